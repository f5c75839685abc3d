# SPDX-License-Identifier: MIT
"""Starting a game from a description of the table, and impossible descriptions."""

from dataclasses import fields
from random import Random

import pytest

from powergrid.bots.planner import Planner
from powergrid.box import (
    board_editions,
    built_in_board_ids,
    load_board,
    load_edition,
    load_plants,
)
from powergrid.rules import Game, State, apply, legal
from powergrid.rules.actions import Action
from powergrid.rules.errors import IllegalPosition
from powergrid.rules.fuel import NO_TOKENS
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.options import Options
from powergrid.rules.position import (
    Position,
    can_be_described,
    expected_pile_size,
    first_position,
    lay_out,
    position_of,
    with_forgotten,
    with_order_by_rules,
)
from powergrid.rules.position_faults import faults_in, saved_state, state_of
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FREE, FUEL, NORTH, Extras
from tests.rules.described import (
    FIRST,
    LOOSE,
    a_game,
    codes,
    holding,
    moment,
    moment_with,
    moments,
    played,
)

_NOT_TOLD = {"game", "revealed", "sold", "discount", "houses", "cities"}


def random_action(state: State, rng: Random) -> Action:
    return legal(state).sample(rng)


_BANK = Options(against_the_bank=True)
_MARKS = Options(starting_cities=True)
_BOTH = Options(starting_cities=True, against_the_bank=True)


@pytest.mark.parametrize(
    ("board", "edition"),
    [
        ("germany", "recharged"),
        ("usa", "classic"),
        ("uk-ireland", "classic"),
        ("china", "classic"),
        ("middle-east", "recharged"),
        ("korea", "classic"),
        ("japan", "recharged"),
        ("manhattan", "recharged"),
        ("spain-portugal", "classic"),
        ("australia", "classic"),
    ],
)
def test_a_described_table_restores_its_state(board: str, edition: str) -> None:
    """No field of the state is forgotten, and no reachable table is refused."""
    check_described(moments(a_game(board, edition)))


@pytest.mark.parametrize(
    ("board", "edition"),
    [(board, edition) for board in built_in_board_ids() for edition in board_editions(board)],
)
def test_no_table_that_random_players_reach_is_refused(board: str, edition: str) -> None:
    check_described(played(a_game(board, edition), random_action))


@pytest.mark.parametrize("board", built_in_board_ids())
def test_no_table_against_the_bank_is_refused(board: str) -> None:
    if "recharged" in board_editions(board):
        check_described(played(a_game(board, "recharged", 2, _BANK), random_action))


@pytest.mark.parametrize(
    ("board", "players", "options"),
    [("germany", 2, _BANK), ("china", 2, _BOTH), ("italy", 2, _BOTH), ("usa", 3, _MARKS)],
)
def test_bank_and_starting_cities_are_described(board: str, players: int, options: Options) -> None:
    game = a_game(board, "recharged", players, options)
    check_described(moments(game))
    check_described(played(game, random_action))


def check_described(states: list[State]) -> None:
    """Check that every seventh position says all there is, and is allowed."""
    for state in states[::7]:
        game, position = state.game, position_of(state)
        assert [*faults_in(game, position)] == []
        assert with_forgotten(game, position) == position
        taken_up = state_of(game, position)
        for name in {field.name for field in fields(State)} - _NOT_TOLD:
            told, known = getattr(taken_up, name), getattr(state, name)
            if name == "under" and state.step == 3:  # shuffled
                told, known = sorted(told), sorted(known)
            assert told == known, name
        assert [*map(sorted, taken_up.houses)] == [*map(sorted, state.houses)]
        if state.phase == AUCTION:
            assert taken_up.discount == state.discount


@pytest.mark.parametrize("edition", ["recharged", "classic"])
def test_the_default_pile_is_that_of_a_whole_game(edition: str) -> None:
    game = a_game(edition=edition)
    for state in moments(game)[::9]:
        assert expected_pile_size(game, position_of(state)) == state.pile_left


def test_a_game_can_be_played_to_its_end_from_a_description() -> None:
    game = a_game()
    for phase, step in ((AUCTION, 2), (BUILDING, 3)):
        state = state_of(game, moment(game, phase, step=step))
        pile = guessed_pile(state, Random(3))
        while not state.is_over:
            apply(state, Planner().decide(state, Random(1)), pile)
        assert len(state.ranking) == 3


def test_the_first_position_is_that_of_the_setup() -> None:
    game = a_game()
    start = first_position(game, (3, 4, 5, 6, 7, 8, 9, 10), Random(1))
    state = state_of(game, start)
    assert (legal(state).seat, state.discount) == (0, 3)
    assert (state.money, state.pile_left) == ((50, 50, 50), start.pile)


_AUCTION = moment(a_game(), AUCTION)
_FUEL = moment(a_game(), FUEL)
_FIRST_FUEL = moment(a_game(), FUEL, round_=1)
_RUNNING = moment(a_game(), BUREAUCRACY)
_CITIES = a_game().cities


@pytest.mark.parametrize(
    ("code", "position"),
    [
        ("seats_not_in_order", _AUCTION._replace(order=(0, 1))),
        ("no_such_plant", _AUCTION._replace(gone=(2,))),
        ("city_not_in_play", holding(_AUCTION, 0, cities=(-1,))),
        ("no_such_moment", _AUCTION._replace(phase=1)),
        ("no_such_moment", _AUCTION._replace(round=0)),
        ("plant_twice", _AUCTION._replace(gone=_AUCTION.market[:1])),
        ("city_twice", holding(_AUCTION, 0, cities=_CITIES[:1] * 2)),
        ("nobody_on_turn", _FUEL._replace(done=(0, 1, 2))),
        ("acts_before", _FUEL._replace(done=_FUEL.order[:1])),
        ("acts_before", _RUNNING._replace(done=_RUNNING.order[-1:])),
        ("round_1_plants", FIRST._replace(done=(0,))),
        ("bought_already", holding(FIRST, 1, plants=(11,))),
        ("too_early_to_build", holding(FIRST, 1, cities=_CITIES[:1])),
        ("market_size", _AUCTION._replace(market=_AUCTION.market[1:])),
        ("pile_too_small", _AUCTION._replace(pile=0)),
        ("pile_too_large", _AUCTION._replace(pile=40)),
        ("market_spaces", _AUCTION._replace(fuel_market=(90, 0, 0, 0))),
        ("too_many_tokens", holding(_AUCTION, 0, fuel=(24, 0, 0, 0))),
        ("not_on_this_board", _AUCTION._replace(storage=1)),
        ("not_on_this_board", _AUCTION._replace(extras=Extras(glut=1))),
        ("too_many_plants", holding(_AUCTION, 0, plants=tuple(LOOSE[:4]))),
        ("no_room", holding(_AUCTION, 0, fuel=(0, 0, 0, 1))),
        ("too_many_houses", holding(_AUCTION, 0, cities=_AUCTION.holdings[1].cities)),
        ("game_over", holding(_AUCTION, 0, cities=_CITIES)),
        ("step2_is_due", holding(_AUCTION, 0, cities=_CITIES[:8])),
        ("step2_is_not_due", _AUCTION._replace(step=2)),
        ("wrong_order", _AUCTION._replace(order=_AUCTION.order[::-1])),
        ("wrong_order", _FUEL._replace(order=_FUEL.order[::-1])),
        ("sold_to_nobody", _AUCTION._replace(sold=True)),
        ("too_many_bought", holding(_AUCTION, 0, plants=tuple(LOOSE[:3]))),
        ("too_many_bought", holding(_FIRST_FUEL, 0, plants=tuple(LOOSE[:2]))),
    ],
)
def test_impossible_tables_are_reported(code: str, position: Position) -> None:
    assert code in codes(a_game(), position)
    with pytest.raises(IllegalPosition):
        state_of(a_game(), position)


def test_plants_that_boards_and_editions_forbid_are_named() -> None:
    classic = a_game(edition="classic")
    start = moment(classic, AUCTION)
    cities = max(len(holding.cities) for holding in start.holdings)
    bare = holding(holding(holding(start, 0, plants=()), 1, plants=()), 2, plants=())
    assert cities >= 3
    assert "plant_obsolete" in codes(classic, bare._replace(market=(3, *start.market[1:]), gone=()))
    europe = a_game("central-europe", "classic")
    barred = next(iter(europe.cities_needed))
    bought = holding(
        first_position(europe, (3, 4, 5, 6, 7, 8, 9, 10), Random(1)), 0, plants=(barred,)
    )
    assert "no_city_for_plant" in codes(europe, bought)
    printed = a_game()
    tables = printed.edition._replace(not_in_step1=("oil",))
    dry = Game(printed.board, tables, load_plants(), 3, printed.areas)
    start = first_position(dry, (3, 4, 5, 6, 7, 8, 9, 10), Random(1))
    assert not codes(dry, start)  # the engine has replaced the oil plants
    assert "banned_in_step1" in codes(dry, FIRST._replace(fuel_market=start.fuel_market))


def test_boards_and_editions_decide_which_starts_steps_and_turns_are_possible() -> None:
    printed = a_game()
    assert not codes(a_game(), FIRST)
    flat = Game(
        printed.board, printed.edition._replace(has_steps=False), load_plants(), 3, printed.areas
    )
    assert "no_steps" in codes(flat, FIRST._replace(step=2))
    assert "no_steps" not in codes(flat, FIRST)
    board = load_board("south-africa", "recharged")
    africa = Game(board, flat.edition, load_plants(), 3, tuple(range(len(board.areas))))
    barred = tuple(sorted(africa.no_start_in))[:1]
    start = first_position(africa, sorted(africa.plants)[:8], Random(1))
    assert "no_network_begins_here" in codes(africa, holding(start, 0, cities=barred))
    russia = a_game("russia", "classic")
    begun = first_position(russia, (3, 4, 5, 6, 7, 8, 9), Random(1))
    assert "market_size" not in codes(russia, begun)


def test_the_bank_has_what_it_has_taken_by_now() -> None:
    game = a_game(players=2, options=_BANK)
    auction, fuel, building = (moment(game, phase, round_=2) for phase in (AUCTION, FUEL, BUILDING))
    bank, spare = building.bank, next(n for n in game.plants if n not in building.named)

    def with_bank(position: Position, **changes: object) -> set[str]:
        bank = position.bank._replace(**changes)  # type: ignore[arg-type]
        return codes(game, position._replace(bank=bank))

    assert "bank_plants" in with_bank(auction, plants=(*auction.bank.plants, spare))
    assert "bank_plants" in with_bank(building, plants=bank.plants[1:])
    assert "plant_twice" in with_bank(building, plants=(*bank.plants[1:], building.market[0]))
    assert any(bank.fuel)
    assert "bank_fuel_too_early" in with_bank(fuel, fuel=bank.fuel)
    assert "bank_fuel" in with_bank(building, fuel=NO_TOKENS)
    cities = bank.cities
    assert "bank_missing" in with_bank(building, cities=())
    alone = [
        city for city in cities if all(city not in holding.cities for holding in building.holdings)
    ]
    assert "bank_first_houses" in with_bank(
        building, cities=tuple(c for c in cities if c != alone[0])
    )
    far = max(game.cities, key=lambda city: min(game.distances[city][one] for one in alone))
    moved = tuple(far if city == alone[0] else city for city in cities)
    assert "bank_not_beside" in with_bank(building, cities=moved)
    assert "bank_houses" in with_bank(building, cities=game.cities[:17])
    assert "not_on_this_board" in codes(a_game(), FIRST._replace(bank=bank))


def test_the_bank_does_not_follow_into_a_city_without_a_first_place() -> None:
    japan = a_game("japan", players=2, options=_BANK)
    building = moment(japan, BUILDING)
    free = {*japan.cities} - {city for player in building.holdings for city in player.cities}
    lacking = [city for city in free if japan.place_prices[city][0] is None]
    assert lacking
    built = (*building.holdings[0].cities, lacking[0])
    assert "bank_missing" not in codes(japan, holding(building, 0, cities=built))


def test_the_bank_buys_less_only_where_the_market_ran_out() -> None:
    game = a_game(players=2, options=_BANK)
    building = moment(game, BUILDING, round_=2)
    plants, fuel = building.bank.plants, building.bank.fuel
    coal, oil, garbage, uranium = (max(0, tokens - 1) for tokens in fuel)
    less = building.bank._replace(fuel=(coal, oil, garbage, uranium))
    short = building._replace(bank=less)
    assert plants
    assert "bank_fuel" in codes(game, short)
    assert "bank_fuel" not in codes(game, short._replace(fuel_market=NO_TOKENS))


def test_each_player_without_a_house_has_a_marked_city() -> None:
    game = a_game("usa", players=3, options=_MARKS)
    start, later = moment(game, AUCTION, round_=1), moment(game, AUCTION, round_=3)
    assert (len(start.marked), later.marked) == (3, ())
    assert "marked_cities" in codes(game, start._replace(marked=start.marked[1:]))
    assert "not_on_this_board" in codes(a_game(), FIRST._replace(marked=(0,)))
    crowded = holding(later, 0, cities=())._replace(marked=later.holdings[1].cities[:1])
    assert "too_many_houses" in codes(game, crowded)
    assert "marked_cities" not in codes(game, crowded)


def test_closed_cities_have_no_room_for_bank_or_mark() -> None:
    game = a_game("manhattan", players=2, options=_BOTH)
    start = first_position(game, (3, 4, 5, 6, 7, 8, 9, 10), Random(1))
    assert (codes(game, start), len(start.bank.cities), len(start.marked)) == (set(), 6, 2)
    closed = start.closed[0]
    assert "cannot_be_marked" in codes(game, start._replace(marked=(closed,)))
    at_bank = start._replace(closed=start.bank.cities[:1])
    assert lay_out(game, at_bank).bank_houses == lay_out(game, start).bank_houses + 1
    there = holding(start, 0, cities=(closed,))
    assert "bank_missing" not in codes(game, there)


def test_uranium_is_phased_out_only_by_a_plant_out_of_the_game() -> None:
    game = a_game()
    assert "uranium_not_out" in codes(game, FIRST._replace(is_uranium_out=True))
    gone = FIRST._replace(gone=(39,))
    assert not lay_out(game, gone).is_uranium_out
    assert lay_out(game, gone._replace(is_uranium_out=True)).is_uranium_out
    assert "not_on_this_board" in codes(a_game("usa"), FIRST._replace(is_uranium_out=True))


def extras(position: Position, **changes: object) -> Position:
    return position._replace(extras=position.extras._replace(**changes))  # type: ignore[arg-type]


def test_two_markets_share_one_supply() -> None:
    korea, start = moment_with("korea", round=2)
    assert codes(korea, extras(start, north=(99, 0, 0, 0))) >= {"market_spaces", "too_many_tokens"}
    markets = [
        facts.get("market") for _, facts in faults_in(korea, extras(start, north=(0, 9, 0, 1)))
    ]
    assert NORTH in markets
    state = next(moment for moment in moments(korea) if moment.phase == FUEL)
    state = state.copy()
    state.extras = state.extras._replace(buys_at=NORTH)
    assert not can_be_described(state)  # a purchase has started


def test_a_planned_row_tells_which_cards_were_drawn() -> None:
    china, start = moment_with("china", round=3, phase=AUCTION, done=())
    assert codes(china, start._replace(pile=start.pile - 1)) == {"pile_too_small"}
    assert codes(china, start._replace(market=start.market[1:])) >= {"market_size"}
    assert "not_before_step3" in codes(china, start._replace(gone=(*start.gone, 40)))
    forgotten = start._replace(gone=())
    assert lay_out(china, forgotten).seen == lay_out(china, start).seen
    _, late = moment_with("china", step=3)
    assert not codes(china, late)


def test_plants_set_aside_return_with_step_2() -> None:
    spain, start = moment_with("spain-portugal", round=2)
    assert "not_before_step2" in codes(spain, start._replace(gone=(*start.gone, 22)))
    _, later = moment_with("spain-portugal", step=2)
    assert codes(spain, later) == set()
    for position in (start, later):
        assert expected_pile_size(spain, position) == position.pile
    state = lay_out(spain, later._replace(gone=tuple({*later.gone} | {22} - {*later.market})))
    assert 18 in state.seen
    assert state.on_top == (27,)


def test_plants_of_step_2_never_come_if_step_3_comes_before_it() -> None:
    spain = a_game("spain-portugal", "classic")
    states = played(spain, random_action)
    late = next(state for state in states if state.step == 3)
    assert all(state.step != 2 for state in states)
    skipped = position_of(late)
    assert not codes(spain, skipped)
    assert lay_out(spain, skipped).on_top == ()
    assert expected_pile_size(spain, skipped) == skipped.pile
    counted = skipped._replace(pile=skipped.pile + 3)
    assert lay_out(spain, counted).on_top == (18, 22, 27)  # as earlier versions took it


def test_the_step_3_card_is_put_under_the_pile_again() -> None:
    east, later = moment_with("middle-east", step=2)
    assert "pile_too_large" in codes(east, later._replace(pile=later.pile + 1))
    early = moment_with("middle-east", round=2)[1]
    assert "above_only_in_step2" in codes(east, extras(early, shuffled=(40,)))
    assert "too_much_glut" in codes(east, extras(early, glut=25))


def test_second_networks_start_in_cities_of_their_owner() -> None:
    japan, start = moment_with("japan", round=3)
    own = sorted(japan.begin_in.intersection(japan.cities))[:2]
    two = holding(start, 0, cities=tuple({*start.holdings[0].cities, *own}))
    assert "no_second_network" not in codes(japan, extras(two, second_networks=((0, own[1]),)))
    for begun in (((1, own[1]),), ((7, own[0]),), ((0, own[0]), (0, own[1]))):
        bare = holding(two, 1, cities=())
        assert "no_second_network" in codes(japan, extras(bare, second_networks=begun))


def test_side_piles_and_closed_cities_are_counted() -> None:
    city, start = moment_with("manhattan", round=2)
    assert "closed_cities" in codes(city, start._replace(closed=start.closed[1:]))
    assert "city_closed" in codes(city, holding(start, 0, cities=start.closed[:1]))
    spare = tuple(sorted({*city.plants} - {*start.named}))
    assert "side_pile_too_large" in codes(city, extras(start, side_pile=spare[:3]))
    assert "not_under_yet" in codes(city, start._replace(under=spare[:1]))
    assert "all_for_sale" in codes(city, extras(start, piles_done=2))
    assert "no_such_moment" in codes(city, extras(start, piles_done=3))
    _, later = moment_with("manhattan", piles_done=1)
    assert codes(city, later._replace(pile=later.pile + 1)) == {"pile_too_large"}


def test_the_bank_does_not_follow_into_a_city_with_one_place() -> None:
    germany = load_board("germany", "recharged")
    one_place = {"house_prices": (10,), "open_places": (1, 1, 1)}
    board = germany.with_rules(germany.rules._replace(edition=one_place))
    game = Game(board, load_edition("recharged"), load_plants(), 2, (0, 1, 2), _BANK)
    building = moment(game, BUILDING)
    assert building.holdings[0].cities
    assert "bank_missing" not in codes(game, building)


def test_nothing_goes_under_the_pile_of_a_planned_row() -> None:
    china, start = moment_with("china", round=2)
    spare = max({*china.plants} - {*start.named})
    assert "not_on_this_board" in codes(china, start._replace(under=(spare,)))


def test_an_outage_counts_only_cities_of_its_round() -> None:
    india, start = moment_with("india", phase=FUEL)
    assert "too_many_built" in codes(india, extras(start, built=1))


def test_the_removal_of_the_lowest_plant_is_recorded() -> None:
    game = a_game("benelux", "classic")
    told = moment(game, FUEL)
    assert not codes(game, told)
    gone = told._replace(is_lowest_gone=not told.is_lowest_gone)
    assert lay_out(game, gone).is_lowest_gone is not told.is_lowest_gone


def test_how_a_game_came_to_a_saved_table_is_not_asked() -> None:
    odd = _AUCTION._replace(sold=True, order=_AUCTION.order[::-1])
    assert codes(a_game(), odd) == {"sold_to_nobody", "wrong_order"}
    assert saved_state(a_game(), odd).order == odd.order
    with pytest.raises(IllegalPosition):
        saved_state(a_game(), odd._replace(pile=0))


def test_plants_that_lay_face_up_or_came_first_are_not_in_the_pile_any_more() -> None:
    classic = a_game(edition="classic")
    start = moment(classic, FUEL)
    lying = {*start.market, *start.under}
    opening = {*classic.edition.opening_market, 13} - lying
    bare = start._replace(gone=tuple(sorted({*start.gone} - opening)))
    for seat in range(3):
        bare = holding(bare, seat, plants=(), fuel=NO_TOKENS)
    assert opening <= {*with_forgotten(classic, bare).gone}
    assert expected_pile_size(classic, bare) == expected_pile_size(
        classic, with_forgotten(classic, bare)
    )
    assert opening <= state_of(classic, bare._replace(pile=expected_pile_size(classic, bare))).seen


@pytest.mark.parametrize(
    ("board", "edition", "drawn", "forgotten"),
    [
        ("quebec", "classic", (), ()),
        ("quebec", "classic", (18,), (13,)),
        ("quebec", "classic", (40,), (13, 18, 22)),
        ("quebec", "recharged", (40,), ()),  # it may be the plug card on top
        ("quebec", "recharged", (40, 42), (18, 22)),
    ],
)
def test_the_first_cards_have_come_before_any_other(
    board: str, edition: str, drawn: tuple[int, ...], forgotten: tuple[int, ...]
) -> None:
    game = a_game(board, edition)
    start = first_position(game, (3, 4, 5, 6, 7, 8, 9, 10), Random(1))._replace(gone=drawn)
    assert with_forgotten(game, start).gone == drawn + forgotten


def test_the_turn_order_can_be_set_by_the_rules() -> None:
    game = a_game()
    mixed = _AUCTION._replace(order=_AUCTION.order[::-1])
    assert with_order_by_rules(game, mixed).order == _AUCTION.order
    built = next(
        position_of(state)
        for state in moments(game)
        if state.round == 1 and state.phase == BUREAUCRACY and not position_of(state).done
    )
    assert with_order_by_rules(game, built._replace(order=built.order[::-1])).order == built.order
    late = a_game("baden-wuerttemberg", "classic")
    assert not codes(late, moment(late, FUEL))
    assert "wrong_order" in codes(
        late, moment(late, FUEL)._replace(order=moment(late, FUEL).order[::-1])
    )


def test_houses_without_a_place_are_not_shown() -> None:
    game = a_game()
    crowded = _AUCTION
    for seat in range(3):
        crowded = holding(crowded, seat, cities=_CITIES[:1] * 2)
    state = lay_out(game, crowded._replace(done=(0, 1, 2)))
    assert FREE not in state.houses[_CITIES[0]]
    assert state.cities[0] == _CITIES[:1]

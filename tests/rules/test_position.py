# SPDX-License-Identifier: MIT
"""Taking a game up from a description of the table, and what no table can be like."""

from functools import cache
from random import Random

import pytest

from powergrid.bots.planner import Planner
from powergrid.box import load_board, load_edition, load_plants
from powergrid.rules import Game, State, apply, begin, legal
from powergrid.rules.errors import IllegalPosition
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.options import Options
from powergrid.rules.position import (
    Position,
    by_the_rules,
    can_be_described,
    faults_in,
    first_position,
    has_positions,
    laid_out,
    position_of,
    state_of,
)
from powergrid.rules.setup import first_state, random_areas, random_order, shuffle_cards
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FREE, FUEL

_PLAYED: dict[int, list[State]] = {}
_NOT_TOLD = {"game", "revealed", "sold", "discount", "is_lowest_gone", "houses", "cities"}


@cache
def a_game(board: str = "germany", edition: str = "recharged", players: int = 3) -> Game:
    rng = Random(5)
    printed, tables = load_board(board, edition), load_edition(edition)
    areas = random_areas(printed, printed.rules.on(tables).areas[players], rng)
    return Game(printed, tables, load_plants(), players, areas)


def moments(game: Game) -> list[State]:
    """Return the states between decisions of a game among planners."""
    if id(game) in _PLAYED:
        return _PLAYED[id(game)]
    rng = Random(1)
    cards = shuffle_cards(game.edition, game.plants, game.players, rng)
    state = first_state(game, cards.market, random_order(game.players, rng))
    begin(state, cards.pile)
    found = []
    while not state.is_over:
        if can_be_described(state):
            found.append(state.copy())
        apply(state, Planner().decide(state, rng), cards.pile)
    _PLAYED[id(game)] = found
    return found


def moment(game: Game, phase: int, round_: int = 3, step: int = 0) -> Position:
    """Return the table when a phase begins, in a round or in a step."""
    return next(
        position_of(state)
        for state in moments(game)
        if state.phase == phase
        and (state.step == step if step else state.round == round_)
        and len(state.waiting) == game.players
    )


@pytest.mark.parametrize(
    ("board", "edition"),
    [
        ("germany", "recharged"),
        ("usa", "classic"),
        ("uk-ireland", "classic"),
    ],
)
def test_a_table_as_described_is_the_state_it_was(board: str, edition: str) -> None:
    """Fails where a field of the state is forgotten, or a rule refuses what it leads to."""
    game = a_game(board, edition)
    for state in moments(game)[::3]:
        position = position_of(state)
        assert [*faults_in(game, position)] == []
        taken_up = state_of(game, position)
        for name in {*State.__slots__} - _NOT_TOLD:
            assert getattr(taken_up, name) == getattr(state, name), name
        assert [*map(sorted, taken_up.houses)] == [*map(sorted, state.houses)]
        if state.phase == AUCTION:
            assert taken_up.discount == state.discount


def test_a_game_goes_on_to_its_end_from_there() -> None:
    game = a_game()
    for phase, step in ((AUCTION, 2), (BUILDING, 3)):
        state = state_of(game, moment(game, phase, step=step))
        pile = guessed_pile(state, Random(3))
        while not state.is_over:
            apply(state, Planner().decide(state, Random(1)), pile)
        assert len(state.ranking) == 3


def test_a_round_begins_with_everything_as_at_the_set_up() -> None:
    game = a_game()
    start = first_position(game, (3, 4, 5, 6, 7, 8, 9, 10))
    state = state_of(game, start)
    assert (legal(state).seat, state.discount) == (0, 3)
    assert (state.money, state.pile_left) == ((50, 50, 50), start.pile)


def holding(position: Position, seat: int, **changes: object) -> Position:
    holdings = list(position.holdings)
    holdings[seat] = holdings[seat]._replace(**changes)  # type: ignore[arg-type]
    return position._replace(holdings=tuple(holdings))


def codes(game: Game, position: Position) -> set[str]:
    return {code for code, _ in faults_in(game, position)}


_AUCTION = moment(a_game(), AUCTION)
_FUEL = moment(a_game(), FUEL)
_RUNNING = moment(a_game(), BUREAUCRACY)
_FIRST = first_position(a_game(), (3, 4, 5, 6, 7, 8, 9, 10))
_CITIES = a_game().cities
_NAMED = {*_AUCTION.market, *_AUCTION.under, *_AUCTION.gone}
_NAMED |= {plant for one in _AUCTION.holdings for plant in one.plants}
_LOOSE = sorted({*a_game().plants} - _NAMED)


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
        ("round_1_plants", _FIRST._replace(done=(0,))),
        ("bought_already", holding(_FIRST, 1, plants=(11,))),
        ("too_early_to_build", holding(_FIRST, 1, cities=_CITIES[:1])),
        ("market_size", _AUCTION._replace(market=_AUCTION.market[1:])),
        ("pile_too_small", _AUCTION._replace(pile=0)),
        ("pile_too_large", _AUCTION._replace(pile=40)),
        ("market_spaces", _AUCTION._replace(fuel_market=(90, 0, 0, 0))),
        ("too_many_tokens", holding(_AUCTION, 0, fuel=(24, 0, 0, 0))),
        ("no_storage", _AUCTION._replace(storage=1)),
        ("too_many_plants", holding(_AUCTION, 0, plants=tuple(_LOOSE[:4]))),
        ("no_room", holding(_AUCTION, 0, fuel=(0, 0, 0, 1))),
        ("too_many_houses", holding(_AUCTION, 0, cities=_AUCTION.holdings[1].cities)),
        ("game_over", holding(_AUCTION, 0, cities=_CITIES)),
        ("step2_is_due", holding(_AUCTION, 0, cities=_CITIES[:8])),
        ("step2_is_not_due", _AUCTION._replace(step=2)),
        ("wrong_order", _AUCTION._replace(order=_AUCTION.order[::-1])),
        ("wrong_order", _FUEL._replace(order=_FUEL.order[::-1])),
    ],
)
def test_what_no_table_can_be_like_is_told(code: str, position: Position) -> None:
    assert code in codes(a_game(), position)
    with pytest.raises(IllegalPosition):
        state_of(a_game(), position)


def test_plants_that_boards_and_editions_forbid_are_told() -> None:
    classic = a_game(edition="classic")
    start = moment(classic, AUCTION)
    cities = max(len(one.cities) for one in start.holdings)
    bare = holding(holding(holding(start, 0, plants=()), 1, plants=()), 2, plants=())
    assert cities >= 3
    assert "plant_obsolete" in codes(classic, bare._replace(market=(3, *start.market[1:]), gone=()))
    europe = a_game("central-europe", "classic")
    barred = next(iter(europe.cities_needed))
    bought = holding(first_position(europe, (3, 4, 5, 6, 7, 8, 9, 10)), 0, plants=(barred,))
    assert "no_city_for_plant" in codes(europe, bought)
    printed = a_game()
    tables = printed.edition._replace(not_in_step1=("oil",))
    dry = Game(printed.board, tables, load_plants(), 3, printed.areas)
    assert "banned_in_step1" in codes(dry, first_position(dry, (3, 4, 5, 6, 7, 8, 9, 10)))


def test_boards_and_editions_decide_about_beginnings_steps_and_turns() -> None:
    printed = a_game()
    assert not codes(a_game(), _FIRST)
    flat = Game(
        printed.board,
        printed.edition._replace(has_steps=False),
        load_plants(),
        3,
        printed.areas,
    )
    assert "no_steps" in codes(flat, _FIRST._replace(step=2))
    assert "no_steps" not in codes(flat, _FIRST)
    board = load_board("south-africa", "recharged")
    africa = Game(board, flat.edition, load_plants(), 3, tuple(range(len(board.areas))))
    barred = tuple(sorted(africa.no_start_in))[:1]
    start = first_position(africa, tuple(sorted(africa.plants))[:8])
    assert "no_network_begins_here" in codes(africa, holding(start, 0, cities=barred))
    russia = a_game("russia", "classic")
    begun = first_position(russia, (3, 4, 5, 6, 7, 8, 9))
    assert "market_size" not in codes(russia, begun)


def test_some_boards_keep_more_than_a_description_says() -> None:
    korea = a_game("korea", "classic")
    assert not has_positions(korea)
    assert codes(korea, first_position(korea, (3, 4, 5, 6, 7, 8, 9, 10))) == {"board_keeps_more"}
    printed = a_game()
    variant = Game(
        printed.board,
        printed.edition,
        printed.plants,
        3,
        printed.areas,
        Options(starting_cities=True),
    )
    assert not has_positions(variant)


def test_where_the_lowest_plant_leaves_a_game_is_taken_up_as_a_round_begins() -> None:
    game = a_game("benelux", "classic")
    assert not codes(game, moment(game, AUCTION))
    assert codes(game, moment(game, FUEL)) == {"only_when_a_round_begins"}


def test_the_order_can_be_set_by_the_rules() -> None:
    game = a_game()
    mixed = _AUCTION._replace(order=_AUCTION.order[::-1])
    assert by_the_rules(game, mixed).order == _AUCTION.order
    late = a_game("baden-wuerttemberg", "classic")
    assert not codes(late, moment(late, FUEL))
    assert "wrong_order" in codes(
        late, moment(late, FUEL)._replace(order=moment(late, FUEL).order[::-1])
    )


def test_houses_without_a_place_are_left_out_of_what_is_shown() -> None:
    game = a_game()
    crowded = _AUCTION
    for seat in range(3):
        crowded = holding(crowded, seat, cities=_CITIES[:1] * 2)
    state = laid_out(game, crowded._replace(done=(0, 1, 2)))
    assert FREE not in state.houses[_CITIES[0]]
    assert state.cities[0] == _CITIES[:1]

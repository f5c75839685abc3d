# SPDX-License-Identifier: MIT
"""The story of a game: what was done in its turning points, what came of it, and the result."""

import pytest
from PySide6.QtWidgets import QApplication

from powergrid.analysis import Review
from powergrid.gui.power_grid.end.deeds import RoundDeeds
from powergrid.gui.power_grid.end.standing_words import headline
from powergrid.gui.power_grid.end.story_words import TurningPointText, story, story_seat
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.settings.language import use_language
from powergrid.rules import events as ev
from powergrid.rules.fuel import NO_TOKENS
from powergrid.rules.state import BUYING_FUEL, with_item
from powergrid.stats.game_figures import Round, rounds_by_seat
from tests.gui.tables import a_session, play_until, tie


def round_of(session: Session, number: int, change: float, seat: int) -> TurningPointText:
    """Return the story of a game in which a seat's chance changed in one round only."""
    moves = session.past
    first, last = (
        next(at for at, move in enumerate(moves) if move.before.round == wanted)
        for wanted in (number, number + 1)
    )
    session.state.ranking = (seat, *(each for each in range(4) if each != seat))
    before = (0.5,) * 4
    after = with_item(before, seat, 0.5 + change)
    chances = ((0, before), (first, before), (last, after), (len(moves), after))
    ((_, text),) = story(session, Review(chances, ()))
    return text


@pytest.fixture(scope="module")
def whole_game() -> Session:
    return play_until(a_session(seed=4), lambda state: state.is_over, "sensible")


@pytest.fixture
def game(whole_game: Session, qapp: QApplication) -> Session:
    """A finished game, whose end may be changed, told in English with its plurals."""
    use_language("en")
    session = whole_game.watched()
    return Session(session.state, session.seats, session.deal, past=session.past)


def told(session: Session, change: float) -> dict[tuple[int, int], TurningPointText]:
    """Return what is told of each round but the last, for each seat."""
    return {
        (number, seat): round_of(session, number, change, seat)
        for number in range(1, session.state.round)
        for seat in range(4)
    }


def figures(session: Session) -> tuple[list[Round], ...]:
    events = [event for played in session.past for event in played.events]
    return rounds_by_seat(events, session.state_at(0))


def name_of(session: Session, seat: int) -> str:
    return session.seats[seat].name


def test_the_chance_is_named(game: Session) -> None:
    text = round_of(game, 3, -0.3, 1)
    assert text.moment == "Round 3: Bruno, chance of winning 50 → 20%"
    assert game.past[text.position].before.round == 3
    assert game.past[text.after].before.round == 4
    assert text.line == f"{text.moment}. {text.headline}"


def test_a_rise_is_told_by_own_plants_and_houses_and_by_rivals_without_power(
    game: Session,
) -> None:
    kinds = set()
    for (number, seat), text in told(game, 0.3).items():
        own = figures(game)[seat][number - 1]
        who, what = text.headline.split(": ", 1)
        if who != name_of(game, seat):
            assert what.startswith("only ")
            cities = "city" if own.cities == 1 else "cities"
            counted = f"{name_of(game, seat)} powers {own.powered} of {own.cities} {cities}."
            assert text.reason.endswith(counted)
            kinds.add("rival without power")
        elif what.startswith("plant "):
            assert own.plants
            assert text.reason.startswith("It ")
            kinds.add("plant")
        elif what.startswith("from "):
            assert f" to {own.cities} in one turn" in what
            kinds.add("houses")
    assert kinds == {"rival without power", "plant", "houses"}


def test_a_fall_is_told_by_what_rivals_did_or_by_what_was_left_undone(game: Session) -> None:
    kinds = set()
    for (number, seat), text in told(game, -0.3).items():
        before, own = [Round(), *figures(game)[seat]][number - 1 : number + 1]
        who, what = text.headline.split(": ", 1)
        if who != name_of(game, seat):
            assert what.startswith(("from ", "plant "))
            rival = [seat.name for seat in game.seats].index(who)
            count = figures(game)[rival][number - 1].cities
            if what.startswith("from "):
                now = f"Now {name_of(game, seat)} has {own.cities} cities, {who} {count}."
                assert text.reason.startswith(now)
            kinds.add("rival")
        elif what.endswith(" powered"):
            only = f"only {own.powered} of {own.cities} cities powered"
            assert what == (only if own.powered else "no city powered")
            assert text.reason.endswith(f"That pays {own.income} Elektro.")
            kinds.add("no power")
        else:
            assert own.plants or own.cities > before.cities
            assert f"{who} has " in text.reason
    assert kinds == {"rival", "no power"}


def test_rounds_without_a_house_are_counted(game: Session) -> None:
    counted = set()
    for number in range(1, game.state.round):
        positions = [at for at, move in enumerate(game.past) if move.before.round == number]
        deeds = RoundDeeds(game, range(positions[0], positions[-1] + 1))
        for seat, rounds in enumerate(figures(game)):
            counts = [0, *(part.cities for part in rounds)]
            if counts[number] > counts[number - 1]:
                continue
            same = [at for at in range(1, len(counts)) if counts[at] == counts[number]]
            dry = len([at for at in same if counts[at - 1] == counts[number]])
            deed = deeds.of(seat, is_rise=False)[-1]
            name, money = name_of(game, seat), rounds[number - 1].money
            told = f"{dry} rounds without a house" if dry > 1 else "no house built"
            assert deed.headline == f"{name}: {told}"
            assert deed.reason.endswith(f" {name} has {money} Elektro left.")
            counted.add(dry)
    assert counted >= {1, 2}


def test_whoever_first_has_enough_cities_ends_the_game(game: Session) -> None:
    rounds = [move.before.round for move in game.past]
    last = rounds.index(game.state.round)
    cities = [len(owned) for owned in game.state_at(last).cities]
    enough = []
    for event in (event for played in game.past[last:] for event in played.events):
        if isinstance(event, ev.HouseBuilt):
            cities[event.seat] += 1
            if cities[event.seat] >= game.state.game.end_at:
                enough.append(name_of(game, event.seat))
    assert RoundDeeds(game, range(last, len(rounds))).ender() == f"{enough[0]} ends the game."
    assert RoundDeeds(game, range(last)).ender() == ""


def test_how_often_a_plant_runs_is_counted(game: Session) -> None:
    counted = 0
    for text in told(game, 0.3).values():
        if ": plant " not in text.headline:
            continue
        who, rest = text.headline.split(": plant ")
        plant = int(rest.split(",")[0].split(" ")[0])
        runs = sum(
            isinstance(event, ev.PlantsRun)
            and plant in event.plants
            and name_of(game, event.seat) == who
            for played in game.past
            for event in played.events
        )
        times = "once" if runs == 1 else f"{runs} times"
        assert text.reason.startswith(f"It runs {times}" if runs else "It never runs.")
        burns = game.state.game.plants[plant].fuel > 0
        assert ("never burns" in text.reason) is (runs > 0 and not burns)
        counted += 1
    assert counted


def test_a_mine_is_not_said_to_run(qapp: QApplication) -> None:
    use_language("en")
    session = play_until(a_session(board="australia"), lambda state: state.is_over, "sensible")
    mines = session.state.game.mines
    (at, seat, mine), *_ = (
        (position, event.seat, event.plant)
        for position, played in enumerate(session.past)
        for event in played.events
        if isinstance(event, ev.PlantBought) and event.plant in mines
    )
    deeds = RoundDeeds(session, range(at, at + 1)).of(seat, is_rise=False)
    told = next(deed for deed in deeds if f": plant {mine}" in deed.headline)
    cities = session.state.game.plants[mine].cities
    assert told.reason.startswith(f"Mine {mine}: sells uranium for {cities} cities. ")


def test_fuel_that_was_sold_out_is_named(game: Session) -> None:
    """Nobody can buy a fuel that is not there: each turn of a round is played without it."""
    dark = [
        (number, seat)
        for (number, seat), text in told(game, -0.3).items()
        if text.headline.startswith(f"{name_of(game, seat)}: only ")
    ]
    number, seat = dark[0]
    for played in game.past:
        if played.before.round == number and played.before.asks == BUYING_FUEL:
            played.before.fuel_market = NO_TOKENS
            played.before.fuel = (NO_TOKENS,) * 4
    text = round_of(game, number, -0.3, seat)
    assert text.reason.startswith(f"Sold out when {name_of(game, seat)} buys fuel: ")


def last_round(session: Session) -> TurningPointText:
    """Return the story of a game whose last round decided it."""
    moves = session.past
    number = session.state.round
    last = next(at for at, move in enumerate(moves) if move.before.round == number)
    chances = ((0, (0.3,) * 4), (last, (0.3,) * 4), (len(moves), (1.0,) * 4))
    ((point, text),) = story(session, Review(chances, ()))
    assert (point.before, point.after) == (0.3, 1.0)
    assert text.after == len(moves)
    return text


def test_the_last_round_leads_to_the_result() -> None:
    session = play_until(a_session(seed=4), lambda state: state.is_over, "sensible")
    text = last_round(session)
    about = session.seats[session.state.ranking[0]].name
    assert text.moment.endswith(f": {about}, chance of winning 30 → 100%")
    ended = [
        seat for seat in session.seats if text.reason.startswith(f"{seat.name} ends the game.")
    ]
    assert len(ended) == 1
    assert text.reason.endswith(f"{headline(session)[0]}.")
    assert text.headline.startswith(tuple(seat.name for seat in session.seats))


@pytest.mark.parametrize(("rise", "is_about_person"), [(0.5, True), (0.0, False)])
def test_the_story_of_a_person_without_a_turning_point_is_the_winners(
    rise: float, is_about_person: bool
) -> None:
    session = play_until(a_session(seed=4), lambda state: state.is_over, "sensible")
    winner, *_, last = session.state.ranking
    session.seats = tuple(
        seat if at == last else seat._replace(player="learner")
        for at, seat in enumerate(session.seats)
    )
    before = with_item(with_item((0.0,) * 4, winner, 0.3), last, 0.2)
    after = with_item(with_item((0.0,) * 4, winner, 0.7), last, 0.2 + rise)
    later = next(at for at, move in enumerate(session.past) if move.before.round == 2)
    review = Review(((0, before), (later, after), (len(session.past), after)), ())
    ((_, text),) = story(session, review)
    about = last if is_about_person else winner
    assert story_seat(session, review) == about
    assert f": {session.seats[about].name}, " in text.moment


@pytest.mark.parametrize("lit", [0, 2])
def test_who_could_not_power_the_winning_cities_decided(lit: int) -> None:
    session = play_until(a_session(seed=4), lambda state: state.is_over, "sensible")
    state = session.state
    first, *_, last = state.ranking
    state.powered = with_item(state.powered, last, lit)
    state.cities = with_item(state.cities, last, tuple(range(len(state.cities[first]) + 9)))
    owned = len(state.cities[last])
    text = last_round(session)
    what = f"only 2 of {owned} cities powered" if lit else "no city powered"
    assert text.headline == f"{session.seats[last].name}: {what}"


def test_a_tie_break_is_what_decided() -> None:
    session = play_until(a_session(seed=4), lambda state: state.is_over, "sensible")
    state = session.state
    first, second, *_ = state.ranking
    state.powered = tuple([12 if seat in (first, second) else 3 for seat in range(4)])
    state.money = tuple([30 if seat == first else 9 for seat in range(4)])
    won, why = headline(session)
    text = last_round(session)
    assert (text.headline, text.reason) == (won, why)
    assert text.text.endswith("Money decides: 30 against 9.")


def test_a_shared_win_is_told_as_one() -> None:
    session = play_until(a_session(seed=4), lambda state: state.is_over, "sensible")
    text = last_round(tie(session, 2))
    assert text.headline.endswith("share the win")
    assert text.reason.startswith("They tie on every count")

# SPDX-License-Identifier: MIT
"""The story of a game: what the plants run after the last builder's turn, and the result."""

import itertools

import pytest

from powergrid.analysis import Review, turns
from powergrid.gui.power_grid.end.standing_words import headline
from powergrid.gui.power_grid.end.story_words import TurningPointText, story, story_seat
from powergrid.gui.power_grid.game.session import Session
from powergrid.rules import events as ev
from powergrid.rules.state import BUILDING, BUILDING_HOUSES, BUREAUCRACY, with_item
from tests.gui.tables import a_session, play_until, tie


def test_cities_are_counted_when_the_plants_run() -> None:
    session = play_until(a_session(seed=4), lambda state: state.is_over, "sensible")
    moves = session.past
    asked = turns(((played.before, played.action) for played in moves), session.state)
    grown = 0
    for turn, following in itertools.pairwise(asked):
        phases = (turn.moves[0][0].phase, following.moves[0][0].phase)
        if phases != (BUILDING, BUREAUCRACY):
            continue
        first = turn.position
        after = next(
            (
                at
                for at in range(first, len(moves))
                if moves[at].before.round > turn.moves[0][0].round
            ),
            None,
        )
        if after is None:
            continue
        chances = [
            (0, (0.2,) * 4),
            (first, (0.2,) * 4),
            (after, (0.9,) * 4),
            (len(moves), (0.9,) * 4),
        ]
        review = Review(tuple(chances), ())
        ((_, text),) = story(session, review, moves, (0, 1, 2, 3))
        if "cities lit" not in text.headline:
            continue
        found = [
            (event.seat, event.powered, len(played.before.cities[event.seat]))
            for played in moves[first:after]
            for event in played.events
            if isinstance(event, ev.PlantsRun)
        ]
        about = session.seats[session.state.ranking[0]].name
        assert text.moment.endswith(f": {about} 20 → 90%")
        seat, powered, owned = next(each for each in found if each[1] < each[2])
        assert text.headline.endswith(f"only {powered} of {owned} cities lit")
        grown += owned > len(moves[first].before.cities[seat])
    assert grown, "no builder has powered fewer cities than it has built"


def last_step(session: Session) -> TurningPointText:
    """Return the story of a game whose last builder decided it."""
    moves = session.past
    last = max(at for at, move in enumerate(moves) if move.before.asks == BUILDING_HOUSES)
    chances = ((0, (0.3,) * 4), (last, (0.3,) * 4), (len(moves), (1.0,) * 4))
    ((point, text),) = story(session, Review(chances, ()), moves, (1, 9, 10))
    assert (point.before, point.after) == (0.3, 1.0)
    assert (text.position, text.after) == (last, len(moves))
    return text


def test_the_last_step_leads_to_the_result() -> None:
    session = play_until(a_session(seed=4), lambda state: state.is_over, "sensible")
    text = last_step(session)
    about = session.seats[session.state.ranking[0]].name
    assert text.moment.endswith(f": {about} 30 → 100%")
    assert text.reason == headline(session)[0]
    assert text.headline.startswith(tuple(seat.name for seat in session.seats))


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ((0.3, 0.4, 0.2, 0.1), (0.5, 0.3, 0.1, 0.1), "{a} takes the lead with 50%."),
        ((0.4, 0.3, 0.2, 0.1), (0.6, 0.3, 0.0, 0.1), "The closest rival is {b} with 30%."),
        ((0.4, 0.5, 0.0, 0.1), (0.2, 0.6, 0.1, 0.1), "{b} stays ahead with 60%."),
    ],
)
def test_each_turn_tells_who_is_ahead(
    before: tuple[float, ...], after: tuple[float, ...], told: str
) -> None:
    session = play_until(a_session(seed=4), lambda state: state.is_over, "sensible")
    about, other = session.state.ranking[:2]

    def by_seat(chances: tuple[float, ...]) -> tuple[float, ...]:
        return tuple(chances[session.state.ranking.index(seat)] for seat in range(4))

    moves = session.past
    first, second = [at for at, move in enumerate(moves) if move.before.asks == BUILDING_HOUSES][:2]
    chances = ((first, by_seat(before)), (second, by_seat(after)), (len(moves), by_seat(after)))
    ((_, text),) = story(session, Review(chances, ()), moves, (1, 5, 10))
    names = {"a": session.seats[about].name, "b": session.seats[other].name}
    assert text.reason == told.format(**names)


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
    times = (1.0, 5.0, 10.0)
    first, second = 10, len(session.past) - 10
    review = Review(((0, before), (first, before), (second, after)), ())
    ((_, text),) = story(session, review, session.past, times)
    about = last if is_about_person else winner
    assert story_seat(session, review, times) == about
    assert f": {session.seats[about].name} " in text.moment


def test_who_could_not_light_the_winning_cities_decided() -> None:
    session = play_until(a_session(seed=4), lambda state: state.is_over, "sensible")
    state = session.state
    first, *_, last = state.ranking
    state.powered = with_item(state.powered, last, 2)
    state.cities = with_item(state.cities, last, tuple(range(len(state.cities[first]) + 9)))
    owned = len(state.cities[last])
    text = last_step(session)
    assert text.headline == f"{session.seats[last].name}: only 2 of {owned} cities lit"


def test_a_tie_break_is_what_decided() -> None:
    session = play_until(a_session(seed=4), lambda state: state.is_over, "sensible")
    state = session.state
    first, second, *_ = state.ranking
    state.powered = tuple([12 if seat in (first, second) else 3 for seat in range(4)])
    state.money = tuple([30 if seat == first else 9 for seat in range(4)])
    won, why = headline(session)
    text = last_step(session)
    assert (text.headline, text.reason) == (won, why)
    assert text.text.endswith("Money decides: 30 against 9.")


def test_a_shared_win_is_told_as_one() -> None:
    session = play_until(a_session(seed=4), lambda state: state.is_over, "sensible")
    text = last_step(tie(session, 2))
    assert text.headline.endswith("share the win")
    assert text.reason.startswith("They tie on every count")

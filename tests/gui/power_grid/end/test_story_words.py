# SPDX-License-Identifier: MIT
"""The story of a game tells of the last builder's turn what the plants run after it could power."""

import itertools

from powergrid.bots import Review, turns
from powergrid.gui.power_grid.end.story_words import story, story_seat
from powergrid.rules import events as ev
from powergrid.rules.state import BUILDING, BUREAUCRACY
from tests.gui.tables import a_session, play_until


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
            (len(moves), (1.0,) * 4),
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
        about = session.seats[story_seat(session)].name
        assert text.moment.endswith(f": {about} 20 → 90%")
        seat, powered, owned = next(each for each in found if each[1] < each[2])
        assert text.headline.endswith(f"only {powered} of {owned} cities lit")
        grown += owned > len(moves[first].before.cities[seat])
    assert grown, "no builder has powered fewer cities than it has built"

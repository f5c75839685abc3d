# SPDX-License-Identifier: MIT
"""Who has won, on the front page, at the table, in the log: one, or several who tie."""

import pytest

from powergrid.gui.power_grid.end.standing_words import headline
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.events import sentence
from powergrid.gui.power_grid.words.glance import asked_text, fact_text
from powergrid.gui.power_grid.words.questions import question_title
from powergrid.gui.power_grid.words.results import winners_text, won_text
from powergrid.gui.power_grid.words.seat_status import seat_status
from powergrid.play.seats import PERSON
from powergrid.rules.events import GameEnded
from powergrid.rules.scoring import ranking, winners
from tests.gui.tables import a_session, play_until, tie


@pytest.fixture
def session() -> Session:
    return play_until(a_session(), lambda state: state.is_over, "sensible")


def test_one_seat_wins(session: Session) -> None:
    winner = session.state.ranking[0]
    name, powered = session.seats[winner].name, session.state.powered[winner]
    assert asked_text(session) == f"{name} won with {powered} cities powered"
    assert question_title(session) == f"The game is over: {name} wins"
    assert seat_status(session, winner, ()).text == f"wins, powers {powered}"


def test_the_only_person_at_the_table_is_told_of_their_own_win(session: Session) -> None:
    winner, second, *_ = session.state.ranking
    powered = session.state.powered[winner]

    def told(person: int) -> list[str]:
        session.seats = tuple(
            seat._replace(player=PERSON if at == person else "learner")
            for at, seat in enumerate(session.seats)
        )
        return [asked_text(session), headline(session)[0], winners_text(session)]

    assert told(winner) == [
        f"You won with {powered} cities powered",
        f"You win with {powered} cities powered",
        "You win",
    ]
    name = session.seats[winner].name
    assert told(second) == [
        f"{name} won with {powered} cities powered",
        f"{name} wins with {powered} cities powered",
        f"{name} wins",
    ]


@pytest.mark.parametrize("count", [2, 3])
def test_those_who_tie_share_the_win(session: Session, count: int) -> None:
    state = tie(session, count).state
    won = sorted(state.ranking[:count])
    *others, last = [session.seats[seat].name for seat in won]
    names, powered = f"{', '.join(others)} and {last}", state.powered[won[0]]
    assert asked_text(session) == f"{names} share the win"
    assert fact_text(session) == f"They tie on every count, with {powered} cities powered."
    assert question_title(session) == f"The game is over: {names} share the win"
    ended = GameEnded(state.ranking, winners(state), state.powered)
    assert sentence(ended, session) == f"The game is over: {names} share the win."
    places = [seat_status(session, seat, ()).brief[:3] for seat in state.ranking]
    assert places == [["1st", "1st", "3rd", "4th"], ["1st", "1st", "1st", "4th"]][count - 2]
    assert {seat_status(session, seat, ()).text for seat in won} == {f"1st, powers {powered}"}


def test_the_second_place_may_be_shared(session: Session) -> None:
    state = session.state
    state.powered, state.money = (9, 12, 9, 3), (5, 5, 5, 5)
    state.ranking = ranking(state)
    names = f"{session.seats[0].name} and {session.seats[2].name}"
    assert fact_text(session) == f"{names} share second place."


def test_those_who_won_are_named_alone_or_together(qapp: object) -> None:
    assert won_text(["Ada"]) == "Ada won"
    assert won_text(["Ada", "Bruno"]) == "Ada and Bruno share the win"

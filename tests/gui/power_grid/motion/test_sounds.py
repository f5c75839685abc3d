# SPDX-License-Identifier: MIT
"""Each action has one sound; with a screen reader only those that end before it speaks."""

import wave

import pytest
from PySide6.QtGui import QAccessible

from powergrid.files.places import resources_dir
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.motion.sounds import SOUNDS
from powergrid.gui.shell.motion.game_sounds import UNDER_SPEECH, GameSounds
from powergrid.records import PERSON
from powergrid.rules.actions import Bid, EndTurn, OpenAuction, Pass
from powergrid.rules.events import GameEnded, HouseBuilt, StepBegan
from powergrid.rules.state import BUYING_FUEL
from tests.gui.tables import a_session, play_until


def a_heard_session(*players: str) -> Session:
    session = a_session(3, edition="classic", player=players or (PERSON,) * 3)
    GameSounds(session, SOUNDS)
    return session


def test_an_auction_sounds_like_card_bid_and_hammer(heard: list[str]) -> None:
    session = a_heard_session()
    for action in (OpenAuction(3, 3), Bid(4), Pass(), Pass()):
        session.act(action)
    assert heard == ["card", "bid", "sold"]
    session.undo()
    assert heard == ["card", "bid", "sold"]


def test_the_players_turn_is_heard_after_bots(heard: list[str]) -> None:
    session = a_heard_session(PERSON, "random", "random")
    play_until(session, lambda state: state.asks == BUYING_FUEL and state.seat == 0)
    was_heard = [name for name in heard if name == "turn"]
    assert was_heard
    heard.clear()
    session.act(EndTurn())
    assert "turn" not in heard


def test_skipped_moves_are_not_heard_one_by_one(heard: list[str]) -> None:
    session = a_heard_session()
    session.act(OpenAuction(3, 3))
    heard.clear()
    session.bots.is_skipping = True
    for events in ([HouseBuilt(0, 1, 10, 0)], [HouseBuilt(0, 1, 10, 0), StepBegan(2, 1)]):
        session.happened.emit(events)
        session.changed.emit()
    assert heard == ["step"]


def test_with_a_screen_reader_nothing_covers_speech(
    heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    session = a_heard_session()
    for action in (OpenAuction(3, 3), Bid(4), Pass(), Pass()):
        session.act(action)
    assert heard == ["card", "bid"]
    for name in UNDER_SPEECH:
        with wave.open(str(resources_dir() / "sounds" / f"{name}.wav")) as file:
            assert file.getnframes() / file.getframerate() <= 0.1501
    assert {SOUNDS[GameEnded], "turn"}.isdisjoint(UNDER_SPEECH)

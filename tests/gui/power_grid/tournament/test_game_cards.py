# SPDX-License-Identifier: MIT
"""The games of a tournament as cards: who plays, who has won, what is being played."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.board.cards import BADGE, HOUSES, NOTE, SNAPSHOT
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.tournament.game_cards import GameCards
from powergrid.gui.power_grid.tournament.tournament_runner import TournamentRunner
from powergrid.play.thinker import Thinker
from powergrid.play.tournament import Entrant, Tournament
from powergrid.records.header import COLOURS

FOUR = [Entrant(name, "beginner") for name in ("Ada", "Bea", "Cleo", "Dora")]


@pytest.fixture
def runner() -> TournamentRunner:
    runner = TournamentRunner(Thinker(OPPONENTS))
    runner.begin("recharged", ["germany"], FOUR, 4, 2)
    return runner


@pytest.fixture
def cards(runner: TournamentRunner, qtbot: QtBot) -> GameCards:
    parent = QWidget()
    qtbot.addWidget(parent)
    cards = GameCards(parent, runner)
    parent.resize(800, 600)
    cards.setGeometry(0, 0, 800, 600)
    with qtbot.waitExposed(parent):
        parent.show()
    return cards


def held(runner: TournamentRunner) -> Tournament:
    assert runner.tournament is not None
    return runner.tournament


def data(cards: GameCards, role: int) -> list[Any]:
    return [cards.model().index(row, 0).data(role) for row in range(cards.model().rowCount())]


def test_each_card_names_round_players_and_state(
    runner: TournamentRunner, cards: GameCards
) -> None:
    match = held(runner).matches[0]
    last_wins = held(runner).with_result(0, [4, 3, 2, 1])
    cards.show_games(last_wins)
    winner = FOUR[match.entrants[-1]].name
    assert data(cards, BADGE) == ["Round 1", "Round 2 · upcoming"]
    assert data(cards, NOTE) == ["Germany", "Germany"]
    names = listed([FOUR[entrant].name for entrant in held(runner).matches[1].entrants])
    assert data(cards, Qt.ItemDataRole.DisplayRole) == [f"{winner} won", names]
    assert names in data(cards, Qt.ItemDataRole.AccessibleTextRole)[1]


def test_those_who_share_a_win_are_named(runner: TournamentRunner, cards: GameCards) -> None:
    cards.show_games(held(runner).with_result(0, [1, 1, 3, 4]))
    one, other = (FOUR[entrant].name for entrant in held(runner).matches[0].entrants[:2])
    assert data(cards, Qt.ItemDataRole.DisplayRole)[0] == f"{one} and {other} share the win"


def test_everybody_keeps_a_colour_in_all_games(runner: TournamentRunner, cards: GameCards) -> None:
    cards.show_games(held(runner))
    for at, shown in enumerate(data(cards, HOUSES)):
        match = held(runner).matches[at]
        assert shown == [COLOURS[entrant] for entrant in match.entrants]
        seats = runner.record_of(at).header.seats
        assert [(seat.name, seat.colour) for seat in seats] == [
            (FOUR[entrant].name, COLOURS[entrant]) for entrant in match.entrants
        ]


def test_the_pictures_follow_one_by_one(
    runner: TournamentRunner, cards: GameCards, qtbot: QtBot
) -> None:
    cards.show_games(held(runner))
    assert data(cards, SNAPSHOT) == [None, None]
    qtbot.waitUntil(lambda: None not in data(cards, SNAPSHOT))
    cards.show_games(held(runner))
    assert None not in data(cards, SNAPSHOT), "they are remembered"

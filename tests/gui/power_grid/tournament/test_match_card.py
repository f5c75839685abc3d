# SPDX-License-Identifier: MIT
"""The selected game of a tournament at a glance: empty, under way, and by night once it is over."""

import pytest
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.board.snapshot import Snapshot
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.tournament.match_card import MatchCard
from powergrid.gui.power_grid.tournament.tournament_runner import TournamentRunner
from powergrid.gui.power_grid.tournament.tournament_view import TournamentView
from powergrid.play.saved_games import games_dir
from powergrid.play.thinker import Thinker
from powergrid.play.tournament import Entrant

FOUR = [Entrant(f"Bot {at}", "sensible") for at in range(4)]


def names(card: MatchCard) -> list[tuple[str, bool]]:
    """Return the names on the card, and whether each is written as a winner's."""
    texts = [tile.findChildren(Text)[-1] for tile in card.players.tiles]
    return [(text.text, text.weight > QFont.Weight.Normal) for text in texts]


def houses(snapshot: Snapshot) -> int:
    return sum(len(network.cities) for network in snapshot.networks)


@pytest.mark.slow
def test_the_card_shows_the_next_game_the_running_one_and_the_selected_one(qtbot: QtBot) -> None:
    runner = TournamentRunner(Thinker(OPPONENTS))
    runner.warned.connect(pytest.fail)
    view = TournamentView(runner, "recharged", "germany", ("beginner",))
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show()
    runner.begin("recharged", ["germany"], FOUR, 4, 2)
    view.page = "one"
    view.refresh()
    card, tournament = view.one.match, runner.tournament
    assert tournament is not None
    seats = [FOUR[number].name for number in tournament.matches[0].entrants]
    assert names(card) == [(name, False) for name in seats]
    assert "1" in card.title.text
    qtbot.waitUntil(lambda: bool(card.picture.snapshot))
    assert houses(card.picture.snapshot) == 0
    assert card.picture.isVisible()
    grown: list[int] = []
    runner.round_changed.connect(lambda: grown.append(houses(card.picture.snapshot)))
    view.one.play_next()
    qtbot.waitUntil(lambda: runner.tournament is not None and runner.tournament.next() is None)
    assert len(set(grown)) > 2
    view.one.games.setCurrentIndex(view.one.games.model().index(0, 0))
    played = runner.tournament
    assert played is not None
    order = [FOUR[number].name for number in played.matches[0].order]
    assert [name for name, _ in names(card)] == order
    assert [has_won for _, has_won in names(card)] == [
        place == 1 for place in sorted(played.matches[0].places)
    ]
    qtbot.waitUntil(lambda: card.picture.snapshot.is_night)
    shown = card.picture.snapshot
    view.one.games.setCurrentIndex(view.one.games.model().index(1, 0))
    qtbot.waitUntil(lambda: card.picture.snapshot is not shown)
    assert "2" in card.title.text
    (games_dir() / played.matches[0].file).unlink()
    view.one.games.setCurrentIndex(view.one.games.model().index(0, 0))
    qtbot.waitUntil(lambda: houses(card.picture.snapshot) == 0)  # how it began is still known

# SPDX-License-Identifier: MIT
"""The options of a puzzle are offered in an order that tells nothing about them."""

from pytestqt.qtbot import QtBot

from powergrid.files.places import resources_dir
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.puzzles.puzzle_page import PuzzlePage
from powergrid.puzzles import load_set
from powergrid.rules.actions import Action
from powergrid.rules.legal import Runs, legal
from tests.gui.power_grid.pages.moments import moment


def test_runs_are_offered_in_the_same_order_whichever_is_best(qtbot: QtBot) -> None:
    session = moment(lambda state: isinstance(legal(state), Runs) and len(list(legal(state))) > 1)
    one, other, *_ = legal(session.state)
    puzzle = next(puzzle for puzzle in load_set(resources_dir() / "puzzles"))
    puzzle = puzzle._replace(options=puzzle.options[:2])
    offered: list[list[Action]] = []
    for turns in ([(one,), (other,)], [(other,), (one,)]):
        page = PuzzlePage(puzzle, turns, "", session, Staging(session))
        qtbot.addWidget(page)
        offered.append([turns[at][0] for at in page.order])
    assert offered[0] == offered[1]

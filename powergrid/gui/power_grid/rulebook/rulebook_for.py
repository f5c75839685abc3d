# SPDX-License-Identifier: MIT
"""Finds the rulebook and the section for what the window shows."""

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from powergrid.box import board_ids, load_board, load_edition, load_plants
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.game_setup import first_setup
from powergrid.gui.power_grid.pages.new_game.board_choice import first_board, why_unusable
from powergrid.gui.power_grid.pages.new_game.new_game_view import FIRST_EDITION, NewGameView
from powergrid.gui.power_grid.rulebook.rules_of_game import rules_of
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.words.names import board_title, edition_name
from powergrid.gui.power_grid.words.rule_sections import section_asked
from powergrid.gui.rulebook.rulebook_view import RulebookView
from powergrid.rules.game import Game
from powergrid.rules.options import areas_in_play
from powergrid.rules.setup import random_areas

if TYPE_CHECKING:
    from powergrid.gui.power_grid.game.game_setup import GameSetup
    from powergrid.gui.power_grid.game.session import Session


def rulebook_for(view: QWidget, session: "Session | None", section: str) -> RulebookView | None:
    """Return the rules of the game that a view shows, at a section or that of the question.

    For a view without a game, return the rules of the session at the table, None without one.
    """
    if isinstance(view, NewGameView):
        return _rulebook(game_of(view.setup), section, has_areas=_has_areas(view.setup))
    if isinstance(view, Table):
        session = view.session
        section = section or view.action.page.head.rule or section_asked(session.state)
    return None if session is None else _rulebook(session.state.game, section)


def rulebook_of(setup: "GameSetup | None", section: str) -> RulebookView:
    """Return the rules of a game set up like that, or of a first game if that is not possible."""
    if setup is None or why_unusable(setup.board_id, setup.edition_id):
        board = first_board(board_ids(), FIRST_EDITION)
        setup = first_setup(board, load_edition(FIRST_EDITION), ())
    return _rulebook(game_of(setup), section, has_areas=False)


def game_of(setup: "GameSetup") -> Game:
    """Return the game of a setup; areas that are not chosen yet are arbitrary."""
    board = load_board(setup.board_id, setup.edition_id)
    edition = load_edition(setup.edition_id)
    players = max(edition.players[0], min(edition.players[-1], len(setup.seats)))
    areas = tuple(sorted(setup.areas or ()))
    if not _has_areas(setup):
        needed = min(areas_in_play(edition, board, players, setup.options), len(board.areas))
        areas = random_areas(board, needed, Random(0))
    return Game(board, edition, load_plants(), players, areas, setup.options)


def _has_areas(setup: "GameSetup") -> bool:
    edition, board = load_edition(setup.edition_id), load_board(setup.board_id, setup.edition_id)
    needed = areas_in_play(edition, board, len(setup.seats), setup.options)
    return setup.areas is not None and len(setup.areas) == needed


def _rulebook(game: Game, section: str, *, has_areas: bool = True) -> RulebookView:
    about = translate("FrontPage", "{board}, {edition}, %n players", "", game.players)
    about = about.format(board=board_title(game.board), edition=edition_name(game.edition.id))
    rulebook = RulebookView(rules_of(game, has_areas), about)
    rulebook.show_section(section)
    return rulebook

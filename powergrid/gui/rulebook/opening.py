# SPDX-License-Identifier: MIT
"""Opening the rules: of which game, and at which section."""

from random import Random
from typing import TYPE_CHECKING

from powergrid.box import load_board, load_edition, load_plants
from powergrid.gui.names import edition_name
from powergrid.gui.place_names import board_title
from powergrid.gui.rulebook.in_play import rules_of
from powergrid.gui.rulebook.rulebook_view import RulebookView
from powergrid.gui.rulebook.sections import section_asked
from powergrid.gui.table import Table
from powergrid.gui.words import translate
from powergrid.rules.game import Game
from powergrid.rules.options import areas_in_play
from powergrid.rules.setup import random_areas

if TYPE_CHECKING:
    from powergrid.gui.main_window import MainWindow
    from powergrid.gui.pages.new_game.new_game import NewGame


def opened(window: "MainWindow", section: str = "") -> RulebookView | None:
    """Return the rules of what the window shows, at a section or at what is asked just now.

    Where there is neither a game at the table nor one being made up, there are no rules.
    """
    view, session = window.view, window.session
    if view is window.new_game_view and window.new_game_view is not None:
        wish = window.new_game_view.wish
        return _rulebook(game_of(wish), section, has_areas=_has_areas(wish))
    if isinstance(view, Table):
        session = view.session
        section = section or view.action.page.head.rule or section_asked(session.state)
    return None if session is None else _rulebook(session.state.game, section)


def game_of(wish: "NewGame") -> Game:
    """Return the tables of a game that is being made up; areas that are open are any."""
    board = load_board(wish.board_id, wish.edition_id)
    edition = load_edition(wish.edition_id)
    players = max(edition.players[0], min(edition.players[-1], len(wish.seats)))
    areas = tuple(sorted(wish.areas or ()))
    if not _has_areas(wish):
        needed = min(areas_in_play(edition, players, wish.options), len(board.areas))
        areas = random_areas(board, needed, Random(0))
    return Game(board, edition, load_plants(), players, areas, wish.options)


def _has_areas(wish: "NewGame") -> bool:
    needed = areas_in_play(load_edition(wish.edition_id), len(wish.seats), wish.options)
    return wish.areas is not None and len(wish.areas) == needed


def _rulebook(game: Game, section: str, *, has_areas: bool = True) -> RulebookView:
    about = translate("RulebookView", "{board} · {edition} · players: {players}").format(
        board=board_title(game.board), edition=edition_name(game.edition.id), players=game.players
    )
    rulebook = RulebookView(rules_of(game, has_areas), about)
    rulebook.show_section(section)
    return rulebook

# SPDX-License-Identifier: MIT
"""What the front page shows of Power Grid: the game that waits, or the board of a first game."""

from datetime import date
from itertools import chain

from PySide6.QtWidgets import QWidget

from powergrid.box import built_in_board_ids, load_board, load_drawing
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import BANK_COLOUR, LEAD, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.board.miniature_view import MiniatureView
from powergrid.gui.power_grid.board.snapshot import Snapshot
from powergrid.gui.power_grid.board.welcome_picture import WelcomePicture
from powergrid.gui.power_grid.challenge_week import ChallengeWeek
from powergrid.gui.power_grid.game.challenge import board_of_the_day
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.table.snapshots import night_of, snapshot_of
from powergrid.gui.power_grid.words.glance import asked_text, fact_text, place_text
from powergrid.gui.power_grid.words.names import bank_name, board_name
from powergrid.gui.shell.front_page import Glance
from powergrid.rules.variants.against_the_bank import bank_cities


def glance_at(session: Session) -> Glance:
    """Return a session at a glance; networks and relief are added after the first paint."""
    picture = MiniatureView(
        _shining(session, is_full=False), lambda: _shining(session, is_full=True)
    )
    asks, fact = asked_text(session), fact_text(session)
    picture.setAccessibleName(translate("Glance", "The board now"))
    return Glance(picture, _about(session), asks, fact)


def _shining(session: Session, *, is_full: bool) -> Snapshot:
    """Return a snapshot in which every seat's network shines if the look is dark."""
    snapshot = snapshot_of(session, is_full=is_full)
    if snapshot.is_night:
        return snapshot
    return snapshot._replace(lit=frozenset(chain.from_iterable(session.state.cities)))


def night_picture(session: Session) -> QWidget:
    """Return the board by night, with the network of the seat that is asked alight."""
    picture = MiniatureView(night_of(session), frames=True)
    picture.setAccessibleName(translate("Glance", "The board now"))
    return picture


def welcome() -> Glance:
    """Return what is shown to new players."""
    return Glance(
        WelcomePicture(),
        QWidget(),
        translate("Glance", "Light your first city"),
        translate(
            "Glance",
            "Twenty minutes at a real table: buy a plant, fuel it, build, and switch on the "
            "lights. You learn each rule when you need it.",
        ),
    )


def challenge_picture(day: date) -> QWidget:
    """Return a picture of the board of a day's challenge, and the places of the last week.

    The board is drawn after the first paint.
    """

    def snapshot() -> Snapshot:
        board_id, edition_id = board_of_the_day(day, built_in_board_ids())
        board = load_board(board_id, edition_id)
        picture.setAccessibleName(board_name(board_id, edition_id))
        return Snapshot(board, load_drawing(board_id, edition_id), range(len(board.areas)))

    picture = MiniatureView(None, snapshot)
    week = ChallengeWeek(day)
    if week.is_empty:
        return picture
    column = Line(vertical=True, gap=0)
    column.add(picture, stretch=1, minimum=0, drop=1)
    column.add(week)
    return column


def _about(session: Session) -> QWidget:
    """Return a line with board and round, and each player's house and number of cities.

    In the end, these are the cities powered, in the order of the places; the bank powers none.
    """
    state, line = session.state, Line(gap=8)
    line.add(Text(place_text(session), role="text_second", size=LEAD))
    for seat in state.ranking if state.is_over else range(len(session.seats)):
        player, count = session.seats[seat], len(state.cities[seat])
        text = translate("Glance", "{name}: %n cities", "", count)
        if state.is_over:
            count = state.powered[seat]
            text = translate("Glance", "{name}: %n cities powered", "", count)
        _add_count(line, player.colour, count, text.format(name=player.name))
    houses = len(bank_cities(state))
    if houses and not state.is_over:
        text = translate("Glance", "{name}: %n cities", "", houses)
        _add_count(line, BANK_COLOUR, houses, text.format(name=bank_name()))
    line.add_space()
    return line


def _add_count(line: Line, colour: str, count: int, name: str) -> None:
    """Add a house and a number beside it, with an accessible name."""
    line.add(QWidget(), minimum=4, hint=8)
    line.add(PieceIcon(house=colour, side=18))
    text = Text(str(count), size=LEAD, weight=SEMIBOLD, shrinks=False)
    text.setAccessibleName(name)
    line.add(text)

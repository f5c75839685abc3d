# SPDX-License-Identifier: MIT
"""The views of a game that has none of its own yet, in English."""

from functools import partial
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from powergrid.gui.kit.button import Button, keyed_button
from powergrid.gui.kit.icons import Icon
from powergrid.gui.kit.keys import set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tiles import Tiles
from powergrid.gui.kit.tokens import BUTTON_HEIGHT, TITLE
from powergrid.gui.kit.view import View
from powergrid.gui.shell.game_pages import EndPage, GameTable, NewGamePage
from powergrid.gui.shell.game_views import GameViews
from powergrid.play.record import Record
from powergrid.play.recorded import session_of
from powergrid.play.replay import AnyReplay, Replay
from powergrid.play.seats import Seat
from powergrid.play.seed import new_seed
from powergrid.play.session import AnySession
from powergrid.play.thinker import Thinker

AnyRecord: TypeAlias = Record[Any, Any, Any]


class PlainViews(GameViews[AnyRecord, AnySession, AnyReplay]):
    """Makes a game playable from its record and its seats; replace the views one by one.

    The table shows a position as `str`, and a button for each legal action.
    """

    icon: Icon = "cards"
    record: ClassVar[type[AnyRecord]]
    seats: ClassVar[tuple[Seat, ...]]

    def result(self, session: AnySession) -> str:
        """Return how a finished game has ended."""
        return "The game is over."

    def load(self, file: Path) -> AnyRecord:
        """Return the record in a file."""
        return self.record.load(file)

    def session(self, record: AnyRecord) -> AnySession:
        """Return a session at the last position of a record."""
        return session_of(record)

    def new_record(self) -> AnyRecord:
        """Return the record of a new game."""
        return self.record(self.seats, new_seed())

    def rematch(self, session: AnySession) -> AnyRecord:
        """Return the record of a new game."""
        return self.new_record()

    def branch(self, replay: AnyReplay) -> AnyRecord:
        """Return the record of a new game that continues from the position of a replay."""
        assert isinstance(replay.record, Record)  # every session here has a record
        return replay.record.until(replay.position)

    def new_game_page(self, before: NewGamePage | None) -> "PlainNewGame":
        """Return a page with the seats and a button that starts the game."""
        return PlainNewGame(self)

    def table(self, session: AnySession, parent: QWidget | None) -> "PlainTable":
        """Return a table for a session."""
        return PlainTable(session, parent)

    def replay(self, session: AnySession) -> AnyReplay:
        """Return the replay of a session."""
        return Replay(session)

    def replay_table(self, replay: AnyReplay) -> "PlainTable":
        """Return a table for a replay, with buttons that step through it."""
        table = PlainTable(replay.session, None, replay)
        replay.setParent(table)
        return table

    def end_page(self, session: AnySession, thinker: Thinker, *, is_kept: bool) -> "PlainEnd":
        """Return a page with the result."""
        return PlainEnd(self.result(session))


class PlainNewGame(NewGamePage):
    """Who plays, and a button that starts the game."""

    def __init__(self, views: PlainViews) -> None:
        super().__init__()
        start = keyed_button(
            "Start", "Enter", lambda: self.begun.emit(views.new_record()), is_primary=True
        )
        _fill(self, ", ".join(seat.name for seat in views.seats), start)


class PlainTable(GameTable):
    """The seat that is asked, the position, and a button for each legal action or for a replay."""

    def __init__(
        self, session: AnySession, parent: QWidget | None, replay: AnyReplay | None = None
    ) -> None:
        super().__init__(session, parent)
        self.is_replay = replay is not None
        self._steps = [] if replay is None else self._steps_of(replay)
        self.buttons = Tiles((40, BUTTON_HEIGHT), (160, BUTTON_HEIGHT), in_a_row=8)
        self.position = _fill(self, "", self.buttons)
        session.changed.connect(self._refresh)
        self._refresh()

    def _steps_of(self, replay: AnyReplay) -> list[Button]:
        return [
            keyed_button("−1", "Left", partial(replay.step, -1)),
            keyed_button("+1", "Right", partial(replay.step, 1)),
            keyed_button("New game", "N", self.branch_asked.emit),
        ]

    def _refresh(self) -> None:
        session = self.session
        seat = "" if session.state.is_over else f"{session.seats[session.state.seat].name}: "
        self.position.say(f"{seat}{session.state}")
        legal = session.question if session.is_person_asked else ()
        actions = [keyed_button(str(action), "", partial(session.act, action)) for action in legal]
        self.buttons.show_tiles(self._steps or actions)


class PlainEnd(EndPage):
    """The result, and the ways on."""

    def __init__(self, result: str) -> None:
        super().__init__()
        self.result = _fill(
            self,
            result,
            keyed_button("Replay", "R", self.replay_asked.emit),
            keyed_button("New game", "N", self.new_game_asked.emit),
            keyed_button("Rematch", "Enter", self.rematch_asked.emit, is_primary=True),
        )


def _fill(page: View, words: str, *below: QWidget) -> Text:
    """Fill a page with a text and a row of widgets; the last one gets the focus."""
    text, row = Text(words, size=TITLE, wraps=True), Line()
    for widget in below:
        row.add(widget)
    set_first_focus(page, below[-1])
    column = QVBoxLayout(page)
    column.addStretch()
    for part in (text, row):
        column.addWidget(part, alignment=Qt.AlignmentFlag.AlignHCenter)
    column.addStretch()
    return text

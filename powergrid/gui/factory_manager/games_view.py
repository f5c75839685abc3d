# SPDX-License-Identifier: MIT
"""All saved games of Factory Manager, the latest first, and how they ended."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QStringListModel, Signal

from powergrid.factory.records import Record, load
from powergrid.factory.records.lines import events_of
from powergrid.factory.statistics import winners
from powergrid.gui.factory_manager.words import result_text
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import bind, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.sentence_list import SentenceList
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import FIGURE, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.view import View
from powergrid.play.errors import RecordError
from powergrid.play.seats import Seat

_MAX_GAMES: Final = 300
"""Games that are listed and counted: more would take seconds to read."""


class Entry(NamedTuple):
    """A saved game: its file, who played, its last round, and who has won once it is over."""

    file: Path
    seats: tuple[Seat, ...]
    round: int
    winners: tuple[int, ...]

    def text(self) -> str:
        """Return the game in a line."""
        name = self.file.name  # as 2026-01-31-123000-factory
        when = f"{name[:10]} {name[11:13]}:{name[13:15]}"
        names = ", ".join(seat.name for seat in self.seats)
        if self.winners:
            how = result_text(self.seats, self.winners)
        else:
            how = translate("Factory", "round {n}, unfinished").format(n=self.round)
        return f"{when}: {names} — {how}"


def saved_games(folder: Path) -> Iterator[tuple[Path, Record]]:
    """Yield the latest games in a folder that can be read, the latest first."""
    files = sorted(folder.glob("*.json"), key=lambda file: file.name, reverse=True)
    for file in files[:_MAX_GAMES]:
        try:
            yield file, load(file)
        except RecordError:
            continue


def _entry(file: Path, record: Record) -> Entry:
    written = [event for line in record.moves for event in line["then"]]
    rounds = [event["round"] for event in written if event["type"] == "round_began"]
    won: tuple[int, ...] = ()
    with suppress(KeyError, IndexError, TypeError):  # a damaged record may say anything
        won = winners(events_of(record.moves), len(record.seats))
    return Entry(file, record.seats, max((1, *rounds)), won)


class GamesView(View):
    """`open_asked` and `replay_asked` carry the file of the game that is chosen;
    `statistics_asked` leads to all games in figures."""

    open_asked = Signal(Path)
    replay_asked = Signal(Path)
    statistics_asked = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        title = translate("FrontPage", "Games")
        self.setAccessibleName(title)
        self.entries = [_entry(file, record) for file, record in saved_games(folder)]
        self._body = Line(self, vertical=True, gap=12)
        self._body.add(Text(title, size=FIGURE, weight=SEMIBOLD))
        self.sum = Text(self._summary(), role="text_second", wraps=True)
        self._body.add(self.sum)
        self.list = SentenceList(
            QStringListModel([entry.text() for entry in self.entries], self), self
        )
        self.list.setAccessibleName(title)
        self.list.picked.connect(self._open_row)
        self.list.doubleClicked.connect(lambda index: self._open_row(index.row()))
        self._body.add(self.list, stretch=1)
        self._body.add(self._new_foot())
        if self.entries:
            self.list.setCurrentIndex(self.list.model().index(0, 0))
        set_first_focus(self, self.list)
        look().changed.connect(self.lay_out)

    def _new_foot(self) -> Line:
        self.open = Button(translate("Factory", "Open"), "Enter", True)
        self.replay = Button(translate("Factory", "Replay"), "R")
        self.statistics = Button(translate("Factory", "Statistics"), "S")
        self.back = Button(translate("Factory", "Back"), "Esc")
        empty = "" if self.entries else translate("Factory", "No saved games yet.")
        self.open.describe(translate("Factory", "Continues the chosen game."), empty)
        self.replay.describe(translate("Factory", "Shows the game move by move."), empty)
        over = any(entry.winners for entry in self.entries)
        none = translate("Factory", "No finished games yet.")
        does = translate("Factory", "Shows all games in figures.")
        self.statistics.describe(does, "" if over else none)
        self.statistics.clicked.connect(self.statistics_asked)
        self.open.clicked.connect(lambda: self._open_row(self.list.currentIndex().row()))
        self.replay.clicked.connect(self._replay)
        self.back.clicked.connect(self.back_asked)
        foot = Line(gap=8)
        foot.add(self.back)
        foot.add_space()
        for button in (self.statistics, self.replay, self.open):
            foot.add(button)
        for button in (self.back, self.statistics, self.replay, self.open):
            bind(self, button.key, button.click, button)
        return foot

    def _summary(self) -> str:
        """Return how many games are over, and how many of them people have won."""
        over = [entry for entry in self.entries if entry.winners]
        won = sum(any(entry.seats[seat].is_person for seat in entry.winners) for entry in over)
        text = translate(
            "Factory", "Finished games: {over}, won by people: {won}, unfinished: {open}"
        )
        return text.format(over=len(over), won=won, open=len(self.entries) - len(over))

    def _open_row(self, row: int) -> None:
        if 0 <= row < len(self.entries):
            self.open_asked.emit(self.entries[row].file)

    def _replay(self) -> None:
        row = self.list.currentIndex().row()
        if 0 <= row < len(self.entries):
            self.replay_asked.emit(self.entries[row].file)

    def lay_out(self) -> None:
        """Place everything in the current size."""
        margin = look().ipx(32)
        self._body.setGeometry(self.rect().adjusted(margin, margin, -margin, -margin))
        self._body.place()

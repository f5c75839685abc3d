# SPDX-License-Identifier: MIT
"""All saved games of Factory Manager, the latest first, and how they ended."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, Self

from PySide6.QtCore import QStringListModel, Qt, Signal

from powergrid.factory.records import Record, load
from powergrid.factory.records.lines import events_of
from powergrid.factory.statistics import winners
from powergrid.files.folders import files_like
from powergrid.gui.factory_manager.words import result_text
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import bind, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.sentence_list import SentenceList
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.view import HeadedView
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
    for file in reversed(files_like(folder, "*.json")[-_MAX_GAMES:]):
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


class GamesView(HeadedView):
    """`open_asked` and `replay_asked` carry the file of the game that is chosen;
    `statistics_asked` leads to all games in figures."""

    open_asked = Signal(Path)
    replay_asked = Signal(Path)
    statistics_asked = Signal()

    def __init__(self, folder: Path) -> None:
        title = translate("FrontPage", "Games")
        super().__init__("folder", title)
        self.entries = [_entry(file, record) for file, record in saved_games(folder)]
        if self.entries:
            self.head.status.say(self._summary())
        self.list = SentenceList(
            QStringListModel([entry.text() for entry in self.entries], self), self
        )
        self.list.setAccessibleName(title)
        self.list.picked.connect(self._open_row)
        self.list.doubleClicked.connect(lambda index: self._open_row(index.row()))
        self.nothing = Text(
            translate("Factory", "No saved games yet."),
            role="text_second",
            align=Qt.AlignmentFlag.AlignHCenter,
        )
        self.body.add(self.list, stretch=1)
        self.body.add(self.nothing, stretch=1)
        self.body.want(self.list, bool(self.entries))
        self.body.want(self.nothing, not self.entries)
        self.statistics = self._new_statistics()
        self.back = self.head.add_back()
        self.body.add(self._new_foot())
        if self.entries:
            self.list.setCurrentIndex(self.list.model().index(0, 0))
        set_first_focus(self, self.list if self.entries else self.back)

    def resume(self, before: Self) -> None:
        """Choose the same row."""
        self.list.setCurrentIndex(self.list.model().index(before.list.currentIndex().row(), 0))

    def _new_statistics(self) -> Button:
        button = self.head.add_button(
            translate("Factory", "Statistics"), "S", self.statistics_asked.emit
        )
        over = any(entry.winners for entry in self.entries)
        none = translate("Factory", "No finished games yet.")
        does = translate("Factory", "Shows all games in figures.")
        button.describe(does, "" if over else none)
        return button

    def _new_foot(self) -> Line:
        self.open = Button(translate("Factory", "Open"), "Enter", True)
        self.replay = Button(translate("Factory", "Replay"), "R")
        empty = "" if self.entries else translate("Factory", "No saved games yet.")
        self.open.describe(translate("Factory", "Continues the chosen game."), empty)
        self.replay.describe(translate("Factory", "Shows the game move by move."), empty)
        self.open.clicked.connect(lambda: self._open_row(self.list.currentIndex().row()))
        self.replay.clicked.connect(self._replay)
        foot = Line(gap=8)
        foot.add_space()
        for button in (self.replay, self.open):
            foot.add(button)
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

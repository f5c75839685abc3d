# SPDX-License-Identifier: MIT
"""The games as cards: a result over board and day, the seats' houses, and words to search by."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QDateTime, QLocale, QObject, Qt

from powergrid.files.messages import printable
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.painted import plain_tip
from powergrid.gui.kit.rows_model import RowsModel
from powergrid.gui.kit.tokens import PLAYER_COLOURS
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.board.cards import BADGE, HOUSES, NOTE
from powergrid.gui.power_grid.library.entry import Entry
from powergrid.gui.power_grid.words.names import board_name, edition_name

BY_DATE: Final = int(Qt.ItemDataRole.UserRole)
"""The role of the time a game began, with unfinished games after all others."""
BY_BOARD: Final = BY_DATE + 1
"""The role of the board's name."""
BY_RESULT: Final = BY_DATE + 2
"""The role of the number of cities that the winner powered, more for a person who won here."""

_WON: Final = 100
"""More than the cities of any board."""


class LibraryModel(RowsModel[Entry]):
    """Entries, in the order they were added."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(words_of, parent)

    def remove(self, entry: Entry) -> None:
        """Remove an entry."""
        self.update_rows([row for row in self.rows if row != entry])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a card shows, the value it is sorted by, or all of it in words."""
        show = _SHOWN.get(role)
        if show is None or not index.isValid():
            return super().data(index, role)
        return show(self.rows[index.row()])


def words_of(entry: Entry) -> str:
    """Return an entry in words, to be searched and read aloud."""
    moment = QDateTime.fromSecsSinceEpoch(int(entry.when))
    texts = [QLocale().toString(moment, QLocale.FormatType.ShortFormat)]
    if (summary := entry.summary) is not None:
        names = ", ".join(seat.name for seat in summary.seats)
        texts += [_board(entry), edition_name(summary.edition), names, round_text(entry)]
    texts += [result_text(entry), printable(entry.file.name)]
    return " · ".join(filter(None, texts))


def _title(entry: Entry) -> str:
    """Return the result, or when an unfinished game began: such games may be alike in all else."""
    if entry.summary is None:
        return printable(entry.file.name)
    if not entry.is_in_progress:
        return result_text(entry)
    time = QDateTime.fromSecsSinceEpoch(int(entry.when)).time()
    return translate("Library", "Started at {time}", "a game").format(
        time=QLocale().toString(time, QLocale.FormatType.ShortFormat)
    )


def _note(entry: Entry) -> str:
    day = QDateTime.fromSecsSinceEpoch(int(entry.when)).date()
    day_text = QLocale().toString(day, QLocale.FormatType.ShortFormat)
    return " · ".join(filter(None, (_board(entry), day_text)))


def _badge(entry: Entry) -> int | str:
    """Return how many cities the winner powered, or the round of an unfinished game."""
    if entry.summary is not None and entry.is_won:
        return entry.summary.places[0].powered
    return round_text(entry) if entry.is_in_progress else ""


def _result_rank(entry: Entry) -> int:
    if entry.summary is None or not entry.summary.places:
        return 0
    return entry.summary.places[0].powered + _WON * entry.is_won


def _houses(entry: Entry) -> list[str]:
    seats = () if entry.summary is None else entry.summary.seats
    return [seat.colour for seat in seats if seat.colour in PLAYER_COLOURS]


def _board(entry: Entry) -> str:
    """Return the name of the board, or that the file cannot be read."""
    if entry.summary is None:
        return translate("Library", "cannot be read", "a game")
    summary = entry.summary
    return board_name(summary.board, summary.edition, summary.own_board)


def round_text(entry: Entry) -> str:
    """Return the current round of a game, empty if it cannot be read."""
    if entry.summary is None:
        return ""
    return translate("Library", "Round {n}").format(n=entry.summary.rounds)


def result_text(entry: Entry) -> str:
    """Return the result of a game, or that it is unfinished."""
    summary = entry.summary
    if summary is None:
        return entry.problem
    names = listed([seat.name for seat in summary.winners])
    if not names:
        return (
            translate("Library", "Over", "the game")
            if summary.is_finished
            else translate("Library", "Unfinished", "the game")
        )
    text = translate("Library", "{name} wins with {powered}")
    if len(summary.winners) > 1:
        text = translate("Sentences", "{names} share the win")
    return text.format(name=names, names=names, powered=summary.places[0].powered)


_SHOWN: Final[dict[int, Callable[[Entry], Any]]] = {
    Qt.ItemDataRole.DisplayRole: _title,
    NOTE: _note,
    BADGE: _badge,
    HOUSES: _houses,
    BY_DATE: lambda entry: f"{entry.is_in_progress:d} {entry.when:020.3f}",
    BY_BOARD: _board,
    BY_RESULT: _result_rank,
    Qt.ItemDataRole.ToolTipRole: lambda entry: plain_tip(words_of(entry)),
}

# SPDX-License-Identifier: MIT
"""A hint: the best actions, their chances to win, and the reasons."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent

from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.key_sign import KeySign
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.painted import plain_tip
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import CAPTION, MEDIUM, SEMIBOLD
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.words.advice import (
    action_words,
    advice_words,
    chance_words,
    reason_words,
)
from powergrid.records import Seat
from powergrid.rules import State
from powergrid.rules.actions import EndTurn, Pass

if TYPE_CHECKING:
    from powergrid.analysis import Advice, Reason

_SIGN = 18


class HintBox(Line):
    """One row for each piece of advice, best first; `chosen` carries the row that is clicked.

    A single one shows no chance, since it was compared with nothing. With large text there is no
    room for columns, so each row is a sentence. Unless `can_be_used`, the key that uses the hint is
    left out, and so is the note about it.
    """

    chosen = Signal(int)

    def __init__(
        self,
        state: State,
        advice: "Sequence[Advice]",
        seats: Sequence[Seat],
        *,
        can_be_used: bool = True,
    ) -> None:
        super().__init__(vertical=True, gap=1, pad=6, ground="surface_1")
        self.rows: list[_Row] = []
        self.lines: list[_Choice] = []
        self._words = [
            _Words(
                action_words(state, option.actions),
                chance_words(option.chance) if len(advice) > 1 else "",
                _reasons_by_length(option.reasons, seats),
                action_words(state, option.actions, names_all=True),
            )
            for option in advice
        ]
        self._can_be_used = can_be_used
        if look().text > 1:
            self._add_sentences()
        else:
            self._add_rows()
            if can_be_used:
                self._add_note(fills_in=not isinstance(advice[0].action, Pass | EndTurn))
        for index, line in enumerate(self.lines):
            line.clicked.connect(lambda row=index: self.chosen.emit(row))
        self.setAccessibleName(self.text)

    def show_lines(self, count: int) -> None:
        """Show only the best pieces of advice, up to `count`."""
        for index, line in enumerate(self.lines):
            line.show_whole()
            self.want(line, index < count)

    def _add_rows(self) -> None:
        for index, words in enumerate(self._words):
            sign = _sign(is_best=not index, can_be_used=self._can_be_used)
            row = _Row(words, sign, is_best=not index)
            self.rows.append(row)
            self.lines.append(row)
            # A page decides how many rows of a hint it shows; an analysis shows what fits.
            self.add(row, minimum=16, hint=22, drop=0 if self._can_be_used else index)
        _align(self.rows)

    def _add_note(self, *, fills_in: bool) -> None:
        self.rows[0].add_note(
            self.tr("Press H again to use it") if fills_in else self.tr("H, then Enter does it")
        )

    def _add_sentences(self) -> None:
        for index, words in enumerate(self._words):
            sign = _sign(is_best=not index, can_be_used=True) if self._can_be_used else None
            line = _Sentence(words, sign, is_best=not index)
            self.lines.append(line)
            self.add(line, drop=index)

    @property
    def text(self) -> str:
        """All rows as one text."""
        return ". ".join(words.sentence for words in self._words)

    @property
    def texts(self) -> list[str]:
        """All rows as one text, then the best one alone with fewer and fewer reasons, down to none.

        The key that uses the hint comes first.
        """
        words = self.tr("H: {hint}", "the key, and what it would do") if self._can_be_used else ""
        texts = [self.text, *self._words[0].sentences]
        return [words.format(hint=text) for text in texts] if words else texts


class _Words(NamedTuple):
    """What a row says: an action, the chance to win if known, and its reasons in several lengths.

    `whole_action` names all cities.
    """

    action: str
    chance: str
    reasons: list[str]
    whole_action: str

    @property
    def whole(self) -> str:
        """All of it as one sentence that leaves nothing out."""
        return advice_words(self.whole_action, self.chance, self.reasons[0])

    @property
    def sentence(self) -> str:
        return self.sentences[0]

    @property
    def sentences(self) -> list[str]:
        """All of it as one sentence, then with fewer and fewer reasons."""
        return [advice_words(self.action, self.chance, some) for some in self.reasons]


class _Choice(Line):
    """A clickable line."""

    clicked = Signal()

    def __init__(self, words: _Words, gap: float) -> None:
        super().__init__(gap=gap)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(plain_tip(words.whole))  # in case the reasons are cut
        self.setAccessibleDescription(words.whole)

    def show_whole(self) -> None:
        """Show all of the advice, as far as it fits."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Emit `clicked`."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Highlight the line."""
        self._raise("surface_3")

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the highlight."""
        self._raise(None)

    def _raise(self, ground: Role | None) -> None:
        self.ground = ground
        self.update()


class _Row(_Choice):
    """A piece of advice in columns: action, chance and as many reasons as fit."""

    def __init__(self, words: _Words, sign: IconView, *, is_best: bool) -> None:
        super().__init__(words, gap=10)
        weight = SEMIBOLD if is_best else MEDIUM
        self.action = Text(words.action, size=CAPTION, weight=weight, grows=False)
        self.chance: Text | None = None
        if words.chance:
            self.chance = Text(
                words.chance, size=CAPTION, weight=weight, shrinks=False, grows=False
            )
        self._lengths = words.reasons
        self.reasons = caption(self._lengths[0])
        self.note: Text | None = None
        self.add(sign)

    def add_note(self, text: str) -> None:
        """Add a note at the end of the row, which is left out if the reasons need the room."""
        self.note = caption(text, shrinks=False)
        self.add(self.note, drop=1)

    def arrange(self) -> None:
        """Show as many reasons as fit, and the note only if all of them fit beside it."""
        if self.note is not None:
            rects = self.line_layout.rects(without=self.note)
            taken = self.note.width_of_text() + _wide(self._lengths[0])
            room = self.width() - look().ipx(self.gap)
            fits = self.reasons in rects and rects[self.reasons].x() + taken <= room
            self.want(self.note, fits)
        super().arrange()
        room = self.reasons.width()
        shown = next((text for text in self._lengths if _wide(text) <= room), self._lengths[-1])
        self.reasons.say(shown)


class _Sentence(_Choice):
    """A piece of advice as a sentence of up to two lines, with as many reasons as fit."""

    def __init__(self, words: _Words, sign: IconView | None, *, is_best: bool) -> None:
        super().__init__(words, gap=8)
        self._sentences = words.sentences
        weight = SEMIBOLD if is_best else MEDIUM
        self.says = Text(words.sentence, size=CAPTION, weight=weight, wraps=True)
        if sign is not None:
            self.add(sign)
        self.add(self.says, stretch=1)

    def show_whole(self) -> None:
        """Show all of the advice, as far as it fits."""
        self.says.say(self._sentences[0])

    def arrange(self) -> None:
        """Leave out the reasons for which there is no room."""
        super().arrange()
        for sentence in self._sentences:
            self.says.say(sentence)
            if not self.says.is_cut:
                break


def _sign(*, is_best: bool, can_be_used: bool) -> IconView:
    """Return the sign of the best row, which is the key that uses it; others have none."""
    if not is_best:
        return PieceIcon(side=_SIGN)
    return KeySign("H", side=_SIGN) if can_be_used else PieceIcon("hint", side=_SIGN)


def _reasons_by_length(reasons: "Sequence[Reason]", seats: Sequence[Seat]) -> list[str]:
    """Return all reasons in words, then with fewer and fewer of the last ones, down to none."""
    return [reason_words(reasons[:count], seats) for count in range(len(reasons), -1, -1)]


def _wide(text: str) -> int:
    """Return the width of reasons in the narrow face."""
    return int(pixels_wide(text, CAPTION, MEDIUM, True)) + 2


def _align(rows: Sequence[_Row]) -> None:
    """Align actions, chances and reasons in columns."""
    actions = _widest(row.action for row in rows)
    chances = _widest(row.chance for row in rows if row.chance)
    for row in rows:
        row.add(row.action, minimum=min(200, actions), hint=actions)
        if row.chance:
            row.add(row.chance, minimum=chances, hint=chances)
        row.add(row.reasons, stretch=1, drop=2)


def _widest(texts: Iterable[Text]) -> float:
    """Return the width of the widest text at scale 1, 0 without any."""
    return max((text.width_of_text() for text in texts), default=0) / look().scale

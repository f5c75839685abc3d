# SPDX-License-Identifier: MIT
"""The tutorial's chapters as cards, with a picture of each and the progress in it."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button, keyed_button
from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.keys import bind, first_focus, press, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text, capitalise
from powergrid.gui.kit.tiles import Tiles
from powergrid.gui.kit.tokens import FIGURE, SEMIBOLD
from powergrid.gui.kit.view import View
from powergrid.gui.shell.entries import Entry
from powergrid.gui.shell.progress import Progress

_ROW: Final = 48
_TILE: Final = (240, 120)
_LARGE_TILE: Final = (1600, 1200)
"""The smallest and the largest size of a card."""


class ListedChapter(NamedTuple):
    """A chapter in the list: its title, its number of steps, and what makes its picture."""

    id: str
    title: str
    steps: int
    picture: Callable[[], QWidget]


class ChaptersView(View):
    """A card for each chapter; the first that is not done has the main button.

    `about` describes the chapters in a sentence; `beside` are buttons to other ways to learn, each
    with one key.
    """

    chapter_asked = Signal(str)
    new_game_asked = Signal()

    def __init__(
        self,
        chapters: Sequence[ListedChapter],
        about: str,
        progress: Progress,
        beside: Sequence[Entry] = (),
    ) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Learn to play"))
        self._chapters = tuple(chapters)
        self.progress = progress
        self._head = Line(self, gap=14)
        self._head.add(IconView("hint", side=30))
        self._head.add(Text(self.tr("Learn to play"), size=FIGURE, weight=SEMIBOLD, shrinks=False))
        self._head.add(Text(about, role="text_second"), stretch=1)
        self.cards = [_Card(*chapter) for chapter in enumerate(self._chapters, 1)]
        for card in self.cards:
            card.chosen.connect(self.chapter_asked)
        self._tiles = Tiles(_TILE, _LARGE_TILE, in_a_row=3)
        self._tiles.setParent(self)
        self._tiles.show_tiles(self.cards)
        self._foot = self._new_foot(beside)
        self._foot.setParent(self)
        bind(self, "Enter", self._press_main, self.tr("The next chapter"))
        look().changed.connect(self.lay_out)
        self.refresh()

    def _new_foot(self, beside: Sequence[Entry]) -> Line:
        self.back = keyed_button(self.tr("Back"), "Esc", self.back_asked.emit)
        foot = Line(gap=8)
        foot.add(self.back)
        foot.add_space()
        self.beside = [keyed_button(entry.text, str(entry.keys[0]), entry.slot) for entry in beside]
        for button in self.beside:
            foot.add(button)
        self.new_game = Button(self.tr("New game"))
        self.new_game.clicked.connect(self.new_game_asked)
        foot.add(self.new_game)
        return foot

    def refresh(self) -> None:
        """Show the progress in each chapter."""
        progress = self.progress
        next_chapter = progress.next_chapter([chapter.id for chapter in self._chapters])
        self.new_game.set_primary(not next_chapter)
        set_first_focus(self, self.new_game)
        for card in self.cards:
            chapter, button = card.chapter, card.button
            is_done, step = chapter.id in progress.done, progress.step_of(chapter.id)
            button.set_icon("check" if is_done else "play")
            button.set_primary(chapter.id == next_chapter)
            text = self.tr("done", "a chapter") if is_done else ""
            if step:
                at = self.tr("at step {step} of {steps}")
                text = at.format(step=step + 1, steps=chapter.steps)
            card.note.say(text)
            button.describe(f"{capitalise(text)}." if text else "")
            if chapter.id == next_chapter:
                set_first_focus(self, button)
        has_notes = any(card.note.text for card in self.cards)
        for card in self.cards:
            card.foot.want(card.note, has_notes)
            card.place()

    def _press_main(self) -> None:
        buttons = (*(card.button for card in self.cards), self.new_game)
        press(next(button for button in buttons if button.primary), self)

    def focus_next(self) -> None:
        """Give the focus to the next chapter, or to a new game after the last one."""
        first_focus(self).setFocus()

    def lay_out(self) -> None:
        """Place everything in the current size."""
        px, is_wide = look().ipx, self.is_wide
        margin = px(48 if is_wide else 24)
        head, foot = px(96 if is_wide else 72), px(96 if is_wide else 80)
        width = self.width() - 2 * margin
        self._head.setGeometry(margin, 0, width, head)
        self._tiles.gap = self._tiles.column_gap = 32 if is_wide else 20
        self._tiles.setGeometry(margin, head, width, self.height() - head - foot)
        self._foot.setGeometry(margin, self.height() - foot, width, foot)
        for line in (self._head, self._foot):
            line.place()
        self._tiles.place()


class _Card(Line):
    """A picture above a button, and a note on the progress; `chosen` carries the chapter's id."""

    chosen = Signal(str)

    def __init__(self, number: int, chapter: ListedChapter) -> None:
        super().__init__(vertical=True, gap=0, ground="surface_1")
        self.chapter = chapter
        self.button = Button(chapter.title, str(number), icon="play", height=_ROW, is_row=True)
        self.button.clicked.connect(lambda: self.chosen.emit(chapter.id))
        bind(self.button, str(number), self.button.click)
        self.note = Text(role="text_second")
        self.foot = Line(vertical=True, gap=8, pad=12)
        self.foot.add(self.button)
        self.foot.add(self.note)
        self.foot.want(self.note, False)
        picture = chapter.picture()
        picture.setAccessibleName(chapter.title)
        self.add(picture, stretch=1, minimum=0, drop=1)
        self.add(self.foot)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the chapter, as the button does."""
        is_inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and is_inside:
            self.button.click()

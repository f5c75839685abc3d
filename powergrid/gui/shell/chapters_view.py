# SPDX-License-Identifier: MIT
"""The list of the tutorial's chapters, with the progress in each."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Signal

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.keys import FIRST, bind, press, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import FIGURE, SEMIBOLD
from powergrid.gui.kit.view import View
from powergrid.gui.shell.entries import Entry
from powergrid.gui.shell.progress import Progress

_WIDTH: Final = 720
_HEIGHT: Final = 560
_ROW: Final = 48
_NOTE: Final = 150


class ChapterRow(NamedTuple):
    """A chapter in the list: its title and its number of steps."""

    id: str
    title: str
    steps: int


class ChaptersView(View):
    """A button for each chapter; the first that is not done is the main button.

    `about` describes the chapters in a sentence; `beside` are buttons to other ways to learn, each
    with one key.
    """

    chapter_asked = Signal(str)
    new_game_asked = Signal()

    def __init__(
        self,
        chapters: Sequence[ChapterRow],
        about: str,
        progress: Progress,
        beside: Sequence[Entry] = (),
    ) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Learn to play"))
        self._chapters = tuple(chapters)
        self.progress = progress
        self.card = Line(self, vertical=True, gap=10, pad=24, ground="surface_1")
        head = Line(gap=12)
        head.add(IconView("plug", side=30))
        head.add(Text(self.tr("Learn to play"), size=FIGURE, weight=SEMIBOLD), stretch=1)
        self.card.add(head)
        self.card.add(Text(about, role="text_second"))
        self.card.add_space()
        self.rows: list[Button] = []
        self.notes: list[Text] = []
        self.lines: list[Line] = []
        for number, chapter in enumerate(self._chapters, 1):
            self.card.add(self._new_row(number, chapter))
        self.card.add_space()
        self.card.add(self._new_foot(beside))
        bind(self, "Enter", self._press_main, self.tr("The next chapter"))
        look().changed.connect(self.lay_out)
        self.refresh()

    def _new_foot(self, beside: Sequence[Entry]) -> Line:
        self.back = Button(self.tr("Back"), "Esc")
        self.back.clicked.connect(self.back_asked)
        bind(self.back, "Esc", self.back.click)
        foot = Line(gap=8)
        foot.add(self.back)
        foot.add_space()
        self.beside = [Button(entry.text, str(entry.keys[0])) for entry in beside]
        for entry, button in zip(beside, self.beside, strict=True):
            button.clicked.connect(entry.slot)
            bind(self, button.key, button.click, button)
            foot.add(button)
        self.new_game = Button(self.tr("New game"))
        self.new_game.clicked.connect(self.new_game_asked)
        foot.add(self.new_game)
        return foot

    def refresh(self) -> None:
        """Show the progress in each chapter."""
        progress, ids = self.progress, [chapter.id for chapter in self._chapters]
        next_chapter = progress.next_chapter(ids)
        self.new_game.set_primary(not next_chapter)
        set_first_focus(self, self.new_game)
        for chapter, row, note in zip(self._chapters, self.rows, self.notes, strict=True):
            is_done, step = chapter.id in progress.done, progress.step_of(chapter.id)
            row.set_icon("check" if is_done else "play")
            row.set_primary(chapter.id == next_chapter)
            text = self.tr("done", "a chapter") if is_done else ""
            if step:
                at = self.tr("at step {step} of {steps}")
                text = at.format(step=step + 1, steps=chapter.steps)
            note.say(text)
            row.setAccessibleDescription(text)
            if chapter.id == next_chapter:
                set_first_focus(self, row)
        has_notes = any(note.text for note in self.notes)
        for line, note in zip(self.lines, self.notes, strict=True):
            line.want(note, has_notes)
        self.card.place()

    def _press_main(self) -> None:
        press(next(button for button in (*self.rows, self.new_game) if button.primary), self)

    def focus_next(self) -> None:
        """Give the focus to the next chapter, or to a new game after the last one."""
        (self.property(FIRST) or self).setFocus()

    def _new_row(self, number: int, chapter: ChapterRow) -> Line:
        row, note = Line(gap=14), Text(role="text_second")
        button = Button(chapter.title, str(number), icon="play", height=_ROW, is_row=True)
        button.clicked.connect(lambda _=False: self.chapter_asked.emit(chapter.id))
        bind(button, str(number), button.click)
        row.add(button, stretch=1, minimum=200)
        row.add(note, minimum=_NOTE, hint=_NOTE)
        row.want(note, False)
        self.rows.append(button)
        self.notes.append(note)
        self.lines.append(row)
        return row

    def lay_out(self) -> None:
        """Place everything in the current size."""
        width = min(look().text_px(_WIDTH), self.width())
        height = min(look().ipx(_HEIGHT), self.height())
        left, top = (self.width() - width) // 2, (self.height() - height) // 2
        self.card.setGeometry(left, top, width, height)
        self.card.place()

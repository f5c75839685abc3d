# SPDX-License-Identifier: MIT
"""The parts of every page: head, body, figures, hint and foot, and how they share the room."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import BODY, CAPTION, SEMIBOLD, TITLE
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.folded_figures import FoldedFigures
from powergrid.gui.power_grid.pages.page_foot import PageFoot
from powergrid.gui.power_grid.pages.page_head import PageHead
from powergrid.gui.power_grid.words.notice import NO_NOTICE, Notice

if TYPE_CHECKING:
    from powergrid.gui.power_grid.pages.hint_box import HintBox

_BAND_EDGES = 50
ROOMY = 215
"""The minimum height for figures and hints."""
_HIGH = 340
"""The minimum height for a hint beside title and figures; in lower panels it replaces them."""
_FIGURES = 32
"""The height of the figures."""
LOW = 250
NARROW = 540
_WIDE = 640


class PageFrame(Line):
    """Title and messages at the top, buttons at the bottom, and the page's own parts in between.

    With `needs_note`, the note is needed to decide, so a notice must not hide it; with
    `needs_title`, the title is. With `quiet_head`, the head is shown only for messages, and for
    notices where they leave the body enough room. With `unfolds`, the figures are unfolded in a
    high panel until the player chooses, else folded.
    """

    needs_note = False
    needs_title = False
    quiet_head = False
    unfolds = False

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(vertical=True, gap=6, pad=12)
        self.session = session
        self.staging = staging
        self.is_low = False
        self.is_narrow = False
        self.head_slot = Line(self)
        self.head = PageHead(self)
        self.title, self.note, self.message = self.head.title, self.head.note, self.head.message
        self.band = Line(pad=3, ground="accent")
        self.band_text = Text(size=CAPTION, weight=SEMIBOLD, role="on_accent")
        self.band.add(QWidget(), minimum=5, hint=5)
        self.band.add(self.band_text, stretch=1)
        self.body = Line(self, gap=12)
        self.foot = PageFoot(self, self.head)
        self.head.changed.connect(self.place)
        self.folded = FoldedFigures(session)
        self.figures = self.folded.figures
        self._shown_hint: HintBox | None = None
        self.hint_box = Line()
        self.head_slot.add(self.head, stretch=1)
        self.add(self.head_slot)
        self.add(self.band)
        self.want(self.band, False)
        self.add(self.body, stretch=1, minimum=0)
        self.add(self.folded)
        self.want(self.folded, False)
        self.add(self.hint_box)
        self.want(self.hint_box, False)
        self.add(self.foot)
        self.notice: Notice = NO_NOTICE
        self._keeps_head = False
        self._fitted = QSize()

    @property
    def is_staged(self) -> bool:
        """Whether the head is part of an auction's stage in the body."""
        return not self.head_slot.isAncestorOf(self.head)

    def adapt(self) -> None:
        """Arrange the body for a low or a narrow panel."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Say why the control under the pointer is disabled."""
        control = self.childAt(event.position().toPoint())
        if isinstance(control, PaintedButton) and not control.isEnabled():
            self.foot.say_why_disabled(control)
        super().mousePressEvent(event)

    def show_hint_box(self, box: "HintBox") -> None:
        """Show a hint in its own box, or as a message if there is no room for the box."""
        self.hint_box.clear()
        self.hint_box.add(box, stretch=1)
        self.hint_box.setAccessibleName(box.text)
        self._shown_hint = box
        if self.height() < look().px(ROOMY):
            self.head.show_message(box.texts[0], "accent")
            self.message.say_fitting(box.texts, self.message.width())
        else:
            self.want(self.hint_box, True)
        self.place()

    def place(self) -> None:
        """Arrange everything again, including a hint."""
        self._fitted = QSize()
        super().place()

    def arrange(self) -> None:
        """Arrange everything in the current size."""
        if self.is_wanted(self.hint_box) and self._fitted != self.size():
            self._fitted = self.size()
            self._place_with_hint()
        else:
            self._place_all()

    def _place_with_hint(self) -> None:
        """Show as much of a hint as fits without hiding a warning."""
        self.want(self.hint_box, False)
        self._place_all()
        warnings = self._warnings()
        self.want(self.hint_box, True)
        for lines, keeps_head in ((3, False), (3, True), (2, False), (2, True), (1, False)):
            self._keeps_head = keeps_head
            if self._shown_hint is not None:
                self._shown_hint.show_lines(lines)
            self._place_all()
            has_room = self.body.height() >= self.body.minimumSizeHint().height()
            if has_room and warnings <= self._warnings():
                break

    def _warnings(self) -> set[QWidget]:
        """Return the visible widgets that warn."""
        return {
            widget
            for widget in self.findChildren(QWidget)
            if getattr(widget, "warns", False)
            and widget.isVisibleTo(self)
            and widget is not self.message
        }

    def _place_all(self) -> None:
        self._place_notice()
        self._place_figures()
        more = (self.folded, self.hint_box, self.band)
        has_more = any(map(self.is_wanted, more))
        taken = _FIGURES if has_more else 0
        self.is_low = self.height() < look().px(LOW + taken)
        self.is_narrow = self.width() < look().px(NARROW)
        self.pad = 8 if self.is_low else 14
        self.gap = 4 if self.is_low else 8
        self.title.resize_type(BODY if self.is_low else TITLE)
        for text in (self.note, self.message, self.head.notice):
            text.resize_type(CAPTION if self.is_low or self.is_narrow else BODY)
        self.fit_head()
        is_free = not self._hint_replaces_head() or self._keeps_head
        if self.quiet_head:
            is_free = bool(self.head.notices[0]) and is_free
        self.want(self.head_slot, not self.is_staged and (bool(self.message.text) or is_free))
        self.adapt()
        if self.quiet_head and not self.message.text:
            for notice in (self.head_slot, self.band):
                self.want(notice, self.is_wanted(notice) and self._has_room())
        room = self.width() - 2 * look().ipx(self.pad)
        is_wide = self.width() >= look().px(_WIDE)
        self.foot.fit(room, is_narrow=self.is_narrow, is_wide=is_wide)
        super().arrange()
        self.setAccessibleName(self.title.text)
        self.foot.announce_primary()

    def _place_notice(self) -> None:
        """Show the notice in a line of its own, or in a low panel instead of the note.

        If there is room for only one line, a notice about the end of this phase replaces the
        figures: in the last round neither income nor the next turn order matters.
        """
        text, is_coming = self.notice.text, self.notice.is_coming
        min_height = ROOMY if is_coming and not self.is_staged else _HIGH
        has_band = bool(text) and self.height() >= look().px(min_height)
        self.want(self.band, has_band)
        room = self.width() - look().ipx(_BAND_EDGES)
        self.band_text.say_fitting(self.notice.texts if has_band else ("",), room)
        is_elsewhere = has_band or self.needs_title or (self.needs_note and not is_coming)
        self.head.notices = ("",) if is_elsewhere else self.notice.texts

    def _place_figures(self) -> None:
        """Show the figures, or the line that unfolds them if that has room to spare."""
        has_facts, is_high = self.figures.facts is not None, self.height() >= look().px(_HIGH)
        chosen = self.staging.shows_figures
        self.folded.want(self.folded.button, has_facts)
        self.folded.unfold(is_high and self.unfolds if chosen is None else chosen)
        self.figures.flat = not is_high
        is_spare = self._has_spare_room()
        if not is_spare and not chosen:
            self.figures.flat = True  # the income at least
            is_spare = self._has_spare_room()
        if not is_spare and chosen is None:
            self.folded.unfold(False)
            is_spare = self._has_spare_room()
        is_asked = chosen or (self.unfolds and is_spare)
        self.want(self.folded, bool(is_asked) and has_facts and self.has_room_for_figures)

    @property
    def has_room_for_figures(self) -> bool:
        """Whether the figures can be unfolded, as neither a hint nor a notice replaces them."""
        is_alone = not self.is_wanted(self.band) and not self._hint_replaces_head()
        return self.height() >= look().px(ROOMY if is_alone else _HIGH)

    @property
    def shows_figures(self) -> bool:
        """Whether the figures are unfolded."""
        return self.is_wanted(self.folded) and self.folded.is_unfolded

    def _has_spare_room(self) -> bool:
        """Return whether all parts except the figures leave room for them, or for their line."""
        if self.is_wanted(self.hint_box):
            return False
        gap = look().ipx(self.gap)
        figures = self.folded.minimumSizeHint().height() + gap
        needed = self.sizeHint().height() - self.body.sizeHint().height() + self.body_height()
        is_there = self.is_wanted(self.folded)
        taken = self.folded.sizeHint().height() + gap if is_there else 0
        return self.height() - needed + taken >= figures

    def _has_room(self) -> bool:
        """Return whether all other parts leave the body its minimum height."""
        others = self.sizeHint().height() - self.body.sizeHint().height()
        return self.height() - others >= self.least_body_height()

    def least_body_height(self) -> int:
        """Return the height in pixels that a notice leaves the body."""
        return self.body.minimumSizeHint().height()

    def body_height(self) -> int:
        """Return the height in pixels that the body needs beside the figures."""
        return self.body.sizeHint().height()

    def _hint_replaces_head(self) -> bool:
        """Return whether a hint is shown instead of title and figures."""
        return self.is_wanted(self.hint_box) and self.height() < look().px(_HIGH)

    def fit_head(self) -> None:
        """Show as much in the head as fits; a stage does so for its own head."""
        if not self.is_staged:
            self.head.fit(self.width() - 2 * look().ipx(self.pad) - look().ipx(10))

# SPDX-License-Identifier: MIT
"""A chapter of the tutorial at a real table, with a coach."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.factory.rules import State
from powergrid.gui.factory_manager.chapters import Chapter, record_at
from powergrid.gui.factory_manager.session import session_of
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.kit.keys import set_first_focus
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.tokens import RADIUS_PANEL
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.coach import Coach
from powergrid.play.thinker import Thinker


class Spotlight(QWidget):
    """A ring around the part of the table that a step is about."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._table = parent
        self._part: QWidget | None = None

    def surround(self, part: QWidget) -> None:
        """Surround a part of the table, and follow it."""
        if self._part is not None:
            self._part.removeEventFilter(self)
        self._part = part
        part.installEventFilter(self)
        self._follow(part)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the part."""
        if watched is self._part and event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._follow(self._part)
        return False

    def _follow(self, part: QWidget) -> None:
        self.setGeometry(QRect(part.mapTo(self._table, QPoint()), part.size()))
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring."""
        painter = smooth_painter(self)
        px = look().px
        paint_round(
            painter, QRectF(self.rect()), px(RADIUS_PANEL), None, look().theme.accent, px(3)
        )


class LessonTable(FactoryTable):
    """`step` is the index of the current step; `finished` is emitted after the last one."""

    finished = Signal()

    def __init__(self, chapter: Chapter, thinker: Thinker, before: "LessonTable | None") -> None:
        """Begin a chapter, or continue it from another table."""
        record = record_at(chapter)
        session = session_of(record) if before is None else before.session
        self.chapter = chapter
        self.step: int = 0 if before is None else before.step
        self._start: State = session.state.copy() if before is None else before._start
        super().__init__(session)
        session.setParent(self)
        self._thinker = thinker
        self._seed = record.seed
        self.coach = Coach(chapter.title, self)
        self.coach.next_asked.connect(self.show_next)
        self.coach.back_asked.connect(self.show_previous)
        self.coach.leave_asked.connect(self.back_asked)
        self.spotlight = Spotlight(self)
        session.changed.connect(self._follow)
        self.back_asked.connect(session.stop_bots)
        self.finished.connect(session.stop_bots)
        self._show_step()

    def begin(self) -> None:
        """Let the bot play."""
        self.session.start_bots(self._thinker, self._seed)

    def show_next(self) -> None:
        """Show the next step; after the last one, emit `finished`."""
        if self.step + 1 == len(self.chapter.steps):
            self.finished.emit()
            return
        self.step += 1
        self._show_step()
        self._follow()

    def show_previous(self) -> None:
        """Show the previous step."""
        self.step -= 1
        self._show_step()

    def _follow(self) -> None:
        """Show the next step when the action asked for is done, or its step when one is undone."""
        for at, step in enumerate(self.chapter.steps[: self.step]):
            if step.until is not None and not step.until(self._start, self.session.state):
                self.step = at
                self._show_step()
                return
        until = self.chapter.steps[self.step].until
        if until is not None and until(self._start, self.session.state):
            self.show_next()

    def _show_step(self) -> None:
        step, last = self.chapter.steps[self.step], len(self.chapter.steps)
        count = translate("Factory", "step {n} of {last}").format(n=self.step + 1, last=last)
        self.coach.say(step.text, count)
        is_read = step.until is None
        done = translate("Factory", "Finish the chapter")
        next_ = translate("Factory", "Next")
        text = (done if self.step + 1 == last else next_) if is_read else ""
        before = self.chapter.steps[self.step - 1] if self.step else None
        can_go_back = before is not None and before.until is None
        self.coach.offer(back=can_go_back, show=False, next_=text)
        self.panel.setEnabled(not is_read)  # the coach's button, too, has the key Enter
        first: QWidget = self.coach.next if is_read else self.panel.main
        set_first_focus(self, first)
        first.setFocus()
        self.lay_out()

    def lay_out(self) -> None:
        """Place the coach and the spotlight too."""
        super().lay_out()
        gap, place = look().ipx(8), self.scene.geometry()
        steps: list[tuple[str, list[str]]] = [(step.text, []) for step in self.chapter.steps]
        tall = self.coach.height_for(place.size(), steps)
        above = place.height() - tall - gap
        self.scene.setGeometry(place.x(), place.y(), place.width(), above)
        self.coach.setGeometry(place.x(), place.y() + above + gap, place.width(), tall)
        self.coach.lay_out()
        about: dict[str, QWidget] = {
            "scene": self.scene,
            "supply": self.supply,
            "panel": self.panel,
            "bar": self.bar.energy,
        }
        self.spotlight.surround(about[self.chapter.steps[self.step].about])

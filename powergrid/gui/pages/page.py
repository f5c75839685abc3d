# SPDX-License-Identifier: MIT
"""What all pages of the action panel share: a title, a body, and buttons on the bottom line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QTimer
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.access.announcer import announcer
from powergrid.gui.desk import Desk
from powergrid.gui.draft import refused
from powergrid.gui.look.button import Button
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import PaintedButton
from powergrid.gui.look.tokens import BODY, CAPTION, MS_BANNER, TITLE
from powergrid.gui.pages.keys import bind, is_offered, led_to
from powergrid.gui.pages.line import PENDING, Line
from powergrid.gui.pages.page_foot import PageFoot
from powergrid.gui.pages.page_head import PageHead
from powergrid.gui.plan import Plan
from powergrid.gui.refusals import refusal
from powergrid.gui.session import Session
from powergrid.rules import State, legal
from powergrid.rules.actions import Action

if TYPE_CHECKING:
    from powergrid.bots import Advice
    from powergrid.gui.pages.at_hand import AtHand

LEAST, _AT_HAND = 215, 32
"""From that height on there is room for the figures at hand, which take so much of it."""
LOW = 250
NARROW = 540
_WIDE = 640
_HIGH = 340
"""From here on a hint has a box of its own; below, it stands in the place of title and figures."""


class Page(Line):
    """One question. `start` begins it anew, `refresh` shows what has changed, both cheaply.

    The panel hands on what was pointed at and chosen elsewhere: `take_plant`, `take_city`,
    `take_fuel`, `point`.
    """

    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(vertical=True, gap=6, pad=12)
        self.session = session
        self.desk = desk
        self.is_low = False
        self.is_narrow = False
        self.head = PageHead(self)
        self.head.rule_asked.connect(desk.ask_for_rule)
        self.title, self.note, self.message = self.head.title, self.head.note, self.head.message
        self.body = Line(self, gap=12)
        self.foot = PageFoot(self)
        self.undo, self.hint, self.planning = self.foot.undo, self.foot.hint, self.foot.planning
        self.undo.clicked.connect(self._undo)
        bind(self, "Z", lambda: self.press(self.undo), self.undo)
        self.hint.tell(self.tr("Says what the strongest bot would do here, and why."))
        self.hint.clicked.connect(self._ask_for_hint)
        bind(self, "H", self._ask_for_hint, self.hint)
        self.planning.tell(self.tr("Lets you try a whole round on a copy of the table."))
        self.planning.clicked.connect(self._plan)
        bind(self, "N", self._plan, self.planning)
        self.at_hand: AtHand | None = None
        self.at_hand_line = Line()
        self._wants_at_hand = False
        self.hint_box = Line()
        self.add(self.head)
        self.add(self.body, stretch=1, least=0)
        self.add(self.at_hand_line)
        self.want(self.at_hand_line, False)
        self.add(self.hint_box)
        self.want(self.hint_box, False)
        self.add(self.foot)
        self._shown_hint: tuple[State, Action] | None = None
        self._primary: Button | None = None
        self._asked = ""
        self._told_primary = ""
        self._afterwards = QTimer(self)
        self._afterwards.setSingleShot(True)
        self._afterwards.timeout.connect(self._make_at_hand)
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self.hush)

    # --- what a page adds to it ---------------------------------------------------------------

    def start(self) -> None:
        """Begin with a new question."""

    def resume(self, before: Self) -> None:
        """Go on with what was chosen on another page for the same question, besides the draft."""

    def refresh(self) -> None:
        """Show the state and the draft as they are now."""

    def adapt(self) -> None:
        """Arrange the body for a low or a narrow panel."""

    def take_plant(self, plant: int) -> None:
        """A plant was chosen somewhere."""

    def take_city(self, city: int) -> None:
        """A city was chosen somewhere."""

    def confirm_city(self, city: int) -> None:
        """A city that was chosen is to be done at once."""

    def take_fuel(self, fuel: int, amount: int) -> None:
        """Tokens were put into the cart somewhere, or back."""

    def point(self, city: int) -> None:
        """A city is being pointed at somewhere."""

    def take_hint(self, action: Action) -> None:
        """Fill in what a hint says."""

    def first_focus(self) -> QWidget | None:
        """Return what the keyboard begins with."""
        return None

    # --- what they use --------------------------------------------------------------------------

    @property
    def plan(self) -> Plan:
        """What whoever sits at the screen has planned for this round."""
        return self.desk.plans.of(self.desk.planner)

    @property
    def state(self) -> State:
        """The state as it is."""
        return self.session.state

    def add_button(
        self, text: str, key: str, *, primary: bool = False, icon: str | None = None
    ) -> Button:
        """Append a button to the bottom line."""
        button = Button(text, key, primary, icon)
        if primary:
            self._primary = button
            bind(self, key, self._press_primary, button)
        else:
            bind(self, key, lambda: self.press(button), button)
        self.foot.add_own(button)
        return button

    def offer(self, control: PaintedButton, does: str, state: State, action: Action) -> None:
        """Let a control be used where the rules allow an action, or say which rule forbids it."""
        error = refused(state, action)
        if error is None:
            control.tell(does)
            return
        from powergrid.gui.rulebook.sections import section_refused  # seldom needed at once

        why_not = refusal(error.code, error.facts, self.session)
        control.tell(does, why_not, section_refused(error.code, state))

    def press(self, control: PaintedButton) -> None:
        """Do what a control of this page does, or say why it is off."""
        if control.isEnabled():
            control.click()
        elif is_offered(control):
            self._say_why_off(control)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Say why a control is off that is clicked all the same."""
        control = self.childAt(event.position().toPoint())
        if isinstance(control, PaintedButton) and not control.isEnabled():
            self._say_why_off(control)
        super().mousePressEvent(event)

    def _say_why_off(self, control: PaintedButton) -> None:
        self.warn(control.told, control.rule)

    def warn(self, text: str, rule: str = "") -> None:
        """Say what cannot be, beside the title, until something else happens."""
        self._say(text, "warning", rule)
        announcer().say(text, is_urgent=True)

    def announce(self, text: str) -> None:
        """Say for a moment what has happened."""
        self._say(text, "accent")
        self._silence.start(MS_BANNER)

    def show_hint(self, state: State, advice: "Sequence[Advice]") -> None:
        """Show what was asked for, and be ready to fill it in; `state` as it was then."""
        from powergrid.gui.pages.hint_box import HintBox  # many games are played without

        is_sought = self.message.text == self._seeking()
        if is_sought:
            self.hush()
        if state != self._hint_state():
            # Something was staged meanwhile: taken over, it would come on top of that.
            if is_sought:
                self._ask_for_hint()
            return
        if not advice or advice[0].action not in legal(state):
            return
        self.hint_box.clear()
        box = HintBox(state, advice, self.session.seats)
        self.hint_box.add(box, stretch=1)
        self.hint_box.setAccessibleName(box.text)
        announcer().say(box.text)
        self._shown_hint = (state, advice[0].action)
        if self.height() < look().px(LEAST):
            self._say(box.text, "accent")
        else:
            self.want(self.hint_box, True)
        self.place()

    def forget_old_hint(self) -> None:
        """Take a hint away that was for something else than what is asked and staged now."""
        if self._shown_hint is not None and self._shown_hint[0] != self._hint_state():
            self.forget_hint()

    def forget_hint(self) -> None:
        """Take the hint away."""
        self._shown_hint = None
        self.want(self.hint_box, False)

    def hush(self) -> None:
        """Take back what was said."""
        if self.head.is_wanted(self.message):
            self._asked = ""
            self._tell_head("")

    def refuse(self, code: str, facts: dict[str, object]) -> None:
        """Say which rule forbids what was wanted, with a way to its section."""
        from powergrid.gui.rulebook.sections import section_refused  # few games need it at once

        self.warn(refusal(code, facts, self.session), section_refused(code, self.state))

    def refuse_action(self, state: State, action: Action) -> None:
        """Say which rule forbids an action in a state."""
        error = refused(state, action)
        if error is not None:
            self.refuse(error.code, error.facts)

    def is_sure(self, question: str) -> bool:
        """Ask inline once; return whether it was asked before, with nothing said in between."""
        if self._asked == question:
            self.hush()
            return True
        self.warn(question)
        self._asked = question
        return False

    def show_at_hand(self) -> None:
        """Show the figures to decide by, what is staged counting as done."""
        self._wants_at_hand = True
        if self.at_hand is not None:
            self.at_hand.show_state(self.desk.draft.state)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground; the first time the figures at hand come after, not before it."""
        super().paintEvent(event)
        if self._wants_at_hand and self.at_hand is None:
            self._afterwards.start(0)

    def _make_at_hand(self) -> None:
        from powergrid.gui.pages.at_hand import AtHand

        if self.at_hand is None:
            self.at_hand = AtHand(self.session)
            self.at_hand_line.add(self.at_hand, stretch=1)
        if self.session.is_person_asked:
            self.at_hand.show_state(self.desk.draft.state)
            self.place()

    def show_undo(self) -> None:
        """Let undo be pressed where there is something to take back."""
        can_undo = bool(self.desk.draft.actions) or self.session.can_undo
        nothing = self.tr("Nothing was done yet, or a card has come up since.")
        self.undo.tell(
            self.tr("Takes back what was staged or done last."), "" if can_undo else nothing
        )

    def place(self) -> None:
        """Arrange and place everything for the room there is."""
        if self.testAttribute(PENDING):
            return
        self._place_at_hand()
        has_more = self.is_wanted(self.at_hand_line) or self.is_wanted(self.hint_box)
        taken = _AT_HAND if has_more else 0
        self.is_low = self.height() < look().px(LOW + taken)
        self.is_narrow = self.width() < look().px(NARROW)
        self.pad = 8 if self.is_low else 14
        self.gap = 4 if self.is_low else 8
        self.title.resize_type(BODY if self.is_low else TITLE)
        for text in (self.note, self.message):
            text.resize_type(CAPTION if self.is_low or self.is_narrow else BODY)
        self._fit_head()
        self.want(self.head, bool(self.message.text) or not self._hint_takes_place())
        self.adapt()
        room = self.width() - 2 * look().ipx(self.pad)
        is_wide = self.width() >= look().px(_WIDE)
        self.foot.fit(room, is_narrow=self.is_narrow, is_wide=is_wide)
        super().place()
        self.setAccessibleName(self.title.text)
        self.tell_primary()

    def tell_primary(self) -> None:
        """Announce what the main button would do, once that has become something else."""
        text = self._primary.text() if self._primary is not None else ""
        if text != self._told_primary:
            self._told_primary = text
            if self.isVisible():
                announcer().say(text)

    def _place_at_hand(self) -> None:
        has_room = self.height() >= look().px(LEAST) and not self._hint_takes_place()
        self.want(self.at_hand_line, self.at_hand is not None and has_room)
        if self.at_hand is not None:
            self.at_hand.flat = self.height() < look().px(_HIGH)

    def _hint_takes_place(self) -> bool:
        """Return whether a hint stands where title and figures are otherwise."""
        return self.is_wanted(self.hint_box) and self.height() < look().px(_HIGH)

    def _say(self, text: str, role: str, rule: str = "") -> None:
        self._silence.stop()
        self._asked = ""
        self._tell_head(text, role, rule)

    def _tell_head(self, text: str, role: str = "", rule: str = "") -> None:
        self.head.say(text, role, rule)
        if self._hint_takes_place():
            self.place()  # the message needs its line back, or gives it to the hint again
        else:
            self._fit_head()

    def _fit_head(self) -> None:
        self.head.fit(self.width() - 2 * look().ipx(self.pad) - look().ipx(10))

    def _ask_for_hint(self) -> None:
        """Ask for a hint, or fill in the one that is shown."""
        state = self._hint_state()
        hinted = self._shown_hint
        self.forget_hint()
        if hinted is not None and hinted[0] == state:
            self.hush()
            self.take_hint(hinted[1])
            self.place()
        elif self.session.is_person_asked:
            is_sought = self.session.ask_for_hint(state)
            if is_sought and self._shown_hint is None:
                self._say(self._seeking(), "accent")

    def _seeking(self) -> str:
        return self.tr("Looking for a hint…")

    def _hint_state(self) -> State:
        """Return the state a hint is for: what is staged counts as done."""
        state = self.desk.draft.state.copy()
        state.pile_left = self.state.pile_left
        return state

    def _plan(self) -> None:
        """Plan the round, where there is one to plan."""
        if self.desk.can_plan and self.foot.is_wanted(self.planning):
            self.desk.plan(True)

    def _undo(self) -> None:
        if self.desk.draft.actions:
            self.desk.take_back(len(self.desk.draft.actions) - 1)
        else:
            self.session.undo()

    def _press_primary(self) -> None:
        """Press the main button, or what the keyboard was led to."""
        button = led_to(self) or self._primary
        if isinstance(button, PaintedButton):
            self.press(button)

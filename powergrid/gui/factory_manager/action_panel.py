# SPDX-License-Identifier: MIT
"""The current question, its figures, and the buttons that answer it."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action, Pass, RunFactory
from powergrid.factory.rules.phases.bidding import Openings, Raises
from powergrid.factory.rules.phases.buying import Purchases
from powergrid.factory.rules.state import (
    BIDDING,
    OPENING,
    RAISING,
    SWITCHING,
)
from powergrid.gui.factory_manager.advice_words import reason
from powergrid.gui.factory_manager.figures import after, balance, changes, price_lines
from powergrid.gui.factory_manager.opponents import Advice
from powergrid.gui.factory_manager.order_row import OrderRow
from powergrid.gui.factory_manager.panel_words import (
    last_profits,
    leading_bid,
    limit_note,
    main_text,
    recent_texts,
)
from powergrid.gui.factory_manager.planned_row import PlannedRow
from powergrid.gui.factory_manager.planned_steps import planned_steps
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.staging import Staging
from powergrid.gui.factory_manager.words import action_text, question_text, refusal
from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import bind, key_text, press
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.now_after import NowAfter
from powergrid.gui.kit.stepper import Stepper
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import BODY, SEMIBOLD, TITLE
from powergrid.gui.kit.translation import translate

_LINES: Final = 6
_DROPPED_FIRST: Final = 6 + _LINES
"""The rank of what is left out before everything else where there is too little room."""


class ActionPanel(Line):
    """Shows the question of a person, or what happens while others act."""

    accessible_role = QAccessible.Role.Grouping

    def __init__(self, session: FactorySession, staging: Staging) -> None:
        super().__init__(vertical=True, gap=8, pad=14, ground="surface_2")
        self.session = session
        self.staging = staging
        self._advice: Advice | None = None
        self.title = Text(size=TITLE, weight=SEMIBOLD, yields=True)
        self.note = caption()
        head = Line(gap=10)
        head.add(self.title, stretch=1)
        head.add(self.note)
        self.add(head)
        self.figures = NowAfter()
        self.add(self.figures, drop=1)
        self.balance = Text(role="text_second", wraps=True)
        self.add(self.balance, drop=3)
        self.profits = Text(role="text_second", wraps=True)
        self.add(self.profits, drop=4)
        self.order = OrderRow(session)
        self.order.chosen.connect(staging.choose_lot)
        self.add(self.order)
        self._make_amounts()
        self.planned = PlannedRow()
        self.add(self.planned, drop=2)
        self.lines = [Text(wraps=True) for _ in range(_LINES)]
        for at, line in enumerate(self.lines):
            self.add(line, drop=6 + at)
        self.message = Text(wraps=True, role="warning", weight=SEMIBOLD)
        self.add(self.message)
        self.about = Text(role="text_second", wraps=True)
        self.add(self.about, drop=5)
        self.add_space()
        self._make_foot()
        self.setAccessibleName(translate("Factory", "Your turn"))
        session.refused.connect(self._refuse)
        staging.refused.connect(self._refuse)
        session.hints.given.connect(self._show_hint)
        staging.changed.connect(self._clear_message)
        look().changed.connect(self.refresh)

    def _make_amounts(self) -> None:
        self.amounts = Line(gap=12)
        self.amount_name = Text(size=BODY)
        self.amount = Stepper(0, 9, 0, name=translate("Factory", "Workers"))
        self.amount.changed.connect(self._set_amount)
        self.amounts.add(self.amount_name)
        self.amounts.add(self.amount)
        self.amounts.add_space()
        self.add(self.amounts)

    def _make_foot(self) -> None:
        self.undo = Button(translate("Factory", "Undo"), "Z", icon="undo")
        self.hint = Button(translate("Factory", "Hint"), "H", icon="hint")
        self.passing = Button(translate("Factory", "Pass"), "P")
        self.main = Button(translate("Factory", "Done"), "Enter", True)
        self.undo.clicked.connect(self.undo_step)
        self.hint.clicked.connect(self._ask_for_hint)
        self.passing.clicked.connect(self.staging.pass_auction)
        self.main.clicked.connect(self.staging.commit)
        self.foot = Line(gap=8)
        self.foot.add(self.undo)
        self.foot.add(self.hint, drop=1)
        self.foot.add_space()
        self.foot.add(self.passing)
        self.foot.add(self.main)
        self.add(self.foot)
        for button in (self.undo, self.hint, self.passing):
            bind(self.foot, button.key, button.click, button)
        bind(self.foot, "Enter", lambda: press(self.main, self), self.main)
        bind(self.foot, "Backspace", self.undo.click, self.undo)

    def minimumSizeHint(self) -> QSize:
        """Return a small size: the table decides how much room there is."""
        return QSize(look().ipx(300), look().ipx(180))

    def arrange(self) -> None:
        """Show Hint, then Undo too, as an icon where the texts of all buttons do not fit."""
        undo, hint = self.undo.accessibleName(), self.hint.accessibleName()
        words = undo, hint
        for words in ((undo, hint), (undo, ""), ("", "")):
            if self._foot_width(*words) <= self.width() - 2 * look().ipx(self.pad):
                break
        for button, text in zip((self.undo, self.hint), words, strict=True):
            button.shorten(text)
        super().arrange()

    def _foot_width(self, undo: str, hint: str) -> int:
        faces = {self.undo: undo, self.hint: hint}
        faces |= {button: button.text() for button in (self.passing, self.main)}
        shown = [button for button in faces if self.foot.is_wanted(button)]
        gaps = look().ipx(self.foot.gap) * (len(shown) - 1)
        return sum(button.width_as(faces[button], True) for button in shown) + gaps

    # Showing

    def refresh(self) -> None:
        """Show the current question, or what others are doing."""
        focus = QApplication.focusWidget()
        is_asked = self.session.is_person_asked
        self._show_title(is_asked)
        self._show_figures(is_asked)
        self._show_auction(is_asked)
        self._show_amount(is_asked)
        self._show_lines(is_asked)
        self._show_foot(is_asked)
        self.want(self.message, bool(self.message.text))
        self.want(self.about, bool(self.about.text))
        if focus in (self, self.main, self.hint, self.passing):
            self._keep_focus(focus)
        self.place()

    def _show_figures(self, is_asked: bool) -> None:
        session, state = self.session, self.session.state
        is_bid = state.asks == RAISING
        self.want(self.figures, not state.is_over)
        # While others bid, the lines begin with the bid to be raised.
        self.want(self.balance, not state.is_over and (is_asked or not is_bid))
        if state.is_over:
            return
        seat = state.seat if is_asked else session.viewer
        self.figures.show_changes(changes(self.staging, seat))
        tracks = after(self.staging, seat).tracks
        # The bid belongs to the question; the factory, too, shows which track is short.
        self.rank(self.balance, 3 if is_bid else _DROPPED_FIRST)
        self.balance.say(leading_bid(session) if is_bid else balance(tracks))

    def _show_auction(self, is_asked: bool) -> None:
        """Show the order tiles, and beside them the last profits, which help to value them."""
        state, is_auction = self.session.state, self.session.state.phase == BIDDING
        self.want(self.order, is_auction)
        if is_auction:
            is_choosing = is_asked and state.asks == OPENING
            lot = self.staging.plan.lot if is_choosing else state.lot
            self.order.show_tiles(lot, is_choosing=is_choosing)
        profits = last_profits(self.session) if is_asked and is_auction else ""
        self.profits.say(profits)
        self.want(self.profits, bool(profits))

    def _keep_focus(self, before: QWidget) -> None:
        """Keep the focus in the panel: Qt moves it from a hidden or disabled button to a tile."""

        def can_be_focused(button: QWidget) -> bool:
            return self.foot.is_wanted(button) and button.isEnabled()

        if not can_be_focused(before):
            target = self.main if can_be_focused(self.main) else self
            target.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _show_title(self, is_asked: bool) -> None:
        state = self.session.state
        if is_asked:
            self.title.say(question_text(state))
        elif state.is_over:
            self.title.say(translate("Factory", "The game is over."))
        else:
            name = self.session.seats[state.seat].name
            self.title.say(translate("Factory", "{name} is thinking").format(name=name))
        self.note.say(limit_note(self.staging) if is_asked else "")

    def _show_amount(self, is_asked: bool) -> None:
        staging, question = self.staging, self.session.question
        can_bid = isinstance(question, Openings) or _can_raise(question)
        is_wanted = is_asked and (can_bid or isinstance(question, Purchases))
        self.want(self.amounts, is_wanted)
        if not is_wanted:
            return
        if isinstance(question, Purchases):
            self.amount.set_range(0, self.session.state.game.figures.seasonal_workers)
            self.amount.set_value(staging.plan.hired)
            each = question.wage(1)
            text = translate("Factory", "Seasonal workers for {price} each")
            self.amount_name.say(text.format(price=each))
        else:
            assert isinstance(question, Openings | Raises)
            self.amount.set_range(question.min_bid, question.max_bid)
            self.amount.set_value(staging.plan.bid)
            self.amount_name.say(translate("Factory", "Workers to bid"))

    def _show_lines(self, is_asked: bool) -> None:
        state, texts = self.session.state, list[str]()
        steps = planned_steps(self.staging) if is_asked else []
        self.planned.show_steps(steps)
        self.want(self.planned, bool(steps))
        if not is_asked:
            texts = recent_texts(self.session)[:_LINES]
        elif state.asks == SWITCHING:
            texts = price_lines(state, after(self.staging, state.seat).tracks)
        # The planned steps, and the profit at each price, matter more than large text.
        self.message.yields = is_asked and bool(steps or texts)
        for at, line in enumerate(self.lines):
            text = texts[at] if at < len(texts) else ""
            line.yields = bool(self.message.text)
            line.say(text, "text" if is_asked else "text_second")
            self.want(line, bool(text))

    def _show_foot(self, is_asked: bool) -> None:
        staging, question = self.staging, self.session.question
        is_raise = is_asked and isinstance(question, Raises)
        can_raise = _can_raise(question)
        self.foot.want(self.passing, is_raise)
        self.foot.want(self.main, is_asked and (not is_raise or can_raise))
        self.foot.want(self.hint, is_asked)
        self.passing.set_primary(is_raise and not can_raise)
        can_undo = staging.is_staged or self.session.can_undo
        nothing = translate("Factory", "Nothing to undo.")
        does = translate("Factory", "Undoes the last step.")
        self.undo.describe(does, "" if can_undo else nothing)
        self.hint.describe(translate("Factory", "Shows what the strongest bot would do."))
        self.passing.describe(translate("Factory", "Drops out of this auction."))
        if is_asked:
            self._show_main()

    def _show_main(self) -> None:
        """Show what the main button does, or why it is disabled."""
        problem = self.staging.problem()
        self.main.set_text(main_text(self.staging))
        why_not = "" if problem is None else refusal(problem.code, problem.facts)
        self.main.describe(translate("Factory", "Carries out everything planned."), why_not)
        if problem is not None and not self.message.text and self.foot.is_wanted(self.main):
            self.about.say(why_not)

    # Acting

    def undo_step(self) -> None:
        """Undo the last planned step, or else the last action."""
        if not self.staging.undo():
            self.session.undo()

    def _set_amount(self, value: int) -> None:
        if isinstance(self.session.question, Purchases):
            self.staging.set_hired(value)
        else:
            self.staging.set_bid(value)

    def describe_tile(self, text: str) -> None:
        """Show a text about the tile under the pointer."""
        if text != self.about.text:
            self.about.say(text)
            self.want(self.about, bool(text))
            self.place()

    def _clear_message(self) -> None:
        self.message.say("")
        self.about.say("")
        self._advice = None

    def _refuse(self, code: str, facts: dict[str, object]) -> None:
        self._say(refusal(code, facts), "warning")

    def _say(self, text: str, role: Role) -> None:
        self.message.say(text, role)
        self.want(self.message, True)
        for line in self.lines:
            line.yields = True  # both texts matter more than large ones
        announcer().say(text, is_urgent=True)
        self.place()

    def _ask_for_hint(self) -> None:
        """Ask for a hint, or stage the one that is shown."""
        if self._advice is not None and self.staging.can_take(self._advice.action):
            self.staging.take_advice(self._advice.action)
        elif self.staging.is_turn_over:
            self._refuse("turn_is_over", {})
        elif self.session.is_person_asked:
            self.session.ask_for_hint(self.staging.state)

    def _show_hint(self, state: State, advice: list[Advice]) -> None:
        if not advice or state != self.staging.state:
            return
        self._advice = advice[0]
        action = advice[0].action
        button = self.passing if isinstance(action, Pass) else self.main
        if self.staging.can_take(action):
            button = self.hint
        text = translate("Factory", "Hint: {action}. {reason} Press {key} to do it.")
        text = text.format(
            action=self._advised(state, action),
            reason=reason(state, advice[0]),
            key=key_text(button.key),
        )
        self._say(text, "good")

    def _advised(self, state: State, action: Action) -> str:
        """Return an advised action in words; the factory already shows a run that is planned."""
        if isinstance(action, RunFactory) and action == self.staging.final_action:
            return translate("Factory", "Run your factory as planned")
        return action_text(state, action)


def _can_raise(question: object) -> bool:
    return isinstance(question, Raises) and question.can_raise

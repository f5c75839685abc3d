# SPDX-License-Identifier: MIT
"""The base class of the action panel's pages."""

from typing import Any, Generic, Self, TypeAlias, TypeVar, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import bind, focused_button, key_text
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.draft import why_illegal
from powergrid.gui.power_grid.game.plan import Plan
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.page_frame import PageFrame
from powergrid.gui.power_grid.pages.page_hint import PageHint
from powergrid.gui.power_grid.words.refusals import refusal
from powergrid.gui.power_grid.words.rule_sections import section_refused
from powergrid.rules import State
from powergrid.rules.actions import Action, EndTurn, OpenAuction, Pass

Q = TypeVar("Q")
"""The class of a question."""


class Page(PageFrame, Generic[Q]):
    """The page of one kind of question.

    `start` is called for a new question, `follow_plan` then and after planning, `refresh` after
    each change. The panel passes what was chosen elsewhere to `choose_plant`, `choose_city`,
    `change_fuel` and `point`.
    """

    accessible_role = QAccessible.Role.Grouping

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.head.rule_asked.connect(staging.ask_for_rule)
        self.undo, self.hint, self.planning = self.foot.undo, self.foot.hint, self.foot.planning
        self.undo.clicked.connect(self.undo_last)
        bind(self, "Z", lambda: self.foot.press(self.undo), self.undo)
        self.planning.describe(
            translate("Page", "Lets you try out a whole round on a copy of the table.")
        )
        self.planning.clicked.connect(self.toggle_planning)
        bind(self, "N", self.toggle_planning, self.planning)
        self.hints = PageHint(self, session, staging)
        self.hints.taken.connect(self._take_hint)
        self.declining: Button | None = None
        self.folded.button.clicked.connect(self.toggle_figures)
        bind(self, "I", self.toggle_figures, self.folded.button)

    # What a page implements

    def start(self) -> None:
        """Start with a new question."""

    def follow_plan(self) -> None:
        """Take over what is planned for the question, or what has been planned since."""

    def resume(self, before: Self) -> None:
        """Take over choices, besides the draft, of another page for the same question."""

    def refresh(self) -> None:
        """Show the current state and draft."""

    def choose_plant(self, plant: int) -> None:
        """Use a plant chosen anywhere, or say why a plant of the market cannot be used here."""
        if plant in self.state.market and plant != self.state.lot:
            self.explain_refusal(self.state, OpenAuction(plant, plant))

    def choose_city(self, city: int) -> None:
        """Use a city chosen anywhere."""

    def confirm_city(self, city: int) -> None:
        """Commit a city after a double click."""

    def change_fuel(self, fuel: int, amount: int) -> None:
        """Put tokens into the cart, or with a negative amount take them out."""

    def change_stored_coal(self, amount: int) -> None:
        """Put coal from an open storage into the cart, or with a negative amount take it out."""

    def point(self, city: int) -> None:
        """Show a city pointed at anywhere."""

    def apply_hint(self, action: Action) -> None:
        """Fill in one action of a hint."""

    def undo_last(self) -> None:
        """Undo the last staged action, or else the last action done."""
        staged = len(self.staging.draft.actions)
        if staged:
            self.staging.unstage(staged - 1)
        else:
            self.session.undo()

    def undo_turn(self) -> None:
        """Undo everything staged, or else the whole last turn."""
        if self.staging.draft.actions:
            self.staging.clear()
        else:
            self.session.undo_turn()

    def toggle_planning(self) -> None:
        """Start to plan the round, if that is possible."""
        if self.can_plan:
            self.staging.set_planning(True)

    def toggle_figures(self) -> None:
        """Unfold or fold the figures for looking up, or say why there are none."""
        if self.figures.facts is None:
            return
        if not self.has_room_for_figures:
            self.head.warn(translate("Page", "There is no room for these figures now."))
            return
        self.staging.show_figures(not self.shows_figures)
        self.place()

    def first_focus(self) -> QWidget | None:
        """Return the first control to focus, if any: the main button."""
        return self.foot.primary

    # What pages use

    @property
    def question(self) -> Q:
        """The question."""
        return cast(Q, self.session.question)

    @property
    def can_plan(self) -> bool:
        """Whether a round can be planned from this page."""
        return self.staging.can_plan and self.foot.is_wanted(self.planning)

    @property
    def plan(self) -> Plan:
        """The plan for this round of the player at the screen."""
        return self.staging.plans.of(self.staging.planner)

    @property
    def state(self) -> State:
        """The current state."""
        return self.session.state

    def show_undo(self) -> None:
        """Enable Undo if there is something to undo."""
        can_undo = bool(self.staging.draft.actions) or self.session.can_undo
        nothing = translate(
            "Page", "Nothing to undo: you haven't acted, or a card has been revealed since."
        )
        does = translate("Page", "Undoes the last step.")
        self.undo.describe(does, "" if can_undo else nothing)

    def offer_end(self, end: Button, *, is_apart: bool, has_staged: bool) -> None:
        """Offer to end the turn with a button of its own, unless the main button does so, too."""
        main = self.foot.primary
        self.foot.want(end, is_apart)
        self.declining = end if is_apart else main
        end.set_primary(not has_staged)
        if main is not None:
            main.set_primary(has_staged or not is_apart)

    def end_turn(self, question: str, key: str) -> None:
        """End the turn without any action, once asked if in doubt.

        `question` asks whether to, an empty one asks nothing; a hint that says otherwise does.
        """
        if not question and self.hints.advises_otherwise(EndTurn()):
            question = translate(
                "Page", "You asked for a hint. Press {key} again to end the turn without it."
            )
        if not question or self.head.is_confirmed(question.format(key=key_text(key))):
            self.session.act(EndTurn())

    def offer(self, control: PaintedButton, does: str, state: State, action: Action) -> None:
        """Enable a control if the rules allow an action, else disable it and say why."""
        error = why_illegal(state, action)
        if error is None:
            control.describe(does)
            return
        why_not = refusal(error.code, error.facts, self.session)
        control.describe(does, why_not, section_refused(error.code, state))

    def refuse(self, code: str, facts: dict[str, object]) -> None:
        """Say why the rules refuse something, with a link to their section."""
        self.head.warn(refusal(code, facts, self.session), section_refused(code, self.state))

    def explain_refusal(self, state: State, action: Action) -> None:
        """Say why the rules refuse an action in a state, if they do."""
        error = why_illegal(state, action)
        if error is not None:
            self.refuse(error.code, error.facts)

    def show_figures(self) -> None:
        """Show the figures for the decision, as if everything staged were done."""
        self.figures.show_state(self.staging.draft.state)

    def _take_hint(self, actions: tuple[Action, ...]) -> None:
        """Fill in the actions of a hint, so that Enter does them."""
        for action in actions:
            self.apply_hint(action)
        # Staged actions come first; passing and ending a turn have nothing to fill in.
        declines = isinstance(actions[0], Pass | EndTurn) and not self.staging.draft.actions
        main = self.declining if declines else self.foot.primary
        if main is not None and (declines or focused_button(self) is not None):
            main.setFocus(Qt.FocusReason.ShortcutFocusReason)
            main.show_focus()  # it may already have had the focus, without a ring


AnyPage: TypeAlias = Page[Any]
"""The page of any kind of question."""

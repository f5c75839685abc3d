# SPDX-License-Identifier: MIT
"""A person's planned turn, carried out on a copy of the state by the rules."""

from collections.abc import Sequence
from typing import NamedTuple, Self

from PySide6.QtCore import QObject, Signal

from powergrid.factory.prospects import best_run, expected_prices
from powergrid.factory.rules import IllegalAction, State, legal
from powergrid.factory.rules.actions import (
    Action,
    BuyTile,
    EndTurn,
    Hire,
    MoveTile,
    OpenAuction,
    Pass,
    PlaceTile,
    Raise,
    RemoveTile,
    RunFactory,
)
from powergrid.factory.rules.phases.bidding import Openings, Raises
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.phases.buying import Purchases
from powergrid.factory.rules.phases.market import Moves
from powergrid.factory.rules.question import Question
from powergrid.factory.rules.state import Kinds, with_kind, without_kind
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.play.game import Refusal


class Plan(NamedTuple):
    """A planned answer: the `actions` staged, and what takes effect only with `commit`.

    That is the order tile `lot` with the workers `bid`, the seasonal workers `hired`, and the kinds
    of tiles switched `off`.
    """

    actions: tuple[Action, ...] = ()
    lot: int = 0
    bid: int = 0
    hired: int = 0
    off: Kinds = ()


class Staging(QObject):
    """The planned answer to the question at the table.

    `state` is the state after the staged actions of the `plan`, `steps` the plans before it, one
    for each step that can be undone.
    """

    staged = Signal(list)
    """Carries the events of what is staged, before `changed`."""
    changed = Signal()
    refused = Signal(str, dict)

    def __init__(self, session: FactorySession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.plan = Plan()
        self.steps: list[Plan] = []
        self.state: State = session.state
        self._question: object = None
        self._is_committing = False
        session.changed.connect(self.follow)
        self._begin()

    @property
    def question(self) -> Question:
        """The question after the staged actions."""
        return legal(self.state)

    @property
    def is_turn_over(self) -> bool:
        """Whether what is staged ends the turn by itself."""
        rules = self.session.rules
        return rules.turn(self.state) != rules.turn(self.session.state)

    @property
    def is_staged(self) -> bool:
        """Whether anything is staged."""
        return bool(self.steps)

    def follow(self) -> None:
        """Start a new plan when another question is asked."""
        if self._is_committing:
            return
        if self._question is not self.session.question:
            self._begin()
        self.changed.emit()

    def _begin(self) -> None:
        session = self.session
        self._question = question = session.question
        self.state, self.steps = session.state, []
        lot, bid, off = 0, 0, Kinds()
        if isinstance(question, Openings) and len(question.tiles) == 1:
            lot = question.tiles[0]
        elif isinstance(question, Raises):
            bid = min(question.min_bid, max(question.max_bid, 0))
        elif isinstance(question, Runs):
            state = session.state
            price = expected_prices(state)[0]
            off = best_run(state, state.seat, question.factory, price).off
        self.plan = Plan(lot=lot, bid=bid, off=off)

    def resume(self, before: Self) -> None:
        """Take over what has been staged at another table for the same question."""
        self.plan, self.steps = before.plan, [*before.steps]
        self._stage_again()
        self.changed.emit()

    def restore(self, actions: Sequence[Action]) -> None:
        """Plan again what was planned before the game was closed, as far as it is legal."""
        for action in actions:
            if isinstance(action, BuyTile | MoveTile | PlaceTile | RemoveTile):
                self.stage(action)
            elif action in self.question:
                self.take_advice(action)

    def _take_step(self, plan: Plan) -> None:
        """Replace the plan, if the new one differs."""
        if plan != self.plan:
            self.steps.append(self.plan)
            self.plan = plan
        self.changed.emit()

    # Staging

    def stage(self, *actions: Action) -> bool:
        """Stage actions, all of them or none; emit `refused` if the rules forbid one."""
        if not self.session.is_person_asked:
            return False
        tried, events = self.state.copy(), []
        try:
            if self.is_turn_over:
                raise Refusal("turn_is_over")
            for action in actions:
                events += self.session.rules.apply(tried, action)
        except Refusal as refusal:
            self.refused.emit(refusal.code, refusal.facts)
            return False
        self.staged.emit(events)
        self.state = tried
        self._take_step(self.plan._replace(actions=(*self.plan.actions, *actions)))
        return True

    def buy(self, kind: int) -> bool:
        """Buy a tile, and place it if that costs nothing."""
        return self.stage(BuyTile(kind), *([PlaceTile(kind)] if self._is_free(kind) else []))

    def _is_free(self, kind: int) -> bool:
        """Return whether a tile can be placed at no cost."""
        question = self.question
        try:
            return isinstance(question, Purchases) and not question.space_price(kind)
        except IllegalAction:
            return False

    def move(self, kind: int) -> bool:
        """Move a tile from the central storage to the market."""
        return self.stage(MoveTile(kind))

    def place(self, kind: int) -> bool:
        """Place a tile from beside the factory."""
        return self.stage(PlaceTile(kind))

    def remove(self, kind: int) -> bool:
        """Remove a tile from the factory; put one that was placed this turn back beside it."""
        actions = self.plan.actions
        for index in reversed(range(len(actions))):
            left = (*actions[:index], *actions[index + 1 :])
            if actions[index] == PlaceTile(kind) and self._are_legal(left):
                self.steps.append(self.plan)
                self.plan = self.plan._replace(actions=left)
                self._stage_again()
                self.changed.emit()
                return True
        return self.stage(RemoveTile(kind))

    def _are_legal(self, actions: Sequence[Action]) -> bool:
        """Return whether the rules allow these actions one after another."""
        tried = self.session.state.copy()
        try:
            for action in actions:
                self.session.rules.apply(tried, action)
        except Refusal:
            return False
        return True

    def choose_lot(self, tile: int) -> None:
        """Choose the order tile to be auctioned."""
        question = self.session.question
        if isinstance(question, Openings):
            self._take_step(self.plan._replace(lot=tile))

    def set_bid(self, bid: int) -> None:
        """Set the workers to be bid."""
        self._take_step(self.plan._replace(bid=bid))

    def set_hired(self, workers: int) -> None:
        """Set how many seasonal workers to hire; emit `refused` if the rules forbid more."""
        try:
            if workers > self.plan.hired:
                self.question.check(Hire(workers))
        except IllegalAction as error:
            self.changed.emit()  # restores the number before the reason is shown
            self.refused.emit(error.code, error.facts)
        else:
            self._take_step(self.plan._replace(hired=workers))

    def switch(self, kind: int, is_on: bool) -> None:
        """Switch a machine or a robot of that kind on or off."""
        off = self.plan.off
        off = without_kind(off, kind) if is_on else with_kind(off, kind)
        self._take_step(self.plan._replace(off=off))

    def undo(self) -> bool:
        """Undo the last step; return False if there was none."""
        if not self.steps:
            return False
        self.plan = self.steps.pop()
        self._stage_again()
        self.changed.emit()
        return True

    def _stage_again(self) -> None:
        self.state = self.session.state.copy()
        for action in self.plan.actions:
            self.session.rules.apply(self.state, action)

    def clear(self) -> None:
        """Undo everything staged."""
        self._begin()
        self.changed.emit()

    # Answering

    @property
    def final_action(self) -> Action | None:
        """The action that ends the turn; None if the staged actions end it."""
        question, plan = self.session.question, self.plan
        if isinstance(question, Openings):
            return OpenAuction(plan.lot, plan.bid)
        if isinstance(question, Raises):
            return Raise(plan.bid)
        if isinstance(question, Moves):
            return None if self.is_turn_over else EndTurn()
        if isinstance(question, Purchases):
            return Hire(plan.hired)
        return RunFactory(plan.off)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The staged actions, and the one that ends the turn, if there is one."""
        final = self.final_action
        return self.plan.actions if final is None else (*self.plan.actions, final)

    def problem(self) -> Refusal | None:
        """Return why the plan cannot be carried out, None if it can."""
        final = self.final_action
        if final is None:
            return None
        if isinstance(final, OpenAuction) and not final.tile:
            return Refusal("no_lot")
        try:
            self.question.check(final)
        except IllegalAction as error:
            return Refusal(error.code, error.facts)
        return None

    def commit(self) -> bool:
        """Carry out the plan and end the turn; emit `refused` if the rules forbid it."""
        if not self.session.is_person_asked:
            return False
        problem = self.problem()
        if problem is not None:
            self.refused.emit(problem.code, problem.facts)
            return False
        actions = self.actions
        self._is_committing = True
        is_done = all(self.session.act(action) for action in actions[:-1])
        self._is_committing = False
        if not is_done:
            self.follow()
        return is_done and self.session.act(actions[-1])

    def pass_auction(self) -> bool:
        """Pass in the auction."""
        return self.session.is_person_asked and self.session.act(Pass())

    def can_take(self, action: Action) -> bool:
        """Return whether taking advice would change the plan."""
        return not isinstance(action, Pass | EndTurn) and action != self.final_action

    def take_advice(self, action: Action) -> None:
        """Stage an advised action."""
        if isinstance(action, OpenAuction):
            self._take_step(self.plan._replace(lot=action.tile, bid=action.bid))
        elif isinstance(action, Raise):
            self.set_bid(action.bid)
        elif isinstance(action, Hire):
            self.set_hired(action.workers)
        elif isinstance(action, RunFactory):
            self._take_step(self.plan._replace(off=action.off))
        elif isinstance(action, BuyTile):
            self.buy(action.tile)
        elif isinstance(action, MoveTile | PlaceTile | RemoveTile):
            self.stage(action)

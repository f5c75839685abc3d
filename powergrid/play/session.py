# SPDX-License-Identifier: MIT
"""One game at the table: its position and record, seats, whose turn it is, undo."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeAlias

from PySide6.QtCore import QObject, Signal

from powergrid.play.authority import AllowAll, Authority, DeclineAll
from powergrid.play.bot_turns import BotTurns
from powergrid.play.game import A, E, Played, Question, Recorder, Refusal, Rules, S, StandingOrders
from powergrid.play.hints import Hints
from powergrid.play.seats import Seat
from powergrid.play.thinker import Thinker


class _Proposal:
    """An action that the authority has not answered yet."""

    is_pending = False
    """Whether the answer did not come at once: the table shows that it is waiting."""


class Session(QObject, Generic[S, A, E]):
    """One game at the table. Widgets read `state` and `question` and call `act`.

    `happened` carries the events of each action; `changed` follows whenever the state has changed
    (an action, an undo); `refused` carries the code and facts of an illegal action. `bots` act for
    everybody who is not a person, `hints` advise people.

    If `skips_turns` is set, a person who can only pass in a turn is not asked.
    """

    happened = Signal(list)
    changed = Signal()
    refused = Signal(str, dict)

    def __init__(
        self,
        rules: Rules[S, A, E],
        state: S,
        seats: tuple[Seat, ...],
        *,
        recorder: Recorder[S, A, E] | None = None,
        past: Iterable[Played[S, A, E]] = (),
        orders: StandingOrders[S, A] | None = None,
        authority: Authority | None = None,
        viewer: int | None = None,
    ) -> None:
        """Continue from a state.

        `authority` must allow every action; None: the table itself does. `viewer` is the seat at
        the screen; None: the first person asked.
        """
        super().__init__()
        self.rules = rules
        self.state = state
        self.seats = seats
        self.recorder = recorder
        self.past: list[Played[S, A, E]] = list(past)
        self.skips_turns = False
        self.bots = BotTurns(rules, seats, self)
        self.bots.decided.connect(self._act_for_seat)
        self.bots.resumed.connect(self._let_next_decide)
        self.hints = Hints(rules, self)
        self._orders = orders
        self._authority = AllowAll() if authority is None else authority
        self._undone: list[A] = []
        self._ordered: set[int] = set()
        self._proposal: _Proposal | None = None
        self.question: Question = rules.legal(state)
        self._skipped = self._idle_pass()
        self.viewer = self._first_viewer() if viewer is None else viewer

    # State

    @property
    def is_person_asked(self) -> bool:
        """Whether a person is asked, without an order or a skipped turn that answers for them."""
        return self._is_persons_turn and self._proposal is None and self._standing_answer() is None

    @property
    def _is_persons_turn(self) -> bool:
        asks_people = self._authority.asks_people and not self.state.is_over
        return asks_people and self.seats[self.state.seat].is_person

    def _standing_answer(self) -> A | None:
        """Return a person's standing answer: an order, or a pass if nothing else is legal."""
        ordered = None if self._orders is None else self._orders.answer(self.state)
        if ordered is None and self.skips_turns:
            return self._skipped
        return ordered

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of each seat."""
        return tuple(seat.colour for seat in self.seats)

    @property
    def can_undo(self) -> bool:
        """Whether a person has acted since something hidden was revealed."""
        return self._undo_length() > 0

    def turn_of(self, position: int) -> object:
        """Return a value that identifies the turn of a past action, or the present turn."""
        return self.rules.turn(self.state_at(position))

    def state_at(self, position: int) -> S:
        """Return the state before a past action, or after the last one."""
        return self.past[position].before if position < len(self.past) else self.state

    # Acting

    def act(self, action: A) -> bool:
        """Propose an action of the seat that is asked; return whether it has been performed.

        An illegal one changes nothing. Until the authority answers, nobody is asked.
        """
        if self._proposal is not None:
            return False
        proposal = self._proposal = _Proposal()
        position = len(self.past)
        self._authority.propose(
            action, lambda is_allowed: self._settle(proposal, action, is_allowed)
        )
        if self._proposal is proposal:
            proposal.is_pending = True
            self.changed.emit()
        return len(self.past) > position

    def _act_for_seat(self, action: A) -> None:
        """Perform what a bot has decided, or a person's standing answer."""
        position = len(self.past)
        if self._is_persons_turn:
            self._ordered.add(position)
        if not self.act(action):
            self._ordered.discard(position)

    def _settle(self, proposal: _Proposal, action: A, is_allowed: bool) -> None:
        if self._proposal is not proposal:
            return  # the game has moved on
        self._proposal = None
        if is_allowed and self._do(action, can_redo=()):
            self._let_next_decide()
        elif proposal.is_pending:
            self.changed.emit()

    def _do(self, action: A, can_redo: Sequence[A]) -> bool:
        """Perform an action, after which some can be redone; return whether the rules allow it."""
        before = self.state.copy()
        try:
            events = self.rules.apply(self.state, action)
        except Refusal as refusal:
            self.state = before
            self.refused.emit(refusal.code, refusal.facts)
            return False
        self._undone = list(can_redo)
        self.past.append(Played(before, action, events, self.bots.take_faults()))
        if self.recorder is not None:
            self.recorder.add(action, events, self.state)
        self._refresh()
        self.happened.emit(events)
        self.changed.emit()
        return True

    def show_position(
        self, past: Iterable[Played[S, A, E]], state: S, events: list[E] | None = None
    ) -> None:
        """Show another position of the game; `events` are those of a single step to it."""
        self.past = list(past)
        self.state = state
        self._undone.clear()
        self._ordered.clear()
        self._refresh()
        if events is not None:
            self.happened.emit(events)
        self.changed.emit()
        self._let_next_decide()

    def watched(self) -> "Session[S, A, E]":
        """Return a session at the same position, for a replay: nobody acts in it."""
        return Session(
            self.rules,
            self.state.copy(),
            self.seats,
            past=self.past,
            authority=DeclineAll(),
            viewer=self.viewer,
        )

    def view_from(self, seat: int) -> None:
        """Show the game as a seat sees it."""
        self.viewer = seat
        self.changed.emit()

    # Undo

    def undo(self) -> None:
        """Undo a person's last action if `can_undo`, and bots' later ones."""
        self.take_back(self._undo_length())

    def undo_turn(self) -> None:
        """Undo the whole turn of a person's last action, back to where a person is asked."""
        count = self._undo_length()
        while 0 < count < len(self.past):
            position = len(self.past) - count
            is_same_turn = self.turn_of(position) == self.turn_of(position - 1)
            is_revealing = self.rules.reveals(self.past[position - 1].events)
            if not is_same_turn or is_revealing or self.was_skipped(position - 1):
                break
            count += 1
        self.take_back(count)

    def redo(self) -> None:
        """Redo the action undone last, and what bots did after it."""
        while self._undone and self._do(self._undone.pop(), can_redo=self._undone):
            if self.is_person_asked:
                break
        self._let_next_decide()

    def redo_turn(self) -> None:
        """Redo undone actions to the end of a turn."""
        turn = self.rules.turn(self.state)
        while self._undone and self.rules.turn(self.state) == turn:
            self.redo()

    def _undo_length(self) -> int:
        """Return how many actions are undone with a person's last one; none beyond a revelation.

        A skipped turn is undone with the action before it.
        """
        if not self._authority.can_undo:
            return 0
        for length, played in enumerate(reversed(self.past), 1):
            if self.rules.reveals(played.events):
                return 0
            is_person = self.seats[played.before.seat].is_person
            if is_person and not self.was_skipped(len(self.past) - length):
                return length
        return 0

    def was_skipped(self, position: int) -> bool:
        """Return whether a past action was a person's skipped turn."""
        before = self.past[position].before
        if not self.skips_turns or not self.seats[before.seat].is_person:
            return False
        return self._forced_pass(self.rules.legal(before), position) is not None

    def was_ordered(self, position: int) -> bool:
        """Return whether a past action answered for a person, who was not asked in this session."""
        return position in self._ordered

    def take_back(self, count: int) -> None:
        """Undo the last `count` actions, whatever they revealed; players use `undo`."""
        if not count:
            return
        for _ in range(count):
            last = self.past.pop()
            self.state = last.before.copy()  # others may still use the undone actions
            self._undone.append(last.action)
            if self._orders is not None:
                self._orders.take_back(last.before.seat)
        self._ordered -= {*range(len(self.past), len(self.past) + count)}
        self.bots.take_back_faults()
        if self.recorder is not None:
            self.recorder.take_back(count)
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        """Update everything that depends on the state."""
        self._proposal = None
        self.bots.forget()
        self.hints.forget()
        self.question = self.rules.legal(self.state)
        self._skipped = self._idle_pass()
        if self.is_person_asked:
            self.viewer = self.state.seat
            self.bots.is_skipping = False

    # Skipped turns

    def skip_turns(self, is_on: bool) -> None:
        """Pass for people who can do nothing else in their turn, or ask them anyway."""
        was_asked = self.is_person_asked
        self.skips_turns = is_on
        if self.is_person_asked != was_asked:
            self._refresh()
            self.changed.emit()
            self._let_next_decide()

    def _idle_pass(self) -> A | None:
        """Return passing if a person is asked who can do nothing else in this turn."""
        if not self._is_persons_turn:
            return None
        return self._forced_pass(self.question, len(self.past))

    def _forced_pass(self, question: Question, position: int) -> A | None:
        """Return passing if nothing else is legal in a position's whole turn."""
        is_begun = position > 0 and self.turn_of(position - 1) == self.turn_of(position)
        return self.rules.forced_pass(question, is_begun)

    def _first_viewer(self) -> int:
        if self.is_person_asked:
            return self.state.seat
        people = (index for index, seat in enumerate(self.seats) if seat.is_person)
        return next(people, 0)

    # Bots and hints

    def start_bots(self, thinker: Thinker, seed: int) -> None:
        """Have bots act, and hints given, from now on; `seed` makes decisions repeatable."""
        self.bots.thinker, self.bots.seed = thinker, seed
        self.hints.thinker = thinker
        self._let_next_decide()

    def stop_bots(self) -> None:
        """Let bots neither act nor give hints from now on."""
        self.bots.stop()
        self.hints.stop()

    def skip(self) -> None:
        """Let the bots act as fast as they can until a person is asked."""
        if not self.state.is_over and not self.is_person_asked:
            self.bots.skip()

    def _let_next_decide(self) -> None:
        """Let a bot decide, or the order of a person, if one of them is on turn."""
        if self.state.is_over or self._proposal is not None or self.is_person_asked:
            return
        answer = self._standing_answer() if self._is_persons_turn else None
        self.bots.let_decide(self.state, self.question, self.past, answer)

    def ask_for_hint(self, state: S, *, is_quick: bool = False) -> bool:
        """Ask for advice on the game's state or a draft of it; return whether it will come.

        `is_quick`: only advice that needs no thinking.
        """
        return self.hints.ask(state, is_quick=is_quick)


AnySession: TypeAlias = Session[Any, Any, Any]

# SPDX-License-Identifier: MIT
"""Turns for which no person is asked: bots think and act at the players' pace, or are paused."""

from collections.abc import Sequence
from random import Random
from typing import Generic

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.play.faults import Fault, Trouble, report
from powergrid.play.game import A, E, Played, Question, Rules, S
from powergrid.play.seats import Seat
from powergrid.play.thinker import Reply, Thinker


class BotTurns(QObject, Generic[S, A, E]):
    """Decides for the seat on turn if no person is asked.

    `decided` carries its action, which is legal. `paused` carries whether the bots wait; `resumed`
    asks for another `let_decide`. `faulted` carries a bot's `Fault`, which is in `faults` until its
    seat acts.

    `thinker` thinks for the bots, None if none play; `seed` makes their decisions repeatable;
    `pace` is how many milliseconds a decision takes at least.
    """

    decided = Signal(object)
    paused = Signal(bool)
    resumed = Signal()
    faulted = Signal(object)

    def __init__(self, rules: Rules[S, A, E], seats: tuple[Seat, ...], parent: QObject) -> None:
        super().__init__(parent)
        self.thinker: Thinker | None = None
        self.seed = 0
        self.pace = 0
        self.faults: list[Fault] = []
        self.is_paused = False
        self.is_skipping = False
        self._rules = rules
        self._seats = seats
        self._seat = 0
        self._turn: object = None
        self._question: Question = ()
        self._reported: set[str] = set()
        self._failing: set[int] = set()
        """The seats whose bots failed in their last decision; further failures are not reported."""
        self._has_failed = False  # the bot on turn, in this decision
        self._reply: Reply | None = None
        self._decision: A | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._decide)

    def let_decide(
        self,
        state: S,
        question: Question,
        past: Sequence[Played[S, A, E]],
        answer: A | None,
    ) -> None:
        """Let the seat on turn decide, unless the bots are paused.

        `answer` is the action of a person who need not be asked; None: a bot is on turn.
        """
        if self.is_paused:
            return
        self._seat, self._turn, self._question = state.seat, self._rules.turn(state), question
        if answer is not None:
            self._decision = answer
            self._timer.start(0)
        elif self.thinker is not None:
            self._let_think(self.thinker, state, past)

    def forget(self) -> None:
        """Ignore what the seat on turn decides: the game has moved on."""
        if self._reply is not None:
            self._reply.drop()
        self._decision = None
        self._timer.stop()

    def stop(self) -> None:
        """Ask no more bots."""
        self.thinker = None
        self.forget()

    # Pace

    def pause(self, is_paused: bool) -> None:
        """Let the bots wait, or continue."""
        if is_paused == self.is_paused:
            return
        self.is_paused = is_paused
        self.is_skipping = False
        self.forget()
        self.paused.emit(is_paused)
        if not is_paused:
            self.resumed.emit()

    def skip(self) -> None:
        """Let the bots act as fast as they can until `is_skipping` is reset."""
        self.pause(False)
        self.is_skipping = True
        if self._timer.isActive():
            self._timer.start(0)

    # Thinking

    def _let_think(self, thinker: Thinker, state: S, past: Sequence[Played[S, A, E]]) -> None:
        # The pause runs while the bot thinks, so a slow bot is not slowed down further.
        self._timer.start(0 if self.is_skipping else self.pace)
        seat = self._seat
        level, view = self._seats[seat].player, self._rules.view(state, seat)
        known = past if thinker.opponents.looks_back(level) else ()
        seen = [(self._rules.view(played.before, seat), played.action) for played in known]
        self._has_failed = False
        reply = self._reply = Reply(self._accept)
        reply.troubled.connect(self._accept_trouble)
        thinker.decide(reply, level, view, self.seed, seen)

    def _accept(self, action: A) -> None:
        if not self._has_failed:
            self._failing.discard(self._seat)
        self._decision = action
        if not self._timer.isActive():
            self._decide()

    def _accept_trouble(self, trouble: str, where: str) -> None:
        """Report a bot's trouble, and pause if no bot answers at all."""
        self._report(where)
        is_known = trouble == Trouble.FAILED and self._seat in self._failing
        if trouble == Trouble.FAILED:
            self._has_failed = True
            self._failing.add(self._seat)
        if not is_known:
            self._add_fault(Trouble(trouble))
        if trouble == Trouble.SILENT:
            self.pause(True)

    def _decide(self) -> None:
        action, self._decision = self._decision, None
        if action is None:
            return  # the bot still thinks
        if action not in self._question:
            # No game may get stuck, not even because of a bug in a bot.
            moment = f"in turn {self._turn} of seat {self._seat}"
            self._report(f"{action!r} {moment} is not legal")
            self._add_fault(Trouble.ILLEGAL)
            action = Random(self.seed).choice([*self._question])
        self.decided.emit(action)

    # Faults

    def take_faults(self) -> tuple[Fault, ...]:
        """Return the faults of the seat that has just acted, which are no longer in `faults`."""
        faults = tuple(self.faults)
        self.faults.clear()
        return faults

    def take_back_faults(self) -> None:
        """Forget the faults, as the actions they were about have been undone."""
        self.faults.clear()
        self._failing.clear()

    def _add_fault(self, trouble: Trouble) -> None:
        fault = Fault(self._seat, trouble)
        self.faults.append(fault)
        self.faulted.emit(fault)

    def _report(self, what: str) -> None:
        """Report a bug of the bot on turn, once per game and level."""
        level = self._seats[self._seat].player
        if what and level not in self._reported:
            self._reported.add(level)
            report(f"{level}: {what}")

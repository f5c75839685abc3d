# SPDX-License-Identifier: MIT
"""The session owns the true game: its state and record, who sits where, undo, the bots' turns."""

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.gui.limit_bids import LimitBids
from powergrid.gui.thinker import ADVICE, Thinker
from powergrid.records import PERSON, Record, Recorder, RecordError, Seat, replay
from powergrid.records.header import COLOURS
from powergrid.rules import IllegalAction, State, apply, legal
from powergrid.rules.actions import Action
from powergrid.rules.events import Event, PlantRevealed
from powergrid.rules.legal import Question
from powergrid.rules.state import Deal

if TYPE_CHECKING:
    from powergrid.bots import Advice


class Played(NamedTuple):
    """One action of the game: the state before it, and what came of it."""

    before: State
    action: Action
    events: list[Event]


class Session(QObject):
    """One game at the table. Widgets read `state` and `question` and give back an action.

    `happened` carries the events of each action as it is done; `changed` follows whenever the
    state is another (an action, an undo); `refused` carries the code and facts of an illegal one;
    `thinking` the seat of the bot that begins to think, `hinted` the state that a hint was asked
    for and the advice for it; `paused` whether the bots wait.
    """

    happened = Signal(list)
    changed = Signal()
    refused = Signal(str, dict)
    thinking = Signal(int)
    hinted = Signal(object, list)
    paused = Signal(bool)

    def __init__(
        self,
        state: State,
        seats: tuple[Seat, ...],
        deal: Deal,
        *,
        recorder: Recorder | None = None,
        past: Iterable[Played] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.state = state
        self.seats = seats
        self.deal = deal
        self.recorder = recorder
        self.past: list[Played] = list(past)
        self._undone: list[Action] = []
        self.question: Question = legal(state)
        self.limits = LimitBids()
        self.viewer = self._first_viewer()
        self.pace = 0
        self.is_paused = False
        self.is_skipping = False
        self._thinker: Thinker | None = None
        self._seed = 0
        self._ticket = 0
        self._hint_ticket = 0
        self._sought: State | None = None
        self._decided: Action | None = None
        self._pace_timer = QTimer(self)
        self._pace_timer.setSingleShot(True)
        self._pace_timer.timeout.connect(self._act_for_bot)

    # -- what is so

    @property
    def is_person_asked(self) -> bool:
        """Whether the question is put to a person, whom no limit bid answers for."""
        state = self.state
        is_person = not state.is_over and self.seats[state.seat].player == PERSON
        return is_person and self.limits.answer(state) is None

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of each seat."""
        return tuple(seat.colour for seat in self.seats)

    @property
    def can_undo(self) -> bool:
        """Whether a person has acted since the last card was revealed."""
        return self._undo_length() > 0

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else done since."""
        return bool(self._undone)

    # -- what is done

    def act(self, action: Action) -> bool:
        """Do an action of the seat that is asked; an illegal one changes nothing and is False."""
        self._undone.clear()
        is_done = self._do(action)
        if is_done:
            self._ask_bot()
        return is_done

    def _do(self, action: Action) -> bool:
        before = self.state.copy()
        try:
            events = apply(self.state, action, self.deal)
        except IllegalAction as error:
            self.state = before
            self.refused.emit(error.code, error.facts)
            return False
        except RecordError as error:
            self.state = before
            self.refused.emit("record", {"what": str(error)})
            return False
        self.past.append(Played(before, action, events))
        if self.recorder is not None:
            self.recorder.add(action, events, self.state)
        self._renew()
        self.happened.emit(events)
        self.changed.emit()
        return True

    def undo(self) -> None:
        """Go back to before a person's last action, where `can_undo`; bots' later ones go, too."""
        self._take_back(self._undo_length())

    def undo_turn(self) -> None:
        """Go back to the beginning of the turn that a person's last action belongs to."""
        count = self._undo_length()
        while 0 < count < len(self.past):
            turn, before = self.past[-count].before, self.past[-count - 1]
            if turn_of(before.before) != turn_of(turn) or _has_revealed(before.events):
                break
            count += 1
        self._take_back(count)

    def redo(self) -> None:
        """Do again what was taken back last, with what bots did after it."""
        while self._undone and self._do(self._undone.pop()):
            if self.is_person_asked:
                break
        self._ask_bot()

    def redo_turn(self) -> None:
        """Do again what was taken back, to the end of the turn it belongs to."""
        turn = turn_of(self.state)
        while self._undone and turn_of(self.state) == turn:
            self.redo()

    def _undo_length(self) -> int:
        """Return how many actions go with a person's last one; none past a revealed card."""
        for count, played in enumerate(reversed(self.past), 1):
            if _has_revealed(played.events):
                return 0
            if self.seats[played.before.seat].is_person:
                return count
        return 0

    def _take_back(self, count: int) -> None:
        if not count:
            return
        for _ in range(count):
            last = self.past.pop()
            self.state = last.before
            self._undone.append(last.action)
            self.limits.take_back(last.before.seat)
        if self.recorder is not None:
            self.recorder.take_back(count)
        self._renew()
        self.changed.emit()

    def _renew(self) -> None:
        self._forget_decision()
        self._forget_hint()
        self.question = legal(self.state)
        if self.is_person_asked:
            self.viewer = self.state.seat
            self.is_skipping = False

    def _first_viewer(self) -> int:
        if self.is_person_asked:
            return self.state.seat
        people = [i for i, seat in enumerate(self.seats) if seat.player == PERSON]
        return people[0] if people else self.state.order[0]

    # -- the bots' turns

    def let_bots_play(self, thinker: Thinker, seed: int) -> None:
        """Ask the thinker whenever a bot is asked, from now on; `seed` makes that repeatable."""
        self._thinker = thinker
        self._seed = seed
        thinker.decided.connect(self._take_decision)
        self._ask_bot()

    def rest(self) -> None:
        """Leave the bots unasked from now on."""
        if self._thinker is not None:
            self._thinker.decided.disconnect(self._take_decision)
            self._thinker = None
        self._pace_timer.stop()

    def pause(self, is_paused: bool) -> None:
        """Let the bots wait, or go on."""
        if is_paused == self.is_paused:
            return
        self.is_paused = is_paused
        self.is_skipping = False
        self._forget_decision()
        self.paused.emit(is_paused)
        self._ask_bot()

    def skip(self) -> None:
        """Let the bots act as fast as they can until a person is asked."""
        if self.state.is_over or self.is_person_asked:
            return
        self.pause(False)
        self.is_skipping = True
        if self._pace_timer.isActive():
            self._pace_timer.start(0)

    def _forget_decision(self) -> None:
        """Let no answer count that was asked for until now."""
        self._ticket += 1
        self._decided = None
        self._pace_timer.stop()

    def _ask_bot(self) -> None:
        if self.is_paused or self.state.is_over or self.is_person_asked:
            return
        answer = self.limits.answer(self.state)
        if answer is not None:
            self._decided = answer
            self._pace_timer.start(0)
            return
        if self._thinker is None:
            return
        self.thinking.emit(self.state.seat)
        # The pace runs while the bot thinks: a slow bot is not slowed down further.
        self._pace_timer.start(0 if self.is_skipping else self.pace)
        level = self.seats[self.state.seat].player
        self._thinker.ask(self._ticket, level, self.state, self._seed)

    def ask_for_hint(self, state: State) -> bool:
        """Ask what would be best, `state` being the game's or a draft of it; return whether so."""
        if self._thinker is None or state.is_over:
            return False
        if state != self._sought:  # else it is under way
            self._forget_hint()
            self._sought = state
            self._thinker.ask(self._hint_ticket, ADVICE, state, self._seed)
        return True

    def _forget_hint(self) -> None:
        """Let no advice count that was asked for until now."""
        self._hint_ticket -= 1  # all are below 0, where no bot's ticket is
        self._sought = None

    def _take_decision(self, ticket: int, answer: "Action | list[Advice]") -> None:
        if isinstance(answer, list):
            if ticket == self._hint_ticket and self._sought is not None:
                sought, self._sought = self._sought, None
                self.hinted.emit(sought, answer)
            return
        if ticket != self._ticket:
            return
        self._decided = answer
        if not self._pace_timer.isActive():
            self._act_for_bot()

    def _act_for_bot(self) -> None:
        action, self._decided = self._decided, None
        if action is None:
            return
        if action not in self.question:
            # No game may ever stand still, not even over a bot's mistake.
            action = self.question.sample(Random(self._seed))
        self.act(action)


def turn_of(state: State) -> tuple[int, int, int]:
    """Return what is the same for all questions of one turn: round, phase and seat."""
    return state.round, state.phase, state.seat


def _has_revealed(events: list[Event]) -> bool:
    return any(isinstance(event, PlantRevealed) for event in events)


def session_of(record: Record) -> Session:
    """Return a session at the last state of a record.

    Raises `RecordError` where the rules do not allow what is recorded.
    """
    past: list[Played] = []
    before: State | None = None
    steps = list(replay(record))
    for step in steps:
        if before is not None and step.action is not None:
            past.append(Played(before, step.action, list(step.events)))
        before = step.state
    assert before is not None  # there is always a first step
    recorder = Recorder(record.header, steps)
    state = before.copy()
    seats = _with_our_colours(record.header.seats)
    return Session(state, seats, record.deal(), recorder=recorder, past=past)


def _with_our_colours(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats; those of a colour that is not ours get one that nobody has."""
    taken = {seat.colour for seat in seats}
    free = (colour for colour in COLOURS if colour not in taken)
    return tuple(
        seat if seat.colour in COLOURS else seat._replace(colour=next(free)) for seat in seats
    )

# SPDX-License-Identifier: MIT
"""A chapter with its record: where each step begins, and which actions follow."""

from collections.abc import Sequence
from typing import NamedTuple

from powergrid.box import FileError
from powergrid.files.fields import Fields
from powergrid.gui.power_grid.game.session import Played
from powergrid.gui.power_grid.tutorial.chapters import Chapter, Step, Target
from powergrid.gui.power_grid.tutorial.figures import with_figures
from powergrid.gui.power_grid.tutorial.wanted import KINDS, Pattern, Wanted
from powergrid.records import PERSON, Record, RecordError, load, played, replay
from powergrid.records import Step as Replayed
from powergrid.rules import State
from powergrid.rules.fuel import FUEL_NAMES
from powergrid.rules.plants import STEP3

_STEP3_ID = "step3"


class Task(NamedTuple):
    """A step at its place: positions count actions of the record.

    From `start` to `done` the record does what the step asks for, until `end` the rivals move.
    """

    step: Step
    start: int
    done: int
    end: int
    wanted: tuple[Pattern, ...]
    reactions: tuple[tuple[Pattern | None, str], ...]


class Course(NamedTuple):
    """A chapter that can be played: every step has been tried on the record."""

    chapter: Chapter
    record: Record
    seat: int
    states: tuple[State, ...]
    moves: tuple[Played, ...]
    tasks: tuple[Task, ...]


def course_of(chapter: Chapter) -> Course:
    """Return a chapter with its record, or raise `FileError` if they disagree."""
    try:
        record = load(chapter.record)
        steps = list(replay(record))
    except (RecordError, FileError) as error:
        raise chapter.source.error(f"its record cannot be used: {error}", "record") from None
    people = [seat for seat, player in enumerate(record.header.seats) if player.player == PERSON]
    if len(people) != 1:
        raise chapter.source.error("its record must have one person, who learns.", "record")
    walk = _Walk(record, people[0], steps)
    tasks = tuple(map(walk.task, chapter.steps, (*chapter.steps[1:], None)))
    return Course(chapter, record, people[0], walk.states, walk.moves, tasks)


class _Walk:
    """Finds the steps of a chapter in its record."""

    def __init__(self, record: Record, seat: int, steps: Sequence[Replayed]) -> None:
        self.record = record
        self.seat = seat
        self.states = tuple(step.state for step in steps)
        self.moves = tuple(played(steps))
        self.positions = {step.moves: position for position, step in enumerate(steps)}
        self.at = 0

    def task(self, step: Step, after: Step | None) -> Task:
        """Return a step at its place."""
        if step.at is not None:
            self.at = self._position(step)
        start, state = self.at, self.states[self.at]
        for target in step.targets:
            self._check_target(target, state, step.source)
        wanted = tuple(_pattern(action, state) for action in step.do)
        reactions = tuple(
            (None if reaction.when is None else _pattern(reaction.when, state), reaction.text)
            for reaction in step.reactions
        )
        for text in (step.text, *(text for _, text in reactions)):
            try:
                with_figures(text, state, self.record.header.seats, self.seat)
            except ValueError as error:
                what = f'there is no figure "{error}" here; take it out of the text.'
                raise step.source.error(what, "text") from None
        done = self._done(step, wanted)
        self.at = self._end(done, after) if wanted else done
        return Task(step, start, done, self.at, wanted, reactions)

    def _position(self, step: Step) -> int:
        assert step.at is not None  # callers have checked this
        if step.at not in self.positions:
            what = f"no action of the record begins after line {step.at}; take another line."
            raise step.source.error(what, "at")
        return self.positions[step.at]

    def _done(self, step: Step, patterns: tuple[Pattern, ...]) -> int:
        """Return the position at which the record has done what a step asks for."""
        position, wanted = self.at, Wanted(patterns)
        while not wanted.is_met:
            is_own = position < len(self.moves) and self.states[position].seat == self.seat
            if not is_own or not wanted.take(self.moves[position].action):
                found = repr(self.moves[position].action) if is_own else "nothing"
                what = f"the record does {found} where this step wants something else; change one."
                raise step.source.error(what, "do")
            position += 1
        return position

    def _end(self, position: int, after: Step | None) -> int:
        """Return the position at which the next step begins or the seat is asked."""
        limit = None if after is None or after.at is None else self.positions.get(after.at)
        while position < len(self.moves) and position != limit:
            if self.states[position].seat == self.seat:
                break
            position += 1
        return position

    def _check_target(self, target: Target, state: State, source: Fields) -> None:
        known = {
            "card": [_STEP3_ID if card == STEP3 else str(card) for card in state.market],
            "city": [state.game.board.cities[city].id for city in state.game.cities],
            "fuel": FUEL_NAMES,
        }
        if target.id and target.id not in known[target.name]:
            raise source.error(f'there is no {target.name} "{target.id}" to look at here.', "look")


def _pattern(part: Fields, state: State) -> Pattern:
    """Return the pattern of an action as its file writes it."""
    fields: dict[str, object] = {}
    for key in part:
        if key == "city":
            city = state.game.board.city_index.get(part.id("city"))
            if city is None:
                raise part.error("the board has no such city; take another one.", "city")
            fields["city"] = city
        elif key == "fuel":
            fields["fuel"] = FUEL_NAMES.index(part.choice("fuel", FUEL_NAMES))
        elif key == "plants":
            fields["plants"] = part.wholes("plants", 1, STEP3 - 1)
        elif key != "type":
            fields[key] = part.whole(key, 0, 9999)
    return Pattern(KINDS[part.choice("type", tuple(KINDS))], fields)

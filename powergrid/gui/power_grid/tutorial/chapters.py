# SPDX-License-Identifier: MIT
"""The chapters of the tutorial as their files have them, each value checked."""

from pathlib import Path
from typing import Final, NamedTuple

from powergrid.files.fields import Fields
from powergrid.gui.power_grid.tutorial.chapter_files import tutorial_dir
from powergrid.gui.power_grid.tutorial.wanted import KINDS

MAX_STEPS: Final = 20
MAX_TEXT_LENGTH: Final = 400
PANELS: Final = (
    "action",
    "board",
    "cards",
    "fuel",
    "own",
    "phases",
    "plants",
    "race",
    "rivals",
    "step",
)
THINGS: Final = ("card", "city", "fuel")
"""What a step can point at: a part of the table by its name, a thing by name and id."""

PICTURES: Final = ("plants", "fuel", "board", "lights")
"""What the list of chapters shows of one: its first market or fuels, or the board at its end."""

_CHAPTER_KEYS = ("title", "picture", "record", "steps")
_STEP_KEYS = ("at", "look", "text", "do", "other")
_REACTION_KEYS = ("when", "text")
_ACTION_KEYS = ("type", "plant", "bid", "amount", "fuel", "city", "plants")
_MAX_REACTIONS = 6
_MAX_ACTIONS = 6
_MAX_LINES = 50_000


class Target(NamedTuple):
    """What a step points at: a panel, or a thing with its id."""

    name: str
    id: str = ""


class Reaction(NamedTuple):
    """The text shown after another action: a certain one, or any if `when` is None.

    Actions are still as written: their plants, cities and fuels are checked with the record.
    """

    when: Fields | None
    text: str


class Step(NamedTuple):
    """One step: its text, what to look at, and what to do; without that, the reader just continues.

    `at` is the number of the record's lines that are done when it begins, None: as it comes.
    """

    text: str
    at: int | None
    targets: tuple[Target, ...]
    do: tuple[Fields, ...]
    reactions: tuple[Reaction, ...]
    source: Fields


class Chapter(NamedTuple):
    """A chapter as its file has it; `picture` is one of `PICTURES`."""

    id: str
    title: str
    picture: str
    record: Path
    steps: tuple[Step, ...]
    source: Fields


def read_chapter(chapter_id: str) -> Chapter:
    """Return a built-in chapter, or raise `FileError`."""
    return read_chapter_file(tutorial_dir() / f"{chapter_id}.yaml")


def read_chapter_file(file: Path) -> Chapter:
    """Return the chapter in a file, or raise `FileError`."""
    top = Fields.of_file(file, _CHAPTER_KEYS)
    record = file.parent / top.file_name("record")
    steps = tuple(map(_step, top.parts("steps", _STEP_KEYS, MAX_STEPS)))
    if not steps:
        raise top.error("a chapter needs steps; write at least one.")
    if steps[0].at is None:
        raise steps[0].source.error('the first step must say where it begins; add "at".')
    if steps[-1].do:
        raise steps[-1].source.error("the last step is only read; add one after this.", "do")
    title, picture = top.text("title"), top.choice("picture", PICTURES)
    return Chapter(file.stem, title, picture, record, steps, top)


def _step(part: Fields) -> Step:
    reactions = tuple(_reaction(row) for row in part.parts("other", _REACTION_KEYS, _MAX_REACTIONS))
    do = tuple(map(_action, part.parts("do", _ACTION_KEYS, _MAX_ACTIONS)))
    if reactions and not do:
        raise part.error('there is nothing to do here; add "do" or take this out.', "other")
    return Step(
        part.text("text", max_length=MAX_TEXT_LENGTH),
        part.whole("at", 0, _MAX_LINES) if "at" in part else None,
        tuple(_targets(part)),
        do,
        reactions,
        part,
    )


def _reaction(row: Fields) -> Reaction:
    when = _action(row.part("when", _ACTION_KEYS)) if "when" in row else None
    return Reaction(when, row.text("text", max_length=MAX_TEXT_LENGTH))


def _action(part: Fields) -> Fields:
    kind = KINDS[part.choice("type", tuple(KINDS))]
    for key in part:
        if key != "type" and key not in kind.__match_args__:
            raise part.error("this action has no such thing; take it out.", key)
    return part


def _targets(part: Fields) -> list[Target]:
    targets = []
    for look in part.texts("look") if "look" in part else ():
        name, _, id_ = look.partition(" ")
        if not (look in PANELS or (name in THINGS and id_)):
            known = ", ".join((*PANELS, *(f"{thing} …" for thing in THINGS)))
            raise part.error(f'"{look}" cannot be looked at; what can be is: {known}.', "look")
        targets.append(Target(name, id_))
    return targets

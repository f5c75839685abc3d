# SPDX-License-Identifier: MIT
"""The rules for players to read, from resources/rulebook: chapters of short sections."""

from functools import cache
from typing import Final, NamedTuple

from powergrid.files.fields import Fields
from powergrid.files.places import resources_dir

_MAX_ROWS: Final = 100
_MAX_TEXT_LENGTH: Final = 600
_CONDITIONS: Final = ("when", "unless")


class Condition(NamedTuple):
    """The facts about a game that must hold, and those that must not, for a rule to apply."""

    when: frozenset[str]
    unless: frozenset[str]

    def is_met_by(self, holding: frozenset[str]) -> bool:
        """Return whether the condition is met if exactly these facts hold."""
        return self.when <= holding and not self.unless & holding


class Paragraph(NamedTuple):
    """A text with placeholders, {like_this}, or the name of a table; the other is empty."""

    text: str
    table: str
    condition: Condition


class Section(NamedTuple):
    """One rule, or a few that belong together; `see` are the ids of related sections."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    see: tuple[str, ...]
    condition: Condition


class Chapter(NamedTuple):
    """A part of the rulebook."""

    title: str
    sections: tuple[Section, ...]


@cache
def load_rulebook() -> tuple[Chapter, ...]:
    """Return the chapters in order, or raise `FileError`."""
    files = sorted((resources_dir() / "rulebook").glob("*.yaml"))
    return tuple(_chapter(Fields.of_file(file, ("title", "sections"))) for file in files)


def _chapter(top: Fields) -> Chapter:
    rows = top.parts("sections", ("id", "title", "paragraphs", "see", *_CONDITIONS), _MAX_ROWS)
    return Chapter(top.text("title"), tuple(_section(row) for row in rows))


def _section(row: Fields) -> Section:
    paragraphs = row.parts("paragraphs", ("text", "table", *_CONDITIONS), _MAX_ROWS)
    return Section(
        row.id(),
        row.text("title"),
        tuple(_paragraph(paragraph) for paragraph in paragraphs),
        row.ids("see") if "see" in row else (),
        _condition(row),
    )


def _paragraph(row: Fields) -> Paragraph:
    if "table" in row:
        return Paragraph("", row.text("table"), _condition(row))
    return Paragraph(row.text("text", max_length=_MAX_TEXT_LENGTH), "", _condition(row))


def _condition(row: Fields) -> Condition:
    when, unless = (frozenset(row.ids(key)) if key in row else frozenset() for key in _CONDITIONS)
    return Condition(when, unless)

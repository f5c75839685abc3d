# SPDX-License-Identifier: MIT
"""The rules as texts for people, read from resources/rulebook: chapters of short sections."""

from functools import cache
from typing import Final, NamedTuple

from powergrid.box.fields import Fields
from powergrid.box.places import resources_dir

_MOST: Final = 100
_MOST_LETTERS: Final = 600
_HOLDS: Final = ("when", "unless")


class Condition(NamedTuple):
    """What must hold of a game, and what must not, for something to be a rule of it."""

    when: frozenset[str]
    unless: frozenset[str]

    def is_met_by(self, holding: frozenset[str]) -> bool:
        """Return whether it is met where just these hold."""
        return self.when <= holding and not self.unless & holding


class Paragraph(NamedTuple):
    """A text with figures left open, {so}, or the name of a table; the other one is empty."""

    text: str
    table: str
    condition: Condition


class Section(NamedTuple):
    """One rule, or a few that belong together; `see` are the ids of others."""

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
    """Return the chapters in order, or raise `BoxError`."""
    files = sorted((resources_dir() / "rulebook").glob("*.yaml"))
    return tuple(_chapter(Fields.of_file(file, ("title", "sections"))) for file in files)


def _chapter(sheet: Fields) -> Chapter:
    rows = sheet.parts("sections", ("id", "title", "paragraphs", "see", *_HOLDS), _MOST)
    return Chapter(sheet.text("title"), tuple(_section(row) for row in rows))


def _section(row: Fields) -> Section:
    paragraphs = row.parts("paragraphs", ("text", "table", *_HOLDS), _MOST)
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
    return Paragraph(row.text("text", most=_MOST_LETTERS), "", _condition(row))


def _condition(row: Fields) -> Condition:
    when, unless = (frozenset(row.ids(key)) if key in row else frozenset() for key in _HOLDS)
    return Condition(when, unless)

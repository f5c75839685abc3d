# SPDX-License-Identifier: MIT
"""The rules of one game: the parts of the rulebook that apply to it, in the current language."""

from powergrid.box.rulebook import Paragraph, load_rulebook
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.rulebook.figures import conditions_of, figures, possible_areas
from powergrid.gui.power_grid.rulebook.tables import table
from powergrid.gui.rulebook.rules import Part, Rows, Rule
from powergrid.rules.game import Game


def rules_of(game: Game, has_areas: bool = True) -> list[Part]:
    """Return the rules of a game by chapter; before it starts, its areas may be unknown."""
    holds, known = conditions_of(game, has_areas), figures(game, has_areas)
    ids = {
        section.id
        for chapter in load_rulebook()
        for section in chapter.sections
        if section.condition.is_met_by(holds)
    }

    def filled(paragraph: Paragraph) -> str | Rows:
        if paragraph.table:
            return table(paragraph.table, game, possible_areas(game, has_areas))
        return translate("Rulebook", paragraph.text).format(**known)

    parts = [
        Part(
            translate("Rulebook", chapter.title),
            [
                Rule(
                    section.id,
                    translate("Rulebook", section.title),
                    [filled(p) for p in section.paragraphs if p.condition.is_met_by(holds)],
                    [other for other in section.see if other in ids],
                )
                for section in chapter.sections
                if section.id in ids
            ],
        )
        for chapter in load_rulebook()
    ]
    return [part for part in parts if part.rules]

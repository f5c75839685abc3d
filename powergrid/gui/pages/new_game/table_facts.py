# SPDX-License-Identifier: MIT
"""Figures from the tables of board and edition for the number of players."""

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import CAPTION, LEAD, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.words.terms import tokens_listed
from powergrid.rules.fuel import FUELS
from powergrid.rules.game import Game


def table_facts(game: Game) -> list[tuple[str, str, str]]:
    """Return a game's figures, each with its name and, for amounts of fuel, a tip."""
    edition, players = game.edition, game.players
    market = edition.opening_market
    plants = (
        f"{min(market)}–{max(market)}"
        if market
        else translate("NewGame", "by lot", "plants to start with")
    )
    fuel = edition.starting_fuel
    coal, oil, garbage, uranium = (game.refill[kind][0] for kind in FUELS)
    refill = (coal, oil, garbage, uranium)
    return [
        (plants, translate("NewGame", "plants to start with"), ""),
        (str(game.plants_allowed), translate("NewGame", "plants each"), ""),
        (str(edition.starting_money), translate("NewGame", "Elektro each"), ""),
        (str(game.step2_at), translate("NewGame", "cities for Step 2"), ""),
        (str(game.end_at), translate("NewGame", "cities end it", "below a number; the game"), ""),
        (str(sum(edition.removed[players])), translate("NewGame", "cards taken out"), ""),
        (_dotted(fuel), translate("NewGame", "fuel to start with"), tokens_listed(fuel)),
        (_dotted(refill), translate("NewGame", "refill in Step 1"), tokens_listed(refill)),
    ]


class FactGrid(Line):
    """Figures above their names, four in a row."""

    def __init__(self) -> None:
        super().__init__(vertical=True, gap=6, pad=10, ground="surface_1")
        self.figures: list[tuple[Text, Text]] = []
        for _row in range(2):
            line = Line(gap=12)
            for _ in range(4):
                figure = Text(size=LEAD, weight=SEMIBOLD, grows=False)
                name = Text(size=CAPTION, role="text_second", grows=False)
                cell = Line(vertical=True, gap=0)
                cell.add(figure)
                cell.add(name)
                line.add(cell, minimum=10, hint=10, stretch=1)
                self.figures.append((figure, name))
            self.add(line)

    def show_facts(self, facts: list[tuple[str, str, str]]) -> None:
        """Show up to eight figures."""
        for (figure, name), (amount, meaning, named) in zip(self.figures, facts, strict=False):
            figure.say(amount)
            figure.setAccessibleName(named or amount)
            name.say(meaning)
            for text in (figure, name):
                text.setToolTip(named)  # fuels and figures: nothing to escape


def _dotted(amounts: tuple[int, ...]) -> str:
    return " · ".join(map(str, amounts))

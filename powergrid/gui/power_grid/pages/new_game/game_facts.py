# SPDX-License-Identifier: MIT
"""A game about to start: when it ends, the fuel in its market, and what is special about it."""

from collections.abc import Sequence

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.now_after import Change, NowAfter
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tokens import SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.words.terms import fuel_title
from powergrid.rules.fuel import FUEL_NAMES, FUELS
from powergrid.rules.game import Game

_MAX_SPECIALS = 5


class GameFacts(Line):
    """Three figures, the fuel market at the start, and lines about the board, if they fit."""

    def __init__(self) -> None:
        super().__init__(vertical=True, gap=10, pad=14, ground="surface_1")
        self.figures = NowAfter()
        self.add(self.figures)
        self._fuel = [Text(weight=SEMIBOLD, shrinks=False) for _ in FUELS]
        market = Line(gap=8)
        market.add(caption(translate("GameFacts", "Fuel market")), stretch=1)
        for fuel in FUELS:
            stock = Line(gap=4)
            stock.add(PieceIcon(chip=FUEL_NAMES[fuel], side=22))
            stock.add(self._fuel[fuel], minimum=28)
            market.add(stock)
        self.add(market, drop=1)
        self.specials = [
            Text(role="text_second", wraps=True, grows=False) for _ in range(_MAX_SPECIALS)
        ]
        self._about = Line(vertical=True, gap=4)
        for drop, text in enumerate(self.specials):
            self._about.add(text, drop=drop)
        self.add(self._about, drop=2)
        self.small_print = (caption(wraps=True), caption(wraps=True))
        self._basis = Line(vertical=True, gap=0)
        for text in self.small_print:
            self._basis.add(text)
        self.add(self._basis, drop=3)

    def show_game(self, game: Game, specials: Sequence[str], small_print: Sequence[str]) -> None:
        """Show a game, what is special about its board, and what its data are based on."""
        figures = [(translate("GameFacts", "Ends at"), game.end_at)]
        if game.is_step2_by_cities:
            figures.append((translate("GameFacts", "Step 2 at"), game.step2_at))
        figures.append((translate("GameFacts", "Starting money"), game.edition.starting_money))
        self.figures.show_changes([Change(name, "", str(figure)) for name, figure in figures])
        starting_fuel = game.board.rules.starting_fuel(game.edition)
        for fuel, text in zip(FUELS, self._fuel, strict=True):
            count = str(starting_fuel[fuel])
            text.say(count)
            text.setAccessibleName(f"{fuel_title(fuel)} {count}")
        for number, text in enumerate(self.specials):
            text.say(specials[number] if number < len(specials) else "")
            self._about.want(text, bool(text.text))
        for text, line in zip(self.small_print, small_print, strict=True):
            text.say(line)
        self.want(self._basis, any(small_print))

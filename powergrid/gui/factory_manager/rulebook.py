# SPDX-License-Identifier: MIT
"""The rules of Factory Manager in words, with figures from the box."""

from powergrid.factory.box import load_box
from powergrid.factory.rules.figures import Figures
from powergrid.gui.factory_manager.new_game_view import tiles_note
from powergrid.gui.kit.translation import translate
from powergrid.gui.rulebook.rulebook_view import RulebookView
from powergrid.gui.rulebook.rules import Part, Rows, Rule


def rulebook() -> RulebookView:
    """Return the rules."""
    figures = load_box().figures
    parts = [
        Part(translate("FactoryRules", "The game"), [_aim(figures), _tiles()]),
        Part(
            translate("FactoryRules", "The five phases"),
            [
                _order(),
                _market(figures),
                _purchases(figures),
                _bureaucracy(figures),
                _profit(figures),
            ],
        ),
    ]
    return RulebookView(parts, translate("FactoryRules", "Factory Manager, rules"))


def _aim(figures: Figures) -> Rule:
    text = translate(
        "FactoryRules",
        "Each player runs a factory for {rounds} rounds and starts with {money} Elektro, "
        "{workers} workers, three storage rooms and two machines. Whoever has the most "
        "money at the end wins; in a tie, the higher profit of the last round decides.",
    )
    text = text.format(rounds=figures.rounds, money=figures.money, workers=figures.workers)
    return Rule("aim", translate("FactoryRules", "Aim"), [text], ["phase-5"])


def _tiles() -> Rule:
    effects = translate(
        "FactoryRules",
        "Storage rooms store, machines and production robots produce. Machines need workers"
        " and energy. Auxiliary robots and optimisation save workers; control saves energy."
        " What a tile needs is red, what it saves is green.",
    )
    return Rule("tiles", translate("FactoryRules", "Tiles"), [effects, tiles_note()], [])


def _order() -> Rule:
    texts = [
        translate(
            "FactoryRules",
            "One order tile is revealed for each player. The player with the highest old tile "
            "chooses one and bids 0 or more available workers; clockwise, the others raise or "
            "pass. A player who passes is out of that auction.",
        ),
        translate(
            "FactoryRules",
            "The workers bid stay on the tile until the end of Phase 3. Each player must always "
            "keep one available worker. A winner takes no part in further auctions; if somebody "
            "else won, the opener chooses another tile. The last player takes the last tile and "
            "may bid workers for it.",
        ),
        translate(
            "FactoryRules",
            "All further phases go from the lowest order tile to the highest. A tile may make "
            "each purchase cheaper: its discount is on yellow.",
        ),
    ]
    return Rule("phase-1", translate("FactoryRules", "1 Bidding for turn order"), list(texts), [])


def _market(figures: Figures) -> Rule:
    text = translate(
        "FactoryRules",
        "Each player in turn moves exactly as many tiles from the central storage to the "
        "market as they have available workers, from any columns, the cheapest of a column "
        "first. The workers stay available. The last player may move a few extra tiles.",
    )
    head = [translate("FactoryRules", "Players"), *map(str, figures.extra_tiles)]
    more = [translate("FactoryRules", "Extra tiles"), *map(str, figures.extra_tiles.values())]
    rows: Rows = [head, more]
    return Rule("phase-2", translate("FactoryRules", "2 Preparing the market"), [text, rows], [])


def _purchases(figures: Figures) -> Rule:
    texts = [
        translate(
            "FactoryRules",
            "Each available worker buys one tile from the market or removes one from the "
            "factory. A tile costs its price less the discount of the order tile, never less "
            "than 0.",
        ),
        translate(
            "FactoryRules",
            "A factory has {spaces} free spaces, and {outer} edge spaces that cost {price} "
            "Elektro once, without discount. Control and optimisation each have a space of their "
            "own. Bought tiles may be left beside the factory, where they do nothing; placing "
            "them takes no worker.",
        ).format(spaces=figures.spaces, outer=figures.outer_spaces, price=figures.outer_price),
        translate(
            "FactoryRules",
            "At the end of the turn up to {count} seasonal workers can be hired for {price} "
            "Elektro each, less the discount. They stay until the next hiring and are paid "
            "again each round. Tiles left on the market go back to the central storage.",
        ).format(count=figures.seasonal_workers, price=figures.seasonal_price),
    ]
    return Rule("phase-3", translate("FactoryRules", "3 Purchases and workers"), list(texts), [])


def _bureaucracy(figures: Figures) -> Rule:
    texts = [
        translate(
            "FactoryRules",
            "Everything that runs is counted: production and storage are added up; energy is "
            "what is needed less what is saved, at least {least}. The workers needed go to the "
            "canteen.",
        ).format(least=figures.least_energy),
        translate(
            "FactoryRules",
            "At least one worker must stay available, and each robot needs a running machine of"
            " its own. Machines and robots may be switched off at will: then they need nothing "
            "and produce nothing.",
        ),
        translate(
            "FactoryRules",
            "Then the next energy tile is turned over and the energy price rises by its number:"
            " 0, 1 or 2. In a first game the first tile is a 0.",
        ),
    ]
    return Rule("phase-4", translate("FactoryRules", "4 Bureaucracy"), list(texts), [])


def _profit(figures: Figures) -> Rule:
    text = translate(
        "FactoryRules",
        "A factory earns {income} Elektro for each good both produced and stored, less its "
        "energy at the energy price. In the last round the profit counts {factor} times.",
    ).format(income=figures.income, factor=figures.last_factor)
    example = translate(
        "FactoryRules",
        "At the start: production 2, storage 3, energy 4 at a price of 1: 20 − 4 = 16 Elektro.",
    )
    return Rule("phase-5", translate("FactoryRules", "5 Profit"), [text, example], ["aim"])

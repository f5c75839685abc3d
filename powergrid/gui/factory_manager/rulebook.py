# SPDX-License-Identifier: MIT
"""The rules of Factory Manager in words, with a game's figures."""

from collections.abc import Iterable

from powergrid.factory.rules.figures import Figures
from powergrid.factory.rules.game import Game
from powergrid.gui.factory_manager.new_game_view import tiles_note
from powergrid.gui.kit.translation import translate
from powergrid.gui.rulebook.rulebook_view import RulebookView
from powergrid.gui.rulebook.rules import Part, Rule


def rulebook(game: Game) -> RulebookView:
    """Return the rules of a game."""
    return RulebookView(chapters(game), translate("FactoryRules", "Factory Manager, rules"))


def chapters(game: Game) -> list[Part]:
    """Return the chapters of its rules."""
    figures = game.figures
    return [
        Part(translate("FactoryRules", "The game"), [_aim(figures), _setup(game), _tiles()]),
        Part(
            translate("FactoryRules", "The five phases"),
            [
                _order(figures),
                _market(figures),
                _purchases(figures),
                _bureaucracy(figures),
                _profit(figures),
            ],
        ),
    ]


def _aim(figures: Figures) -> Rule:
    text = translate(
        "FactoryRules",
        "Each player runs a factory for {rounds} rounds and starts with {money} Elektro, "
        "{workers} workers, three storage rooms and two machines. Whoever has the most "
        "money at the end wins; in a tie, the higher profit of the last round decides.",
    )
    text = text.format(rounds=figures.rounds, money=figures.money, workers=figures.workers)
    tie = translate("FactoryRules", "Players who are equal in that, too, share the win.")
    return Rule("aim", translate("FactoryRules", "Aim"), [text, tie], ["phase-5"])


def _setup(game: Game) -> Rule:
    figures, x_tiles = game.figures, game.tile_set.x_tiles
    order = translate(
        "FactoryRules",
        "Each player is dealt an order tile at random. Each round, as many others are revealed "
        "as there are players; those not revealed are then shuffled with the old ones.",
    )
    rows = [
        [translate("FactoryRules", "Players"), *map(str, figures.first_order)],
        [translate("FactoryRules", "Dealt"), *map(_numbers, figures.first_order.values())],
        [translate("FactoryRules", "To come"), *map(_numbers, figures.order_stack.values())],
    ]
    market = translate(
        "FactoryRules",
        "{count} of the {all} tiles marked X, chosen at random, are on the market from the "
        "start; the others are not used.",
    ).format(count=figures.x_tiles, all=len(x_tiles))
    energy = translate(
        "FactoryRules",
        "The energy price starts at {price}. Of the {all} energy tiles ({numbers}), {used} are "
        "chosen at random, one for each round.",
    ).format(
        price=figures.energy_prices[0],
        all=len(figures.energy_tiles),
        numbers=_numbers(figures.energy_tiles),
        used=figures.rounds,
    )
    title = translate("FactoryRules", "Setup")
    return Rule("setup", title, [order, rows, market, energy], ["phase-1", "phase-4"])


def _numbers(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _tiles() -> Rule:
    effects = translate(
        "FactoryRules",
        "Storage rooms store, machines and production robots produce. Machines need workers"
        " and energy. Auxiliary robots and optimisation save workers; control saves energy."
        " What a tile needs is red, what it saves is green.",
    )
    return Rule("tiles", translate("FactoryRules", "Tiles"), [effects, tiles_note()], [])


def _order(figures: Figures) -> Rule:
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
            "keep one available worker. A winner takes no part in further auctions; of the others, "
            "the one with the highest old tile chooses the next tile. The last player takes the "
            "last tile and may bid workers for it.",
        ),
        translate(
            "FactoryRules",
            "All further phases go from the lowest order tile to the highest. A tile may make "
            "each purchase cheaper: its discount is on yellow.",
        ),
    ]
    discounts = [str(discount) if discount else "–" for discount in figures.discounts]
    tiles = map(str, range(1, len(discounts) + 1))
    rows = [
        [translate("FactoryRules", "Order tile"), *tiles],
        [translate("FactoryRules", "Discount"), *discounts],
    ]
    title = translate("FactoryRules", "1 Bidding for turn order")
    return Rule("phase-1", title, [*texts, rows], ["setup"])


def _market(figures: Figures) -> Rule:
    text = translate(
        "FactoryRules",
        "Each player in turn moves exactly as many tiles from the central storage to the "
        "market as they have available workers, from any columns, the cheapest of a column "
        "first. The workers stay available. The last player may move a few extra tiles.",
    )
    head = [translate("FactoryRules", "Players"), *map(str, figures.extra_tiles)]
    more = [translate("FactoryRules", "Extra tiles"), *map(str, figures.extra_tiles.values())]
    return Rule(
        "phase-2", translate("FactoryRules", "2 Preparing the market"), [text, [head, more]], []
    )


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
            "Elektro each, once and without discount. Control and optimisation each have a space "
            "of their own. Bought tiles may be left beside the factory, where they do nothing; "
            "placing them takes no worker.",
        ).format(spaces=figures.spaces, outer=figures.outer_spaces, price=figures.outer_price),
        translate(
            "FactoryRules",
            "A removed tile leaves the game, and its space is free at once. A factory has at most "
            "one control and one optimisation: to place another, remove the old one first.",
        ),
        translate(
            "FactoryRules",
            "At the end of the turn up to {count} seasonal workers can be hired for {price} "
            "Elektro each, less the discount. They stay until the next hiring and are paid "
            "again each round. Tiles left on the market go back to the central storage.",
        ).format(count=figures.seasonal_workers, price=figures.seasonal_price),
        translate(
            "FactoryRules",
            "Workers who have bought or removed a tile are back in Phase 4. Seasonal workers run "
            "machines and can be bid like all others, but those just hired buy nothing this "
            "round.",
        ),
    ]
    return Rule("phase-3", translate("FactoryRules", "3 Purchases and workers"), texts, [])


def _bureaucracy(figures: Figures) -> Rule:
    texts = [
        translate(
            "FactoryRules",
            "Everything that runs is counted: production and storage are added up; energy is "
            "what is needed less what is saved, at least {minimum}. The workers needed go to the "
            "canteen.",
        ).format(minimum=figures.least_energy),
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
    return Rule("phase-4", translate("FactoryRules", "4 Bureaucracy"), texts, [])


def _profit(figures: Figures) -> Rule:
    text = translate(
        "FactoryRules",
        "A factory earns {income} Elektro for each good both produced and stored, less its "
        "energy at the energy price. In the last round the profit is multiplied by {factor}.",
    ).format(income=figures.income, factor=figures.last_factor)
    example = translate(
        "FactoryRules",
        "At the start: production 2, storage 3, energy 4 at a price of 1: 20 − 4 = 16 Elektro.",
    )
    lower = translate(
        "FactoryRules",
        "Only the lower of the two counts: production 3 and storage 8 bring {money} Elektro.",
    ).format(money=3 * figures.income)
    loss = translate("FactoryRules", "A loss is paid as far as the money goes.")
    title = translate("FactoryRules", "5 Profit")
    return Rule("phase-5", title, [text, example, lower, loss], ["aim"])

# SPDX-License-Identifier: MIT
"""Setting up a game: the areas, the first order, the cards, and the first state."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.fuel import NO_TOKENS, less
from powergrid.rules.game import Game
from powergrid.rules.pile import Pile
from powergrid.rules.plants import STEP3, Plant
from powergrid.rules.state import FREE, NO_SEAT, NOTHING, ORDER, SETUP, State
from powergrid.rules.variants.chosen import variants_of


class Cards(NamedTuple):
    """The opening plant market, ascending, and the draw pile with the Step 3 card."""

    market: tuple[int, ...]
    pile: Pile


def random_areas(board: Board, count: int, rng: Random) -> tuple[int, ...]:
    """Return that many areas in one connected piece, grown area by area, ascending."""
    chosen = {rng.randrange(len(board.areas))}
    while len(chosen) < count:
        edge = sorted({n for area in chosen for n in board.adjacent_areas[area]} - chosen)
        chosen.add(rng.choice(edge))
    return tuple(sorted(chosen))


def random_order(players: int, rng: Random) -> tuple[int, ...]:
    """Return a random first turn order."""
    return tuple(rng.sample(range(players), players))


def shuffle_cards(
    edition: Edition, plants: Mapping[int, Plant], players: int, rng: Random
) -> Cards:
    """Return the cards laid out and shuffled as the edition's set-up asks."""
    plugs_out, others_out = edition.removed[players]
    if edition.opening_market:
        market = edition.opening_market
        rest = [n for n in sorted(plants) if n not in market and n != edition.first_card]
        rng.shuffle(rest)
        pile = rest[others_out:]
        first = [] if edition.first_card is None else [edition.first_card]
    else:
        plugs = [n for n in sorted(plants) if plants[n].back == "plug"]
        sockets = [n for n in sorted(plants) if plants[n].back != "plug"]
        rng.shuffle(plugs)
        rng.shuffle(sockets)
        size = market_size(edition)
        market = tuple(sorted(plugs[:size]))
        first = plugs[size : size + 1]
        pile = plugs[size + 1 + plugs_out :] + sockets[others_out:]
        rng.shuffle(pile)
    return Cards(market, Pile((*first, *pile, STEP3), rng.getrandbits(48)))


def cards_in_pile(edition: Edition, plants: Mapping[int, Plant], players: int) -> int:
    """Return how many cards the draw pile begins with, the Step 3 card included."""
    out = sum(edition.removed[players])
    return len(plants) - market_size(edition) - out + 1


def market_size(edition: Edition) -> int:
    """Return how many plants the market begins with."""
    return len(edition.opening_market) or edition.actual_market + edition.future_market


def first_state(game: Game, market: Sequence[int], order: Sequence[int]) -> State:
    """Return the state before the first round; `engine.begin` asks the first question."""
    players = game.players
    edition = game.edition
    fuel = game.board.rules.starting_fuel or edition.starting_fuel
    variants = variants_of(game)
    state = State(
        game=game,
        round=1,
        step=1,
        phase=SETUP if variants else ORDER,
        asks=NOTHING,
        seat=NO_SEAT,
        order=tuple(order),
        waiting=(),
        money=(edition.starting_money,) * players,
        plants=((),) * players,
        fuel=((0, 0, 0, 0),) * players,
        cities=((),) * players,
        reach=((),) * players,
        houses=((FREE,) * len(game.house_prices),) * len(game.board.cities),
        market=tuple(sorted(market)),
        pile_left=cards_in_pile(edition, game.plants, players),
        under=(),
        seen=frozenset(market),
        revealed=0,
        discount=0,
        lot=0,
        bid=0,
        bidders=(),
        sold=0,
        fuel_market=fuel,
        supply=less(edition.tokens, fuel),
        storage=0,
        is_uranium_out=False,
        is_step3_due=False,
        powered=(),
        ranking=(),
        bank_plants=(),
        bank_fuel=NO_TOKENS,
        bank_houses=0,
        is_bank_due=False,
        marked=(),
    )
    for variant in variants:
        variant.lay_out(state)
    return state

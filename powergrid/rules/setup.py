# SPDX-License-Identifier: MIT
"""Setting up a game: the areas, the first order, the cards, and the first state."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.fuel import NO_TOKENS, TOTAL
from powergrid.rules.game import Game
from powergrid.rules.pile import Pile
from powergrid.rules.plants import STEP3, Plant
from powergrid.rules.state import FREE, NO_SEAT, NOTHING, ORDER, SETUP, State


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
    """Return the first turn order, by lot."""
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
        market = tuple(sorted(plugs[:8]))
        first = plugs[8:9]
        pile = plugs[9 + plugs_out :] + sockets[others_out:]
        rng.shuffle(pile)
    return Cards(market, Pile((*first, *pile, STEP3), rng.getrandbits(48)))


def cards_in_pile(edition: Edition, plants: Mapping[int, Plant], players: int) -> int:
    """Return how many cards the draw pile begins with, the Step 3 card included."""
    out = sum(edition.removed[players])
    opening = len(edition.opening_market) or 8
    return len(plants) - opening - out + 1


def first_state(game: Game, market: Sequence[int], order: Sequence[int]) -> State:
    """Return the state before the first round; `engine.begin` asks the first question."""
    players = game.players
    edition = game.edition
    fuel = game.board.rules.starting_fuel or edition.starting_fuel
    state = State()
    state.game = game
    state.round = 1
    state.step = 1
    state.phase = SETUP if game.variants else ORDER
    state.asks = NOTHING
    state.seat = NO_SEAT
    state.order = tuple(order)
    state.waiting = ()
    state.money = (edition.starting_money,) * players
    state.plants = ((),) * players
    state.fuel = ((0, 0, 0, 0),) * players
    state.cities = ((),) * players
    state.reach = ((),) * players
    state.houses = ((FREE, FREE, FREE),) * len(game.board.cities)
    state.market = tuple(sorted(market))
    state.pile_left = cards_in_pile(edition, game.plants, players)
    state.under = ()
    state.seen = frozenset(market)
    state.revealed = 0
    state.discount = 0
    state.lot = 0
    state.bid = 0
    state.bidders = ()
    state.sold = 0
    state.fuel_market = fuel
    state.supply = (TOTAL[0] - fuel[0], TOTAL[1] - fuel[1], TOTAL[2] - fuel[2], TOTAL[3] - fuel[3])
    state.storage = 0
    state.is_uranium_out = False
    state.is_step3_due = False
    state.powered = ()
    state.ranking = ()
    state.bank_plants = ()
    state.bank_fuel = NO_TOKENS
    state.bank_houses = 0
    state.is_bank_due = False
    state.marked = ()
    for variant in game.variants:
        variant.lay_out(state)
    return state

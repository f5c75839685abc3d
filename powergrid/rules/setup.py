# SPDX-License-Identifier: MIT
"""Setting up a game: the areas, the first order, the cards, and the first state."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from powergrid.rules.board import Board
from powergrid.rules.edition import OTHER, PLUG, Edition, PlannedRow
from powergrid.rules.fuel import NO_TOKENS, add_tokens, subtract_tokens
from powergrid.rules.game import Game
from powergrid.rules.pile import Pile
from powergrid.rules.plants import STEP3, Plant
from powergrid.rules.state import (
    FREE,
    NO_EXTRAS,
    NO_PLACE,
    NO_SEAT,
    NOTHING,
    ORDER,
    SETUP,
    State,
)
from powergrid.rules.variants.chosen import variants_of


class Cards(NamedTuple):
    """The opening plant market, ascending, and the draw pile with the Step 3 card."""

    market: tuple[int, ...]
    pile: Pile


def random_areas(board: Board, count: int, rng: Random) -> tuple[int, ...]:
    """Return that many areas in one connected piece, grown area by area, ascending."""
    chosen = {rng.choice(board.areas_beside((), count))}
    while len(chosen) < count:
        chosen.add(rng.choice(board.areas_beside(chosen, count)))
    return tuple(sorted(chosen))


def random_order(players: int, rng: Random) -> tuple[int, ...]:
    """Return a random first turn order."""
    return tuple(rng.sample(range(players), players))


def shuffle_cards(
    edition: Edition, plants: Mapping[int, Plant], players: int, rng: Random
) -> Cards:
    """Return the opening market and the shuffled draw pile, as the edition's setup prescribes."""
    if edition.planned_row is not None:
        size = market_size(edition, players)
        cards = shuffle_planned_row(edition.planned_row, [*plants, STEP3], rng)
        return Cards(tuple(cards[:size]), Pile(tuple(cards[size:]), rng.getrandbits(48)))
    fixed: set[int | str] = {*edition.opening_market, *edition.aside_until_step2}
    fixed |= {*edition.first_cards, *edition.next_cards}
    free = [plant for plant in plants if plant not in fixed]
    heaps = heaps_of(edition, plants, players, free, rng)
    drawn = _plugs_drawn(edition, players)
    market = sorted((*edition.opening_market, *heaps[PLUG][:drawn]))
    del heaps[PLUG][:drawn]
    pile, _ = build_pile(edition, players, edition.first_cards, edition.next_cards, heaps, rng)
    if edition.has_steps:
        pile.insert(len(pile) - edition.cards_below_step3, STEP3)
    return Cards(tuple(market), Pile(tuple(pile), rng.getrandbits(48)))


def heaps_of(
    edition: Edition, plants: Mapping[int, Plant], players: int, cards: Iterable[int], rng: Random
) -> dict[int | str, list[int]]:
    """Return cards shuffled in two heaps, `PLUG` and `OTHER`.

    Where no plug cards are drawn for the opening market all cards are `OTHER`.
    """
    heaps: dict[int | str, list[int]] = {PLUG: [], OTHER: []}
    are_drawn = _plugs_drawn(edition, players) > 0
    for card in sorted(cards):
        heaps[PLUG if are_drawn and plants[card].back == PLUG else OTHER].append(card)
    for heap in heaps.values():
        rng.shuffle(heap)
    return heaps


def build_pile(
    edition: Edition,
    players: int,
    first: Iterable[int | str],
    under: Iterable[int | str],
    heaps: Mapping[int | str, list[int]],
    rng: Random,
) -> tuple[list[int], list[int]]:
    """Return the draw pile without the Step 3 card, and the cards removed unseen.

    `first` are on top, those of `under`, shuffled, below them, each a plant's number or the heap
    that it is taken from; what is left of the heaps comes after them.
    """
    on_top, next_ones = _taken(first, heaps), _taken(under, heaps)
    if next_ones:
        rng.shuffle(next_ones)
    rest: list[int] = []
    removed: list[int] = []
    for heap, count in zip((heaps[PLUG], heaps[OTHER]), edition.removed[players], strict=True):
        out = [card for card in heap if card not in edition.never_removed][:count]
        removed += out
        rest += [card for card in heap if card not in out]
    if edition.never_removed or _plugs_drawn(edition, players):
        rng.shuffle(rest)  # a single heap without its first cards is still in random order
    return [*on_top, *next_ones, *rest], removed


def _plugs_drawn(edition: Edition, players: int) -> int:
    """Return how many plug cards are drawn for the opening market."""
    return market_size(edition, players) - len(edition.opening_market)


def _taken(cards: Iterable[int | str], heaps: Mapping[int | str, list[int]]) -> list[int]:
    """Return cards, the random ones from their heaps, as far as these go."""
    taken: list[int] = []
    for card in cards:
        if isinstance(card, int):
            taken.append(card)
        elif heaps[card]:
            taken.append(heaps[card].pop(0))
    return taken


def shuffle_planned_row(row: PlannedRow, cards: Iterable[int], rng: Random) -> list[int]:
    """Return cards in a random order that the rules of a planned row allow."""
    heaps: list[list[int]] = [[], [], []]
    for card in sorted(cards):
        is_middle = card == STEP3 or row.sorted_to < card <= row.shuffled_to
        heaps[1 if is_middle else 0 if card <= row.sorted_to else 2].append(card)
    rng.shuffle(heaps[1])
    rng.shuffle(heaps[2])
    return heaps[0] + heaps[1] + heaps[2]


def cards_in_pile(edition: Edition, plants: Mapping[int, Plant], players: int) -> int:
    """Return how many cards the draw pile begins with, a Step 3 card included."""
    out = sum(edition.removed[players]) + len(edition.aside_until_step2)
    return len(plants) - market_size(edition, players) - out + edition.has_steps


def market_size(edition: Edition, players: int) -> int:
    """Return how many plants the market begins with.

    A planned row has one for each player, the bank included.
    """
    if edition.planned_row is not None:
        return players + (players in edition.bank_players)
    return edition.current_market + edition.future_market


def step3_market_size(edition: Edition, players: int) -> int:
    """Return how many plants the market holds in Step 3, as long as there are enough.

    Its card and the lowest plant are not replaced, nor, in some editions, is the one of Step 2.
    """
    if edition.planned_row is not None:
        return edition.planned_row.in_step3
    return market_size(edition, players) - 2 - (not edition.replaces_in_step2)


def random_closed(game: Game, rng: Random) -> tuple[int, ...]:
    """Return random cities to close, as many as the board says for this player count, ascending."""
    closed: list[int] = []
    for price, count in game.board.rules.closed.get(game.players, {}).items():
        cities = [city for city in game.cities if game.place_prices[city][0] == price]
        closed += rng.sample(cities, min(count, len(cities)))
    return tuple(sorted(closed))


def first_state(
    game: Game, market: Sequence[int], order: Sequence[int], closed: Collection[int] = ()
) -> State:
    """Return the state before the first round; `engine.begin` asks the first question.

    Nobody may build in `closed` cities.
    """
    players = game.players
    edition = game.edition
    fuel = edition.starting_fuel
    north = game.north.starting_fuel if game.north is not None else NO_TOKENS
    row = edition.planned_row
    sorted_to = row.sorted_to if row is not None else 0
    variants = variants_of(game)
    state = State(
        game=game,
        round=1,
        step=1,
        phase=SETUP if any(variant.asks >= 0 for variant in variants) else ORDER,
        asks=NOTHING,
        seat=NO_SEAT,
        order=tuple(order),
        waiting=(),
        money=(edition.starting_money,) * players,
        plants=((),) * players,
        fuel=(NO_TOKENS,) * players,
        cities=((),) * players,
        reach=((),) * players,
        houses=_no_houses(game, closed),
        market=tuple(sorted(market)),
        pile_left=cards_in_pile(edition, game.plants, players),
        under=(),
        on_top=tuple(n for n in sorted(game.plants) if n <= sorted_to and n not in market),
        seen=frozenset(market),
        revealed=0,
        discount=0,
        lot=0,
        bid=0,
        bidders=(),
        sold=0,
        is_lowest_gone=False,
        fuel_market=fuel,
        supply=subtract_tokens(edition.tokens, add_tokens(fuel, north)),
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
        extras=NO_EXTRAS._replace(north=north) if game.north is not None else NO_EXTRAS,
    )
    for variant in variants:
        variant.lay_out(state)
    return state


def _no_houses(game: Game, closed: Collection[int]) -> tuple[tuple[int, ...], ...]:
    """Return every city's places before anybody builds."""
    usual = (FREE,) * len(game.house_prices)
    if game.is_building_plain:
        return (usual,) * len(game.board.cities)
    return tuple(
        tuple([NO_PLACE if price is None or city in closed else FREE for price in prices])
        for city, prices in enumerate(game.place_prices)
    )

# SPDX-License-Identifier: MIT
"""Why no game can have led to a position: the plants sold so far, and the turn order."""

from collections.abc import Iterator, Sequence

from powergrid.rules.game import Game
from powergrid.rules.position import Fault, Position, waiting_in
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL


def faults_of_history(game: Game, position: Position) -> Iterator[Fault]:
    """Yield why no game can have led to a position."""
    yield from _sales(game, position)
    for seat in range(game.players):
        yield from _bought(game, position, seat)
    if not is_order_right(game, position):
        yield "wrong_order", {}


def _sales(game: Game, position: Position) -> Iterator[Fault]:
    """Yield whether a sale has no possible buyer, or a buyer no sale."""
    if position.phase != AUCTION:
        return
    if position.sold and not (position.done or game.board.rules.buys_after_discount):
        yield "sold_to_nobody", {}
    if position.round == 1 and position.done and _is_nothing_sold(game, position):
        yield "nothing_sold", {}


def _is_nothing_sold(game: Game, position: Position) -> bool:
    """Return whether certainly no plant was sold in this round."""
    return not (position.phase > AUCTION or position.sold or game.edition.has_discount_token)


def _bought(game: Game, position: Position, seat: int) -> Iterator[Fault]:
    """Yield whether a seat has more plants than it can have bought by now."""
    has_two = game.board.rules.buys_after_discount
    is_done = position.phase > AUCTION or seat in position.done or (has_two and position.sold)
    rounds = position.round - 1 + (is_done and not _is_nothing_sold(game, position))
    maximum, found = rounds * (1 + has_two), len(position.holdings[seat].plants)
    if 0 < maximum < found:  # before its first purchase another fault says so
        yield "too_many_bought", {"seat": seat, "maximum": maximum, "found": found}


def is_order_right(game: Game, position: Position) -> bool:
    """Return whether the turn order is possible, as far as can be known.

    Cities and plants decided it, as they were in Phase 1, or after Phase 2 in round 1 and in some
    editions.
    """
    is_after_auctions = position.round == 1 or game.edition.has_order_after_auctions
    if position.phase == AUCTION and is_after_auctions:
        return True
    ranks = []
    for seat in _seats_with_cities_of_then(position):
        holding = position.holdings[seat]
        cities = len(holding.cities) if position.round > 1 else 0
        ranks.append((seat, cities, max(holding.plants, default=0)))
    known = {*position.order} if is_after_auctions else _seats_without_purchase(game, position)
    return _is_falling([(cities, 0) for _, cities, _ in ranks]) and _is_falling(
        [(cities, plant) for seat, cities, plant in ranks if seat in known]
    )


def _seats_with_cities_of_then(position: Position) -> list[int]:
    """Return the seats of which is known how many cities they had when the order was set."""
    if position.round == 1:
        return [*position.order]
    not_built = {
        AUCTION: position.order,
        FUEL: position.order,
        BUILDING: waiting_in(position)[1:],
        BUREAUCRACY: (),
    }[position.phase]
    return [seat for seat in position.order if seat in not_built]


def _seats_without_purchase(game: Game, position: Position) -> set[int]:
    """Return the seats that certainly have the plants they had before Phase 2."""
    if position.phase > AUCTION or (position.sold and game.board.rules.buys_after_discount):
        return set()
    return {*(position.order if _is_nothing_sold(game, position) else waiting_in(position))}


def _is_falling(ranks: Sequence[tuple[int, int]]) -> bool:
    return [*ranks] == sorted(ranks, reverse=True)

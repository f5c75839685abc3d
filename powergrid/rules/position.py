# SPDX-License-Identifier: MIT
"""A game continued from the middle, from a description of the table.

The description holds what everybody at a real table can see or count, between two decisions and
never within an auction or a purchase. `position_faults` says which ones the rules allow.
"""

from typing import Final, NamedTuple

from powergrid.rules.fuel import NO_TOKENS, Tokens, less, more
from powergrid.rules.game import Game
from powergrid.rules.phases.building import connect
from powergrid.rules.phases.order import coming_order
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import cards_in_pile, first_state, market_size
from powergrid.rules.state import (
    ANYWHERE,
    AUCTION,
    BUILDING,
    BUILDING_HOUSES,
    BUREAUCRACY,
    BUYING_FUEL,
    FREE,
    FUEL,
    NO_EXTRAS,
    NO_PLACE,
    NO_SEAT,
    OPENING,
    RUNNING_PLANTS,
    Extras,
    State,
)
from powergrid.rules.view import unseen

ASKED_IN: Final = {
    AUCTION: OPENING,
    FUEL: BUYING_FUEL,
    BUILDING: BUILDING_HOUSES,
    BUREAUCRACY: RUNNING_PLANTS,
}
"""The phases in which a game may be continued, and the questions they ask."""


class Holding(NamedTuple):
    """What a seat has: plants by number, cities by index, both in any order."""

    money: int
    plants: tuple[int, ...] = ()
    fuel: Tokens = NO_TOKENS
    cities: tuple[int, ...] = ()


class Position(NamedTuple):
    """A table between two decisions.

    `order` is the turn order, `done` are the seats that have finished this phase. `sold`: a plant
    was sold in this round's Phase 2, or the one with the discount token if there is one.
    `under` are plants known to be below the Step 3 card, `gone` those known to be out of the game;
    `pile` counts all cards of the draw pile. Plants not mentioned may be in it.
    `is_lowest_gone` and `extras` are those of `State`; `closed` are cities where nobody may build.
    """

    round: int
    step: int
    phase: int
    order: tuple[int, ...]
    done: tuple[int, ...]
    holdings: tuple[Holding, ...]
    market: tuple[int, ...]
    fuel_market: Tokens
    pile: int
    storage: int = 0
    sold: bool = False
    under: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    is_lowest_gone: bool = False
    closed: tuple[int, ...] = ()
    extras: Extras = NO_EXTRAS

    @property
    def named(self) -> list[int]:
        """All plants mentioned, each as often as it is."""
        extras = self.extras
        plants = [*self.market, *self.under, *self.gone, *extras.side_pile, *extras.shuffled]
        for holding in self.holdings:
            plants += holding.plants
        return plants


def first_position(game: Game, market: tuple[int, ...], closed: tuple[int, ...] = ()) -> Position:
    """Return the position in which round 1 of a game begins, with the seats in order."""
    seats = tuple(range(game.players))
    start = first_state(game, market, seats)
    return Position(
        round=1,
        step=1,
        phase=AUCTION,
        order=seats,
        done=(),
        holdings=tuple([Holding(money) for money in start.money]),
        market=start.market,
        fuel_market=start.fuel_market,
        pile=start.pile_left,
        closed=closed,
        extras=start.extras,
    )


def can_be_described(state: State) -> bool:
    """Return whether a state is between two decisions and a position describes it fully."""
    if state.asks != ASKED_IN.get(state.phase) or state.is_step3_due:
        return False
    if state.game.options.has_variants or state.extras.buys_at != ANYWHERE:
        return False
    return state.waiting == waiting_in(position_of(state))


def position_of(state: State) -> Position:
    """Return the position that describes such a state."""
    holdings = tuple(map(Holding, state.money, state.plants, state.fuel, state.cities))
    owned = {plant for holding in holdings for plant in holding.plants}
    has_token = state.game.edition.has_discount_token
    lying = {STEP3, *state.market, *state.under, *state.extras.side_pile, *state.extras.shuffled}
    return Position(
        round=state.round,
        step=state.step,
        phase=state.phase,
        order=state.order,
        done=tuple([seat for seat in state.order if seat not in state.waiting]),
        holdings=holdings,
        market=state.market,
        fuel_market=state.fuel_market,
        pile=state.pile_left,
        storage=state.storage,
        sold=state.phase == AUCTION and (not state.discount if has_token else state.sold > 0),
        under=state.under,
        gone=tuple(sorted(state.seen - lying - owned)),
        is_lowest_gone=state.is_lowest_gone,
        closed=tuple([city for city in state.game.cities if {*state.houses[city]} == {NO_PLACE}]),
        extras=state.extras,
    )


def waiting_in(position: Position) -> tuple[int, ...]:
    """Return the seats still to act in this phase, the one on turn first."""
    is_backwards = position.phase in (FUEL, BUILDING)
    seats = position.order[::-1] if is_backwards else position.order
    return tuple([seat for seat in seats if seat not in position.done])


def laid_out(game: Game, position: Position) -> State:
    """Return the state that a position describes, whether or not the rules allow it.

    The position's seats, plants and cities must exist. Houses without a place are left out.
    """
    state = first_state(game, position.market, position.order, position.closed)
    holdings, waiting = position.holdings, waiting_in(position)
    state.round, state.step, state.phase = position.round, position.step, position.phase
    state.waiting = waiting
    state.seat = waiting[0] if waiting else NO_SEAT
    state.asks = ASKED_IN[position.phase]
    for seat, holding in enumerate(holdings):
        for city in holding.cities:
            if FREE in state.houses[city] and seat not in state.houses[city]:
                connect(state, seat, city, state.houses[city].index(FREE), 0)
    state.money = tuple([holding.money for holding in holdings])
    state.plants = tuple([tuple(sorted(holding.plants)) for holding in holdings])
    state.fuel = tuple([holding.fuel for holding in holdings])
    _lay_cards(state, position)
    state.fuel_market, state.storage = position.fuel_market, position.storage
    state.supply = less(game.edition.tokens, _tokens_out(position))
    state.extras, state.is_lowest_gone = position.extras, position.is_lowest_gone
    phase_out = game.board.rules.uranium_phase_out_plant
    state.is_uranium_out = phase_out in position.gone or any(
        phase_out in holding.plants for holding in holdings
    )
    if position.phase == AUCTION:
        state.sold = int(position.sold)
        if game.edition.has_discount_token and not position.sold and state.market:
            state.discount = state.market[0]
    return state


def _lay_cards(state: State, position: Position) -> None:
    """Set what is known about the draw pile, and which cards have been drawn."""
    edition = state.game.edition
    aside, row = edition.aside_until_step2, edition.planned_row
    seen, last = {*position.named}, max(position.named, default=0)
    state.on_top = ()
    if row is not None:  # lower cards come first: those named nowhere have left the game
        is_past = position.step == 3 or last > row.sorted_to
        shown = row.shuffled_to if last > row.shuffled_to else row.sorted_to if is_past else last
        seen |= {plant for plant in state.game.plants if plant <= shown}
        state.on_top = tuple(n for n in sorted(state.game.plants) if shown < n <= row.sorted_to)
    elif position.step > 1:
        came = max([at for at, plant in enumerate(aside, 1) if plant in seen], default=0)
        seen |= {*aside[:came]}
        state.on_top = aside[came:]
    if position.step == 3:
        seen.add(STEP3)
    state.seen = frozenset(seen)
    state.under = tuple(sorted(position.under)) if position.step == 3 else position.under
    state.pile_left = position.pile


def _tokens_out(position: Position) -> Tokens:
    """Return the tokens outside the supply."""
    out = more(position.fuel_market, (position.storage, 0, 0, 0))
    out = more(out, position.extras.north)
    for holding in position.holdings:
        out = more(out, holding.fuel)
    return out


def is_pile_known(game: Game, position: Position) -> bool:
    """Return whether everybody knows which cards are in the draw pile."""
    by_deck = game.edition.does_step2_by_deck and position.step == 2
    return bool(position.extras.piles_done or game.edition.planned_row or by_deck)


def usual_pile(game: Game, position: Position) -> int:
    """Return the size of the draw pile if only the cards mentioned have left it."""
    extras, edition, under = position.extras, game.edition, len(position.under)
    if extras.piles_done:
        return len(extras.side_pile) + under if extras.piles_done == 1 else 0
    if edition.does_step2_by_deck and position.step == 2:
        return len(extras.shuffled) + 1 + under
    state = laid_out(game, position)
    if edition.planned_row:
        return len(unseen(state)) + (position.step < 3)
    whole = cards_in_pile(edition, game.plants, game.players)
    if position.step > 1:
        whole += len(edition.aside_until_step2)
    drawn = len(state.seen) - market_size(edition, game.players)
    return max(0, whole - drawn + under)


def by_the_rules(game: Game, position: Position) -> Position:
    """Return the position with the turn order that Phase 1 would set."""
    return position._replace(order=coming_order(laid_out(game, position)))

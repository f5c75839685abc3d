# SPDX-License-Identifier: MIT
"""A game continued from the middle, from a description of the table.

The description holds what everybody at a real table can see or count, between two decisions and
never within an auction or a purchase. `position_faults` says which ones the rules allow.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from powergrid.rules.edition import Edition, PlannedRow
from powergrid.rules.engine import apply, begin
from powergrid.rules.fuel import NO_TOKENS, URANIUM, Tokens, add_fuel, add_tokens, subtract_tokens
from powergrid.rules.game import Game
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.legal import legal
from powergrid.rules.phases.building import connect
from powergrid.rules.phases.order import next_order
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import cards_in_pile, first_state, market_size, random_closed
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
    NO_SEAT,
    OPENING,
    RUNNING_PLANTS,
    SETUP,
    Extras,
    State,
    is_closed,
)
from powergrid.rules.variants.against_the_bank import bank_cities, put_house
from powergrid.rules.view import unseen

ASKED_IN: Final = {
    AUCTION: OPENING,
    FUEL: BUYING_FUEL,
    BUILDING: BUILDING_HOUSES,
    BUREAUCRACY: RUNNING_PLANTS,
}
"""The phases in which a game may be continued, and the questions they ask."""


Fault: TypeAlias = tuple[str, dict[str, object]]
"""Why a position is impossible: a stable word and the facts that belong to it."""


class Holding(NamedTuple):
    """What a seat or the bank has: plants by number, cities by index, both in any order."""

    money: int
    plants: tuple[int, ...] = ()
    fuel: Tokens = NO_TOKENS
    cities: tuple[int, ...] = ()


NO_BANK: Final = Holding(0)


class Position(NamedTuple):
    """A table between two decisions.

    `order` is the turn order, `done` are the seats that have finished this phase. `sold`: a plant
    was sold in this round's Phase 2, or the one with the discount token if there is one.
    `under` are plants known to be below the Step 3 card, `gone` those known to be out of the game;
    `pile` counts all cards of the draw pile. Plants not mentioned may be in it.
    `is_uranium_out`: the plant that phases out uranium was bought and is out of the game.
    `is_lowest_gone`, `marked` and `extras` are those of `State`; `closed` are cities where nobody
    may build.
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
    bank: Holding = NO_BANK
    marked: tuple[int, ...] = ()
    is_uranium_out: bool = False

    @property
    def named(self) -> list[int]:
        """The plants mentioned, with an entry for each mention."""
        extras = self.extras
        plants = [*self.market, *self.under, *self.gone, *extras.side_pile, *extras.shuffled]
        for holding in (*self.holdings, self.bank):
            plants += holding.plants
        return plants

    @property
    def is_bank_due(self) -> bool:
        """Whether the bank, if it plays, still takes a plant in this Phase 2."""
        return self.phase == AUCTION and not self.done and not self.sold


def first_position(game: Game, market: Sequence[int], rng: Random) -> Position:
    """Return the position in which round 1 of a game begins, the seats in order.

    `rng` draws closed cities, the bank's first houses, starting cities, and the cards that replace
    plants of the market that may not be for sale.
    """
    state = first_state(game, market, range(game.players), random_closed(game, rng))
    pile = guessed_pile(state, rng)
    begin(state, pile)
    while state.phase == SETUP:
        apply(state, legal(state).sample(rng), pile)
    return position_of(state)


def can_be_described(state: State) -> bool:
    """Return whether a state is between two decisions and a position describes it fully."""
    if state.asks != ASKED_IN.get(state.phase) or state.is_step3_due:
        return False
    if state.extras.buys_at != ANYWHERE:
        return False
    return state.waiting == waiting_in(position_of(state))


def position_of(state: State) -> Position:
    """Return the position that describes such a state."""
    holdings = tuple(map(Holding, state.money, state.plants, state.fuel, state.cities))
    bank = Holding(0, state.bank_plants, state.bank_fuel, bank_cities(state))
    owned = {plant for holding in (*holdings, bank) for plant in holding.plants}
    has_token = state.game.edition.has_discount_token
    on_table = {STEP3, *state.market, *state.under, *state.extras.side_pile, *state.extras.shuffled}
    gone = tuple(sorted(state.seen - on_table - owned))
    phase_out = state.game.board.rules.uranium_phase_out_plant
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
        gone=gone,
        is_lowest_gone=state.is_lowest_gone,
        closed=tuple([city for city in state.game.cities if is_closed(state, city)]),
        extras=state.extras,
        bank=bank,
        marked=state.marked,
        is_uranium_out=state.is_uranium_out and phase_out in gone,
    )


def waiting_in(position: Position) -> tuple[int, ...]:
    """Return the seats still to act in this phase, the one on turn first."""
    is_backwards = position.phase in (FUEL, BUILDING)
    seats = position.order[::-1] if is_backwards else position.order
    return tuple([seat for seat in seats if seat not in position.done])


def lay_out(game: Game, position: Position) -> State:
    """Return the state that a position describes, whether or not the rules allow it.

    The position's seats, plants and cities must exist. Houses without a place are left out.
    """
    state = first_state(game, position.market, position.order, position.closed)
    holdings, waiting = position.holdings, waiting_in(position)
    state.round, state.step, state.phase = position.round, position.step, position.phase
    state.waiting = waiting
    state.seat = waiting[0] if waiting else NO_SEAT
    state.asks = ASKED_IN[position.phase]
    _lay_houses(state, position)
    state.money = tuple([holding.money for holding in holdings])
    state.plants = tuple([tuple(sorted(holding.plants)) for holding in holdings])
    state.fuel = tuple([holding.fuel for holding in holdings])
    _lay_cards(state, position)
    state.fuel_market, state.storage = position.fuel_market, position.storage
    state.supply = subtract_tokens(game.edition.tokens, _tokens_out(position))
    state.extras, state.is_lowest_gone = position.extras, position.is_lowest_gone
    state.marked = position.marked
    if game.options.against_the_bank:
        state.bank_plants, state.bank_fuel = tuple(sorted(position.bank.plants)), position.bank.fuel
        state.is_bank_due = position.is_bank_due
    phase_out = game.board.rules.uranium_phase_out_plant
    state.is_uranium_out = position.is_uranium_out or any(
        phase_out in holding.plants for holding in holdings
    )
    if position.phase == AUCTION:
        state.sold = int(position.sold)
        if game.edition.has_discount_token and not position.sold and state.market:
            state.discount = state.market[0]
    return state


def _lay_houses(state: State, position: Position) -> None:
    """Put the bank's houses and those of the seats on the cheapest places of their cities.

    The 10-place of a marked city stays free.
    """
    for city in position.bank.cities:
        place = int(city in position.marked)
        if state.houses[city][place] == FREE:
            put_house(state, city, place)
    for seat, holding in enumerate(position.holdings):
        for city in holding.cities:
            owners, first = state.houses[city], int(city in position.marked)
            if FREE in owners[first:] and seat not in owners:
                connect(state, seat, city, owners.index(FREE, first), 0)


def _lay_cards(state: State, position: Position) -> None:
    """Set what is known about the draw pile, and which cards have been drawn."""
    drawn: tuple[int, ...] = ()
    state.on_top = ()
    if state.game.edition.planned_row is not None:
        drawn, state.on_top = _planned_cards(state.game, state.game.edition.planned_row, position)
    elif position.step > 1:
        drawn, state.on_top = _cards_of_step2(state.game.edition, position)
    step3 = {STEP3} if position.step == 3 else set()
    state.seen = frozenset({*position.named, *drawn, *step3})
    state.under = tuple(sorted(position.under)) if position.step == 3 else position.under
    state.pile_left = position.pile


def _planned_cards(
    game: Game, row: PlannedRow, position: Position
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the plants of a planned row that have been drawn, and those known to come next.

    Lower cards come first: those named nowhere have left the game.
    """
    last = max(position.named, default=0)
    is_past = position.step == 3 or last > row.sorted_to
    shown = row.shuffled_to if last > row.shuffled_to else row.sorted_to if is_past else last
    return (
        tuple([n for n in game.plants if n <= shown]),
        tuple([n for n in sorted(game.plants) if shown < n <= row.sorted_to]),
    )


def _cards_of_step2(
    edition: Edition, position: Position
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the plants set aside until Step 2 that have been drawn, and those still on top."""
    aside = edition.aside_until_step2
    came = max([at for at, plant in enumerate(aside, 1) if plant in position.named], default=0)
    have_come = position.pile - len(position.under) >= len(aside)  # as earlier versions assumed
    is_skipped = may_have_skipped_step2(edition, position) and not have_come
    return aside[:came], () if is_skipped else aside[came:]


def may_have_skipped_step2(edition: Edition, position: Position) -> bool:
    """Return whether Step 3 may have come before Step 2: no plant that Step 2 brings is named."""
    can_be_skipped = position.step == 3 and not edition.does_step2_before_step3
    return can_be_skipped and {*position.named}.isdisjoint(edition.aside_until_step2)


def _tokens_out(position: Position) -> Tokens:
    """Return the tokens outside the supply."""
    out = add_tokens(position.fuel_market, (position.storage, 0, 0, 0))
    out = add_tokens(out, position.extras.north)
    for holding in (*position.holdings, position.bank):
        out = add_tokens(out, holding.fuel)
    return add_fuel(out, URANIUM, len(position.marked))


def is_pile_known(game: Game, position: Position) -> bool:
    """Return whether everybody knows which cards are in the draw pile."""
    by_deck = game.edition.does_step2_by_deck and position.step == 2
    return bool(position.extras.piles_done or game.edition.planned_row or by_deck)


def with_forgotten(game: Game, position: Position) -> Position:
    """Return the position with the plants that are not mentioned but must be out of the game.

    The opening market lay face up, and the first cards came before all others.
    """
    edition, named = game.edition, {*position.named}
    drawn = named - {*edition.opening_market} - {*edition.aside_until_step2}
    known = len(drawn) + len(edition.opening_market) - market_size(edition, game.players)
    forgotten = {plant for plant in edition.opening_market if plant in game.plants} - named
    for place, card in enumerate(edition.first_cards):
        if isinstance(card, int) and card not in named and known > place:
            forgotten.add(card)
            known += 1
    return position._replace(gone=(*position.gone, *sorted(forgotten)))


def expected_pile_size(game: Game, position: Position) -> int:
    """Return the size of the draw pile if only the cards mentioned have left it."""
    position = with_forgotten(game, position)
    extras, edition, under = position.extras, game.edition, len(position.under)
    if extras.piles_done:
        return len(extras.side_pile) + under if extras.piles_done == 1 else 0
    if edition.does_step2_by_deck and position.step == 2:
        return len(extras.shuffled) + 1 + under
    state = lay_out(game, position)
    if edition.planned_row:
        return len(unseen(state)) + (position.step < 3)
    whole = cards_in_pile(edition, game.plants, game.players)
    if position.step > 1 and not may_have_skipped_step2(edition, position):
        whole += len(edition.aside_until_step2)
    drawn = len(state.seen) - market_size(edition, game.players)
    return max(0, whole - drawn + under)


def with_order_by_rules(game: Game, position: Position) -> Position:
    """Return the position with the turn order that Phase 1 would set, or has set in round 1."""
    then = position
    if position.round == 1:  # the order was set before anybody had built
        bare = [holding._replace(cities=()) for holding in position.holdings]
        then = position._replace(holdings=tuple(bare))
    return position._replace(order=next_order(lay_out(game, then)))

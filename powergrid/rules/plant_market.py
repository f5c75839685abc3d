# SPDX-License-Identifier: MIT
"""The plant market and the draw pile: what is for sale, removed, replaced; the Step 3 card."""

from bisect import insort
from typing import Final

from powergrid.rules.errors import IllegalAction
from powergrid.rules.events import Event, PileRanOut, PlantRemoved, PlantRevealed, StepBegan
from powergrid.rules.plants import STEP3
from powergrid.rules.state import AUCTION, Deal, State, largest_network
from powergrid.rules.view import hidden_below, is_step3_card_back

_REMOVED_BY_CARD: Final = 2
"""How many plants are removed when the Step 3 card starts Step 2."""


def on_offer(state: State) -> tuple[int, ...]:
    """Return the plants that may be put up for auction now, ascending."""
    market = state.market
    if market and market[-1] == STEP3:
        market = market[:-1]
    if is_all_for_sale(state):
        return market
    game = state.game
    count, early = game.current_market, game.early_plants
    if early and len(market) > count and market[count] in early:
        count += 1
    return market[:count]


def is_all_for_sale(state: State) -> bool:
    """Return whether there is no future market: in Step 3, or once both draw piles have run out."""
    return state.step == 3 or state.extras.piles_done > 1


def future_market(state: State) -> tuple[int, ...]:
    """Return the future market, ascending."""
    return () if is_all_for_sale(state) else state.market[len(on_offer(state)) :]


def minimum_bid(state: State, plant: int) -> int:
    """Return the lowest bid that opens an auction for this plant."""
    return 1 if plant == state.discount else plant


def is_barred(state: State, seat: int, plant: int) -> bool:
    """Return whether a seat may not buy a plant, lacking the city that the map requires for it."""
    needed = state.game.cities_needed.get(plant)
    return needed is not None and needed.isdisjoint(state.cities[seat])


def take(state: State, plant: int) -> None:
    """Take a plant out of the market."""
    state.market = tuple([card for card in state.market if card != plant])


def hand_over(state: State, plant: int) -> None:
    """Take a plant out of the market for its new owner, and remove its discount token."""
    take(state, plant)
    if plant == state.discount:
        state.discount = 0


def sell(state: State, plant: int) -> None:
    """Hand a plant over to its buyer, and apply the map's rule about the purchase."""
    hand_over(state, plant)
    if plant == state.game.board.rules.uranium_phase_out_plant:
        state.is_uranium_out = True


def remove(state: State, plant: int, why: str, events: list[Event]) -> None:
    """Remove a card of the market from the game."""
    take(state, plant)
    events.append(PlantRemoved(plant, why))


def put_under(state: State, plant: int, events: list[Event], why: str = "to_bottom") -> None:
    """Put a plant of the market face down under the draw pile."""
    remove(state, plant, why, events)
    state.under += (plant,)
    state.pile_left += 1


def put_aside(state: State, plant: int, events: list[Event]) -> None:
    """Put a plant of the market on the side pile."""
    remove(state, plant, "to_side_pile", events)
    state.extras = state.extras._replace(side_pile=(*state.extras.side_pile, plant))


def replace_pile(state: State, events: list[Event]) -> bool:
    """Use the side pile, or later offer all plants for sale; return whether cards are left."""
    done = state.extras.piles_done
    if not state.game.side_pile or done > 1:
        return False
    state.extras = state.extras._replace(piles_done=done + 1)
    events.append(PileRanOut(done > 0))
    if done:
        return False
    state.pile_left = len(state.extras.side_pile)
    return state.pile_left > 0 or replace_pile(state, events)


def replace(state: State, deal: Deal, events: list[Event]) -> None:
    """Reveal the next card that may stay in the market, removing others at once.

    Does nothing in Phase 2 with a planned row, which is filled in Phase 5 only.
    """
    game = state.game
    if game.edition.planned_row and state.step < 3 and state.phase == AUCTION:
        return
    reveal(state, deal, events)
    if game.plants_not_in_step1:
        replace_banned(state, deal, events)


def reveal(state: State, deal: Deal, events: list[Event]) -> None:
    """Reveal cards until one stays in the market, even if it may not be for sale in this step."""
    while state.pile_left or replace_pile(state, events):
        card = _draw(state, deal)
        events.append(PlantRevealed(card))
        if card == STEP3:
            _reveal_step3(state, deal, events)
            return
        if is_obsolete(state, card):
            events.append(PlantRemoved(card, "obsolete_on_draw"))
        elif card < state.discount:
            events.append(PlantRemoved(card, "below_discount"))
            state.discount = 0
        else:
            market = list(state.market)
            insort(market, card)
            state.market = tuple(market)
            return


def replace_banned(state: State, deal: Deal, events: list[Event]) -> None:
    """Replace plants that may not be for sale in Step 1 as long as others may come."""
    game = state.game
    while state.step == 1:
        banned = [plant for plant in on_offer(state) if plant in game.plants_not_in_step1]
        if not banned or not _can_be_replaced(state, banned[0]):
            return
        plant = banned[0]
        if plant in game.edition.leave_in_step1:
            remove(state, plant, "banned_in_step1", events)
        else:
            put_under(state, plant, events, "banned_in_step1_to_bottom")
        reveal(state, deal, events)


def _can_be_replaced(state: State, plant: int) -> bool:
    """Return whether the pile may hold a card that can take the place of a banned plant.

    The Step 3 card can, as it ends Step 1; so can a plant that is not among the ones for sale.
    """
    if STEP3 not in state.seen:
        return bool(state.pile_left)
    banned, size = state.game.plants_not_in_step1, state.game.current_market
    rest = [card for card in state.market if card not in (plant, STEP3)]
    highest = rest[size - 1] if len(rest) >= size else STEP3
    return any(card not in banned or card > highest for card in state.under)


def _draw(state: State, deal: Deal) -> int:
    if state.on_top:
        card, state.on_top = state.on_top[0], state.on_top[1:]
    else:
        card = deal(state)
        if state.extras.piles_done:
            _take_again(state, card)
        elif STEP3 in state.seen:
            _take_from_below(state, card)
        elif is_step3_card_back(state):
            _take_from_above(state, card)
        elif card in state.seen or not (card == STEP3 or card in state.game.plants):
            raise IllegalAction("wrong_card", card=card)
    state.pile_left -= 1
    state.revealed += 1
    state.seen |= {card}
    return card


def _take_again(state: State, card: int) -> None:
    """Draw a card of the former side pile, or of those put under it, in their order."""
    extras = state.extras
    if card in extras.side_pile:
        left = tuple(plant for plant in extras.side_pile if plant != card)
        state.extras = extras._replace(side_pile=left)
    elif extras.side_pile or card != state.under[0]:
        raise IllegalAction("wrong_card", card=card)
    else:
        state.under = state.under[1:]


def _take_from_above(state: State, card: int) -> None:
    """Draw a card above the Step 3 card, which is back under the pile and comes last."""
    shuffled = state.extras.shuffled
    if card not in (shuffled or (STEP3,)):
        raise IllegalAction("wrong_card", card=card)
    left = tuple(plant for plant in shuffled if plant != card)
    state.extras = state.extras._replace(shuffled=left)


def _take_from_below(state: State, card: int) -> None:
    """Draw a card from those below where the Step 3 card was."""
    if card in state.under:
        state.under = tuple(plant for plant in state.under if plant != card)
    elif card in state.seen or card not in state.game.plants or not hidden_below(state):
        raise IllegalAction("wrong_card", card=card)


def _reveal_step3(state: State, deal: Deal, events: list[Event]) -> None:
    """Do what the Step 3 card requires; in Phase 2 it stays in the market until the phase ends."""
    state.is_step3_due = True
    state.under = tuple(sorted(state.under))  # shuffled: the order is unknown now
    state.market += (STEP3,)
    if state.phase != AUCTION:
        clear_step3_card(state, deal, events)


def clear_step3_card(state: State, deal: Deal, events: list[Event]) -> None:
    """Remove the lowest plant and the Step 3 card without replacement.

    In Step 1, an edition may require Step 2 first, or only Step 2.
    """
    if is_step2_by_card(state):
        _begin_step2_by_card(state, deal, events)
        return
    if state.step == 1 and state.game.edition.does_step2_before_step3:
        begin_step2(state, deal, events)
    if on_offer(state):
        remove(state, state.market[0], "step3", events)
    remove(state, STEP3, "step3", events)


def begin_step2(state: State, deal: Deal, events: list[Event]) -> None:
    """Begin Step 2: the lowest plant is removed and replaced, once."""
    events.append(StepBegan(2, state.step))
    state.step = 2
    edition = state.game.edition
    state.on_top = (*edition.aside_until_step2, *state.on_top)
    state.pile_left += len(edition.aside_until_step2)
    if on_offer(state):
        remove(state, state.market[0], "step2", events)
        if edition.replaces_in_step2:
            replace(state, deal, events)


def is_step2_by_card(state: State) -> bool:
    """Return whether the Step 3 card would start Step 2 if it were drawn now."""
    return state.step == 1 and state.game.edition.does_step2_by_deck


def _begin_step2_by_card(state: State, deal: Deal, events: list[Event]) -> None:
    """Put the Step 3 card back under the shuffled pile, and begin Step 2.

    The card is replaced, then the two lowest plants are removed and replaced.
    """
    remove(state, STEP3, "back_under_the_pile", events)
    state.is_step3_due = False
    state.extras = state.extras._replace(shuffled=state.under)
    state.under = ()
    state.seen -= {STEP3}
    state.pile_left += 1
    state.step = 2
    replace(state, deal, events)
    events.append(StepBegan(2, 1))
    for _ in range(_REMOVED_BY_CARD):
        for lowest in on_offer(state)[:1]:
            remove(state, lowest, "step2", events)
            replace(state, deal, events)


def begin_step3(state: State, events: list[Event]) -> None:
    """Begin Step 3; its card and the lowest plant have already been removed."""
    state.is_step3_due = False
    events.append(StepBegan(3, state.step))
    state.step = 3


def is_obsolete(state: State, plant: int) -> bool:
    """Return whether a plant is obsolete: the leader has at least as many cities as its number."""
    return state.game.edition.has_obsolete_plants and plant <= largest_network(state)


def remove_obsolete(state: State, deal: Deal, events: list[Event]) -> None:
    """Remove and replace plants until none in the market is obsolete."""
    if not state.game.edition.has_obsolete_plants:
        return
    while state.market and is_obsolete(state, state.market[0]):
        remove(state, state.market[0], "obsolete", events)
        replace(state, deal, events)

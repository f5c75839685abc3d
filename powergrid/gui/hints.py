# SPDX-License-Identifier: MIT
"""What a hint says: an action in words, and the figures that speak for it, out of the rules."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from powergrid.gui.draft import Draft
from powergrid.gui.pages.auction.prospect import if_scrapped, if_won
from powergrid.gui.pages.auction.prospect_facts import prospect_brief
from powergrid.gui.pages.fuel.running import outlook
from powergrid.gui.words import fuel_name, kind_name, listed, tokens_listed
from powergrid.rules import State, legal
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    MarkStartingCity,
    OpenAuction,
    Pass,
    PlaceBankHouse,
    RunPlants,
    ScrapFuel,
    ScrapPlant,
)
from powergrid.rules.legal import Bids, Runs, Sites
from powergrid.rules.phases.order import coming_order
from powergrid.rules.state import FUEL

translate = QCoreApplication.translate


def advised(state: State, action: Action) -> str:
    """Return what to do, in words."""
    return _WORDS[type(action)](state, action)


def reasons(state: State, action: Action) -> list[str]:
    """Return what speaks for an action of the seat that is asked, the most important first."""
    teller = _REASONS.get(type(action))
    return [reason for reason in teller(state, action) if reason] if teller else []


# --- the action -------------------------------------------------------------------------------


def _open_words(state: State, action: OpenAuction) -> str:
    text = translate("Hints", "Open plant {plant} for {bid}")
    return text.format(plant=action.plant, bid=action.bid)


def _build_words(state: State, action: BuildHouse) -> str:
    return translate("Hints", "Build in {city}").format(city=_city(state, action.city))


def _buy_words(state: State, action: BuyFuel) -> str:
    text = translate("Hints", "Buy {amount} {fuel}")
    return text.format(amount=action.amount, fuel=fuel_name(action.fuel))


def _run_words(state: State, action: RunPlants) -> str:
    if not action.plants:
        return translate("Hints", "Run nothing")
    return translate("Hints", "Run {plants}").format(plants=listed([str(p) for p in action.plants]))


def _scrap_fuel_words(state: State, action: ScrapFuel) -> str:
    text = translate("Hints", "Give up {amount} {fuel}")
    return text.format(amount=action.amount, fuel=fuel_name(action.fuel))


def _bank_words(state: State, action: PlaceBankHouse) -> str:
    text = translate("Hints", "Place the bank's house in {city}")
    return text.format(city=_city(state, action.city))


_WORDS: Final[dict[type, Callable[..., str]]] = {
    OpenAuction: _open_words,
    Bid: lambda _, action: translate("Hints", "Bid {bid}").format(bid=action.amount),
    Pass: lambda *_: translate("Hints", "Pass"),
    ScrapPlant: lambda _, action: translate("Hints", "Give up {plant}").format(plant=action.plant),
    ScrapFuel: _scrap_fuel_words,
    BuyFuel: _buy_words,
    BuildHouse: _build_words,
    RunPlants: _run_words,
    EndTurn: lambda *_: translate("Hints", "End your turn"),
    PlaceBankHouse: _bank_words,
    MarkStartingCity: lambda state, action: translate("Hints", "Mark {city}").format(
        city=_city(state, action.city)
    ),
}


# --- what speaks for it -----------------------------------------------------------------------


def _plant_reasons(state: State, plant: int, bid: int) -> list[str]:
    prospect = if_won(state, plant, bid)
    if prospect is None:
        return []
    card = state.game.plants[plant]
    burns = translate("Hints", "Plant {plant} burns {amount} {kind} for {cities} cities.")
    if not card.fuel:
        burns = translate("Hints", "Plant {plant} burns nothing for {cities} cities.")
    burns = burns.format(
        plant=plant, amount=card.fuel, kind=kind_name(card.kind), cities=card.cities
    )
    return [prospect_brief(prospect) + ".", burns]


def _open_reasons(state: State, action: OpenAuction) -> list[str]:
    return _plant_reasons(state, action.plant, action.bid)


def _bid_reasons(state: State, action: Bid) -> list[str]:
    return _plant_reasons(state, state.lot, action.amount)


def _pass_reasons(state: State, action: Pass) -> list[str]:
    question = legal(state)
    if isinstance(question, Bids):
        if not question.amounts:
            return [translate("Hints", "You have no higher bid.")]
        return _plant_reasons(state, question.plant, question.amounts.start)
    need, cities = state.game.need(state.plants[state.seat]), len(state.cities[state.seat])
    text = translate("Hints", "Your plants can power {capacity} cities, you have {cities}.")
    return [text.format(capacity=need.cities, cities=cities)]


def _scrap_reasons(state: State, action: ScrapPlant) -> list[str]:
    prospect = if_scrapped(state, action.plant)
    lost = tokens_listed(prospect.lost) or translate("Hints", "nothing")
    text = translate("Hints", "Your plants can power {before} → {after} cities; fuel lost: {lost}.")
    return [text.format(before=prospect.capacity_before, after=prospect.capacity_after, lost=lost)]


def _buy_reasons(state: State, action: BuyFuel) -> list[str]:
    draft, seat = Draft(state), state.seat
    if not draft.add(action):
        return []
    before, after = outlook(state, seat), outlook(draft.state, seat)
    price = state.money[seat] - draft.state.money[seat]
    text = translate("Hints", "It costs {price}; you can power {before} → {after} of {owned}.")
    gain = state.game.income(after.powered) - state.game.income(before.powered)
    more = translate("Hints", "That earns {gain} more.").format(gain=gain) if gain else ""
    return [
        text.format(price=price, before=before.powered, after=after.powered, owned=after.owned),
        more,
    ]


def _build_reasons(state: State, action: BuildHouse) -> list[str]:
    draft, seat = Draft(state), state.seat
    if not draft.add(action):
        return []
    game, after = state.game, draft.state
    before_run, after_run = outlook(state, seat), outlook(after, seat)
    told = [
        translate("Hints", "It costs {price} and is your city number {count}.").format(
            price=state.money[seat] - after.money[seat], count=after_run.owned
        )
    ]
    gain = game.income(after_run.powered) - game.income(before_run.powered)
    if gain:
        told.append(translate("Hints", "Powered this round, it earns {gain}.").format(gain=gain))
    else:
        text = translate("Hints", "It cannot be powered this round; your plants could power {n}.")
        told.append(text.format(n=game.need(after.plants[seat]).cities))
    place = coming_order(after).index(seat) + 1
    if place != coming_order(state).index(seat) + 1:
        text = translate("Hints", "You would be number {place} in the next order.")
        told.append(text.format(place=place))
    return told


def _end_reasons(state: State, action: EndTurn) -> list[str]:
    ahead = outlook(state, state.seat)
    if state.phase == FUEL:
        text = translate("Hints", "You can power {powered} of your {owned} now.")
        return [text.format(powered=ahead.powered, owned=ahead.owned)]
    question = legal(state)
    assert isinstance(question, Sites)
    prices = question.prices().values()
    text = translate("Hints", "Your plants can power {capacity} cities, you have {owned}.")
    told = [
        text.format(capacity=state.game.need(state.plants[state.seat]).cities, owned=ahead.owned)
    ]
    if prices:
        cheapest = translate("Hints", "The cheapest city costs {price}.")
        told.append(cheapest.format(price=min(prices)))
    return told


def _run_reasons(state: State, action: RunPlants) -> list[str]:
    question = legal(state)
    assert isinstance(question, Runs)
    text = translate("Hints", "It powers {powered} of {owned}, earns {income}, burns {burnt}.")
    return [
        text.format(
            powered=question.powered(action.plants),
            owned=question.owned,
            income=question.income(action.plants),
            burnt=tokens_listed(question.burnt(action)) or translate("Hints", "nothing"),
        )
    ]


_REASONS: Final[dict[type, Callable[..., list[str]]]] = {
    OpenAuction: _open_reasons,
    Bid: _bid_reasons,
    Pass: _pass_reasons,
    ScrapPlant: _scrap_reasons,
    BuyFuel: _buy_reasons,
    BuildHouse: _build_reasons,
    RunPlants: _run_reasons,
    EndTurn: _end_reasons,
}


def _city(state: State, city: int) -> str:
    return state.game.board.cities[city].name

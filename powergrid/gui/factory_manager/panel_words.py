# SPDX-License-Identifier: MIT
"""The texts of the action panel: limits, recent events, and the main button."""

from typing import Final

from powergrid.factory.rules.events import AuctionOpened, BidRaised, PhaseBegan
from powergrid.factory.rules.phases.bidding import max_bid
from powergrid.factory.rules.state import (
    BUYING_TILES,
    MOVING_TILES,
    OPENING,
    RAISING,
    SWITCHING,
)
from powergrid.gui.factory_manager.event_words import sentence
from powergrid.gui.factory_manager.figures import after, span
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.staging import Staging
from powergrid.gui.kit.amounts import amount
from powergrid.gui.kit.translation import translate

_ACTIONS: Final = 12
"""How many actions are recent."""


def limit_note(staging: Staging) -> str:
    """Return how much the person who is asked can still do, empty if there is no limit."""
    state = staging.state
    if state.is_over or staging.is_turn_over:
        return ""
    if state.asks == MOVING_TILES:
        if state.left:
            return translate("Factory", "%n more to move", "", state.left)
        return translate("Factory", "up to %n more", "", state.extra)
    if state.asks == BUYING_TILES:
        if not state.left:
            return translate("Factory", "no worker left to buy or remove")
        return translate("Factory", "%n workers can buy or remove", "", state.left)
    if state.asks in (OPENING, RAISING):
        workers = max_bid(state, state.seat)
        if workers <= 0:
            return translate("Factory", "you have no worker to bid")
        if state.asks == RAISING and workers <= state.bid:
            return translate("Factory", "you cannot bid more, only pass")
        return translate("Factory", "you can bid up to %n workers", "", workers)
    return ""


def main_text(staging: Staging) -> str:
    """Return the text of the button that carries out the plan."""
    plan, state = staging.plan, staging.session.state
    if state.asks == OPENING:
        if not plan.lot:
            return translate("Factory", "Open an auction")
        if len(state.waiting) == 1:  # nobody can bid against the last one
            text = translate("Factory", "Take {tile} with %n workers", "", plan.bid)
            return text.format(tile=plan.lot)
        text = translate("Factory", "Open {tile} with %n workers", "", plan.bid)
        return text.format(tile=plan.lot)
    if state.asks == RAISING:
        return translate("Factory", "Bid %n workers", "", plan.bid)
    if state.asks == MOVING_TILES:
        if not plan.actions and not state.left:
            return translate("Factory", "Move no more")
        if not plan.actions:
            return translate("Factory", "Move tiles")
        return translate("Factory", "Move %n tiles", "", len(plan.actions))
    if state.asks == SWITCHING:
        profit = span(after(staging, state.seat).profits)
        return translate("Factory", "Run, for a profit of {profit}").format(profit=profit)
    spent = state.money[state.seat] - after(staging, state.seat).money
    if not spent:
        return translate("Factory", "End turn")
    return translate("Factory", "Pay {price} and end turn").format(price=spent)


def leading_bid(session: FactorySession) -> str:
    """Return in a sentence the bid that is to be raised."""
    events = (event for played in reversed(session.past) for event in reversed(played.events))
    bid = next(event for event in events if isinstance(event, AuctionOpened | BidRaised))
    return sentence(bid, session.state, session.seats)


def last_profits(session: FactorySession) -> str:
    """Return what everybody earned in the previous round, nothing in the first one."""
    state = session.state
    if state.round == 1:
        return ""
    profits = ", ".join(
        f"{player.name}\N{NO-BREAK SPACE}{amount(profit)}"
        for player, profit in zip(session.seats, state.profit, strict=True)
    )
    text = translate("Factory", "Profits of round {n}: {profits}")
    return text.format(n=state.round - 1, profits=profits)


def recent_texts(session: FactorySession) -> list[str]:
    """Return the recent events in sentences, the latest first, without the phases."""
    return [
        sentence(event, session.state, session.seats)
        for played in reversed(session.past[-_ACTIONS:])
        for event in reversed(played.events)
        if not isinstance(event, PhaseBegan)
    ]

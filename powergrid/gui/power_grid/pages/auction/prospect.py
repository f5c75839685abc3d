# SPDX-License-Identifier: MIT
"""What winning an auction would bring, found by playing it on a copy of the state."""

from typing import NamedTuple

from powergrid.gui.kit.now_after import Change, rise
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.rehearsal import fuel_scrapped
from powergrid.gui.power_grid.words.terms import tokens_listed
from powergrid.rules import IllegalAction, State, apply, legal
from powergrid.rules.actions import Bid, OpenAuction, Pass, ScrapPlant
from powergrid.rules.fuel import NO_TOKENS, Tokens
from powergrid.rules.legal import FuelScraps, PlantScraps
from powergrid.rules.scoring import capacity
from powergrid.rules.state import BIDDING, OPENING
from powergrid.rules.view import card_of_trial, without_cards


class Prospect(NamedTuple):
    """What a seat has before and after; `plant_gone` is 0 if it keeps all plants.

    `lost` is the fuel discarded with that plant; `surplus` more coal or oil must be discarded.
    """

    money_before: int
    money_after: int
    capacity_before: int
    capacity_after: int
    plant_gone: int = 0
    lost: Tokens = NO_TOKENS
    surplus: int = 0


def prospect_if_won(state: State, plant: int, bid: int) -> Prospect | None:
    """Return the prospect if the current seat gets `plant` for `bid`, None if it may not bid that.

    If a plant must be scrapped, it is the lowest.
    """
    seat = state.seat
    trial = without_cards(state)
    try:
        apply(trial, OpenAuction(plant, bid) if trial.asks == OPENING else Bid(bid), card_of_trial)
        while trial.asks == BIDDING and trial.lot == plant:
            apply(trial, Pass(), card_of_trial)
    except IllegalAction:
        return None
    question = legal(trial)
    if isinstance(question, PlantScraps) and question.seat == seat:
        return prospect_if_scrapped(trial, question.plants[0], before=state)
    return Prospect(
        state.money[seat], trial.money[seat], capacity(state, seat), capacity(trial, seat)
    )


def prospect_if_scrapped(
    state: State, plant: int, *, left: Tokens = NO_TOKENS, before: State | None = None
) -> Prospect:
    """Return the prospect if the current seat scraps `plant`, being over the limit.

    `left` are the tokens left on it, as in `ScrapPlant`; `before` is the state before the purchase.
    """
    seat = state.seat
    before = state if before is None else before
    trial = without_cards(state)
    events = apply(trial, ScrapPlant(plant, left), card_of_trial)
    question = legal(trial)
    is_asked = isinstance(question, FuelScraps) and question.seat == seat
    return Prospect(
        before.money[seat],
        state.money[seat],
        capacity(before, seat),
        capacity(trial, seat),
        plant,
        fuel_scrapped(events, seat),
        question.excess if isinstance(question, FuelScraps) and is_asked else 0,
    )


def prospect_changes(prospect: Prospect) -> list[Change]:
    """Return the figures of a prospect, the most important first."""
    money = str(prospect.money_before), str(prospect.money_after)
    cities = translate("Prospect", "can power", "so many cities")
    changes = [
        Change(translate("Prospect", "money"), *money),
        rise(cities, prospect.capacity_before, prospect.capacity_after),
    ]
    if prospect.plant_gone:
        text = translate("Prospect", "{plant} is scrapped").format(plant=prospect.plant_gone)
        changes.append(Change(text, "", ""))
        lost, tone = loss_of(prospect)
        if tone == "warning":
            changes.append(Change(translate("Prospect", "fuel discarded"), "", lost, tone))
    return changes


def loss_of(prospect: Prospect) -> tuple[str, Role]:
    """Return the fuel discarded in a prospect, and the colour to show it in."""
    parts = [tokens_listed(prospect.lost)] if any(prospect.lost) else []
    if prospect.surplus:
        parts.append(translate("Sentences", "%n coal or oil", "", prospect.surplus))
    if parts:
        return ", ".join(parts), "warning"
    return translate("Prospect", "none", "fuel discarded"), "good"

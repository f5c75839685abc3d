# SPDX-License-Identifier: MIT
"""Sentences about events that happen only on boards with special rules."""

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.words.terms import fuel_counted
from powergrid.rules import events as ev
from powergrid.rules.fuel import URANIUM


def next_buyer(name: str) -> str:
    """Return the sentence for a seat that has bought its one token of this turn."""
    return translate("Sentences", "{name} waits until the others have bought a token.").format(
        name=name
    )


def uranium_sold(event: ev.UraniumSold, name: str) -> str:
    """Return the sentence for what a seat's mines earned, or for why they earned nothing."""
    if event.price is None:
        return translate("Sentences", "{name} sells no uranium: the market is full.").format(
            name=name
        )
    text = translate("Sentences", "{name} sells uranium at {price} and earns {income}.")
    return text.format(name=name, price=event.price, income=event.income)


def uranium_left(event: ev.UraniumLeft) -> str:
    """Return the sentence for the tokens that left the uranium market."""
    if not event.amount:
        return translate("Sentences", "No uranium leaves its market: there is none.")
    return translate("Sentences", "The cheapest tokens leave the uranium market: {fuel}.").format(
        fuel=fuel_counted(URANIUM, event.amount)
    )


def outage(event: ev.OutageBegan) -> str:
    """Return the sentence for a power outage."""
    return translate(
        "Sentences",
        "Power outage: %n cities were connected this round, so all incomes are cut.",
        "",
        event.built,
    )


def pile_ran_out(event: ev.PileRanOut) -> str:
    """Return the sentence for a draw pile that has run out."""
    if event.is_last:
        return translate(
            "Sentences",
            "The draw pile has run out again: all plants are for sale, and no more come.",
        )
    return translate(
        "Sentences", "The draw pile has run out: the plants set aside are shuffled and replace it."
    )

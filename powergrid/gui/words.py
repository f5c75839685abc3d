# SPDX-License-Identifier: MIT
"""The game's things in words: fuels, phases, cards, amounts."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from powergrid.rules.fuel import FUELS, Tokens
from powergrid.rules.plants import STEP3, Plant

# Under this name `lupdate` finds the texts.
translate = QCoreApplication.translate


def fuel_name(fuel: int) -> str:
    """Return a fuel's name, as it stands within a sentence."""
    return (
        translate("Sentences", "coal"),
        translate("Sentences", "oil"),
        translate("Sentences", "garbage"),
        translate("Sentences", "uranium"),
    )[fuel]


def fuel_title(fuel: int) -> str:
    """Return a fuel's name, as it stands before a row."""
    return (
        translate("Sentences", "Coal"),
        translate("Sentences", "Oil"),
        translate("Sentences", "Garbage"),
        translate("Sentences", "Uranium"),
    )[fuel]


def phase_name(phase: int) -> str:
    """Return the short name of a phase, 1 to 5; 0 is what is done before the first round."""
    return (
        translate("Sentences", "Set-up"),
        translate("Sentences", "Order"),
        translate("Sentences", "Plants"),
        translate("Sentences", "Fuel"),
        translate("Sentences", "Build"),
        translate("Sentences", "Power"),
    )[phase]


def kind_name(kind: str) -> str:
    """Return what a kind of plant burns, as it stands within a sentence."""
    return {
        "coal": translate("Sentences", "coal"),
        "oil": translate("Sentences", "oil"),
        "hybrid": translate("Sentences", "coal or oil"),
        "garbage": translate("Sentences", "garbage"),
        "uranium": translate("Sentences", "uranium"),
        "ecological": translate("Sentences", "wind and sun"),
        "fusion": translate("Sentences", "fusion"),
    }[kind]


def listed(words: Sequence[str]) -> str:
    """Return words as a list: a, b and c."""
    if len(words) < 2:
        return "".join(words)
    return translate("Sentences", "{those} and {last}").format(
        those=", ".join(words[:-1]), last=words[-1]
    )


def either(words: Sequence[str]) -> str:
    """Return words as a choice: a, b or c."""
    if len(words) < 2:
        return "".join(words)
    return translate("Sentences", "{those} or {last}").format(
        those=", ".join(words[:-1]), last=words[-1]
    )


def tokens_listed(tokens: Tokens) -> str:
    """Return amounts of fuel as a list: 3 coal and 1 oil; empty for none."""
    return listed(
        [
            translate("Sentences", "{amount} {fuel}").format(
                amount=tokens[fuel], fuel=fuel_name(fuel)
            )
            for fuel in FUELS
            if tokens[fuel]
        ]
    )


def cities_counted(count: int) -> str:
    """Return a number of cities in words."""
    if count == 1:
        return translate("Sentences", "1 city")
    return translate("Sentences", "{n} cities").format(n=count)


def plant_words(plant: Plant) -> str:
    """Return a plant's card in words: its number, what it burns, the cities it powers."""
    if plant.fuel:
        text = translate("Sentences", "Plant {n}: {amount} {kind}, {cities}")
    else:
        text = translate("Sentences", "Plant {n}: no fuel, {cities}")
    return text.format(
        n=plant.number,
        amount=plant.fuel,
        kind=kind_name(plant.kind),
        cities=cities_counted(plant.cities),
    )


def card_name(plant: int) -> str:
    """Return what a card of the market is called."""
    if plant == STEP3:
        return translate("Sentences", "the Step 3 card")
    return translate("Sentences", "plant {plant}").format(plant=plant)

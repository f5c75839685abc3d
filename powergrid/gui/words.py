# SPDX-License-Identifier: MIT
"""The game's things in words: fuels, phases, cards, amounts."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from powergrid.rules.fuel import FUEL_NAMES, FUELS, Tokens
from powergrid.rules.plants import STEP3, Plant
from powergrid.rules.state import SETUP

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
        translate("Sentences", "Coal", "fuel, before its row"),
        translate("Sentences", "Oil", "fuel, before its row"),
        translate("Sentences", "Garbage", "fuel, before its row"),
        translate("Sentences", "Uranium", "fuel, before its row"),
    )[fuel]


def phase_name(phase: int) -> str:
    """Return the short name of a phase, 1 to 5; 0 is what is done before the first round."""
    return (
        translate("Sentences", "Set-up", "phase"),
        translate("Sentences", "Order", "phase"),
        translate("Sentences", "Plants", "phase"),
        translate("Sentences", "Fuel", "phase"),
        translate("Sentences", "Build", "phase"),
        translate("Sentences", "Power", "phase"),
    )[phase]


def moment_name(round_: int, phase: int) -> str:
    """Return a round and a phase in words."""
    if phase == SETUP:
        return phase_name(phase)
    text = translate("Sentences", "Round {round} · {phase}")
    return text.format(round=round_, phase=phase_name(phase))


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
    return listed([fuel_counted(fuel, tokens[fuel]) for fuel in FUELS if tokens[fuel]])


def fuel_counted(fuel: int, amount: int) -> str:
    """Return an amount of one fuel in words."""
    return (
        translate("Sentences", "%n coal", "", amount),
        translate("Sentences", "%n oil", "", amount),
        translate("Sentences", "%n garbage", "", amount),
        translate("Sentences", "%n uranium", "", amount),
    )[fuel]


def need_counted(plant: Plant) -> str:
    """Return what one run of a plant burns in words."""
    if not plant.fuel:
        return kind_name(plant.kind)
    if plant.kind == "hybrid":
        return translate("Sentences", "%n coal or oil", "", plant.fuel)
    return fuel_counted(FUEL_NAMES.index(plant.kind), plant.fuel)


def cities_counted(count: int) -> str:
    """Return a number of cities in words."""
    return translate("Sentences", "%n cities", "", count)


def plant_words(plant: Plant) -> str:
    """Return a plant's card in words: its number, what it burns, the cities it powers."""
    if plant.fuel:
        text = translate("Sentences", "Plant {n}: {fuel}, {cities}")
    else:
        text = translate("Sentences", "Plant {n}: no fuel, {cities}")
    return text.format(
        n=plant.number,
        fuel=need_counted(plant),
        cities=cities_counted(plant.cities),
    )


def card_name(plant: int) -> str:
    """Return what a card of the market is called."""
    if plant == STEP3:
        return translate("Sentences", "the Step 3 card")
    return translate("Sentences", "plant {plant}").format(plant=plant)

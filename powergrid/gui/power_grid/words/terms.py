# SPDX-License-Identifier: MIT
"""The terms of the game: fuels, phases, plants and cards, with amounts and lists of them."""

from collections.abc import Sequence

from powergrid.gui.kit.translation import translate
from powergrid.rules.fuel import FUEL_NAMES, FUELS, Tokens
from powergrid.rules.plants import MINE, STEP3, Plant
from powergrid.rules.state import NORTH, SETUP


def fuel_name(fuel: int) -> str:
    """Return a fuel's name within a sentence."""
    return (
        translate("Sentences", "coal"),
        translate("Sentences", "oil"),
        translate("Sentences", "garbage"),
        translate("Sentences", "uranium"),
    )[fuel]


def market_title(market: int) -> str:
    """Return the name of one of two fuel markets."""
    if market == NORTH:
        return translate("Sentences", "Northern market")
    return translate("Sentences", "Southern market")


def fuel_title(fuel: int) -> str:
    """Return a fuel's name as a heading."""
    return (
        translate("Sentences", "Coal", "fuel, before its row"),
        translate("Sentences", "Oil", "fuel, before its row"),
        translate("Sentences", "Garbage", "fuel, before its row"),
        translate("Sentences", "Uranium", "fuel, before its row"),
    )[fuel]


def phase_name(phase: int) -> str:
    """Return the short name of a phase from 1 to 5, or of the setup, 0."""
    return (
        translate("Sentences", "Setup", "phase"),
        translate("Sentences", "Order", "phase"),
        translate("Sentences", "Plants", "phase"),
        translate("Sentences", "Fuel", "phase"),
        translate("Sentences", "Building", "phase"),
        translate("Sentences", "Bureaucracy", "phase"),
    )[phase]


def moment_name(round_: int, phase: int) -> str:
    """Return round and phase, or only the setup."""
    if phase == SETUP:
        return phase_name(phase)
    text = translate("Sentences", "Round {round} · {phase}")
    return text.format(round=round_, phase=phase_name(phase))


def kind_name(kind: str) -> str:
    """Return what a kind of plant burns, for use within a sentence."""
    return {
        "coal": translate("Sentences", "coal"),
        "oil": translate("Sentences", "oil"),
        "hybrid": translate("Sentences", "coal or oil"),
        "garbage": translate("Sentences", "garbage"),
        "uranium": translate("Sentences", "uranium"),
        "ecological": translate("Sentences", "wind and sun"),
        "fusion": translate("Sentences", "fusion"),
        MINE: translate("Sentences", "sells uranium", "a mine"),
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
    """Return amounts of fuel, such as “3 coal and 1 oil”, empty for none."""
    return listed([fuel_counted(fuel, tokens[fuel]) for fuel in FUELS if tokens[fuel]])


def fuel_counted(fuel: int, amount: int) -> str:
    """Return an amount of one fuel, such as “3 coal”."""
    return (
        translate("Sentences", "%n coal", "", amount),
        translate("Sentences", "%n oil", "", amount),
        translate("Sentences", "%n garbage", "", amount),
        translate("Sentences", "%n uranium", "", amount),
    )[fuel]


def need_counted(plant: Plant) -> str:
    """Return what a plant burns in one run, such as “3 coal”."""
    if not plant.fuel:
        return kind_name(plant.kind)
    if plant.kind == "hybrid":
        return translate("Sentences", "%n coal or oil", "", plant.fuel)
    return fuel_counted(FUEL_NAMES.index(plant.kind), plant.fuel)


def cities_counted(count: int) -> str:
    """Return a number of cities, such as “3 cities”."""
    return translate("Sentences", "%n cities", "", count)


def one_less(fuel: int) -> str:
    """Return what a button does that takes a token of this fuel away."""
    return translate("Sentences", "{fuel}: one less").format(fuel=fuel_title(fuel))


def one_more(fuel: int) -> str:
    """Return what a button does that adds a token of this fuel."""
    return translate("Sentences", "{fuel}: one more").format(fuel=fuel_title(fuel))


def plant_words(plant: Plant) -> str:
    """Return a plant's number, what it burns, and how many cities it powers."""
    if plant.kind == MINE:
        text = translate("Sentences", "Mine {n}: sells uranium for {cities}")
    elif plant.fuel:
        text = translate("Sentences", "Plant {n}: {fuel}, {cities}")
    else:
        text = translate("Sentences", "Plant {n}: no fuel, {cities}")
    return text.format(
        n=plant.number,
        fuel=need_counted(plant),
        cities=cities_counted(plant.cities),
    )


def card_name(plant: int) -> str:
    """Return the name of a card of the plant market."""
    if plant == STEP3:
        return translate("Sentences", "the Step 3 card")
    return translate("Sentences", "plant {plant}").format(plant=plant)


def ordinal(place: int) -> str:
    """Return a place from 1 to 6 as an ordinal, such as “1st”."""
    return (
        translate("Sentences", "1st"),
        translate("Sentences", "2nd"),
        translate("Sentences", "3rd"),
        translate("Sentences", "4th"),
        translate("Sentences", "5th"),
        translate("Sentences", "6th"),
    )[place - 1]

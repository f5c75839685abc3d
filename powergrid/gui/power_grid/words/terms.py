# SPDX-License-Identifier: MIT
"""The terms of the game: fuels, phases, plants and cards, with amounts of them."""

from typing import Final

from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.kit.word_lists import listed
from powergrid.rules.fuel import COAL, FUEL_NAMES, FUELS, GARBAGE, OIL, URANIUM, Tokens
from powergrid.rules.plants import MINE, STEP3, Plant
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, NORTH, ORDER, SETUP

_FUEL_NAMES: Final = Texts(
    "Sentences", {COAL: "coal", OIL: "oil", GARBAGE: "garbage", URANIUM: "uranium"}
)
_FUEL_TITLES: Final = Texts(
    "Sentences",
    {COAL: "Coal", OIL: "Oil", GARBAGE: "Garbage", URANIUM: "Uranium"},
    "fuel, before its row",
)
_PHASES: Final = Texts(
    "Sentences",
    {
        SETUP: "Setup",
        ORDER: "Order",
        AUCTION: "Plants",
        FUEL: "Fuel",
        BUILDING: "Building",
        BUREAUCRACY: "Bureaucracy",
    },
    "phase",
)
_KINDS: Final = Texts(
    "Sentences",
    {
        "coal": "coal",
        "oil": "oil",
        "hybrid": "coal or oil",
        "garbage": "garbage",
        "uranium": "uranium",
        "ecological": "wind and sun",
        "fusion": "fusion",
    },
)
"""Of all kinds but mines."""
_ORDINALS: Final = Texts("Sentences", {1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 5: "5th", 6: "6th"})


def fuel_name(fuel: int) -> str:
    """Return a fuel's name within a sentence."""
    return _FUEL_NAMES[fuel]


def market_title(market: int) -> str:
    """Return the name of one of two fuel markets."""
    if market == NORTH:
        return translate("Sentences", "Northern market")
    return translate("Sentences", "Southern market")


def fuel_title(fuel: int) -> str:
    """Return a fuel's name as a heading."""
    return _FUEL_TITLES[fuel]


def phase_name(phase: int) -> str:
    """Return the short name of a phase from 1 to 5, or of the setup, 0."""
    return _PHASES[phase]


def moment_name(round_: int, phase: int) -> str:
    """Return round and phase, or only the setup."""
    if phase == SETUP:
        return phase_name(phase)
    text = translate("Sentences", "Round {round} · {phase}")
    return text.format(round=round_, phase=phase_name(phase))


def kind_name(kind: str) -> str:
    """Return what a kind of plant burns, for use within a sentence."""
    if kind == MINE:
        return translate("Sentences", "sells uranium", "a mine")
    return _KINDS[kind]


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
    return _ORDINALS[place]

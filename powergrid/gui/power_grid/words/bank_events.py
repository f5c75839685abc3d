# SPDX-License-Identifier: MIT
"""Sentences about events of the bank and of starting cities."""

from powergrid.gui.kit.translation import translate
from powergrid.rules import events as ev


def house_placed(event: ev.BankHousePlaced, name: str, city: str) -> str:
    """Return the sentence for a house of the bank that a player placed during setup."""
    return translate(
        "Sentences", "{name} places a house of the bank in {city}; it has %n more.", "", event.left
    ).format(name=name, city=city)


def plant_taken(event: ev.BankTookPlant) -> str:
    """Return the sentence for the plant that the bank took, with the reason."""
    text = _moment(event.why) + " "
    text += translate(
        "Sentences", "The bank takes plant {plant}, the highest of the current market."
    )
    if event.scrapped:
        text += " " + translate("Sentences", "Its lowest, {scrapped}, is removed from the game.")
    return text.format(plant=event.plant, scrapped=event.scrapped)


def plant_left(event: ev.BankPassedOnPlant) -> str:
    """Return the sentence for a plant that the bank did not want."""
    text = _moment(event.why) + " "
    text += translate(
        "Sentences", "The bank leaves plant {plant}: it is not higher than its lowest, {lowest}."
    )
    return text.format(plant=event.plant, lowest=event.lowest)


def _moment(why: str) -> str:
    if why == "first_sale":
        return translate("Sentences", "The first plant of the round is sold.")
    return translate("Sentences", "The first player opens no auction.")


def fuel_taken(event: ev.BankBoughtFuel, tokens: str, plants: str) -> str:
    """Return the sentence for the fuel that the bank took and what it lacks."""
    if not plants:
        return translate("Sentences", "The bank has no plant and takes no fuel.")
    if not tokens:
        text = translate("Sentences", "The bank takes no fuel for {plants}.")
    else:
        text = translate("Sentences", "The bank takes {tokens}, one run of {plants}.")
    if event.lacking:
        text += " " + translate(
            "Sentences", "The market is %n tokens short.", "tokens", event.lacking
        )
    return text.format(tokens=tokens, plants=plants)


def house_built(event: ev.BankBuiltHouse, city: str) -> str:
    """Return the sentence for the house that the bank built on a second place."""
    if event.why == "marked":
        text = translate(
            "Sentences", "The bank closes the second place of {city}, a starting city."
        )
    else:
        text = translate(
            "Sentences", "The bank closes the second place of {city}, which was empty until now."
        )
    return text.format(city=city)


def fuel_burnt(tokens: str) -> str:
    """Return the sentence for the fuel that the bank burnt."""
    if not tokens:
        return translate("Sentences", "The bank burns nothing.")
    return translate("Sentences", "The bank burns all it has: {tokens}.").format(tokens=tokens)


def start_marked(name: str, city: str) -> str:
    """Return the sentence for a starting city that a player marked."""
    return translate("Sentences", "{name} marks {city} as a starting city.").format(
        name=name, city=city
    )


def start_taken(name: str, city: str) -> str:
    """Return the sentence for a network that starts in a marked city."""
    return translate(
        "Sentences", "{name} starts in {city}; its uranium token goes back to the supply."
    ).format(name=name, city=city)

# SPDX-License-Identifier: MIT
"""A player's habits in words."""

from PySide6.QtCore import QLocale

from powergrid.gui.kit.translation import translate
from powergrid.stats.habits import Tendency


def title(tendency: Tendency) -> str:
    """Return the name of the tendency."""
    return {
        "bidding": translate("Habits", "Auctions"),
        "building": translate("Habits", "Building"),
        "fuel": translate("Habits", "Fuel"),
        "order": translate("Habits", "Turn order"),
        "plants": translate("Habits", "Plants"),
    }[tendency.name]


def verdict(tendency: Tendency) -> str:
    """Return a sentence that compares it with winners, or says that there are too few games."""
    sentences = {
        ("bidding", "less"): translate("Habits", "You pay less for plants than winners do."),
        ("bidding", "more"): translate("Habits", "You pay more for plants than winners do."),
        ("building", "less"): translate("Habits", "You build later than winners do."),
        ("building", "more"): translate("Habits", "You build earlier than winners do."),
        ("fuel", "less"): translate("Habits", "You keep less fuel in store than winners do."),
        ("fuel", "more"): translate("Habits", "You keep more fuel in store than winners do."),
        ("order", "less"): translate("Habits", "You are earlier in the turn order than winners."),
        ("order", "more"): translate("Habits", "You are later in the turn order than winners."),
        ("plants", "less"): translate("Habits", "You buy fewer plants early than winners do."),
        ("plants", "more"): translate("Habits", "You buy more plants early than winners do."),
    }
    if tendency.verdict == "few":
        return translate("Habits", "Too few games to tell.")
    alike = translate("Habits", "No clear difference from winners.")
    return sentences.get((tendency.name, tendency.verdict), alike)


def advice(tendency: Tendency) -> str:
    """Return what to try in the next game, empty if the tendency does not differ from winners'."""
    sentences = {
        ("bidding", "less"): translate("Habits", "Try next: bid once more for a plant you need."),
        ("bidding", "more"): translate("Habits", "Try next: leave the auction one bid earlier."),
        ("building", "less"): translate(
            "Habits", "Try next: build one more city in each round before Step 2."
        ),
        ("building", "more"): translate(
            "Habits", "Try next: before Step 2, build only cities that you can power."
        ),
        ("fuel", "less"): translate("Habits", "Try next: store fuel while it is cheap."),
        ("fuel", "more"): translate(
            "Habits", "Try next: buy only the fuel that you burn in the same round."
        ),
        ("order", "less"): translate(
            "Habits", "Try next: build one city fewer, to buy fuel before the others."
        ),
        ("order", "more"): translate("Habits", "Try next: take the lead in cities more often."),
        ("plants", "less"): translate("Habits", "Try next: buy one more plant before Step 2."),
        ("plants", "more"): translate("Habits", "Try next: skip a plant and build cities instead."),
    }
    return sentences.get((tendency.name, tendency.verdict), "")


def measure(tendency: Tendency) -> str:
    """Return the player's figure with its uncertainty, the winners', and the number of games."""
    texts = {
        "bidding": translate("Habits", "Paid above a plant's number: {own}. Winners: {winners}."),
        "building": translate(
            "Habits", "Cities built per round until Step 2: {own}. Winners: {winners}."
        ),
        "fuel": translate("Habits", "Tokens bought per token burnt: {own}. Winners: {winners}."),
        "order": translate(
            "Habits",
            "Place in the turn order, from 0 (first) to 1 (last): {own}. Winners: {winners}.",
        ),
        "plants": translate("Habits", "Plants bought until Step 2: {own}. Winners: {winners}."),
    }
    own = number(tendency.mean)
    if tendency.games > 1:
        own = translate("Habits", "{figure} ± {margin}").format(
            figure=own, margin=number(tendency.margin)
        )
    return texts[tendency.name].format(own=own, winners=number(tendency.middle))


def number(figure: float) -> str:
    """Return a figure with its significant digits."""
    return QLocale().toString(figure, "f", 1 if figure >= 10 else 2)

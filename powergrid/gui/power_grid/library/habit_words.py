# SPDX-License-Identifier: MIT
"""A player's habits in words."""

from typing import Final

from PySide6.QtCore import QLocale

from powergrid.gui.kit.translation import Texts, translate
from powergrid.stats.habits import Tendency

_TITLES: Final = Texts(
    "Habits",
    {
        "bidding": "Auctions",
        "building": "Building",
        "fuel": "Fuel",
        "order": "Turn order",
        "plants": "Plants",
    },
)
_VERDICTS: Final = Texts(
    "Habits",
    {
        ("bidding", "less"): "You pay less for plants than winners do.",
        ("bidding", "more"): "You pay more for plants than winners do.",
        ("building", "less"): "You build later than winners do.",
        ("building", "more"): "You build earlier than winners do.",
        ("fuel", "less"): "You keep less fuel in store than winners do.",
        ("fuel", "more"): "You keep more fuel in store than winners do.",
        ("order", "less"): "You are earlier in the turn order than winners.",
        ("order", "more"): "You are later in the turn order than winners.",
        ("plants", "less"): "You buy fewer plants early than winners do.",
        ("plants", "more"): "You buy more plants early than winners do.",
    },
)
_ADVICE: Final = Texts(
    "Habits",
    {
        ("bidding", "less"): "Try next: bid once more for a plant you need.",
        ("bidding", "more"): "Try next: leave the auction one bid earlier.",
        ("building", "less"): "Try next: build one more city in each round before Step 2.",
        ("building", "more"): "Try next: before Step 2, build only cities that you can power.",
        ("fuel", "less"): "Try next: store fuel while it is cheap.",
        ("fuel", "more"): "Try next: buy only the fuel that you burn in the same round.",
        ("order", "less"): "Try next: build one city fewer, to buy fuel before the others.",
        ("plants", "less"): "Try next: buy one more plant before Step 2.",
        ("plants", "more"): "Try next: skip a plant and build cities instead.",
    },
)
_MEASURES: Final = Texts(
    "Habits",
    {
        "bidding": "Paid above a plant's number: {own}. Winners: {winners}.",
        "building": "Cities built per round until Step 2: {own}. Winners: {winners}.",
        "fuel": "Tokens bought per token burnt: {own}. Winners: {winners}.",
        "order": "Place in the turn order, from 0 (first) to 1 (last): {own}. Winners: {winners}.",
        "plants": "Plants bought until Step 2: {own}. Winners: {winners}.",
    },
)


def title(tendency: Tendency) -> str:
    """Return the name of the tendency."""
    return _TITLES[tendency.name]


def verdict(tendency: Tendency) -> str:
    """Return a sentence that compares it with winners, or says that there are too few games."""
    if tendency.verdict == "few":
        return translate("Habits", "Too few games to tell.")
    alike = translate("Habits", "No clear difference from winners.")
    return _VERDICTS.get((tendency.name, tendency.verdict), alike)


def advice(tendency: Tendency) -> str:
    """Return what to try in the next game, empty if the tendency does not differ from winners'.

    Being late in the turn order brings no advice: winners are early because they are ahead.
    """
    return _ADVICE.get((tendency.name, tendency.verdict), "")


def measure(tendency: Tendency) -> str:
    """Return the player's figure with its uncertainty, the winners', and the number of games."""
    own = number(tendency.mean)
    if tendency.games > 1:
        own = translate("Habits", "{figure} ± {margin}").format(
            figure=own, margin=number(tendency.margin)
        )
    return _MEASURES[tendency.name].format(own=own, winners=number(tendency.middle))


def number(figure: float) -> str:
    """Return a figure with its significant digits."""
    return QLocale().toString(figure, "f", 1 if figure >= 10 else 2)

# SPDX-License-Identifier: MIT
"""Which plants may be worth scrapping: those that do not outdo another one of the same kind."""

from collections.abc import Sequence

from powergrid.rules import Game
from powergrid.rules.plants import Plant


def lesser(game: Game, plants: Sequence[int]) -> list[int]:
    """Return those of some plants that do not outdo another one of the same kind."""
    cards = [game.plants[plant] for plant in plants]
    return [
        card.number
        for card in cards
        if not any(card.kind == other.kind and outdoes(card, other) for other in cards)
    ]


def outdoes(one: Plant, other: Plant) -> bool:
    """Return whether a plant powers as many cities as another for as few tokens, and is better."""
    return (
        one.cities >= other.cities
        and one.fuel <= other.fuel
        and (one.cities, one.fuel) != (other.cities, other.fuel)
    )

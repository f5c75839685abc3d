# SPDX-License-Identifier: MIT
"""What everybody knows of the energy tiles that are still face down."""

from powergrid.factory.rules.game import Game


def is_zero_next(game: Game, changes: tuple[int, ...]) -> bool:
    """Return whether the next tile is known: in a first game a 0 is turned over first."""
    return game.is_first_game and not changes


def next_changes(game: Game, changes: tuple[int, ...]) -> list[int]:
    """Return the energy tiles that may be turned over after these, each as often as it may come."""
    if is_zero_next(game, changes):
        return [0]
    hidden = list(game.figures.energy_tiles)
    for change in changes:
        hidden.remove(change)
    return hidden


def mean_prices(game: Game, round_: int, changes: tuple[int, ...]) -> list[float]:
    """Return the mean energy price of that round and of each later one, after these changes."""
    figures = game.figures
    known = (0,) if is_zero_next(game, changes) else changes
    unseen = sum(figures.energy_tiles) - sum(known)
    change = unseen / (len(figures.energy_tiles) - len(known))
    price = figures.energy_prices[sum(known)]
    return [price + change * (later - len(known)) for later in range(round_, figures.rounds + 1)]

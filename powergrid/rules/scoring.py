# SPDX-License-Identifier: MIT
"""What a seat can power, and who wins."""

from collections.abc import Sequence
from itertools import combinations

from powergrid.rules.state import State


def runnable_sets(state: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """Return every set of a seat's plants that its fuel can run together, and the empty one."""
    plants = state.plants[seat]
    if state.game.mines:
        plants = state.game.limited(plants)
    tokens = state.fuel[seat]
    need = state.game.need
    return tuple(
        [
            chosen
            for size in range(len(plants) + 1)
            for chosen in combinations(plants, size)
            if need(chosen).is_met_by(tokens)
        ]
    )


def capacity(state: State, seat: int) -> int:
    """Return how many cities a seat's plants can power with enough fuel."""
    return state.game.need(state.plants[seat]).cities


def powerable(state: State, seat: int) -> int:
    """Return how many cities a seat's plants and fuel can power, even if it has fewer."""
    need = state.game.need
    return max([need(chosen).cities for chosen in runnable_sets(state, seat)])


def max_powered(state: State, seat: int) -> int:
    """Return how many of its cities a seat can power with its plants and fuel."""
    return min(powerable(state, seat), len(state.cities[seat]))


def all_powered(state: State) -> tuple[int, ...]:
    """Return by seat how many of its cities it can power with its plants and fuel."""
    return tuple([max_powered(state, seat) for seat in range(state.game.players)])


def ranking(state: State) -> tuple[int, ...]:
    """Return the seats from first to last: cities powered, then the edition's tie-breaks."""
    seats = range(state.game.players)
    return tuple(sorted(seats, key=lambda seat: standing(state, seat), reverse=True))


def standing(state: State, seat: int) -> tuple[int, ...]:
    """Return what decides a seat's rank in a finished game, most important first; ties happen."""
    figures = {"money": state.money[seat], "cities": len(state.cities[seat])}
    return (state.powered[seat], *(figures[name] for name in state.game.edition.tie_break))


def shares_of_win(state: State) -> list[float]:
    """Return each seat's share of the win in a finished game; seats that tie share it equally."""
    won = winners(state)
    return [(seat in won) / len(won) for seat in range(state.game.players)]


def winners(state: State) -> tuple[int, ...]:
    """Return the seats that share the first place of a finished game."""
    standings = [standing(state, seat) for seat in range(state.game.players)]
    best = max(standings)
    return tuple([seat for seat, one in enumerate(standings) if one == best])


def places(state: State) -> list[int]:
    """Return each seat's place in a finished game, from 1; seats that tie share a place."""
    return places_of([standing(state, seat) for seat in range(state.game.players)])


def places_of(standings: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the place of each standing, from 1; after a shared place the next are skipped."""
    return [1 + sum([other > one for other in standings]) for one in standings]

# SPDX-License-Identifier: MIT
"""Who wins: the richest, and of those the one with the highest profit of the last round."""

from collections.abc import Sequence

from powergrid.factory.rules.state import State


def standing(state: State, seat: int) -> tuple[int, int]:
    """Return what ranks a seat: its money, then its profit of the last round; ties happen."""
    return state.money[seat], state.profit[seat]


def ranking(state: State) -> tuple[int, ...]:
    """Return the seats, the best first; those with equal standing share a place."""
    seats = range(state.game.players)
    return tuple(sorted(seats, key=lambda seat: standing(state, seat), reverse=True))


def winners(state: State) -> tuple[int, ...]:
    """Return the seats that share the first place."""
    return winners_of(_standings(state))


def shares_of_win(state: State) -> list[float]:
    """Return each seat's share of the win; seats that tie share it equally."""
    won = winners(state)
    return [(seat in won) / len(won) for seat in range(state.game.players)]


def places(state: State) -> list[int]:
    """Return each seat's place, from 1; after a shared place the next are skipped."""
    standings = _standings(state)
    return [1 + sum([other > one for other in standings]) for one in standings]


def winners_of(standings: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """Return the seats with the best of these standings, by seat."""
    best = max(standings)
    return tuple([seat for seat, one in enumerate(standings) if one == best])


def _standings(state: State) -> list[tuple[int, int]]:
    return [standing(state, seat) for seat in range(state.game.players)]

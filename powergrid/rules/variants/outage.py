# SPDX-License-Identifier: MIT
"""An outage: if players together connect too many cities in a round, its incomes are cut."""

from typing import Final

from powergrid.rules.events import Event, OutageBegan
from powergrid.rules.game import Game
from powergrid.rules.state import State
from powergrid.rules.variants.variant import Variant


def max_built_in(game: Game) -> int | None:
    """Return how many cities all seats together may connect in a round without an outage."""
    above = game.board.rules.outage_above
    return None if above is None else above * game.players


def is_outage(state: State) -> bool:
    """Return whether more cities than that have been connected in this round."""
    limit = max_built_in(state.game)
    return limit is not None and state.extras.built > limit


class Outage(Variant):
    """Counts the cities connected in a round. `bureaucracy.income_of` cuts the incomes."""

    def city_connected(self, state: State, seat: int, city: int, events: list[Event]) -> None:
        """Count the city."""
        state.extras = state.extras._replace(built=state.extras.built + 1)

    def building_ended(self, state: State, events: list[Event]) -> None:
        """Report the beginning of an outage, if there is one."""
        if is_outage(state):
            events.append(OutageBegan(state.extras.built))

    def incomes_paid(self, state: State, events: list[Event]) -> None:
        """Reset the count."""
        state.extras = state.extras._replace(built=0)


OUTAGE: Final = Outage()

# SPDX-License-Identifier: MIT
"""A policy that in some phases forgets what it has learned, and plays as a planner.

How often depends on the seat's form, which varies from game to game as that of `Erring` does. Once
everybody has a city it keeps to it for the whole phase, so that what it would bid up to stays the
same while others bid.
"""

from random import Random

from powergrid.bots.erring import form
from powergrid.bots.policy.last_round import LastRound
from powergrid.bots.value.value_bot import TRUST, Judged
from powergrid.rules import State


class Forgetful:
    """Plays a policy, and in some phases what a planner prefers.

    `max_share`: the share of such phases in its worst form; in its best form there are none.
    """

    def __init__(self, bot: LastRound, max_share: float) -> None:
        self._bot = bot
        self._max_share = max_share

    def judged(self, state: State, rng: Random) -> list[Judged]:
        """Return the options it considers, the best first."""
        if not self._forgets(state):
            return self._bot.judged(state, rng)
        options = self._bot.planner.options(state)
        return [Judged(option.action, TRUST * option.worth) for option in options]

    def _forgets(self, state: State) -> bool:
        bad_form = form(state)
        phase = (state.seat, state.round, state.phase, state.order, bad_form)
        return Random(repr(phase)).random() < self._max_share * bad_form

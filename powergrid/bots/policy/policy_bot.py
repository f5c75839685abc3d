# SPDX-License-Identifier: MIT
"""A bot that corrects its first estimate of an option by what it has learned from its own games."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from powergrid.bots.planner import Planner
from powergrid.bots.policy.fuel_options import fuel_options
from powergrid.bots.policy.option_figures import WITHOUT_FUEL, Seen, seen
from powergrid.bots.policy.policy import SHARPNESS, Policy
from powergrid.bots.value.net import Net
from powergrid.bots.value.value_bot import Judged, Option, ValueBot
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.state import BUYING_FUEL

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_STARTS: Final = 14
"""How many first cities it considers."""
_OTHERS: Final = 4
"""How many later cities it considers besides the cheapest."""


class PolicyBot:
    """Chooses among the options of the learned value and other cities, and what fuel to buy.

    Fuel is left to the planner if its policy does not know how to buy it, or if the board has more
    than one market or sells single tokens; runs always are. Bots of one table may share a
    `planner`, which remembers what it has computed.
    """

    def __init__(self, net: Net, policy: Policy, planner: Planner | None = None) -> None:
        self.planner = planner or Planner()
        self._value = ValueBot(net, _STARTS, _OTHERS, self.planner)
        self._policy = policy
        self._buys_fuel = len(policy.direct) > WITHOUT_FUEL

    def decide(self, state: State, rng: Random) -> Action:
        """Return the action that its policy likes best."""
        return self.judged(state, rng)[0].action

    def judged(self, state: State, rng: Random) -> list[Judged]:
        """Return the seat's options, the best first.

        The best one's score is the first estimate of the chance after it; each other one's is as
        much less as the policy likes it less.
        """
        options = self.options(state, rng)
        if len(options) == 1:
            return [Judged(options[0].action, 0.0)]
        seen = self.seen(options, state)
        logits = self.logits(seen)
        best = int(logits.argmax())
        scores = seen.chances[best] + (logits - logits[best]) / SHARPNESS
        found = [
            Judged(option.action, float(score))
            for option, score in zip(options, scores, strict=True)
        ]
        return sorted(found, key=lambda option: option.score, reverse=True)

    def options(self, state: State, rng: Random) -> list[Option]:
        """Return the seat's options; a single one where the planner decides."""
        if self._buys_fuel and state.asks == BUYING_FUEL and state.game.is_buying_plain:
            return fuel_options(state)
        return self._value.options(state, rng)

    def seen(self, options: Sequence[Option], state: State) -> Seen:
        """Return what it sees of these options of the seat on turn."""
        return seen(options, state, self._value, self.planner)

    def logits(self, options: Seen) -> "NDArray[np.float32]":
        """Return by option how strongly it is liked: e times as often chosen for each 1 more."""
        logits: NDArray[np.float32] = SHARPNESS * options.scores
        return logits + self._policy.corrections(options.figures)

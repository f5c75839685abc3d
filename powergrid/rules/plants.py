# SPDX-License-Identifier: MIT
"""Power plants: one card, what a set of them stores, and what it can run."""

from collections.abc import Iterable
from typing import Final

from powergrid.rules.fuel import COAL, GARBAGE, OIL, URANIUM, Tokens
from powergrid.rules.value import Value

STEP3: Final = 99
"""The Step 3 card, which counts as the highest plant of the market."""

KINDS: Final = ("coal", "oil", "hybrid", "garbage", "uranium", "ecological", "fusion")
KIND_OF_FUEL: Final = {"coal": COAL, "oil": OIL, "garbage": GARBAGE, "uranium": URANIUM}
STORED_RUNS: Final = 2
"""A plant stores the fuel of two runs."""


class Plant(Value):
    """One plant card: `fuel` tokens a run power `cities`; `back` is "plug" or "socket"."""

    __match_args__ = ("number", "kind", "fuel", "cities", "back")
    __slots__ = __match_args__

    def __init__(self, number: int, kind: str, fuel: int, cities: int, back: str) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.fuel: Final = fuel
        self.cities: Final = cities
        self.back: Final = back


class Need(Value):
    """Tokens that a set of plants burns in one run, those of hybrids (coal or oil) apart."""

    __match_args__ = ("coal", "oil", "garbage", "uranium", "hybrid", "cities")
    __slots__ = __match_args__

    def __init__(
        self, coal: int, oil: int, garbage: int, uranium: int, hybrid: int, cities: int
    ) -> None:
        self.coal: Final = coal
        self.oil: Final = oil
        self.garbage: Final = garbage
        self.uranium: Final = uranium
        self.hybrid: Final = hybrid
        self.cities: Final = cities

    def storage(self) -> "Need":
        """Return what the same plants can store."""
        runs = STORED_RUNS
        return Need(
            self.coal * runs,
            self.oil * runs,
            self.garbage * runs,
            self.uranium * runs,
            self.hybrid * runs,
            self.cities,
        )

    def tokens(self) -> int:
        """Return how many tokens these are together."""
        return self.coal + self.oil + self.garbage + self.uranium + self.hybrid

    def is_met_by(self, tokens: Tokens) -> bool:
        """Return whether these tokens are enough for the run."""
        coal = tokens[COAL] - self.coal
        oil = tokens[OIL] - self.oil
        return (
            coal >= 0
            and oil >= 0
            and coal + oil >= self.hybrid
            and tokens[GARBAGE] >= self.garbage
            and tokens[URANIUM] >= self.uranium
        )

    def coal_range(self, tokens: Tokens) -> range:
        """Return how many coal the hybrids may burn in a run that `tokens` can feed."""
        oil_spare = tokens[OIL] - self.oil
        coal_spare = tokens[COAL] - self.coal
        return range(max(0, self.hybrid - oil_spare), min(self.hybrid, coal_spare) + 1)

    def burnt(self, coal_in_hybrids: int) -> Tokens:
        """Return the tokens of one run with that much coal in the hybrids, the rest being oil."""
        return (
            self.coal + coal_in_hybrids,
            self.oil + self.hybrid - coal_in_hybrids,
            self.garbage,
            self.uranium,
        )

    def room(self, tokens: Tokens, fuel: int) -> int:
        """Return how many more tokens of `fuel` fit, this being a storage."""
        return self.rooms(tokens)[fuel]

    def rooms(self, tokens: Tokens) -> Tokens:
        """Return by fuel how many more tokens fit if only that fuel is added."""
        coal, oil, garbage, uranium = tokens
        more_coal = self.coal - coal
        more_oil = self.oil - oil
        # what coal or oil takes up of the hybrids' room is lost to the other
        return (
            more_coal + self.hybrid + (more_oil if more_oil < 0 else 0),
            more_oil + self.hybrid + (more_coal if more_coal < 0 else 0),
            self.garbage - garbage,
            self.uranium - uranium,
        )

    def excess(self, tokens: Tokens) -> Tokens:
        """Return how many tokens of each fuel this storage could be rid of at most.

        For garbage and uranium that is just what does not fit. Of coal and oil together
        `hybrid_excess` must go, and at most these numbers of each.
        """
        return (
            max(0, tokens[COAL] - self.coal),
            max(0, tokens[OIL] - self.oil),
            max(0, tokens[GARBAGE] - self.garbage),
            max(0, tokens[URANIUM] - self.uranium),
        )

    def hybrid_excess(self, tokens: Tokens) -> int:
        """Return how many tokens of coal and oil together do not fit in any arrangement."""
        over = max(0, tokens[COAL] - self.coal) + max(0, tokens[OIL] - self.oil)
        return max(0, over - self.hybrid)


NO_NEED: Final = Need(0, 0, 0, 0, 0, 0)


def need_of(plants: Iterable[Plant]) -> Need:
    """Return the tokens one run of all these plants burns, and the cities it powers."""
    fuel = dict.fromkeys(KINDS, 0)
    cities = 0
    for plant in plants:
        fuel[plant.kind] += plant.fuel
        cities += plant.cities
    return Need(fuel["coal"], fuel["oil"], fuel["garbage"], fuel["uranium"], fuel["hybrid"], cities)

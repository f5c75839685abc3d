# SPDX-License-Identifier: MIT
"""Power plants: a card, and what a set of them stores and burns."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from powergrid.rules.fuel import COAL, GARBAGE, OIL, URANIUM, Tokens

STEP3: Final = 99
"""The Step 3 card, which counts as the highest plant of the market."""

KINDS: Final = ("coal", "oil", "hybrid", "garbage", "uranium", "ecological", "fusion")
MINE: Final = "mine"
"""The kind of nuclear plants on a board that sells uranium; no card is printed with it."""
KIND_OF_FUEL: Final = {"coal": COAL, "oil": OIL, "garbage": GARBAGE, "uranium": URANIUM}


@dataclass(slots=True, unsafe_hash=True)
class Plant:
    """One plant card: `fuel` tokens a run power `cities`; `back` is "plug" or "socket"."""

    number: int
    kind: str
    fuel: int
    cities: int
    back: str


NO_COAL: Final = range(1)
"""The coal that plants without hybrids may burn in hybrids: none."""


@dataclass(slots=True, unsafe_hash=True)
class Need:
    """The tokens a set of plants burns in one run; those of hybrids (coal or oil) are separate.

    `largest_hybrid` is the part of `hybrid` that the one with the most fuel burns.
    """

    coal: int
    oil: int
    garbage: int
    uranium: int
    hybrid: int
    cities: int
    largest_hybrid: int

    def storage(self, runs: int) -> "Need":
        """Return what the same plants store: fuel for that many runs."""
        return Need(
            self.coal * runs,
            self.oil * runs,
            self.garbage * runs,
            self.uranium * runs,
            self.hybrid * runs,
            self.cities,
            self.largest_hybrid * runs,
        )

    def tokens(self) -> int:
        """Return how many tokens these are together."""
        return self.coal + self.oil + self.garbage + self.uranium + self.hybrid

    def is_met_by(self, tokens: Tokens) -> bool:
        """Return whether these tokens are enough for the run."""
        coal, oil, garbage, uranium = tokens
        return (
            coal >= self.coal
            and oil >= self.oil
            and coal - self.coal + oil - self.oil >= self.hybrid
            and garbage >= self.garbage
            and uranium >= self.uranium
        )

    def short_of(self, tokens: Tokens) -> tuple[Tokens, int]:
        """Return the tokens missing for the run: of one fuel only, and those of coal or oil."""
        coal = self.coal - tokens[COAL]
        oil = self.oil - tokens[OIL]
        garbage = self.garbage - tokens[GARBAGE]
        uranium = self.uranium - tokens[URANIUM]
        either = self.hybrid
        if coal < 0:
            coal, either = 0, either + coal
        if oil < 0:
            oil, either = 0, either + oil
        alone = (coal, oil, garbage if garbage > 0 else 0, uranium if uranium > 0 else 0)
        return alone, either if either > 0 else 0

    def coal_range(self, tokens: Tokens, storage: "Need") -> range:
        """Return how much coal the hybrids may burn in a run for which `tokens` are enough.

        `storage` is that of all plants that hold the tokens. A hybrid burns what it holds; between
        two firings tokens may be moved.

        While the largest hybrid fires, its places for that run hold what it burns. Coal that then
        has no place on coal plants or on the rest of the hybrids is burnt by that run, or was burnt
        by an earlier one; the same is true of oil. Every other mix is possible: let the hybrids
        first burn what they hold for lack of room elsewhere; each firing then leaves enough room
        for the next, in any order.
        """
        if not self.hybrid:
            return NO_COAL
        coal = tokens[COAL] - self.coal
        oil = tokens[OIL] - self.oil
        room = storage.hybrid - self.largest_hybrid
        min_coal = max(0, self.hybrid - oil, coal - storage.coal - room)
        min_oil = max(0, self.hybrid - coal, oil - storage.oil - room)
        return range(min_coal, self.hybrid - min_oil + 1)

    def burnt(self, coal_in_hybrids: int) -> Tokens:
        """Return the tokens of one run with that much coal in the hybrids, the rest being oil."""
        return (
            self.coal + coal_in_hybrids,
            self.oil + self.hybrid - coal_in_hybrids,
            self.garbage,
            self.uranium,
        )

    def rooms(self, tokens: Tokens) -> Tokens:
        """Return by fuel how many more tokens this storage holds if only that fuel is added.

        Below 0 if it does not even hold these tokens.
        """
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
        """Return by fuel the maximum number of tokens that may be discarded from this storage.

        For garbage and uranium that is exactly what does not fit. Of coal and oil together
        `hybrid_excess` must go, and at most these numbers of each.
        """
        return (
            max(0, tokens[COAL] - self.coal),
            max(0, tokens[OIL] - self.oil),
            max(0, tokens[GARBAGE] - self.garbage),
            max(0, tokens[URANIUM] - self.uranium),
        )

    def hybrid_excess(self, tokens: Tokens) -> int:
        """Return how many tokens of coal and oil together do not fit, however they are arranged."""
        over = max(0, tokens[COAL] - self.coal) + max(0, tokens[OIL] - self.oil)
        return max(0, over - self.hybrid)

    def overflow(self, tokens: Tokens) -> Tokens:
        """Return the tokens that do not fit; of coal and oil in hybrids, coal first."""
        coal, _, garbage, uranium = self.excess(tokens)
        excess = self.hybrid_excess(tokens)
        coal = min(coal, excess)
        return (coal, excess - coal, garbage, uranium)


BOUNDLESS: Final = Need(99, 99, 99, 99, 99, 0, 99)
"""A storage with room for more tokens than there are in the game."""


def need_of(plants: Iterable[Plant]) -> Need:
    """Return the tokens one run of all these plants burns, and the cities it powers."""
    fuel = dict.fromkeys(KINDS, 0)
    cities = largest_hybrid = 0
    for plant in plants:
        fuel[plant.kind] += plant.fuel
        cities += plant.cities
        if plant.kind == "hybrid" and plant.fuel > largest_hybrid:
            largest_hybrid = plant.fuel
    return Need(
        fuel["coal"],
        fuel["oil"],
        fuel["garbage"],
        fuel["uranium"],
        fuel["hybrid"],
        cities,
        largest_hybrid,
    )

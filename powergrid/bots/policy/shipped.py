# SPDX-License-Identifier: MIT
"""The policies that come with the game."""

from functools import cache
from typing import Final

from powergrid.bots.policy.last_round import LastRound
from powergrid.bots.policy.option_figures import KNOWN
from powergrid.bots.policy.policy import Policy, load_policy
from powergrid.bots.policy.policy_bot import PolicyBot
from powergrid.bots.value.shipped import shipped_net
from powergrid.files.places import resources_dir

POLICY: Final = "policy.npz"
"""What the level `expert` has learned."""


@cache
def shipped_policy(name: str = POLICY) -> Policy:
    """Return a policy by its file, read once; raise DamagedNet if the file is none."""
    return load_policy(resources_dir() / "values" / name, KNOWN)


def shipped_bot(name: str = POLICY) -> PolicyBot:
    """Return a bot that plays a policy."""
    return PolicyBot(shipped_net(), shipped_policy(name))


def at_its_best() -> LastRound:
    """Return what the level `expert` plays at its best, without its temper."""
    return LastRound(shipped_bot())

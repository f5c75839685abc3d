# SPDX-License-Identifier: MIT
"""The policy that comes with the game."""

from functools import cache
from typing import Final

from powergrid.bots.policy.option_figures import COUNT
from powergrid.bots.policy.policy import Policy, load_policy
from powergrid.bots.policy.policy_bot import PolicyBot
from powergrid.bots.value.shipped import shipped_net
from powergrid.files.places import resources_dir

NAME: Final = "policy.npz"


@cache
def shipped_policy() -> Policy:
    """Return the policy, read once; raise DamagedNet if its file is none."""
    return load_policy(resources_dir() / "values" / NAME, COUNT)


def shipped_bot() -> PolicyBot:
    """Return a bot that plays it."""
    return PolicyBot(shipped_net(), shipped_policy())

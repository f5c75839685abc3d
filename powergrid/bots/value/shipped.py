# SPDX-License-Identifier: MIT
"""The net that comes with the game."""

from functools import cache
from typing import Final

from powergrid.bots.value.features import COUNT
from powergrid.bots.value.net import Net, load_net
from powergrid.files.places import resources_dir

NAME: Final = "value.npz"


@cache
def shipped_net() -> Net:
    """Return the net, read once; raise DamagedNet if its file is none."""
    return load_net(resources_dir() / "values" / NAME, COUNT)

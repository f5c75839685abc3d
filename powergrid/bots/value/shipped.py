# SPDX-License-Identifier: MIT
"""The net that comes with the game, for choosing and for showing chances."""

from functools import cache
from typing import Final

from powergrid.bots.value.features import COUNT
from powergrid.bots.value.net import Net, load_net
from powergrid.files.places import resources_dir

NAME: Final = "value.npz"
_POWER: Final = 1.5
"""Fitted to who won 2,400 games: see docs/experiments/value.md."""


@cache
def shipped_net() -> Net:
    """Return the net, read once; raise DamagedNet if its file is none."""
    return load_net(resources_dir() / "values" / NAME, COUNT)


@cache
def calibrated_net() -> Net:
    """Return the net for the chances shown to people: of the seats given 60 %, 60 % win.

    The shipped one, which learned how close games were as well, tells options apart better, but its
    chances are too even.
    """
    return shipped_net().sharpened(_POWER)

# SPDX-License-Identifier: MIT
"""How long something will still take, in words."""

from math import ceil
from typing import Final

from powergrid.gui.kit.translation import translate

_FEW: Final = 3
_MINUTE: Final = 60


def time_left(seconds: float) -> str:
    """Return the time left in seconds or minutes, rounded up; "" if it is only a few seconds."""
    if seconds <= _FEW:
        return ""
    if seconds <= _MINUTE:
        return translate("TimeLeft", "%n seconds left", "", ceil(seconds))
    return translate("TimeLeft", "%n minutes left", "", ceil(seconds / _MINUTE))

# SPDX-License-Identifier: MIT
"""All widgets that look alike everywhere, to be had from one place."""

from powergrid.gui.look.button import Button
from powergrid.gui.look.choices import CheckBox, Chip, Switch
from powergrid.gui.look.segments import Segments
from powergrid.gui.look.stepper import Stepper
from powergrid.gui.look.surfaces import Label, Panel, Role, Tone

__all__ = [
    "Button",
    "CheckBox",
    "Chip",
    "Label",
    "Panel",
    "Role",
    "Segments",
    "Stepper",
    "Switch",
    "Tone",
]

# SPDX-License-Identifier: MIT
"""The findings of a check, in words."""

from typing import Final

from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.power_grid.editor.findings import Finding

_FINDINGS: Final = Texts(
    "Editor",
    {
        "reached": "Every city can be reached.",
        "empty": "{0} has no city.",
        "torn": "{0} is not in one piece: it lacks a connection.",
        "whole": "Areas, each in one piece: {0}.",
        "small": "Cities in {0}: {1}; usually {2}.",
        "few-areas": "For {0} players: {1} areas needed, {2} available.",
        "no-areas": "For {0} players: no {1} areas are connected.",
        "few-cities": (
            "For {0} players: some choices of areas have too few cities; with these the game ends "
            "at {1}, not {2}."
        ),
        "few-places": (
            "For {0} players: all {1} cities may fill up before anybody has {2}, ending the game "
            "early; an end at {3} avoids that."
        ),
        "enough": "For {0} players: enough areas and cities.",
        "twins": "More than one city is called {0}.",
        "colours": "Two areas have the same colour.",
        "close": "{0} and {1} are on top of each other.",
        "cross": "{0} crosses {1}.",
        "uncrossed": "No connections cross.",
        "in-water": "{0} is in the sea.",
        "offshore": "{0} crosses the sea.",
        "overlap": "Overlaps in small windows ({0}): {1}.",
        "clear": "No names or costs overlap, down to small windows.",
        "costs": "Costs: {0} to {1}, {2} on average.",
    },
)


def words_of(finding: Finding) -> str:
    """Return a finding as a sentence."""
    figures = finding.figures
    if finding.kind == "unreached":
        return translate("Editor", "%n cities cannot be reached from the others.", "", figures[0])
    if finding.kind == "few":
        return translate("Editor", "A board needs two cities; add %n more.", "", figures[0])
    if finding.kind == "file":
        return str(figures[0])
    return _FINDINGS[finding.kind].format(*figures)

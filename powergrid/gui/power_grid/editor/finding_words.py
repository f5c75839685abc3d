# SPDX-License-Identifier: MIT
"""What a check has found, in words."""

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.editor.findings import Finding


def words_of(finding: Finding) -> str:
    """Return a finding as a sentence."""
    figures = finding.figures
    if finding.kind == "unreached":
        return translate("Editor", "%n cities cannot be reached from the others.", "", figures[0])
    if finding.kind == "few":
        return translate("Editor", "A board needs two cities; %n are missing.", "", figures[0])
    text = {
        "reached": translate("Editor", "Every city can be reached."),
        "empty": translate("Editor", "No city lies in {0}."),
        "torn": translate("Editor", "{0} is not in one piece: a connection is missing in it."),
        "whole": translate("Editor", "Areas, each in one piece: {0}."),
        "small": translate("Editor", "Cities in {0}: {1}; {2} are usual."),
        "few-areas": translate("Editor", "For {0} players: {1} areas are needed, {2} are there."),
        "no-areas": translate("Editor", "For {0} players: no {1} areas hang together."),
        "few-towns": translate(
            "Editor", "For {0} players: only {1} cities in some areas; the game ends at {2}."
        ),
        "enough": translate("Editor", "For {0} players: areas and cities enough."),
        "twins": translate("Editor", "More than one city is called {0}."),
        "colours": translate("Editor", "Two areas have the same colour."),
        "close": translate("Editor", "{0} and {1} lie on top of each other."),
        "cross": translate("Editor", "{0} crosses {1}."),
        "uncrossed": translate("Editor", "No connections cross."),
        "in-water": translate("Editor", "{0} lies in the sea."),
        "offshore": translate("Editor", "{0} leaves the land."),
        "overlap": translate("Editor", "In small windows {1} overlap; in all: {0}."),
        "clear": translate("Editor", "No names or costs overlap, down to small windows."),
        "costs": translate("Editor", "Costs: {0} to {1}, {2} on average."),
        "file": "{0}",
    }[finding.kind]
    return text.format(*figures)

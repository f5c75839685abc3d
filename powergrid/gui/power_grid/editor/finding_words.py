# SPDX-License-Identifier: MIT
"""The findings of a check, in words."""

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.editor.findings import Finding


def words_of(finding: Finding) -> str:
    """Return a finding as a sentence."""
    figures = finding.figures
    if finding.kind == "unreached":
        return translate("Editor", "%n cities cannot be reached from the others.", "", figures[0])
    if finding.kind == "few":
        return translate("Editor", "A board needs two cities; add %n more.", "", figures[0])
    text = {
        "reached": translate("Editor", "Every city can be reached."),
        "empty": translate("Editor", "{0} has no city."),
        "torn": translate("Editor", "{0} is not in one piece: it lacks a connection."),
        "whole": translate("Editor", "Areas, each in one piece: {0}."),
        "small": translate("Editor", "Cities in {0}: {1}; usually {2}."),
        "few-areas": translate("Editor", "For {0} players: {1} areas needed, {2} available."),
        "no-areas": translate("Editor", "For {0} players: no {1} areas are connected."),
        "few-cities": translate(
            "Editor", "For {0} players: only {1} cities in some areas; the game ends at {2}."
        ),
        "few-places": translate(
            "Editor",
            "For {0} players: {1} cities may be full before anybody has {2}, and the game ends "
            "early; at {3} it does not.",
        ),
        "enough": translate("Editor", "For {0} players: enough areas and cities."),
        "twins": translate("Editor", "More than one city is called {0}."),
        "colours": translate("Editor", "Two areas have the same colour."),
        "close": translate("Editor", "{0} and {1} are on top of each other."),
        "cross": translate("Editor", "{0} crosses {1}."),
        "uncrossed": translate("Editor", "No connections cross."),
        "in-water": translate("Editor", "{0} is in the sea."),
        "offshore": translate("Editor", "{0} crosses the sea."),
        "overlap": translate("Editor", "Overlaps in small windows ({0}): {1}."),
        "clear": translate("Editor", "No names or costs overlap, down to small windows."),
        "costs": translate("Editor", "Costs: {0} to {1}, {2} on average."),
        "file": "{0}",
    }[finding.kind]
    return text.format(*figures)

# SPDX-License-Identifier: MIT
"""A prospect in words."""

from powergrid.gui.kit.now_after import Change, rise
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pages.auction.prospect import Prospect
from powergrid.gui.power_grid.words.terms import tokens_listed


def prospect_changes(prospect: Prospect) -> list[Change]:
    """Return the figures of a prospect, the most important first."""
    money = str(prospect.money_before), str(prospect.money_after)
    cities = translate("Prospect", "can power", "so many cities")
    changes = [
        Change(translate("Prospect", "money"), *money),
        rise(cities, prospect.capacity_before, prospect.capacity_after),
    ]
    if prospect.plant_gone:
        text = translate("Prospect", "{plant} is scrapped").format(plant=prospect.plant_gone)
        changes.append(Change(text, "", ""))
        lost, tone = loss_of(prospect)
        if tone == "warning":
            changes.append(Change(translate("Prospect", "fuel lost"), "", lost, tone))
    return changes


def loss_of(prospect: Prospect) -> tuple[str, str]:
    """Return the fuel lost in a prospect, and the colour to show it in."""
    parts = [tokens_listed(prospect.lost)] if any(prospect.lost) else []
    if prospect.surplus:
        parts.append(translate("Sentences", "%n coal or oil", "", prospect.surplus))
    if parts:
        return ", ".join(parts), "warning"
    return translate("Prospect", "none", "fuel lost"), "good"

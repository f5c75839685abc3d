# SPDX-License-Identifier: MIT
"""The facts of a prospect in words."""

from powergrid.gui.kit.fact_box import Fact
from powergrid.gui.kit.translation import translate
from powergrid.gui.pages.auction.prospect import Prospect
from powergrid.gui.words.terms import tokens_listed
from powergrid.rules.game import Game


def prospect_facts(prospect: Prospect, game: Game) -> list[Fact]:
    """Return the figures of a prospect, the most important first."""
    facts = [
        (
            translate("Prospect", "Money left"),
            _arrow(prospect.money_before, prospect.money_after),
            "text",
        ),
        (
            translate("Prospect", "Can power"),
            translate("Prospect", "{before} → %n cities", "", prospect.capacity_after).format(
                before=prospect.capacity_before
            ),
            "text",
        ),
    ]
    if prospect.plant_gone:
        plant = game.plants[prospect.plant_gone]
        facts.append(
            (
                translate("Prospect", "Plant lost"),
                translate("Prospect", "{number}, powers {cities}").format(
                    number=plant.number, cities=plant.cities
                ),
                "text",
            )
        )
        facts.append((translate("Prospect", "Fuel lost"), *loss_of(prospect)))
    return facts


def prospect_brief(prospect: Prospect) -> str:
    """Return a prospect as one line."""
    text = translate("Prospect", "Money {money}, powers {cities}")
    if prospect.plant_gone:
        text = translate("Prospect", "Money {money}, powers {cities}, {plant} goes")
    if prospect.plant_gone and (any(prospect.lost) or prospect.surplus):
        text = translate(
            "Prospect", "Money {money}, powers {cities}, {plant} goes, fuel lost: {fuel}"
        )
    return text.format(
        money=_arrow(prospect.money_before, prospect.money_after),
        cities=_arrow(prospect.capacity_before, prospect.capacity_after),
        plant=prospect.plant_gone,
        fuel=loss_of(prospect)[0],
    )


def loss_of(prospect: Prospect) -> tuple[str, str]:
    """Return the fuel lost in a prospect, and the colour to show it in."""
    parts = [tokens_listed(prospect.lost)] if any(prospect.lost) else []
    if prospect.surplus:
        parts.append(translate("Sentences", "%n coal or oil", "", prospect.surplus))
    if parts:
        return ", ".join(parts), "warning"
    return translate("Prospect", "none", "fuel lost"), "good"


def _arrow(before: int, after: int) -> str:
    return f"{before} → {after}"

# SPDX-License-Identifier: MIT
"""The facts of a run in words."""

from powergrid.gui.kit.fact_box import Fact
from powergrid.gui.kit.translation import translate
from powergrid.gui.words.terms import tokens_listed
from powergrid.rules import State
from powergrid.rules.actions import RunPlants
from powergrid.rules.legal import Runs


def run_facts(question: Runs, run: RunPlants, state: State) -> tuple[str, list[Fact], str]:
    """Return the title of a run, its facts, and all of it as one line."""
    powered, income = question.powered(run.plants), question.income(run.plants)
    before = state.money[question.seat]
    after = before + income
    burnt = tokens_listed(question.burnt(run)) or translate("PowerPage", "nothing", "burns")
    wasted = state.game.need(run.plants).cities - powered
    facts: list[Fact] = [
        (
            translate("PowerPage", "Money after"),
            translate("PowerPage", "{before} → {after}").format(before=before, after=after),
            "text",
        ),
        (
            translate("PowerPage", "Cities powered"),
            translate("PowerPage", "{powered} of {owned}").format(
                powered=powered, owned=question.owned
            ),
            "text",
        ),
        (translate("PowerPage", "Burns"), burnt, "text"),
        (
            translate("PowerPage", "Power wasted"),
            str(wasted) if wasted else translate("PowerPage", "none", "power wasted"),
            "warning" if wasted else "text",
        ),
        *_one_more(question, run, state),
    ]
    title = translate("PowerPage", "You earn {income} for %n cities", "", powered)
    brief = translate(
        "PowerPage",
        "{powered} of %n cities, money {before} → {after}, burns {burnt}",
        "",
        question.owned,
    )
    return (
        title.format(income=income),
        facts,
        brief.format(powered=powered, before=before, after=after, burnt=burnt),
    )


def _one_more(question: Runs, run: RunPlants, state: State) -> list[Fact]:
    """Return what the best plant that is off would add, if any can run."""
    income = question.income(run.plants)
    gains = []
    for plant in state.plants[question.seat]:
        plants = tuple(sorted((*run.plants, plant)))
        if plant not in run.plants and plants in question.sets:
            gains.append((question.income(plants) - income, plant))
    if not gains:
        return []
    gain, plant = max(gains)
    return [
        (
            translate("PowerPage", "With {plant} as well").format(plant=plant),
            translate("PowerPage", "+{gain}").format(gain=gain),
            "text" if gain else "text_second",
        )
    ]

# SPDX-License-Identifier: MIT
"""A run of plants in words: what it lights, earns and wastes."""

from collections.abc import Sequence
from typing import NamedTuple

from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.words.terms import tokens_listed
from powergrid.rules import State
from powergrid.rules.actions import RunPlants
from powergrid.rules.legal import Runs
from powergrid.rules.phases.bureaucracy import income_of


class RunWords(NamedTuple):
    """`lit` has the colour of `role`; `notes` are several lengths of the text below it."""

    lit: str
    role: Role
    notes: tuple[str, ...]
    burns: str


def run_words(question: Runs, run: RunPlants, state: State) -> RunWords:
    """Return a run in words; its notes say what another plant or city would bring."""
    lit, owned = question.powered(run.plants), question.owned
    income, before = question.income(run.plants), state.money[question.seat]
    gain, plant = _best_off(question, run)
    text = translate("PowerPage", "{powered} of %n cities powered", "", owned)
    if lit < owned:
        text = translate("PowerPage", "{powered} of %n cities powered, {dark} dark", "", owned)
    money = translate("PowerPage", "Money {before} → {after}.")
    money = money.format(before=before, after=before + income)
    more = _more(question, run, plant) if gain else _wasted(question, run, state)
    burnt = tokens_listed(question.burnt(run)) or translate("PowerPage", "nothing", "burns")
    return RunWords(
        text.format(powered=lit, dark=owned - lit),
        "warning" if gain else "text",
        (f"{money} {more}".strip(), money),
        translate("PowerPage", "Burns {burnt} and pays you.").format(burnt=burnt),
    )


def _best_off(question: Runs, run: RunPlants) -> tuple[int, int]:
    """Return what switching on the best other plant would add, and the plant; 0 if none can run."""
    income = question.income(run.plants)
    gains = [
        (question.income(with_plant(run.plants, plant)) - income, plant)
        for plant in question.state.plants[question.seat]
        if plant not in run.plants and with_plant(run.plants, plant) in question.sets
    ]
    return max(gains, default=(0, 0))


def with_plant(plants: Sequence[int], plant: int) -> tuple[int, ...]:
    """Return the plants of a run with one more, in order."""
    return tuple(sorted((*plants, plant)))


def _more(question: Runs, run: RunPlants, plant: int) -> str:
    """Return what the run would earn with one more plant."""
    income = question.income(with_plant(run.plants, plant))
    return translate("PowerPage", "With {plant} as well: +{income}.").format(
        plant=plant, income=income
    )


def _wasted(question: Runs, run: RunPlants, state: State) -> str:
    """Return how much power is wasted, and what another city would bring."""
    lit = question.powered(run.plants)
    wasted = state.game.need(run.plants).cities - lit
    if not wasted:
        return ""
    gain = income_of(state, question.seat, lit + 1) - question.income(run.plants)
    text = translate("PowerPage", "Power for %n more; another city would bring {gain}.", "", wasted)
    return text.format(gain=gain)

# SPDX-License-Identifier: MIT
"""The page for running plants: a switch for each, and what they earn, burn and waste."""

from typing import Self, cast

from PySide6.QtWidgets import QWidget

from powergrid.gui.game.session import Session
from powergrid.gui.game.staging import Staging
from powergrid.gui.kit.fact_box import FactBox
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import BODY
from powergrid.gui.pages.page import Page
from powergrid.gui.pages.power.run_facts import run_facts
from powergrid.gui.pages.power.run_row import RunRow
from powergrid.rules.actions import Action, RunPlants
from powergrid.rules.legal import Runs


class PowerPage(Page):
    """It starts with the thriftiest of the runs that power the most."""

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.run = RunPlants(())
        self.rows: list[RunRow] = []
        self.left = Line(vertical=True, gap=6)
        self.facts = FactBox()
        self.body.add(self.left, stretch=2, minimum=300)
        self.body.add(self.facts, minimum=170, hint=290)
        self.foot.want(self.planning, False)
        self.all = self.buttons.add(self.tr("Run all"), "A")
        self.commit = self.buttons.add("", "Enter", primary=True)
        self.all.clicked.connect(self._run_all)
        self.commit.describe(self.tr("Burns the fuel and pays you."))
        self.commit.clicked.connect(self._commit)
        bind(self, "X", self._next_mix, self.tr("The next mixture of coal and oil"))

    @property
    def question(self) -> Runs:
        """The question."""
        return cast(Runs, self.session.question)

    def start(self) -> None:
        """Choose the thriftiest of the best runs."""
        self.run = self.question.thriftiest()
        self.left.clear()
        self.rows = []
        for index, number in enumerate(self.state.plants[self.question.seat]):
            row = RunRow(self.state.game.plants[number], str(index + 1))
            row.switched.connect(lambda on, plant=number: self._switch(plant, on))
            row.mixed.connect(self._mix)
            self.left.add(row, minimum=22, hint=44)
            self.rows.append(row)
        self.none = Text(self.tr("You own no plant."), size=BODY, role="text_second")
        self.left.add(self.none)
        self.left.want(self.none, not self.rows)
        self.left.add_space()

    def resume(self, before: Self) -> None:
        """Take over the choice of another page."""
        self.run = before.run

    def refresh(self) -> None:
        """Show the run and its outcome."""
        question, run, game = self.question, self.run, self.state.game
        owned = question.owned
        together = game.need(self.state.plants[question.seat]).cities
        self.show_figures()
        self.title.say(self.tr("Run your plants"))
        self.note.say(
            self.tr("You own %n cities, and plants for {count}.", "", owned).format(count=together)
        )
        self._show_rows()
        self.facts.show_facts(*run_facts(question, run, self.state))
        cities = self.state.cities[question.seat]
        self.staging.show_powered(cities[: question.powered(run.plants)])
        income = question.income(run.plants)
        self.commit.set_text(self._commit_text(len(run.plants), income))
        is_all = self._all_plants() == run.plants
        self.all.describe(
            self.tr("Switches on as many plants as can run together."),
            self.tr("All that can run together are on.") if is_all else "",
        )
        self.draft_buttons.show_undo()

    def adapt(self) -> None:
        """Put the figures below in a narrow panel."""
        self.body.vertical = self.is_narrow
        self.body.gap = 4 if self.is_narrow else 12
        self.left.gap = 2 if self.is_low else 6
        self.facts.set_brief(self.is_narrow, self.is_low)
        for row in self.rows:
            row.gap = 6 if self.is_low or self.is_narrow else 12

    def choose_plant(self, plant: int) -> None:
        """Switch a plant on or off."""
        if plant in self.state.plants[self.question.seat]:
            self._switch(plant, plant not in self.run.plants)

    def apply_hint(self, action: Action) -> None:
        """Choose the hint's run."""
        if isinstance(action, RunPlants):
            self.run = action
            self.refresh()

    def first_focus(self) -> QWidget | None:
        """Return the main button."""
        return self.commit

    def _show_rows(self) -> None:
        question, run, game = self.question, self.run, self.state.game
        sets = question.sets
        mixes = question.coal(run.plants)
        need = game.need(run.plants).hybrid
        has_mix = False
        for row in self.rows:
            number = row.plant.number
            is_on = number in run.plants
            if is_on:
                note = self.tr("powers {count}").format(count=row.plant.cities)
            elif self._with(number) in sets:
                note = (
                    self.tr("off: keeps its fuel")
                    if row.plant.fuel
                    else self.tr("off", "a plant that does not run")
                )
            else:
                note = self.tr("too little fuel")
            row.show_run(is_on, note)
            is_first = is_on and row.plant.kind == "hybrid" and not has_mix
            has_mix = has_mix or is_first
            row.offer_mixes(need if is_first else 0, mixes, run.coal)

    def _with(self, plant: int) -> tuple[int, ...]:
        return tuple(sorted((*self.run.plants, plant)))

    def _commit_text(self, plants: int, income: int) -> str:
        if not plants:
            return self.tr("Run nothing, earn {income}").format(income=income)
        return self.tr("Run %n, earn {income}", "plants", plants).format(income=income)

    def _switch(self, plant: int, on: bool) -> None:
        plants = tuple(p for p in self.run.plants if p != plant)
        if on:
            plants = self._with(plant)
        self._set_plants(plants)

    def _set_plants(self, plants: tuple[int, ...]) -> None:
        self.messages.clear()
        mixes = self.question.coal(plants) if plants in self.question.sets else range(0)
        if mixes:
            coal = max(mixes.start, min(mixes[-1], self._thrifty_coal(plants)))
            self.run = RunPlants(plants, coal)
        else:
            self.explain_refusal(self.state, RunPlants(plants))
        self.refresh()
        self.place()

    def _thrifty_coal(self, plants: tuple[int, ...]) -> int:
        """Return the coal of the thriftiest run if it uses these plants, else the maximum."""
        best = self.question.thriftiest()
        return best.coal if best.plants == plants else self.question.coal(plants)[-1]

    def _mix(self, coal: int) -> None:
        self.messages.clear()
        run = RunPlants(self.run.plants, coal)
        if run in self.question:
            self.run = run
        else:
            self.explain_refusal(self.state, run)
        self.refresh()
        self.place()

    def _next_mix(self) -> None:
        mixes = self.question.coal(self.run.plants)
        if len(mixes) > 1:
            at = mixes.index(self.run.coal)
            self._mix(mixes[(at + 1) % len(mixes)])

    def _all_plants(self) -> tuple[int, ...]:
        """Return the largest set of plants that can run together."""
        return max(
            self.question.sets, key=lambda plants: (len(plants), self.question.powered(plants))
        )

    def _run_all(self) -> None:
        self._set_plants(self._all_plants())

    def _commit(self) -> None:
        """Run the plants; ask first if none is on though some would earn more."""
        question = self.question
        best = question.income(question.thriftiest().plants)
        if not self.run.plants and best > question.income(()):
            question_text = self.tr("No plant would run. Press Enter again to take just {income}.")
            if not self.messages.is_confirmed(question_text.format(income=question.income(()))):
                return
        self.session.act(self.run)

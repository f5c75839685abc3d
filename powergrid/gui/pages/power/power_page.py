# SPDX-License-Identifier: MIT
"""Running plants: a switch for each, and at once what they pay, burn and waste."""

from typing import Self, cast

from PySide6.QtWidgets import QWidget

from powergrid.gui.desk import Desk
from powergrid.gui.look.tokens import BODY
from powergrid.gui.pages.fact_box import Fact, FactBox
from powergrid.gui.pages.keys import bind
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.page import Page
from powergrid.gui.pages.power.run_row import RunRow
from powergrid.gui.pages.text import Text
from powergrid.gui.session import Session
from powergrid.gui.words import tokens_listed
from powergrid.rules.actions import Action, RunPlants
from powergrid.rules.legal import Runs


class PowerPage(Page):
    """The thriftiest run that powers the most is chosen at the start."""

    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk)
        self.run = RunPlants(())
        self.rows: list[RunRow] = []
        self.left = Line(vertical=True, gap=6)
        self.facts = FactBox()
        self.body.add(self.left, stretch=2, least=300)
        self.body.add(self.facts, least=170, wish=290)
        self.foot.want(self.planning, False)
        self.all = self.add_button(self.tr("Run all"), "A")
        self.commit = self.add_button("", "Enter", primary=True)
        self.all.clicked.connect(self._run_all)
        self.commit.tell(self.tr("Burns the fuel and pays you."))
        self.commit.clicked.connect(self._commit)
        bind(self, "X", self._next_mix, self.tr("The next mixture of coal and oil"))

    @property
    def question(self) -> Runs:
        """What is asked."""
        return cast(Runs, self.session.question)

    def start(self) -> None:
        """Choose the thriftiest run."""
        self.run = self.question.thriftiest()
        self.left.clear()
        self.rows = []
        for index, number in enumerate(self.state.plants[self.question.seat]):
            row = RunRow(self.state.game.plants[number], str(index + 1))
            row.switched.connect(lambda on, plant=number: self._switch(plant, on))
            row.mixed.connect(self._mix)
            self.left.add(row, least=22, wish=44)
            self.rows.append(row)
        self.none = Text(self.tr("You own no plant."), size=BODY, role="text_second")
        self.left.add(self.none)
        self.left.want(self.none, not self.rows)
        self.left.add_space()

    def resume(self, before: Self) -> None:
        """Go on with what was chosen before."""
        self.run = before.run

    def refresh(self) -> None:
        """Show what the run comes to."""
        question, run, game = self.question, self.run, self.state.game
        owned = question.owned
        together = game.need(self.state.plants[question.seat]).cities
        self.show_at_hand()
        self.title.say(self.tr("Run your plants"))
        self.note.say(
            self.tr("You own %n cities, and plants for {count}.", "", owned).format(count=together)
        )
        self._show_rows()
        self._show_facts()
        income = question.income(run.plants)
        self.commit.set_text(self._commit_text(len(run.plants), income))
        is_all = self._all_plants() == run.plants
        self.all.tell(
            self.tr("Switches on as many plants as can run together."),
            self.tr("All that can run together are on.") if is_all else "",
        )
        self.show_undo()

    def adapt(self) -> None:
        """Put the figures below where the panel is narrow."""
        self.body.vertical = self.is_narrow
        self.body.gap = 4 if self.is_narrow else 12
        self.left.gap = 2 if self.is_low else 6
        self.facts.set_brief(self.is_narrow, self.is_low)
        for row in self.rows:
            row.gap = 6 if self.is_low or self.is_narrow else 12

    def take_plant(self, plant: int) -> None:
        """Switch an own plant."""
        if plant in self.state.plants[self.question.seat]:
            self._switch(plant, plant not in self.run.plants)

    def take_hint(self, action: Action) -> None:
        """Take the run."""
        if isinstance(action, RunPlants):
            self.run = action
            self.refresh()

    def first_focus(self) -> QWidget | None:
        """Begin with the main button."""
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

    def _show_facts(self) -> None:
        question, run = self.question, self.run
        powered, income = question.powered(run.plants), question.income(run.plants)
        money = self.state.money[question.seat]
        burnt = tokens_listed(question.burnt(run)) or self.tr("nothing", "burns")
        wasted = self.state.game.need(run.plants).cities - powered
        facts: list[Fact] = [
            (
                self.tr("Money after"),
                self.tr("{before} → {after}").format(before=money, after=money + income),
                "text",
            ),
            (
                self.tr("Cities powered"),
                self.tr("{powered} of {owned}").format(powered=powered, owned=question.owned),
                "text",
            ),
            (self.tr("Burns"), burnt, "text"),
            (
                self.tr("Power wasted"),
                str(wasted) if wasted else self.tr("none", "power wasted"),
                "warning" if wasted else "text",
            ),
        ]
        more = self._one_more()
        if more:
            facts.append(more)
        title = self.tr("You earn {income} for %n cities", "", powered).format(income=income)
        brief = self.tr(
            "{powered} of %n cities, money {before} → {after}, burns {burnt}", "", question.owned
        )
        self.facts.show_facts(
            title,
            facts,
            brief.format(
                powered=powered,
                before=money,
                after=money + income,
                burnt=burnt,
            ),
        )

    def _one_more(self) -> Fact | None:
        """Return what the best of the plants that are off would bring besides."""
        question, sets = self.question, self.question.sets
        income = question.income(self.run.plants)
        off = [row.plant.number for row in self.rows if row.plant.number not in self.run.plants]
        gains = [
            (question.income(self._with(plant)) - income, plant)
            for plant in off
            if self._with(plant) in sets
        ]
        gain, plant = max(gains, default=(0, 0))
        if not plant:
            return None
        return (
            self.tr("With {plant} as well").format(plant=plant),
            self.tr("+{gain}").format(gain=gain),
            "text" if gain else "text_second",
        )

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
        self._take(plants)

    def _take(self, plants: tuple[int, ...]) -> None:
        self.hush()
        mixes = self.question.coal(plants) if plants in self.question.sets else range(0)
        if mixes:
            coal = max(mixes.start, min(mixes[-1], self._thrifty_coal(plants)))
            self.run = RunPlants(plants, coal)
        else:
            self.refuse_action(self.state, RunPlants(plants))
        self.refresh()
        self.place()

    def _thrifty_coal(self, plants: tuple[int, ...]) -> int:
        """Return the coal that the thriftiest run burns if it is of these plants, else the most."""
        best = self.question.thriftiest()
        return best.coal if best.plants == plants else self.question.coal(plants)[-1]

    def _mix(self, coal: int) -> None:
        self.hush()
        run = RunPlants(self.run.plants, coal)
        if run in self.question:
            self.run = run
        else:
            self.refuse_action(self.state, run)
        self.refresh()
        self.place()

    def _next_mix(self) -> None:
        mixes = self.question.coal(self.run.plants)
        if len(mixes) > 1:
            at = mixes.index(self.run.coal)
            self._mix(mixes[(at + 1) % len(mixes)])

    def _all_plants(self) -> tuple[int, ...]:
        """Return as many of the own plants as can run together."""
        return max(
            self.question.sets, key=lambda plants: (len(plants), self.question.powered(plants))
        )

    def _run_all(self) -> None:
        self._take(self._all_plants())

    def _commit(self) -> None:
        """Run what is switched on; ask first where nothing is that would bring more."""
        question = self.question
        would = question.income(question.thriftiest().plants)
        if not self.run.plants and would > question.income(()):
            told = self.tr("No plant would run. Enter again takes only {income} all the same.")
            if not self.is_sure(told.format(income=question.income(()))):
                return
        self.session.act(self.run)

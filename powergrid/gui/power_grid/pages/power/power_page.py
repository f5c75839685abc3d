# SPDX-License-Identifier: MIT
"""The page for running plants: a switch for each, and what the run earns, burns and wastes."""

from typing import Final, Self

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.glide import Glide
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tokens import BODY, DISPLAY, DISPLAY_LARGE, LEAD, MS_ORDER, SEMIBOLD, TITLE
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.page import Page
from powergrid.gui.power_grid.pages.page_frame import ROOMY
from powergrid.gui.power_grid.pages.power.lamps import Lamps
from powergrid.gui.power_grid.pages.power.run_tile import RunTile
from powergrid.gui.power_grid.pages.power.run_words import RunWords, run_words, with_plant
from powergrid.rules.actions import Action, RunPlants
from powergrid.rules.legal import Runs
from powergrid.rules.phases.bureaucracy import income_of

_LIT: Final = 0
"""The key of the animated number of lit cities."""
_COLUMNS: Final = 3
"""Fewer plants than this leave the rest of the row empty."""
_LAMPS: Final = 120
"""The minimum width of a row of lamps, in design pixels."""

_ROOMY = 300
"""The minimum height for large figures."""


class PowerPage(Page[Runs]):
    """Starts with the thriftiest of the runs that power the most cities.

    Lamps, income and the cities on the board light up one by one.
    """

    quiet_head = True
    unfolds = True

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.run = RunPlants(())
        self.tiles: list[RunTile] = []
        self.words = RunWords("", "text", ("",), "")
        self.income = Text(
            size=DISPLAY, weight=SEMIBOLD, role="lit_text", shrinks=False, grows=False
        )
        self.lit = Text(size=LEAD, weight=SEMIBOLD, yields=True)
        self.below = Text(size=BODY, role="text_second", yields=True)
        self.lamps = Lamps()
        self.beside = Lamps()
        """The lamps if large text or a notice leaves no row for them."""
        self.row = Line(gap=8)
        self.says = Line(gap=16)
        self.says.add(self.lit)
        self.says.add(self.beside, stretch=1, drop=1, minimum=_LAMPS)
        self.words_column = Line(vertical=True, gap=0)
        self.words_column.add(self.says)
        self.words_column.add(self.below)
        self.top = Line(gap=16)
        self.top.add(self.income)
        self.top.add(self.words_column, stretch=1, minimum=60)
        self.body.vertical = True
        self.body.add(self.top)
        self.body.add(self.lamps, drop=1)
        self.body.add(self.row)
        self.body.add_space()
        self.foot.want(self.planning, False)
        self.all = self.foot.add_button(
            self.tr("Run all"), "A", lambda: self._set_plants(self._all_plants())
        )
        self.commit = self.foot.add_button("", "Enter", self._commit, primary=True)
        self.lights = Glide(MS_ORDER, self)
        self.lights.moved.connect(self._show_lights)
        bind(self, "X", self._next_mix, self.tr("The next mix of coal and oil"))

    def start(self) -> None:
        """Choose the thriftiest of the best runs; no city is lit yet."""
        self.run = self.question.thriftiest()
        self.lights.jump_to({_LIT: 0})
        self.row.clear()
        self.tiles = []
        for index, number in enumerate(self._plants()):
            tile = RunTile(self.state.game.plants[number], str(index + 1))
            tile.switched.connect(lambda on, plant=number: self._switch(plant, on))
            tile.mix_asked.connect(self._next_mix)
            self.row.add(tile, stretch=1, minimum=84, hint=150)
            self.tiles.append(tile)
        if 0 < len(self.tiles) < _COLUMNS:
            self.row.add(QWidget(), stretch=_COLUMNS - len(self.tiles), minimum=0, hint=0)
        if not self.tiles:
            self.row.add(caption(self.tr("You own no plant.")))

    def resume(self, before: Self) -> None:
        """Take over the choice of another page."""
        self.run = before.run

    def refresh(self) -> None:
        """Show the run and what it brings."""
        question, run, game = self.question, self.run, self.state.game
        self.show_figures()
        self.title.say(self.tr("Run your plants"))
        self._show_tiles()
        self.words = run_words(question, run, self.state)
        self.lit.say(self.words.lit, self.words.role)
        self._place_lamps()
        self.below.say(self.words.notes[0])
        for lamps in (self.lamps, self.beside):
            lamps.show_run([game.plants[plant] for plant in run.plants], question.owned)
        self.lights.move_to({_LIT: question.powered(run.plants)})
        self.commit.set_text(self._commit_text(len(run.plants), question.income(run.plants)))
        self.commit.describe(self.words.burns)
        is_all = self._all_plants() == run.plants
        self.all.describe(
            self.tr("Switches on as many plants as can run together."),
            self.tr("All that can run together are on.") if is_all else "",
        )
        self.show_undo()

    def _show_lights(self) -> None:
        """Show the current number of lit cities, and their income."""
        question = self.session.question
        if not isinstance(question, Runs) or not self.session.is_person_asked:
            return
        count = round(self.lights.at(_LIT))
        self.lamps.shine(count)
        self.beside.shine(count)
        self.income.say(f"+{income_of(self.state, question.seat, count)}")
        self.staging.show_powered(self.state.cities[question.seat][:count])

    def adapt(self) -> None:
        """Use smaller figures in a low or narrow panel."""
        is_small = self.is_narrow or self.height() < look().px(_ROOMY)
        self.body.gap = 4 if self.is_low else 8 if is_small else 12
        self.income.resize_type(DISPLAY if is_small else DISPLAY_LARGE)
        self.lit.resize_type(LEAD if is_small else TITLE)
        self.lamps.is_small = self.beside.is_small = is_small
        for tile in self.tiles:
            tile.pad = 6 if is_small else 10
            tile.top.gap = 4 if self.is_narrow else 6
        self.below.say_fitting(self.words.notes, self._room_for_words())
        self._place_lamps()
        # The lamps beside the words make room for the notes, unless a hint takes it.
        makes_room = self.says.is_wanted(self.beside)
        has_room = makes_room and not self.is_wanted(self.hint_box)
        for tile in self.tiles:
            tile.rank(tile.note, 0 if has_room or not self._is_crowded() else 1)

    def _room_for_words(self) -> int:
        taken = self.income.width_of_text() + look().ipx(self.top.gap + 2 * self.pad)
        return self.width() - taken

    def _is_crowded(self) -> bool:
        """Return whether a notice or a refusal is in one of the lowest panels, or with a hint."""
        is_small = self.height() < look().px(ROOMY) or self.is_wanted(self.hint_box)
        return is_small and self.is_wanted(self.head_slot)

    def _place_lamps(self) -> None:
        """Show the lamps beside the words if there is no row for them, and they fit."""
        is_cramped = self._is_crowded() or (self.is_low and look().text > 1)
        is_cramped = is_cramped and not self.is_narrow
        needed = self.lit.width_of_text() + look().ipx(self.says.gap + _LAMPS)
        is_beside = is_cramped and needed <= self._room_for_words()
        self.lit.shrinks = not is_beside
        self.body.want(self.lamps, not is_beside)
        self.says.want(self.beside, is_beside)

    def choose_plant(self, plant: int) -> None:
        """Switch a plant on or off."""
        if plant in self._plants():
            self._switch(plant, plant not in self.run.plants)

    def _plants(self) -> tuple[int, ...]:
        """Return the plants that can run: all but mines."""
        return self.state.game.limited(self.state.plants[self.question.seat])

    def apply_hint(self, action: Action) -> None:
        """Choose the hint's run."""
        if isinstance(action, RunPlants):
            self.run = action
            self.refresh()

    def _show_tiles(self) -> None:
        question, run, game = self.question, self.run, self.state.game
        sets = question.sets
        mixes = question.coal(run.plants)
        need = game.need(run.plants).hybrid
        has_mix = False
        for tile in self.tiles:
            number = tile.plant.number
            is_on = number in run.plants
            if is_on:
                note = self.tr("powers {count}").format(count=tile.plant.cities)
            elif with_plant(run.plants, number) in sets:
                note = (
                    self.tr("off: keeps its fuel")
                    if tile.plant.fuel
                    else self.tr("off", "a plant that does not run")
                )
            else:
                note = self.tr("too little fuel")
            tile.show_run(is_on, note)
            is_first = is_on and tile.plant.kind == "hybrid" and not has_mix
            has_mix = has_mix or is_first
            tile.show_mix(need if is_first else 0, run.coal, len(mixes) > 1)

    def _commit_text(self, plants: int, income: int) -> str:
        if not plants:
            return self.tr("Run nothing, earn {income}").format(income=income)
        return self.tr("Run %n, earn {income}", "plants", plants).format(income=income)

    def _switch(self, plant: int, on: bool) -> None:
        plants = tuple(p for p in self.run.plants if p != plant)
        if on:
            plants = with_plant(plants, plant)
        self._set_plants(plants)

    def _set_plants(self, plants: tuple[int, ...]) -> None:
        self.head.clear_message()
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

    def _next_mix(self) -> None:
        mixes = self.question.coal(self.run.plants)
        if len(mixes) > 1:
            self.head.clear_message()
            at = mixes.index(self.run.coal)
            self.run = RunPlants(self.run.plants, mixes[(at + 1) % len(mixes)])
            self.refresh()
            self.place()

    def _all_plants(self) -> tuple[int, ...]:
        """Return the largest set of plants that can run together."""
        return max(
            self.question.sets, key=lambda plants: (len(plants), self.question.powered(plants))
        )

    def _commit(self) -> None:
        """Run the plants; ask for confirmation if none is on although some would earn more."""
        question = self.question
        best = question.income(question.thriftiest().plants)
        if not self.run.plants and best > question.income(()):
            question_text = self.tr("No plant would run. Press Enter again to take just {income}.")
            if not self.head.is_confirmed(question_text.format(income=question.income(()))):
                return
        self.session.act(self.run)

# SPDX-License-Identifier: MIT
"""Building: cities staged on the map or from a list, then built at once."""

from typing import cast

from PySide6.QtWidgets import QWidget

from powergrid.gui.desk import NOWHERE, Desk
from powergrid.gui.look.look import look
from powergrid.gui.pages.building.next_cities import next_cities
from powergrid.gui.pages.building.routes import legs_to
from powergrid.gui.pages.building.site_list import Site, SiteList
from powergrid.gui.pages.building.staged_row import StagedRow
from powergrid.gui.pages.fact_box import FactBox
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.page import Page
from powergrid.gui.pages.text import caption
from powergrid.gui.pages.total import Total
from powergrid.gui.place_names import city_name
from powergrid.gui.session import Session
from powergrid.rules.actions import Action, BuildHouse, EndTurn
from powergrid.rules.events import HouseBuilt
from powergrid.rules.legal import Sites, legal

_LEAST_AHEAD = 90


class BuildingPage(Page):
    """Choosing a city stages it, choosing it again takes it back; Enter builds all."""

    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk)
        self.staged = Line(vertical=True, gap=2)
        self._pointed: list[QWidget] = []
        staged = self.tr("Staged", "cities chosen, not built yet")
        self.cost = Total(staged, keeps_name=True)
        self.after = Total(self.tr("Money after"), keeps_name=True)
        self.with_it = Total("", "accent", keeps_name=True)
        self.totals = Line(gap=20)
        # Three figures without a name say nothing: the button tells the cost as well.
        for total, drop in ((self.cost, 2), (self.after, 1), (self.with_it, 0)):
            self.totals.add(total, drop=drop)
        self.totals.add_space()
        self.ahead = FactBox(keeps_title=True)
        self.left = _Left(self.staged, self.ahead, self.totals)
        self.list = SiteList()
        self.list_head = Line(gap=6)
        self.list_head.add(QWidget(), least=1, wish=1)
        self.list_head.add(caption(self.tr("Cities by price"), shrinks=False), stretch=1)
        self.list_head.add(caption(self.tr("way + house, all"), shrinks=False), drop=1)
        self.list_head.add(QWidget(), least=8, wish=8)
        self.right = Line(vertical=True, gap=2, pad=6, ground="surface_1")
        self.right.add(self.list_head, drop=1)
        self.right.add(self.list, stretch=1, least=20)
        self.body.add(self.left, stretch=1, least=190, wish=190)
        self.body.add(self.right, stretch=1, least=190, wish=190)
        self.end = self.add_button(self.tr("End turn"), "E")
        self.build = self.add_button("", "Enter", primary=True)
        self.end.tell(self.tr("Ends your turn without building what is staged."))
        self.build.tell(self.tr("Builds all that is staged."))
        self.end.clicked.connect(self._end)
        self.build.clicked.connect(self._build)
        self.list.pointed_at.connect(desk.point_at_city)
        self.list.chosen.connect(desk.choose_city)

    @property
    def question(self) -> Sites:
        """What is asked once everything staged is built."""
        return cast(Sites, legal(self.desk.draft.state))

    @property
    def cities(self) -> list[int]:
        """The cities staged, in their order."""
        actions = self.desk.draft.actions
        return [action.city for action in actions if isinstance(action, BuildHouse)]

    def start(self) -> None:
        """Begin with what was planned staged."""
        for city in self.plan.cities:
            self.desk.stage(BuildHouse(city))

    def refresh(self) -> None:
        """Show what is staged and what can be had."""
        state, after, seat = self.state, self.desk.draft.state, self.state.seat
        self.show_at_hand()
        self.title.say(self.tr("Build houses"))
        self.note.say(self.tr("Click a city to choose it, again to take it back."))
        cost = state.money[seat] - after.money[seat]
        cities = self.cities
        self.cost.say(str(cost))
        self.after.say(str(after.money[seat]))
        self.build.set_text(
            self.tr("Build %n for {cost}", "houses", len(cities)).format(cost=cost)
            if cities
            else self.tr("Build")
        )
        self.build.set_primary(bool(cities))
        self.end.set_primary(not cities)
        self.list.show_sites(self._sites())
        self._show_staged()
        self._show_pointed()
        self.ahead.show_facts(self.tr("The cheapest in turn"), next_cities(after), "")
        self.show_undo()

    def adapt(self) -> None:
        """Stand the totals on one line where the panel is low."""
        for total in (self.cost, self.after, self.with_it):
            total.set_flat(self.is_low)
        self.ahead.set_brief(False, self.is_low)
        self.totals.gap = 14 if self.is_low else 24
        self.right.want(self.list_head, not self.is_low)
        self.right.pad = 4 if self.is_low else 8
        self.body.gap = 10 if self.is_low else 16
        self.totals.want(self.cost, not self.is_narrow)

    def take_city(self, city: int) -> None:
        """Stage a city, or take it back."""
        self.hush()
        if city in self.cities:
            self.desk.take_back(self.cities.index(city))
        elif not self.desk.stage(BuildHouse(city)):
            self.refuse_action(self.desk.draft.state, BuildHouse(city))

    def confirm_city(self, city: int) -> None:
        """Build what is staged, the first of the two clicks having staged this city."""
        if city in self.cities:
            self._build()

    def point(self, city: int) -> None:
        """Show what the city pointed at would cost."""
        self.list.point(city)
        self._show_pointed()
        self.left.place()

    def take_hint(self, action: Action) -> None:
        """Stage the city."""
        if isinstance(action, BuildHouse):
            self.take_city(action.city)

    def first_focus(self) -> QWidget | None:
        """Begin in the list."""
        return self.list

    def _sites(self) -> list[Site]:
        question = self.question
        board = self.state.game.board
        sites = []
        for city, total in question.prices().items():
            way = question.connection(city)
            short = max(0, total - question.money)
            sites.append(Site(city, city_name(board, city), way, total - way, short))
        sites.sort(key=lambda site: (site.total, site.name))
        return sites

    def _show_staged(self) -> None:
        """List the cities staged, with their ways."""
        self.staged.clear()
        self._pointed = []
        draft = self.desk.draft
        game, seat = self.state.game, self.state.seat
        colour = self.session.seats[seat].colour
        network = list(self.state.cities[seat])
        events = [e for part in draft.events for e in part if isinstance(e, HouseBuilt)]
        for number, event in enumerate(events, start=1):
            legs = legs_to(game, network, event.city)
            row = StagedRow(
                number,
                colour,
                city_name(game.board, event.city),
                self._sum([cost for _, _, cost in legs], event.house),
                str(event.house + event.connection),
            )
            row.taken_back.connect(lambda city=event.city: self.take_city(city))
            # What was staged first has to give way first.
            self.staged.add(row, drop=2 + len(events) - number, least=22, wish=26)
            network.append(event.city)

    def _show_pointed(self) -> None:
        """List the city pointed at, and the legs of the way there."""
        for widget in self._pointed:
            self.staged.take_out(widget)
        self._pointed = []
        city, question = self.desk.pointed, self.question
        total = question.total(city) if city != NOWHERE else None
        self.totals.want(self.with_it, total is not None)
        is_empty = total is None and not self.cities
        self.left.want(self.staged, not is_empty)
        self.left.want(self.totals, not is_empty)
        if total is None:
            return
        board = self.state.game.board
        name = city_name(board, city)
        legs = legs_to(self.state.game, self.desk.draft.state.cities[question.seat], city)
        sum_ = self._sum([cost for _, _, cost in legs], question.house(city) or 0)
        row = StagedRow(0, "", name, sum_, str(total))
        self.staged.add(row, drop=1, least=22, wish=26)
        self._pointed.append(row)
        for a, b, cost in legs if len(legs) > 1 else ():
            text = self.tr("{a} – {b}  {cost}").format(
                a=city_name(board, a), b=city_name(board, b), cost=cost
            )
            line = Line()
            line.add(QWidget(), least=28, wish=28)
            line.add(caption(text), stretch=1)
            self.staged.add(line, drop=99, least=18, wish=20)
            self._pointed.append(line)
        self.with_it.say(
            str(question.money - total).replace("-", "−"),
            self.tr("with {city}", "money left, this city built as well").format(city=name),
        )

    def _sum(self, legs: list[int], house: int) -> str:
        return " + ".join([*map(str, legs), self.tr("house {price}").format(price=house)])

    def _build(self) -> None:
        if self.cities:
            self.desk.commit()
        elif self.desk.pointed != NOWHERE:
            self.take_city(self.desk.pointed)
        else:
            self.warn(self.tr("No city is staged: choose one, or end your turn with E."))

    def _end(self) -> None:
        if self.cities:
            question = self.tr("What is staged is not built. E again ends the turn without it.")
            if not self.is_sure(question):
                return
        self.session.act(EndTurn())


class _Left(Line):
    """What is staged, with what comes to mind next below it where there is room, and the totals."""

    def __init__(self, staged: Line, ahead: FactBox, totals: Line) -> None:
        super().__init__(vertical=True, gap=4)
        self.staged, self.ahead, self.totals = staged, ahead, totals
        self._rest = QWidget()
        self.add(staged, least=0)
        self.add(ahead, stretch=1, least=0, wish=1)  # what is staged has its room first
        self.add(self._rest, stretch=1, least=0, wish=0)
        self.add(totals)

    def place(self) -> None:
        """Leave out what is ahead where what is staged needs the room."""
        taken = [part for part in (self.staged, self.totals) if self.is_wanted(part)]
        room = self.height() - sum(part.sizeHint().height() for part in taken)
        has_room = not taken or room >= look().px(_LEAST_AHEAD)
        self.want(self.ahead, has_room)
        self.want(self._rest, not has_room)
        super().place()

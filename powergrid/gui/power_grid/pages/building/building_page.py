# SPDX-License-Identifier: MIT
"""The page for building: cities are staged on the map or in a list, then built together."""

from typing import Final, Self, cast

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.amounts import amount
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.now_after import Change, NowAfter, rise
from powergrid.gui.kit.text import caption
from powergrid.gui.kit.tokens import BODY, CAPTION
from powergrid.gui.power_grid.game.draft import tried
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.building.next_cities import affordable_in_turn
from powergrid.gui.power_grid.pages.building.routes import Leg, legs_to, routes_to
from powergrid.gui.power_grid.pages.building.site_list import Site, SiteList
from powergrid.gui.power_grid.pages.building.staged_list import StagedList, StagedRow
from powergrid.gui.power_grid.pages.page import Page
from powergrid.gui.power_grid.words.names import city_name
from powergrid.rules import State
from powergrid.rules.actions import Action, BuildHouse
from powergrid.rules.board import NO_CITY
from powergrid.rules.legal import Sites, legal
from powergrid.rules.phases.building import ends_game
from powergrid.rules.phases.bureaucracy import income_of
from powergrid.rules.scoring import max_powered

_STAGED_ROW: Final = 28
"""The height of a planned house and the gap to the next."""
_ROOMY: Final = 300
"""The minimum height for large type."""


class BuildingPage(Page[Sites]):
    """Choosing a city stages it, choosing it again unstages it; Enter builds all staged cities."""

    quiet_head = True
    unfolds = True

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.staged = StagedList()
        self._pointed: list[QWidget] = []
        self.changes = NowAfter()
        self.advice = caption(wraps=True)
        self.cheapest = caption(wraps=True)
        self.left = Line(vertical=True, gap=6)
        self.left.add(self.changes)
        self.left.add(self.advice, drop=1)
        self.left.add(self.cheapest, drop=2)
        self.left.add(self.staged, minimum=0)
        self.left.add_space()
        self.list = SiteList()
        self.list_head = Line(gap=6)
        self.list_head.add(QWidget(), minimum=1, hint=1)
        self.list_head.add(caption(self.tr("Cities by price"), shrinks=False), drop=2)
        self.list_head.add_space()
        self.list_head.add(caption(self.tr("connection + house, total"), shrinks=False), drop=1)
        self.list_head.add(QWidget(), minimum=8, hint=8)
        self.right = Line(vertical=True, gap=2, pad=6, ground="surface_1")
        self.right.add(self.list_head, drop=1)
        self.right.add(self.list, stretch=1, minimum=20)
        self.body.add(self.left, stretch=3, minimum=190, hint=260)
        self.body.add(self.right, stretch=2, minimum=190, hint=190)
        self._starts_second = False
        self._add_buttons()
        self.list.pointed_at.connect(staging.point_at_city)
        self.list.chosen.connect(staging.choose_city)

    @property
    def question(self) -> Sites:
        """The question after everything staged has been built."""
        return cast(Sites, legal(self.staging.draft.state))

    @property
    def cities(self) -> list[int]:
        """The staged cities, in order."""
        actions = self.staging.draft.actions
        return [action.city for action in actions if isinstance(action, BuildHouse)]

    def follow_plan(self) -> None:
        """Stage the planned cities."""
        for city in self.plan.cities:
            self.staging.stage(BuildHouse(city))

    def resume(self, before: Self) -> None:
        """Let the next city start the second network, if it was to."""
        self._starts_second = before._starts_second

    def refresh(self) -> None:
        """Show what is staged and what can be built."""
        self.show_figures()
        self._starts_second = self._starts_second and bool(self.question.beginnings())
        self.title.say(
            self.tr("Start your second network") if self._starts_second else self.tr("Build houses")
        )
        self.foot.want(self.second, bool(self.question.beginnings()))
        self._show_buttons()
        self.list.show_sites(self._sites())
        self._show_staged()
        self._advise()
        self._show_pointed()
        self.show_undo()

    def _add_buttons(self) -> None:
        add = self.foot.add_button
        does = self.tr(
            "Starts your second network in a starting city, once in the game; you pay no "
            "connection."
        )
        second = self.tr("Second network")
        self.second = add(second, "B", self._turn_to_second, does, stand_in="star")
        does = self.tr("Ends your turn without building the planned houses.")
        end = self.tr("End turn")
        self.end = add(end, "E", lambda: self._end("E"), does, stand_in="end_turn")
        self.build = add("", "Enter", self._build, primary=True)
        for key in ("Shift+Return", "Shift+Enter"):
            bind(self, key, self.staging.commit, self.tr("Build without ending the turn"))
        bind(self, "Del", self.staging.clear, self.tr("Remove all planned houses"))

    def _show_buttons(self) -> None:
        state, staged, seat = self.state, self.staging.draft.state, self.state.seat
        ends, count = self.staging.ends_turns, len(self.cities)
        cost = state.money[seat] - staged.money[seat]
        self.offer_end(self.end, is_apart=not ends, has_staged=bool(count))
        if not ends:
            text = self.tr("Build %n for {cost}", "houses", count) if count else self.tr("Build")
        elif not count:
            text = self.tr("Build nothing and end turn")
        elif ends_game(staged) and not ends_game(state):
            text = self.tr("Build %n for {cost} and end the game", "houses", count)
        else:
            text = self.tr("Build %n for {cost} and end turn", "houses", count)
        self.build.set_text(text.format(cost=cost))
        if ends and not count:
            self.build.describe(self.tr("Ends your turn without a new house. You can undo it."))
        elif ends:
            does = self.tr("Builds all planned houses and ends your turn. You can undo it.")
            self.build.describe(does)
        else:
            why_not = "" if count else self._why_none()
            self.build.describe(self.tr("Builds all planned houses."), why_not)

    def _changes(self) -> list[Change]:
        """Return what the staged houses and the city pointed at would change."""
        state, staged, seat = self.state, self.staging.draft.state, self.state.seat
        city = self.staging.pointed
        pointed = None
        if city != NO_CITY:
            found = tried(staged, BuildHouse(city, begins_network=self._starts_second))
            pointed = found if isinstance(found, State) else None
        moments = state, pointed or staged
        then = moments[1]
        lit = [max_powered(moment, seat) for moment in moments]
        changes = [
            Change(self.tr("Money"), str(state.money[seat]), str(then.money[seat])),
            rise(self.tr("Cities"), len(state.cities[seat]), len(then.cities[seat])),
            rise(self.tr("Powered", "cities"), *lit),
        ]
        if not ends_game(state):
            income, later = map(income_of, moments, (seat, seat), lit)
            name = self.tr("Income")
            unpaid = Change(name, str(income), "–")
            changes.append(unpaid if ends_game(then) else rise(name, income, later))
        if pointed is not None:
            return [change._replace(role="accent") for change in changes]
        total = self._pointed_total
        if total is not None:  # more than there is
            left = amount(staged.money[seat] - total)
            changes[0] = changes[0]._replace(after=left, role="warning")
        return changes

    def _advise(self) -> None:
        """Say what to do while nothing is staged and what it costs, or why nothing can be built."""
        if self.cities:
            self.advice.say("")
            self.cheapest.say("")
            return
        why_none = self._why_none()
        self.advice.say(
            why_none or self.tr("Point at a city for its price; click to plan a house.")
        )
        self.cheapest.say("" if why_none else self._cost_of_cheapest())

    def _cost_of_cheapest(self) -> str:
        """Return what all cities that can be paid cost, and the income if any is paid then."""
        seat = self.state.seat
        count, after = affordable_in_turn(self.state)
        cost = self.state.money[seat] - after.money[seat]
        if ends_game(after):
            text = self.tr("The cheapest %n cost {cost} in all.", "cities, one by one", count)
            return text.format(cost=cost)
        text = self.tr(
            "The cheapest %n cost {cost} in all, for an income of {income}.",
            "cities, one after another",
            count,
        )
        income = income_of(after, seat, max_powered(after, seat))
        return text.format(cost=cost, income=income)

    def adapt(self) -> None:
        """Use less room in a low panel."""
        is_small = self.is_narrow or self.height() < look().px(_ROOMY)
        for text in (self.advice, self.cheapest):
            text.resize_type(CAPTION if is_small else BODY)
        is_alone = not any(map(self.is_wanted, (self.head_slot, self.hint_box)))
        self.right.want(self.list_head, is_alone or not self.is_low)
        self.right.pad = 4 if self.is_low else 8
        self.body.gap = 10 if self.is_low else 16
        self._want_advice()

    def body_height(self) -> int:
        """Return the height with a city pointed at, so that nothing moves while one is."""
        rows = (len(self.cities) + 1) * look().ipx(_STAGED_ROW)
        left = self.changes.sizeHint().height() + look().ipx(self.left.gap) + rows
        right = self.right.sizeHint().height()
        if self.is_low and self.right.is_wanted(self.list_head):
            right -= self.list_head.sizeHint().height()  # there is a row less
        return max(left, right)

    def _want_advice(self) -> None:
        """Show the advice unless a city is pointed at."""
        for text in (self.advice, self.cheapest):
            self.left.want(text, bool(text.text) and self._pointed_total is None)

    @property
    def _pointed_total(self) -> int | None:
        """What the city pointed at costs in all, None without one that can be connected."""
        city, question = self.staging.pointed, legal(self.staging.draft.state)
        return question.total(city) if city != NO_CITY and isinstance(question, Sites) else None

    def choose_city(self, city: int) -> None:
        """Stage a city, or unstage it."""
        self.head.clear_message()
        if city in self.cities:
            self.staging.unstage(self.cities.index(city))
            return
        action = BuildHouse(city, begins_network=self._starts_second)
        self._starts_second = False
        if not self.staging.stage(action):
            self.explain_refusal(self.staging.draft.state, action)

    def _turn_to_second(self) -> None:
        """Let the next chosen city start the second network, or change back."""
        self._starts_second = not self._starts_second
        self.refresh()

    def confirm_city(self, city: int) -> None:
        """Build what is staged: the first click of the two has staged this city."""
        if city in self.cities:
            self.staging.commit()

    def point(self, city: int) -> None:
        """Show the cost of the city pointed at."""
        self.list.point(city)
        self._show_pointed()
        self.left.place()

    def apply_hint(self, action: Action) -> None:
        """Stage the hint's city."""
        if isinstance(action, BuildHouse):
            self._starts_second = action.begins_network
            self.choose_city(action.city)

    def first_focus(self) -> QWidget | None:
        """Return the list."""
        return self.list

    def _why_none(self) -> str:
        """Return why no house can be built, empty if one can."""
        prices, money = self.question.houses().values(), self.question.money
        if not prices:
            return self.tr("No city has room for you now.")
        if min(prices) <= money:
            return ""
        text = self.tr("The cheapest city costs {price}, and you have {money}.")
        return text.format(price=min(prices), money=money)

    def _sites(self) -> list[Site]:
        question = self.question
        board = self.state.game.board
        if self._starts_second:
            return [
                Site(city, city_name(board, city), 0, price, 0)
                for city, price in question.beginnings().items()
            ]
        sites = []
        for city, total in question.prices().items():
            connection = question.connection(city)
            short = max(0, total - question.money)
            sites.append(Site(city, city_name(board, city), connection, total - connection, short))
        sites.sort(key=lambda site: (site.total, site.name))
        return sites

    def _show_staged(self) -> None:
        """List the staged cities with their routes."""
        self.staged.rows.clear()
        self._pointed = []
        game, seat = self.state.game, self.state.seat
        colour, houses = self.session.seats[seat].colour, self.staging.draft.houses
        routes = routes_to(game, self.state.cities[seat], houses)
        for number, (house, legs) in enumerate(routes, start=1):
            row = StagedRow(
                number,
                colour,
                city_name(game.board, house.city),
                self._sum(legs, house.connection, house.house),
                str(house.house + house.connection),
            )
            row.taken_back.connect(lambda city=house.city: self.choose_city(city))
            self.staged.rows.add(row, minimum=22, hint=26)

    def _show_pointed(self) -> None:
        """List the city pointed at and the legs of the route to it."""
        for widget in self._pointed:
            self.staged.rows.remove_widget(widget)
        self._pointed = []
        self.changes.show_changes(self._changes())
        city, question, total = self.staging.pointed, self.question, self._pointed_total
        self.left.want(self.staged, total is not None or bool(self.cities))
        self._want_advice()
        if total is None:
            return
        board = self.state.game.board
        legs = legs_to(self.state.game, self.staging.draft.state.cities[question.seat], city)
        sum_ = self._sum(legs, question.connection(city), question.house(city) or 0)
        row = StagedRow(0, "", city_name(board, city), sum_, str(total))
        self.staged.rows.add(row, minimum=22, hint=26)
        self._pointed.append(row)
        if len(legs) > 1:
            route = self._route(legs)
            self.staged.rows.add(route, drop=1)
            self._pointed.append(route)

    def _route(self, legs: list[Leg]) -> Line:
        """Return a row for each leg, in one column: without its end, a route would mislead."""
        board, column = self.state.game.board, Line(vertical=True, gap=2)
        for a, b, cost in legs:
            text = self.tr("{a} – {b}  {cost}").format(
                a=city_name(board, a), b=city_name(board, b), cost=cost
            )
            line = Line()
            line.add(QWidget(), minimum=28, hint=28)
            line.add(caption(text), stretch=1)
            column.add(line, minimum=18, hint=20)
        return column

    def _sum(self, legs: list[Leg], connection: int, house: int) -> str:
        """Return the costs of the legs, or of a connection without any, and of the house."""
        costs = [cost for _, _, cost in legs] or [connection] * bool(connection)
        return " + ".join([*map(str, costs), self.tr("house {price}").format(price=house)])

    def _build(self) -> None:
        if self.cities:
            self.staging.do(self.staging.draft.actions, ends_turn=self.staging.ends_turns)
        elif self.staging.ends_turns:
            self._end("Enter")
        elif self.staging.pointed != NO_CITY:
            self.choose_city(self.staging.pointed)
        else:
            self.head.warn(self.tr("No house is planned: choose a city, or end your turn with E."))

    def _end(self, key: str) -> None:
        question = ""
        if self.cities:
            question = self.tr(
                "Your planned houses aren't built. Press {key} again to end the turn without them."
            )
        self.end_turn(question, key)

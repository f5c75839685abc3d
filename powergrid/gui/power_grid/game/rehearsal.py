# SPDX-License-Identifier: MIT
"""A plan tried out: the round played on a copy of the state, up to the seat's income."""

from collections.abc import Callable, Iterable

from powergrid.gui.power_grid.game.cart import best_market, missing_fuel
from powergrid.gui.power_grid.game.draft import Draft, trial_of, why_illegal
from powergrid.gui.power_grid.game.plan import Plan
from powergrid.rules import IllegalAction, State, apply, legal
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    OpenAuction,
    Pass,
)
from powergrid.rules.events import (
    BankBoughtFuel,
    Event,
    FuelScrapped,
    PlantBought,
    PlantScrapped,
    StepBegan,
    seat_of,
)
from powergrid.rules.fuel import FUELS, NO_TOKENS, Tokens, add_fuel
from powergrid.rules.fuel_market import market_at
from powergrid.rules.legal import (
    Bids,
    FuelPurchases,
    Openings,
    Question,
    Runs,
    Sites,
)
from powergrid.rules.phases.order import coming_order
from powergrid.rules.scoring import capacity, max_powered
from powergrid.rules.state import AUCTION, BANK, BUILDING, FUEL
from powergrid.rules.view import card_of_trial

Policy = Callable[[State, Question], Action]
"""Returns the action of a seat that is asked."""


def idle_action(state: State, question: Question) -> Action:
    """Return the action of a player who passes, buys nothing and builds nothing."""
    if isinstance(question, Openings) and not question.may_pass:
        plant = question.affordable()[0]
        return OpenAuction(plant, question.minimum(plant))
    if isinstance(question, Openings | Bids):
        return Pass()
    if isinstance(question, FuelPurchases | Sites):
        return EndTurn()
    if isinstance(question, Runs):
        return question.thriftiest()
    return next(iter(question))


def fuelling_action(state: State, question: Question) -> Action:
    """Return the action of one who only buys the fuel that the own plants need for one run."""
    if isinstance(question, FuelPurchases):
        market = best_market(state)
        for fuel, amount in enumerate(missing_fuel(market_at(state, market))):
            if amount:
                return BuyFuel(fuel, amount, market)
    return idle_action(state, question)


def play_to_building(state: State) -> None:
    """Play on to the end of Phase 3: nobody bids any more, and everybody fills all plants once."""
    while AUCTION <= state.phase <= FUEL and not state.is_over:
        apply(state, fuelling_action(state, legal(state)), card_of_trial)


def fuel_scrapped(events: Iterable[Event], seat: int) -> Tokens:
    """Return the tokens that a seat has discarded, by choice or not."""
    lost = NO_TOKENS
    for event in events:
        if isinstance(event, FuelScrapped) and event.seat == seat:
            lost = add_fuel(lost, event.fuel, event.amount)
    return lost


class Rehearsal:
    """The rest of a round as `seat` plans it; `others` decides for everybody else.

    `openings`, `buying`: the questions of Phases 2 and 3 as the plan answers them, None where they
    do not come any more; `building`: the cities built, a draft from the seat's turn in Phase 4.
    `turns`: by phase, the seats in the order in which they are asked, and the bank where it buys.
    `outbidders` could bid more for the plant; `contested` says by city who could build there
    before; `refusals` has the rule by action of the plan that is illegal. At the end of it all
    `powered` cities earn `income`.
    """

    def __init__(self, state: State, seat: int, plan: Plan, others: Policy = idle_action) -> None:
        self.seat = seat
        self.plan = plan
        self.state = trial_of(state)
        self.openings: Openings | None = None
        self.buying: FuelPurchases | None = None
        self.building: Draft | None = None
        self.turns: dict[int, list[int]] = {}
        self.outbidders: list[int] = []
        self.contested: dict[int, list[int]] = {}
        self.refusals: dict[Action, IllegalAction] = {}
        self.events: list[Event] = []
        self._start = self._money()
        self._money_at: dict[int, int] = {}
        self.powered = self.income = 0
        self.is_run = False
        self._play(others)

    # --- the result --------------------------------------------------------------------------

    @property
    def is_last(self) -> bool:
        """Whether the game ends with this round."""
        return self.state.is_over

    @property
    def money(self) -> tuple[int, int, int, int]:
        """The money at first, and after plant, fuel and cities."""
        after_plant = self._money_at.get(FUEL, self._start)
        return self._start, after_plant, self._money_at.get(BUILDING, after_plant), self._money()

    @property
    def plant_gone(self) -> int:
        """The plant scrapped for the new one, 0 for none."""
        gone = (e.plant for e in self._own_events() if isinstance(e, PlantScrapped))
        return next(gone, 0)

    @property
    def fuel_lost(self) -> Tokens:
        """The tokens discarded with the plant."""
        return fuel_scrapped(self._own_events(), self.seat)

    @property
    def capacity(self) -> int:
        """How many cities the plants can power with enough fuel."""
        return capacity(self.state, self.seat)

    @property
    def cities(self) -> int:
        """The number of cities at the end."""
        return len(self.state.cities[self.seat])

    @property
    def next_place(self) -> int:
        """The place in the next order, counted from 1."""
        return coming_order(self.state).index(self.seat) + 1

    @property
    def step_begun(self) -> int:
        """The Step that begins during the round, 0 for none."""
        return max((e.step for e in self.events if isinstance(e, StepBegan)), default=0)

    def before(self, phase: int) -> list[int]:
        """Return the seats, or the bank, that act before this one in a phase."""
        turns = self.turns.get(phase, [])
        return turns[: turns.index(self.seat)] if self.seat in turns else []

    # --- playing -----------------------------------------------------------------------------

    def _play(self, others: Policy) -> None:
        round_ = self.state.round
        while not self.is_run and not self.state.is_over and self.state.round == round_:
            self._note_turn()
            question = legal(self.state)
            if self.state.seat == self.seat:
                self._answer(question)
            else:
                self._note_rival(question)
                self._apply(others(self.state, question))
        if self.state.is_over:
            self.powered = self.state.powered[self.seat]
        elif not self.is_run:
            self.powered = max_powered(self.state, self.seat)

    def _note_turn(self) -> None:
        turns = self.turns.setdefault(self.state.phase, [])
        if self.state.seat not in turns:
            turns.append(self.state.seat)
        self._money_at.setdefault(self.state.phase, self._money())

    def _note_rival(self, question: Question) -> None:
        """Note what another seat could do to the plan."""
        if isinstance(question, Bids) and question.leader == self.seat and question.amounts:
            self.outbidders.append(question.seat)
        elif isinstance(question, Sites) and self.building is None:
            prices = question.affordable()
            for city in self.plan.cities:
                if city in prices:
                    self.contested.setdefault(city, []).append(question.seat)

    def _answer(self, question: Question) -> None:
        match question:
            case Openings():
                self._open(question)
            case Bids():
                self._bid(question)
            case FuelPurchases():
                self._buy()
            case Sites():
                self._build()
            case Runs():
                run = question.thriftiest()
                self.powered = question.powered(run.plants)
                self.income = question.income(run.plants)
                self.is_run = True
            case _:
                self._apply(idle_action(self.state, question))

    def _open(self, question: Openings) -> None:
        plan = self.plan
        first = self.openings is None
        self.openings = self.openings or Openings(self.state.copy())
        bids = question.bids(plan.plant) if plan.plant in question.plants else range(0)
        # Whoever opens alone pays the minimum, even where more was planned.
        action = OpenAuction(plan.plant, min(plan.price, bids[-1] if bids else plan.price))
        if plan.plant and first and not self._refuse(action):
            self._apply(action)
        else:
            self._apply(idle_action(self.state, question))

    def _bid(self, question: Bids) -> None:
        bid = Bid(self.plan.price)
        is_wanted = self.plan.plant == question.plant
        if is_wanted and not self._refuse(bid):
            self._apply(bid)
        else:
            self._apply(Pass())

    def _buy(self) -> None:
        market = best_market(self.state)
        for fuel in FUELS:
            amount = self.plan.fuel[fuel]
            if amount and not self._refuse(BuyFuel(fuel, amount, market)):
                self._apply(BuyFuel(fuel, amount, market))
        self.buying = FuelPurchases(self.state.copy())
        self._apply(EndTurn())

    def _build(self) -> None:
        self.building = Draft(self.state)
        for city in self.plan.cities:
            if not self._refuse(BuildHouse(city)):
                self.building.add(BuildHouse(city))
                self._apply(BuildHouse(city))
        self._apply(EndTurn())

    def _refuse(self, action: Action) -> bool:
        error = why_illegal(self.state, action)
        if error is not None:
            self.refusals[action] = error
        return error is not None

    def _apply(self, action: Action) -> None:
        events = apply(self.state, action, card_of_trial)
        if any(isinstance(event, BankBoughtFuel) for event in events):
            self.turns[FUEL].append(BANK)
        self.events += events

    def _own_events(self) -> list[Event]:
        """Return what happened to the seat from its new plant on."""
        bought = [
            at
            for at, event in enumerate(self.events)
            if isinstance(event, PlantBought) and event.seat == self.seat
        ]
        events = self.events[bought[0] :] if bought else []
        return [event for event in events if seat_of(event) == self.seat]

    def _money(self) -> int:
        return self.state.money[self.seat]

# SPDX-License-Identifier: MIT
"""Ways to buy fuel in a turn: legal, each once, up to a full storage."""

from random import Random

from powergrid.analysis.fuel_turns import as_turn, fuel_turns
from powergrid.bots.no_card import no_card
from powergrid.bots.planner import Planner
from powergrid.rules import State, apply
from powergrid.rules.actions import Action, BuyFuel, BuyStoredCoal, EndTurn
from powergrid.rules.fuel import FUELS, OIL
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.state import BUYING_FUEL, NORTH, SOUTH, with_item
from tests.bots.planned import asked
from tests.bots.setups import GERMANY, Setup


def after(view: State, turn: tuple[Action, ...]) -> State:
    """Return the position before the last action of a turn, each of which must be legal."""
    *purchases, last = turn
    assert last == EndTurn()
    ahead = view.copy()
    for action in purchases:
        assert isinstance(action, BuyFuel)
        apply(ahead, action, no_card)
    return ahead


def test_every_way_is_legal_and_there_once() -> None:
    counts = set()
    for setup in (GERMANY, Setup("usa", "classic", 4)):
        for view in asked([BUYING_FUEL], setup=setup)[::7]:
            before = view.copy()
            turns = fuel_turns(view, [Planner()])
            assert view == before
            bought = [after(view, turn).fuel[view.seat] for turn in turns]
            assert view.fuel[view.seat] in bought, "nothing is a way"
            assert len(set(bought)) == len(turns)
            counts.add(len(turns))
    assert {1, 2, 3} < counts


def test_where_fuel_is_bought_one_by_one_a_turn_is_one_token() -> None:
    views = asked([BUYING_FUEL], setup=Setup("india", "recharged", 4))
    view = max(views, key=lambda view: len(FuelPurchases(view).fuels()))
    fuels = FuelPurchases(view).fuels()
    assert len(fuels) > 1
    assert fuel_turns(view, ()) == [*((BuyFuel(fuel, 1),) for fuel in fuels), (EndTurn(),)]
    assert as_turn(view, [BuyFuel(fuels[0], 1)]) in fuel_turns(view, ())


def test_each_of_two_markets_is_a_way() -> None:
    markets = set()
    for view in asked([BUYING_FUEL], setup=Setup("korea", "recharged", 4))[::7]:
        for turn in fuel_turns(view, [Planner()]):
            after(view, turn)
            bought_at = {action.market for action in turn if isinstance(action, BuyFuel)}
            assert len(bought_at) <= 1
            markets |= bought_at
    assert markets == {SOUTH, NORTH}


def test_what_buyers_buy_comes_first_and_each_fuel_at_once() -> None:
    view = max(asked([BUYING_FUEL]), key=lambda view: len(FuelPurchases(view).fuels()))
    first, *_, last = FuelPurchases(view).fuels()
    wanted: list[Action] = [BuyFuel(last, 1), BuyFuel(first, 1), BuyFuel(last, 1), EndTurn()]

    class Buyer:
        def __init__(self) -> None:
            self.coming = iter(wanted)

        def decide(self, state: State, rng: Random) -> Action:
            return next(self.coming)

    turns = fuel_turns(view, [Buyer(), Buyer()])
    assert turns[0] == (BuyFuel(first, 1), BuyFuel(last, 2), EndTurn())
    assert turns.count(turns[0]) == 1


def test_one_way_fills_the_storage_if_the_money_lasts() -> None:
    view = next(view for view in asked([BUYING_FUEL]) if FuelPurchases(view).fuels())
    rich, seat = view.copy(), view.seat
    rich.money = with_item(view.money, seat, 500)
    full = [after(rich, turn) for turn in fuel_turns(rich, ())]
    assert any(not FuelPurchases(ahead).fuels() for ahead in full)
    short = view.copy()
    short.money = with_item(view.money, seat, 1)
    spent = [after(short, turn).money[seat] for turn in fuel_turns(short, ())]
    room = FuelPurchases(short)
    assert sum(room.room(fuel) for fuel in FUELS) > 1
    assert spent == [1]


def test_coal_from_the_storage_stays_in_a_turn() -> None:
    view = asked([BUYING_FUEL])[0]
    done: list[Action] = [BuyStoredCoal(1), BuyFuel(OIL, 1), BuyFuel(OIL, 1), EndTurn()]
    assert as_turn(view, done) == tuple(done)
    assert as_turn(view, done[1:]) == (BuyFuel(OIL, 2), EndTurn())

# SPDX-License-Identifier: MIT
"""What a seat can run and power, against every way of burning every subset of its plants."""

from itertools import chain, combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid.rules import State, apply, legal
from powergrid.rules.actions import RunPlants
from powergrid.rules.fuel import COAL, OIL, Tokens
from powergrid.rules.legal import Runs
from powergrid.rules.plants import Plant
from powergrid.rules.scoring import capacity, max_powered, runnable_sets
from powergrid.rules.state import BUREAUCRACY, with_item
from tests.expect import expect
from tests.properties.firing import burners, coal_burnt
from tests.properties.tokens import fits, real_plants, stores, ways_to_burn
from tests.rules.positions import Draws, connect_any, in_phase, table


def owner(owned: tuple[Plant, ...], held: Tokens, cities: int) -> State:
    """Return a table at which seat 0 is asked what to run, with fuel of its own."""
    state = in_phase(table(), BUREAUCRACY)
    state.plants = with_item(state.plants, 0, tuple(sorted(plant.number for plant in owned)))
    state.fuel = with_item(state.fuel, 0, held)
    connect_any(state, 0, cities)
    return state


def every_run(state: State, held: Tokens) -> dict[RunPlants, Tokens]:
    """Return every run and what it burns, by trying all subsets and mixes."""
    numbers = state.plants[0]
    owned = burners(map(state.game.plants.__getitem__, numbers))
    runs = {}
    for subset in chain.from_iterable(combinations(numbers, n) for n in range(len(numbers) + 1)):
        running = [state.game.plants[number] for number in subset]
        mixes = coal_burnt(burners(running), owned, held[COAL], held[OIL])
        for burnt, coal in ways_to_burn(running):
            if fits(burnt, held) and coal in mixes:
                runs[RunPlants(subset, coal)] = burnt
    return runs


@given(stores(real_plants), st.integers(0, 20))
@settings(max_examples=60)
def test_the_legal_runs_are_all_that_the_fuel_allows(
    stored: tuple[tuple[Plant, ...], Tokens], cities: int
) -> None:
    owned, held = stored
    state = owner(owned, held, cities)
    runs = every_run(state, held)
    question = expect(Runs, legal(state))
    assert len(list(question)) == len(runs) == question.count()
    assert set(question) == set(runs)
    assert set(runnable_sets(state, 0)) == {run.plants for run in runs}
    power = {
        run: min(cities, sum(state.game.plants[number].cities for number in run.plants))
        for run in runs
    }
    assert max_powered(state, 0) == max(power.values())
    assert capacity(state, 0) == sum(plant.cities for plant in owned)
    best = question.thriftiest()
    assert power[best] == max(power.values())
    for run, burnt in runs.items():
        assert question.burnt(run) == burnt
        assert question.powered(run.plants) == power[run]
        assert question.income(run.plants) == state.game.edition.payments[power[run]]


@given(stores(real_plants), st.integers(0, 20), st.data())
@settings(max_examples=40)
def test_a_run_pays_its_income_and_burns_its_fuel(
    stored: tuple[tuple[Plant, ...], Tokens], cities: int, data: st.DataObject
) -> None:
    owned, held = stored
    state = owner(owned, held, cities)
    runs = every_run(state, held)
    run = data.draw(st.sampled_from(sorted(runs, key=repr)))
    money, supply = state.money[0], state.supply
    apply(state, run, Draws())
    powered = min(cities, sum(state.game.plants[number].cities for number in run.plants))
    assert state.money[0] - money == state.game.edition.payments[powered]
    burnt = runs[run]
    assert state.fuel[0] == tuple(one - gone for one, gone in zip(held, burnt, strict=True))
    assert state.supply == tuple(one + come for one, come in zip(supply, burnt, strict=True))


def test_the_thriftiest_run_saves_the_expensive_fuel() -> None:
    plants = table().game.plants
    for number, coal in product((5,), range(3)):
        state = owner((plants[number],), (2, 2, 0, 0), 3)
        state.fuel_market = (24, 3, 6, 2) if coal else (3, 24, 6, 2)
        question = expect(Runs, legal(state))
        assert question.thriftiest() == RunPlants((number,), 2 if coal else 0)

# SPDX-License-Identifier: MIT
"""What hybrids may burn, against every placement of the tokens and every order of firing."""

from collections.abc import Iterator
from itertools import chain, combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid.records.moves import lines_of
from powergrid.rules.events import PlantsRun
from powergrid.rules.fuel import Tokens
from powergrid.rules.legal import Runs, legal
from powergrid.rules.options import NO_OPTIONS, Options
from powergrid.rules.plants import Plant, need_of
from powergrid.rules.state import BUREAUCRACY, State, with_item
from tests.properties.firing import Burner, burners, can_burn, coal_burnt, stocks
from tests.properties.tokens import CARDS, fits, made_up_plants, real_plants, ways_to_burn
from tests.rules.positions import Draws, in_phase, play, table

Plants = tuple[Plant, ...]
BURNERS = tuple(card for card in CARDS if card.kind in ("coal", "oil", "hybrid"))


def sets_of_kinds(size: int) -> Iterator[Plants]:
    """Yield this many plants in every mixture of kinds and needs."""
    seen = set()
    for owned in combinations(BURNERS, size):
        kinds = burners(owned)
        if kinds not in seen:
            seen.add(kinds)
            yield owned


def subsets(plants: Plants) -> Iterator[Plants]:
    return chain.from_iterable(combinations(plants, n) for n in range(len(plants) + 1))


def check_every_run(owned: Plants, coal: int, oil: int) -> None:
    """Check that the rules allow exactly the plants and mixes that can run."""
    storage, held = need_of(owned).storage(2), (coal, oil, 0, 0)
    for running in subsets(owned):
        need = need_of(running)
        mixes = coal_burnt(burners(running), burners(owned), coal, oil)
        assert need.is_met_by(held) == bool(mixes)
        if mixes:
            assert list(need.coal_range(held, storage)) == sorted(mixes), (owned, held, running)


def test_all_other_plants_burn_neither_coal_nor_oil() -> None:
    assert {card.kind for card in CARDS} - {card.kind for card in BURNERS} == {
        "garbage",
        "uranium",
        "ecological",
        "fusion",
    }
    assert len(CARDS) == 42


@pytest.mark.parametrize("size", [1, 2, pytest.param(3, marks=pytest.mark.slow)])
def test_a_mix_is_legal_if_some_placement_and_order_allow_it(size: int) -> None:
    """All plants, with all fuel they can hold; plants of one kind and need are alike."""
    for owned in sets_of_kinds(size):
        for coal, oil in stocks(burners(owned)):
            check_every_run(owned, coal, oil)


@given(st.lists(st.sampled_from(BURNERS), min_size=4, max_size=4, unique=True), st.data())
@settings(max_examples=150)
def test_mixes_of_four_plants_are_legal_if_some_placement_allows_them(
    owned: list[Plant], data: st.DataObject
) -> None:
    held = data.draw(st.sampled_from(sorted(stocks(burners(owned)))))
    check_every_run(tuple(owned), *held)


@given(made_up_plants, st.data())
@settings(max_examples=20)
def test_the_same_holds_for_plants_that_were_never_printed(
    made_up: Plants, data: st.DataObject
) -> None:
    owned = tuple(plant for plant in made_up if burners([plant]))
    held = data.draw(st.sampled_from(sorted(stocks(burners(owned)))))
    check_every_run(owned, *held)


# --- in a game -------------------------------------------------------------------------------


def owner(owned: Plants, held: Tokens, options: Options = NO_OPTIONS) -> State:
    """Return a table at which seat 0 is asked what to run."""
    state = in_phase(table(options=options), BUREAUCRACY)
    state.plants = with_item(state.plants, 0, tuple(sorted(plant.number for plant in owned)))
    state.fuel = with_item(state.fuel, 0, held)
    return state


@given(real_plants, st.data())
@settings(max_examples=60)
def test_pooled_fuel_burns_wherever_it_is_stored(owned: Plants, data: st.DataObject) -> None:
    coal, oil = data.draw(st.sampled_from(sorted(stocks(burners(owned)))))
    held = (coal, oil, 0, 0)
    question = legal(owner(owned, held, Options(pooled_fuel=True)))
    assert isinstance(question, Runs)
    for numbers in question.sets:
        running = [plant for plant in owned if plant.number in numbers]
        mixes = {coal for burnt, coal in ways_to_burn(running) if fits(burnt, held)}
        assert set(question.coal(numbers)) == mixes


@given(real_plants, st.data())
@settings(max_examples=60)
def test_the_lines_of_a_run_say_what_each_plant_can_burn(
    owned: Plants, data: st.DataObject
) -> None:
    """A record gives each hybrid its own mix; some order of firing allows them all."""
    coal, oil = data.draw(st.sampled_from(sorted(stocks(burners(owned)))))
    state = owner(owned, (coal, oil, 0, 0))
    run = data.draw(st.sampled_from(list(legal(state))))
    events = play(state, run, draws=Draws(30))
    (ran,) = [event for event in events if isinstance(event, PlantsRun)]
    loaded = [
        (Burner(card.kind, card.fuel), line["fuel"].get("coal", 0), line["fuel"].get("oil", 0))
        for line in lines_of([ran], state)
        if line["type"] == "run" and (card := state.game.plants[line["plant"]]) in BURNERS
    ]
    assert can_burn(loaded, burners(owned), (coal, oil))

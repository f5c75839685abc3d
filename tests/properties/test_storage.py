# SPDX-License-Identifier: MIT
"""What plants store and burn, against tokens really put on them one by one."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid.rules.fuel import COAL, FUELS, GARBAGE, OIL, URANIUM, Tokens, add_fuel
from powergrid.rules.game import Game
from powergrid.rules.legal import PlantScraps
from powergrid.rules.plants import Plant
from tests.properties.tokens import can_place, fits, need, plants, stores, tokens, ways_to_burn
from tests.rules.positions import table

Plants = tuple[Plant, ...]


@given(stores(), st.sampled_from(FUELS))
def test_room_is_the_number_of_tokens_that_still_fit(
    stored: tuple[Plants, Tokens], fuel: int
) -> None:
    owned, held = stored
    storage = need(owned).storage(2)
    assert can_place(owned, held)
    room = storage.rooms(held)[fuel]
    assert can_place(owned, add_fuel(held, fuel, room))
    assert not can_place(owned, add_fuel(held, fuel, room + 1))


@pytest.mark.slow
@given(plants, tokens)
def test_room_is_negative_exactly_if_tokens_do_not_fit(owned: Plants, held: Tokens) -> None:
    rooms = need(owned).storage(2).rooms(held)
    assert (min(rooms) >= 0) == can_place(owned, held)


def scraps_of_coal_and_oil(owned: Plants, held: Tokens) -> list[tuple[int, int]]:
    """Return every way to scrap coal and oil after which the rest can be placed."""
    return [
        (coal, oil)
        for coal, oil in product(range(held[COAL] + 1), range(held[OIL] + 1))
        if can_place(owned, (held[COAL] - coal, held[OIL] - oil, 0, 0))
    ]


@given(plants, tokens)
@settings(max_examples=60)
def test_the_excess_is_the_fewest_tokens_to_scrap(owned: Plants, held: Tokens) -> None:
    storage = need(owned).storage(2)
    enough = scraps_of_coal_and_oil(owned, held)
    fewest = min(map(sum, enough))
    assert storage.hybrid_excess(held) == fewest
    fair = [way for way in enough if sum(way) == fewest]
    over = storage.excess(held)
    # only the excess is scrapped, in any split between the two
    assert {coal for coal, _ in fair} == set(
        range(max(0, fewest - over[OIL]), min(fewest, over[COAL]) + 1)
    )
    assert {oil for _, oil in fair} == set(
        range(max(0, fewest - over[COAL]), min(fewest, over[OIL]) + 1)
    )


@given(plants, tokens, st.sampled_from((GARBAGE, URANIUM)))
def test_the_excess_of_garbage_and_uranium_is_what_does_not_fit(
    owned: Plants, held: Tokens, fuel: int
) -> None:
    over = need(owned).storage(2).excess(held)[fuel]
    alone = add_fuel((0, 0, 0, 0), fuel, held[fuel])
    assert can_place(owned, add_fuel(alone, fuel, -over))
    assert not over or not can_place(owned, add_fuel(alone, fuel, 1 - over))


@given(plants, tokens)
def test_a_need_is_met_if_some_way_of_burning_meets_it(owned: Plants, held: Tokens) -> None:
    ways = [coal for burnt, coal in ways_to_burn(owned) if fits(burnt, held)]
    assert need(owned).is_met_by(held) == bool(ways)


@given(plants)
def test_burning_takes_what_the_plants_need(owned: Plants) -> None:
    run = need(owned)
    ways = {coal: burnt for burnt, coal in ways_to_burn(owned)}
    assert {coal: run.burnt(coal) for coal in range(run.hybrid + 1)} == ways
    assert run.cities == sum(plant.cities for plant in owned)


@given(plants, tokens)
def test_fuel_for_two_runs_can_be_stored_and_burnt(owned: Plants, held: Tokens) -> None:
    run, storage = need(owned), need(owned).storage(2)
    assert storage.cities == run.cities
    for burnt, _ in ways_to_burn(owned):
        twice = (burnt[0] * 2, burnt[1] * 2, burnt[2] * 2, burnt[3] * 2)
        assert can_place(owned, twice)
        assert storage.is_met_by(twice)
    assert not storage.is_met_by(held) or run.is_met_by(held)


@given(stores(), st.data())
def test_fuel_left_behind_fits_on_the_scrapped_plant(
    stored: tuple[Plants, Tokens], data: st.DataObject
) -> None:
    """Some way of placing the tokens puts exactly these on the scrapped plant."""
    cards, held = stored
    owned = tuple(Plant(60 + i, p.kind, p.fuel, p.cities, p.back) for i, p in enumerate(cards))
    if not owned:
        return
    gone = data.draw(st.sampled_from(owned))
    rest = tuple(plant for plant in owned if plant is not gone)
    piles = [
        (coal, oil, garbage, uranium)
        for coal, oil, garbage, uranium in product(*(range(amount + 1) for amount in held))
        if can_place((gone,), (coal, oil, garbage, uranium))
        and can_place(rest, (held[0] - coal, held[1] - oil, held[2] - garbage, held[3] - uranium))
    ]
    scraps = scraps_of(owned, held)
    fewest = min(map(sum, piles))
    assert scraps.must_leave(gone.number) == fewest
    assert list(scraps.may_leave(gone.number)) == [pile for pile in piles if sum(pile) > fewest]


def scraps_of(owned: Plants, held: Tokens) -> PlantScraps:
    """Return the question which of these plants to scrap, besides one just bought."""
    state = table()
    state.game = Game(
        state.game.board,
        state.game.edition,
        {**state.game.plants, **{plant.number: plant for plant in owned}},
        state.game.players,
        state.game.areas,
    )
    state.seat, state.lot = 0, 0
    state.plants = (tuple(plant.number for plant in owned), *state.plants[1:])
    state.fuel = (held, *state.fuel[1:])
    return PlantScraps(state)

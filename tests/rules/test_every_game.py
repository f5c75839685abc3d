# SPDX-License-Identifier: MIT
"""What holds in every game: each edition, board, number of players and option, at random."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

import pytest

from powergrid.box import board_editions, board_ids, load_board, load_edition, load_plants
from powergrid.rules import Game, IllegalAction, State, apply, begin, legal
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    MarkStartingCity,
    OpenAuction,
    Pass,
    PlaceBankHouse,
    RunPlants,
    ScrapFuel,
    ScrapPlant,
)
from powergrid.rules.fuel import COAL, FUELS, TOTAL, URANIUM
from powergrid.rules.options import OPTION_NAMES, Options, areas_in_play, why_unplayable
from powergrid.rules.setup import first_state, random_areas, random_order, shuffle_cards
from powergrid.rules.state import BANK, Deal
from powergrid.rules.variants.against_the_bank import HOUSES

MOST_ROUNDS = 100
EVERY = 9
"""One state in so many is tried in full; a game has some 500."""


@dataclass(frozen=True)
class Setting:
    board: str
    edition: str
    players: int
    options: Options

    def __str__(self) -> str:
        return "-".join((self.board, self.edition, str(self.players), *self.options.chosen()))


def settings() -> Iterator[Setting]:
    every_options = [
        Options(**dict(zip(OPTION_NAMES, chosen, strict=True)))
        for chosen in product((False, True), repeat=len(OPTION_NAMES))
    ]
    for board in board_ids():
        for edition in board_editions(board):
            for players, options in product(range(2, 7), every_options):
                if not why_unplayable(load_edition(edition), players, options):
                    yield Setting(board, edition, players, options)


SETTINGS = list(settings())


def begun(setting: Setting, rng: Random) -> tuple[State, Deal]:
    edition = load_edition(setting.edition)
    board = load_board(setting.board, setting.edition)
    count = areas_in_play(edition, setting.players, setting.options)
    areas = random_areas(board, count, rng)
    game = Game(board, edition, load_plants(), setting.players, areas, setting.options)
    cards = shuffle_cards(edition, game.plants, setting.players, rng)
    state = first_state(game, cards.market, random_order(setting.players, rng))
    begin(state, cards.pile)
    return state, cards.pile


def play_on(setting: Setting, seed: int, every: int = EVERY) -> State:
    rng = Random(seed)
    state, deal = begun(setting, rng)
    count = 0
    while not state.is_over:
        check_conserved(state)
        if count % every == seed % every:
            check_legal_is_exact(state, deal, rng)
        action = legal(state).sample(rng)
        assert action in legal(state)
        apply(state, action, deal)
        count += 1
        assert state.round <= MOST_ROUNDS
    check_conserved(state)
    return state


def check_conserved(state: State) -> None:
    """Fuel, houses and plants are somewhere, once each."""
    for fuel in FUELS:
        tokens = state.fuel_market[fuel] + state.supply[fuel] + state.bank_fuel[fuel]
        tokens += sum(held[fuel] for held in state.fuel)
        tokens += state.storage if fuel == COAL else 0
        tokens += len(state.marked) if fuel == URANIUM else 0
        assert tokens == TOTAL[fuel]
    assert min(*state.supply, *state.fuel_market, *state.money, state.storage) >= 0
    for seat, cities in enumerate(state.cities):
        assert {c for c, owners in enumerate(state.houses) if seat in owners} == set(cities)
    standing = sum(owners.count(BANK) for owners in state.houses)
    has_bank = state.game.options.against_the_bank
    assert standing + state.bank_houses == (HOUSES if has_bank else 0)
    owned = [plant for plants in (*state.plants, state.bank_plants) for plant in plants]
    assert len(set(owned) | set(state.market)) == len(owned) + len(state.market)


def check_legal_is_exact(state: State, deal: Deal, rng: Random) -> None:
    """Every listed action applies, and what is not legal is refused without a trace."""
    question = legal(state)
    listed = list(question)
    assert question.count() == len(listed) == len(set(listed))
    before = state.facts()
    tried = listed if len(listed) <= 40 else rng.sample(listed, 40)
    for action in tried:
        assert action in question
        apply(state.copy(), action, deal)
    for action in mutated(state, rng):
        twin = state.copy()
        try:
            apply(twin, action, deal)
        except IllegalAction:
            assert action not in question
            assert twin == state
        else:
            assert action in question
            assert action in listed
    assert state.facts() == before


def mutated(state: State, rng: Random) -> list[Action]:
    """Return actions of every kind, few of which are legal."""
    plants = [*state.game.plants, 0, 99]
    cities = [*range(-1, len(state.houses) + 1)]
    owned = [plant for plants in state.plants for plant in plants]

    def amount() -> int:
        return rng.choice((-1, 0, 1, 2, 3, rng.randrange(100)))

    subset = tuple(sorted(rng.sample(owned, rng.randrange(min(4, len(owned) + 1)))))
    market = [*state.market, *state.bank_plants, rng.choice(plants)]
    return [
        Pass(),
        EndTurn(),
        Bid(amount()),
        Bid(state.bid + amount()),
        *(OpenAuction(plant, plant + rng.choice((-1, 0, 1))) for plant in market),
        OpenAuction(rng.choice(market), 1),
        *(ScrapPlant(plant) for plant in rng.sample(plants, 3)),
        *(ScrapPlant(plant) for plant in owned),
        *(ScrapFuel(fuel, amount()) for fuel in (*FUELS, 4)),
        *(BuyFuel(fuel, amount()) for fuel in (*FUELS, -1)),
        *(BuildHouse(city) for city in rng.sample(cities, 12)),
        *(PlaceBankHouse(city) for city in rng.sample(cities, 4)),
        *(MarkStartingCity(city) for city in rng.sample(cities, 4)),
        RunPlants(subset, 0),
        RunPlants(subset, amount()),
        RunPlants(subset[::-1], 0),
    ]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_random_games_end_conserve_and_are_asked_exactly(setting: Setting) -> None:
    state = play_on(setting, seed=setting.players)
    assert sorted(state.ranking) == list(range(setting.players))
    assert len(state.cities[state.ranking[0]]) <= len(state.game.cities)


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_many_random_games_end_conserve_and_are_asked_exactly(setting: Setting) -> None:
    for seed in range(100, 112):
        play_on(setting, seed)


def test_every_option_is_played_with_every_number_of_players_that_it_allows() -> None:
    played = {(name, s.players) for s in SETTINGS for name in s.options.chosen()}
    assert {n for name, n in played if name == "starting_cities"} == {2, 3, 4, 5, 6}
    assert {n for name, n in played if name == "against_the_bank"} == {2}
    assert {n for name, n in played if name == "one_area_per_player"} == {2, 3, 4, 5, 6}

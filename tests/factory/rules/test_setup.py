# SPDX-License-Identifier: MIT
"""Setting up, each rule with its words in the rulebook."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from powergrid.factory.box import load_game
from powergrid.factory.rules import apply, legal, start
from powergrid.factory.rules.deal import guessed_deal, shuffle
from powergrid.factory.rules.tiles import TYPES
from tests.factory.table import Table, game_for

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])


@EVERY_COUNT
def test_all_players_begin_with_the_same(players: int) -> None:
    """„Każdy gracz bierze siedmiu robotników i trzy znaczniki”

    „35 drewnianych znaczników robotników (po 7 dla każdego gracza)”
    „15 drewnianych znaczników (po 3 dla każdego gracza)”
    „Zestaw składa się z trzech pomieszczeń magazynowych oraz dwóch maszyn”
    „na trzech pozycjach oznaczonych jako początkowe”
    „czterech robotników w pomieszczeniu socjalnym, a trzech pozostałych obok swojej fabryki”
    „pozycje startowe na wskazanych torach są akurat w miejscach”
    „Każdy gracz bierze startowy zestaw identycznych żetonów”
    """
    table = Table(players)
    state = table.state
    for seat in range(players):
        assert state.money[seat] == 18
        assert state.workers(seat) == 7
        assert (state.production[seat], state.storage[seat], state.energy[seat]) == (2, 3, 4)
        assert (state.canteen[seat], state.available(seat)) == (4, 3)
        storage, machine = table.kind("storage"), table.kind("machine")
        assert Counter(state.factory[seat]) == {storage: 3, machine: 2}


@pytest.mark.parametrize(
    ("players", "first", "stack"),
    [
        (2, {2, 10}, {1, 4, 6, 8}),
        (3, {5, 7, 8}, {1, 2, 3, 4, 6}),
        (4, {7, 8, 9, 10}, {1, 2, 3, 4, 5, 6}),
        (5, {8, 9, 10, 11, 12}, {1, 2, 3, 4, 5, 6, 7}),
    ],
)
def test_order_tiles_by_number_of_players(players: int, first: set[int], stack: set[int]) -> None:
    """„które żetony należy użyć w trakcie gry jako żetony kolejności graczy”

    „Początkowe żetony kolejności 2, 10 5, 7, 8 7, 8, 9, 10 8, 9, 10, 11, 12”
    „należy rozdać graczom po jednym, losowo wybranym, początkowym żetonie”
    „Pozostałe żetony biorące udział w grze należy potasować”
    „Niewykorzystane żetony kolejności należy odłożyć do pudełka”
    „Nie będą wykorzystywane podczas gry”
    """
    deals = [shuffle(game_for(players), Random(seed)) for seed in range(30)]
    assert all(set(deal.first_order) == first for deal in deals)
    assert len({deal.first_order for deal in deals}) > 1
    assert set().union(*(deal.order_tiles[0] for deal in deals)) == stack


def test_new_order_tiles_are_drawn_from_the_old_ones_and_the_two_left_over() -> None:
    """„należy zebrać razem i potasować niewykorzystane żetony kolejności”

    „Niewykorzystane dwa żetony kolejności pozostają zakryte”
    „Potasowane żetony ułożone w zakryty stos”
    """
    for players in (2, 3, 4, 5):
        game = game_for(players)
        every = {*game.figures.first_order[players], *game.figures.order_stack[players]}
        deal = shuffle(game, Random(players))
        held = set(deal.first_order)
        for turned_up in deal.order_tiles:
            assert len(turned_up) == players
            assert set(turned_up) < every - held
            assert len(every - held - set(turned_up)) == 2
            held = set(turned_up)


@pytest.mark.parametrize(("players", "tiles"), [(2, 31), (3, 48), (4, 63), (5, 75)])
def test_the_number_of_tiles_depends_on_the_number_of_players(players: int, tiles: int) -> None:
    """„przeznaczone są do gry w odpowiednią liczbę graczy”"""
    game = game_for(players)
    assert sum(map(len, game.columns)) == tiles
    for type_ in TYPES:
        prices = [game.tiles[kind].price for kind in game.columns[type_]]
        assert prices == sorted(prices)
        assert {game.tiles[kind].type for kind in game.columns[type_]} == {type_}


def test_three_of_six_x_tiles_are_on_the_market() -> None:
    """„Sześć elementów fabryki oznaczonych na odwrocie znakiem X”

    „Trzy pozostałe żetony należy umieść odkryte w polu rynku”
    „podczas pierwszej rundy na rynku dostępnych elementów fabryki leżą już 3 żetony”
    „Stanowią one w tej rundzie dodatek do tych, które wybiorą gracze”
    """
    game = game_for(4)
    assert sorted(game.tiles[kind].type for kind in game.tile_set.x_tiles) == list(TYPES)
    shown = {shuffle(game, Random(seed)).x_tiles for seed in range(100)}
    assert len(shown) == 20  # all threes out of six
    table = Table(4).begun().bid_out()
    assert table.state.market == table.deal.x_tiles


def test_five_of_eight_energy_tiles_are_used() -> None:
    """„Z ośmiu zakrytych żetonów zmian cen energii należy usunąć trzy losowo wybrane”

    „8 żetonów zmian cen energii (0 x2, +1x4, +2 x2)”
    „Pięć pozostałych żetonów układa się w stos”
    „umieszcza się na pierwszym polu wykresu wzrostu kosztu energii”
    """
    assert Table().state.price == 1
    deals = [shuffle(game_for(2), Random(seed)).energy_tiles for seed in range(200)]
    for tiles in deals:
        assert not Counter(tiles) - Counter([0, 0, 1, 1, 1, 1, 2, 2])
        assert len(tiles) == 5
    assert {1 + sum(tiles) for tiles in deals} == {4, 5, 6, 7, 8}


def test_the_first_energy_tile_of_a_first_game_is_a_0() -> None:
    """„należy odłożyć na chwilę ten o wartości”

    „Pozostałych 7 żetonów należy potasować, usunąć z gry 3 losowo wybrane”
    „umożliwia graczom łatwiejszy start pierwszej gry”
    „podczas pierwszej rundy w pierwszej rozgrywce, wierzchni żeton będzie miał wartość”
    „cena energii pozostanie w kolejnej rundzie na poziomie 1”
    „Wyjątek dla pierwszej gry”
    „Doświadczeni gracze powinni korzystać ze standardowych reguł”
    """
    deals = [shuffle(load_game(2, True), Random(seed)).energy_tiles for seed in range(100)]
    assert {tiles[0] for tiles in deals} == {0}
    assert {0 in tiles[1:] for tiles in deals} == {True, False}
    assert {len(tiles) for tiles in deals} == {5}


@pytest.mark.parametrize("is_first_game", [False, True])
def test_a_guessed_deal_agrees_with_what_was_revealed(is_first_game: bool) -> None:
    game = load_game(3, is_first_game)
    deal, rng = shuffle(game, Random(1)), Random(2)
    state = start(game, deal)
    while not state.is_over:
        round_, known = state.round, len(state.changes)
        others = [guessed_deal(state, rng) for _ in range(5)]
        for other in others:
            assert other.order_tiles[round_ - 1] == deal.order_tiles[round_ - 1]
            assert other.energy_tiles[:known] == deal.energy_tiles[:known]
            assert not Counter(other.energy_tiles) - Counter(game.figures.energy_tiles)
            assert not is_first_game or other.energy_tiles[0] == 0
            assert len(other.order_tiles) == len(other.energy_tiles) == 5
            for held, turned_up in pairwise(other.order_tiles[round_ - 1 :]):
                assert not {*held} & {*turned_up}
        assert len(set(others)) > 1 or round_ == 5
        apply(state, legal(state).sample(rng), deal)

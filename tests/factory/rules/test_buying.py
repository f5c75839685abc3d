# SPDX-License-Identifier: MIT
"""Phase 3, each rule with its words in the rulebook."""

import pytest

from powergrid.factory.rules import Game, legal
from powergrid.factory.rules.actions import (
    BuyTile,
    EndTurn,
    Hire,
    PlaceTile,
    RemoveTile,
    RunFactory,
)
from powergrid.factory.rules.events import (
    MarketCleared,
    TileBought,
    TilePlaced,
    TileRemoved,
    WorkersHired,
)
from powergrid.factory.rules.phases.buying import Purchases, price_for
from powergrid.factory.rules.state import BIDDING, BUREAUCRACY, BUYING, with_item
from tests.expect import expect
from tests.factory.table import Table


def test_a_worker_buys_a_tile_of_the_market() -> None:
    """„Fazę rozpoczyna gracz posiadający żeton kolejności o najniższej wartości”

    „W tej fazie gracz wykorzystuje swoich dostępnych robotników do zakupu elementów”
    „Po wykonaniu wszystkich akcji przez jednego z graczy, swoją turę rozpoczyna następny”
    „Dostępny robotnik może zostać wykorzystany do zakupu jednego elementu”
    „Gracz zabiera z rynku wybrany żeton, płaci wskazaną cenę”
    „Robotnik wykorzystany do zakupu tymczasowo umieszczany jest na zakupionym elemencie”
    """
    game = Table(2).at(BUYING, order=(2, 1))
    state = game.state
    storage, robot, saver, _ = game.sell(
        ("storage", 6), ("production-robot", 6), ("auxiliary-robot", 3), ("optimisation", 4)
    )
    assert state.seat == 1
    assert game.do(BuyTile(storage)) == [TileBought(1, storage, 6)]
    assert (state.money[1], state.left, state.beside[1]) == (12, 2, (storage,))
    assert game.refusal(BuyTile(storage)) == "tile_not_on_market"
    assert game.do(BuyTile(robot), BuyTile(saver)) == [TileBought(1, saver, 3)]
    assert game.refusal(BuyTile(game.kind("optimisation", 4))) == "no_worker_left"
    assert game.refusal(RemoveTile(storage)) == "tile_not_in_factory"
    assert game.refusal(RemoveTile(game.kind("storage"))) == "no_worker_left"
    assert [*map(type, legal(state))] == [Hire] + [PlaceTile] * 3
    game.do(Hire(0))
    assert (state.seat, state.left) == (0, 3)


@pytest.mark.parametrize(("order", "discount"), [(1, 0), (3, 0), (4, 1), (7, 2), (12, 3)])
def test_the_order_tile_gives_a_discount(order: int, discount: int) -> None:
    """„Jeśli gracz posiada jeden z żetonów kolejności o wartości 4-12, otrzymuje rabat”"""
    game = Table(2).at(BUYING, order=(order, 13))
    storage, saver = game.sell(("storage", 6), ("auxiliary-robot", 3))
    question = expect(Purchases, legal(game.state))
    assert question.price(storage) == 6 - discount
    assert question.price(saver) == 3 - discount
    assert question.wage(2) == 2 * (7 - discount)


def test_a_discount_is_that_of_the_order_tile_in_force() -> None:
    game = Table(2).at(BUYING, order=(10, 1))
    state, kind = game.state, game.kind("optimisation", 4)
    full, reduced = 4, 4 - state.game.discount(10)
    assert price_for(state, 0, kind) == reduced
    state.phase = BUREAUCRACY
    assert price_for(state, 0, kind) == full, "the discount is used up"
    state.phase = BIDDING
    assert price_for(state, 0, kind) == full, "the tile of last round is void"
    state.won = (10, 0)
    assert price_for(state, 0, kind) == reduced


def test_no_price_is_below_0() -> None:
    """„Minimalna cena za pojedynczy element fabryki nigdy nie może być niższa niż 0 Elektro”"""
    game = Table(2).at(BUYING, order=(10, 13))
    question = expect(Purchases, legal(game.state))
    assert question.price(game.kind("storage")) == 0
    generous = game.game.figures._replace(discounts=(9,) * 12)
    game = Table(game=Game(game.game.tile_set, generous, 2)).at(BUYING)
    assert Purchases(game.state).wage(2) == 0


def test_a_purchase_needs_enough_money() -> None:
    game = Table(2).at(BUYING)
    (dear,) = game.sell(("control", 23))
    assert game.refusal(BuyTile(dear)) == "not_enough_money"
    assert BuyTile(dear) not in [*legal(game.state)]
    assert game.refusal(EndTurn()) == "not_asked"
    assert game.refusal(RunFactory()) == "not_asked"


def test_a_tile_is_stored_beside_the_factory_or_placed_in_it() -> None:
    """„i umieszcza element na pustym obszarze w swojej fabryce albo poza planszą”

    „Gracz może przechować zakupiony element poza planszą fabryki”
    „Nie jest on jednak aktywny aż do momentu przeniesienia go do fabryki”
    „Gracz nie musi wykorzystywać robotników do przenoszenia elementów leżących poza planszą”
    „Robotnicy byli przecież wykorzystani do pozyskania tych elementów”
    „Poza planszą można przechowywać dowolną liczbę elementów fabryki”
    """
    game = Table(2).at(BUYING)
    state = game.state
    (storage, _) = game.sell(("storage", 6), ("storage", 6))
    game.do(BuyTile(storage), BuyTile(storage))
    assert len(state.beside[0]) == 2
    assert game.do(PlaceTile(storage)) == [TilePlaced(0, storage, 0)]
    assert (state.left, len(state.beside[0]), state.factory[0].count(storage)) == (1, 1, 1)
    assert game.refusal(PlaceTile(game.kind("storage", 22))) == "tile_not_beside_factory"
    game.do(Hire(0), Hire(0), RunFactory())
    assert state.storage[0] == 4  # not 5: the other one lies outside
    state.left = 0
    game.at(BUYING)
    state.left = 0
    game.do(PlaceTile(storage))
    assert not state.beside[0]


def full(spaces: int) -> Table:
    """A seat with so many general spaces taken, and five more tiles beside its factory."""
    game = Table(2).at(BUYING)
    state = game.state
    storage = game.kind("storage", 6)
    state.factory = with_item(state.factory, 0, (storage,) * spaces)
    state.beside = with_item(state.beside, 0, (storage,) * 5)
    state.money = with_item(state.money, 0, 25)
    return game


def test_ten_spaces_are_free_and_the_two_outer_ones_cost_ten_each_once() -> None:
    """„Umieszczanie elementów fabryki na pierwszych 10 pustych miejscach w fabryce jest bezpłatne”

    „W przypadku decyzji o wykorzystaniu skrajnego miejsca”
    „Opłata pobierana jest jednorazowo za umieszczenie na płatnym miejscu pierwszego żetonu”
    „wymieni żeton umieszczony na jednym z płatnych miejsc na inny”
    „Gracz umieszcza wszystkie zakupione maszyny, roboty oraz pomieszczenia magazynowe”
    „Jeśli gracz chce umieścić element w fabryce, a nie posiada pustego obszaru”
    „Na pozyskanym miejscu w fabryce można umieścić element fabryki zakupiony”
    """
    game = full(9)
    state = game.state
    storage = game.kind("storage", 6)
    place = PlaceTile(storage)
    assert game.do(place) == [TilePlaced(0, storage, 0)]
    assert game.do(place) == [TilePlaced(0, storage, 10)]
    assert (state.outer[0], state.money[0]) == (1, 15)
    game.do(RemoveTile(storage))
    assert game.do(place) == [TilePlaced(0, storage, 0)]  # paid once and for all
    assert game.do(place) == [TilePlaced(0, storage, 10)]
    assert (state.outer[0], state.money[0], len(state.factory[0])) == (2, 5, 12)
    assert game.refusal(place) == "no_space"
    assert place not in [*legal(state)]
    game.do(RemoveTile(storage), place)
    assert state.money[0] == 5


def test_the_outer_spaces_have_no_discount() -> None:
    """„Przy tym zakupie nie obowiązują zniżki widniejące na żetonach kolejności 4-12”"""
    game = full(10)
    game.state.order_tiles = (12, 13)
    place = PlaceTile(game.kind("storage", 6))
    game.state.money = (9, 9)
    assert game.refusal(place) == "not_enough_money"
    game.state.money = (10, 10)
    game.do(place)
    assert game.state.money[0] == 0


@pytest.mark.parametrize("type_", ["control", "optimisation"])
def test_one_control_and_one_optimisation(type_: str) -> None:
    """„mogą być umieszczone jedynie w miejscach na nie”

    „Dyspozytornie przeznaczonych” „tylko po jednym z tych usprawnień”
    „Gracz może usunąć w ten sposób dowolny element fabryki (łącznie z rozdzielnią”
    """
    game = full(10)
    state = game.state
    prices = {"control": (8, 13), "optimisation": (4, 7)}[type_]
    first, second = [game.kind(type_, price) for price in prices]
    state.beside = with_item(state.beside, 0, (first, second))
    assert game.do(PlaceTile(first)) == [TilePlaced(0, first, 0)]  # in a space of its own
    assert game.refusal(PlaceTile(second)) == "special_space_taken"
    game.do(RemoveTile(first), PlaceTile(second))
    assert second in state.factory[0]


def test_a_worker_removes_a_tile_for_good() -> None:
    """„Gracz może wykorzystać dostępnego robotnika do usunięcia istniejącego elementu z fabryki”

    „W tym celu gracz przenosi wybrany element fabryki poza planszę i umieszcza na nim”
    „W fazie 4 gracz odzyskuje robotnika, a żeton zostaje usunięty z gry”
    """
    game = Table(2).at(BUYING)
    state = game.state
    machine = game.kind("machine")
    state.off = with_item(state.off, 0, (machine, machine))
    assert game.do(RemoveTile(machine)) == [TileRemoved(0, machine)]
    assert (state.left, state.removed, state.off[0]) == (2, (machine,), (machine,))
    game.do(RemoveTile(game.kind("storage")))
    assert state.off[0] == (machine,)
    assert machine not in state.beside[0]


def test_up_to_two_seasonal_workers_are_hired_at_the_end_of_the_turn() -> None:
    """„gracz może zatrudnić maksymalnie 2 robotników sezonowych”

    „10 drewnianych znaczników robotników sezonowych (po 2 dla każdego gracza)”
    „Zatrudnienie każdego z nich to koszt 7 Elektro”
    „Żaden zatrudniony w tej fazie robotnik sezonowy nie może zostać wykorzystany do zakupu”
    """
    game = Table(2).at(BUYING)
    state = game.state
    assert game.refusal(Hire(3)) == "wrong_number_of_workers"
    assert game.refusal(Hire(-1)) == "wrong_number_of_workers"
    assert game.do(Hire(2)) == [WorkersHired(0, 2, 14, 0)]
    assert (state.money[0], state.workers(0), state.seat) == (4, 9, 1)
    state.money = with_item(state.money, 1, 7)
    assert game.refusal(Hire(2)) == "not_enough_money"
    assert [action for action in legal(state) if isinstance(action, Hire)] == [Hire(0), Hire(1)]


def test_seasonal_workers_leave_unless_paid_again() -> None:
    """„ma zamiar zatrzymać ich na kolejną rundę, musi ponownie za nich zapłacić”

    „Gracz posiada robotników sezonowych przez całą rundę”
    „musi umieścić ich z powrotem w zasobach ogólnych bez względu na to do czego”
    „pozwalają graczowi na wykonanie dokładnie takich samych akcji jak zwykli robotnicy”
    """
    game = Table(2)
    state = game.state
    state.seasonal = (2, 2)
    game.at(BUYING)
    assert state.left == 5
    assert game.do(Hire(2))[0] == WorkersHired(0, 2, 14, 0)
    state.canteen = with_item(state.canteen, 1, 8)
    assert game.do(Hire(0))[0] == WorkersHired(1, 0, 0, 2)
    assert state.seasonal == (2, 0)
    assert state.available(1) == 0  # of seven, eight are still in the canteen


def test_unsold_tiles_return_to_the_storage() -> None:
    """„Jeśli wszyscy gracze zakończyli już swoje tury, a na rynku dostępnych elementów pozostały”

    „Będą one w ten sposób znów dostępne w kolejnej rundzie”
    „Ta zasada dotyczy również niezakupionych żetonów oznaczonych X na odwrocie”
    """
    game = Table(2).at(BUYING)
    state = game.state
    before = [len(column) for column in state.columns]
    left = state.market
    game.do(Hire(0))
    events = game.do(Hire(0))
    assert MarketCleared(left) in events
    assert (state.phase, state.market, state.left) == (BUREAUCRACY, (), 0)
    after = [len(column) for column in state.columns]
    types = [game.game.tiles[kind].type for kind in left]
    assert after == [count + types.count(type_) for type_, count in enumerate(before)]
    for column in state.columns:
        assert [*column] == sorted(column, key=game.game.by_price)
    nothing_left = Table(2).at(BUYING)
    nothing_left.sell()
    nothing_left.do(Hire(0))
    assert not any(isinstance(event, MarketCleared) for event in nothing_left.do(Hire(0)))

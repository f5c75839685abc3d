# SPDX-License-Identifier: MIT
"""Phase 2, each rule with its words in the rulebook."""

import pytest

from powergrid.factory.rules import Game, legal
from powergrid.factory.rules.actions import EndTurn, Hire, MoveTile
from powergrid.factory.rules.events import TileMoved
from powergrid.factory.rules.phases.market import Moves
from powergrid.factory.rules.state import BUYING, MARKET, State, with_item
from powergrid.factory.rules.tiles import STORAGE, Tile
from tests.factory.table import Table, game_for


def moves(state: State) -> list[int]:
    return [action.tile for action in legal(state) if isinstance(action, MoveTile)]


def test_everybody_moves_as_many_tiles_as_there_are_available_workers() -> None:
    """„Tę fazę rozpoczyna gracz z żetonem kolejności o najniższej wartości”

    „dokładnie tyle żetonów fabryki, ilu posiada dostępnych robotników”
    „Wybrane żetony należy przenieść z magazynu centralnego na rynek dostępnych elementów”
    „Gracz nie może zrezygnować z wybierania żetonów fabryki, ani wybrać mniej”
    „Podczas swojej tury gracz wybiera wszystkie żetony”
    „Najważniejszym mechanizmem gry jest wybór elementów fabryki”
    """
    game = Table(3).at(MARKET, order=(4, 1, 3))
    state = game.state
    seats = []
    while state.phase == MARKET and len(state.waiting) > 1:
        seats.append(state.seat)
        assert EndTurn() not in legal(state)
        assert game.refusal(EndTurn()) == "tiles_to_move"
        tile = moves(state)[0]
        seat = state.seat
        assert game.do(MoveTile(tile)) == [TileMoved(seat, tile)]
    assert seats == [1, 1, 1, 2, 2, 2]
    assert len(state.market) == 3 + 6


def test_the_cheapest_of_a_column_comes_first() -> None:
    """„Wybór zaczyna się od żetonów najtańszych, dostępnych w danej kolumnie”"""
    game = Table(2).at(MARKET)
    state = game.state
    assert moves(state) == [column[0] for column in state.columns]
    assert game.refusal(MoveTile(game.kind("storage", 22))) == "not_the_cheapest"
    assert game.refusal(MoveTile(game.kind("storage"))) == "tile_not_in_storage"
    assert game.refusal(Hire(0)) == "not_asked"
    cheapest = game.kind("storage", 6)
    game.do(MoveTile(cheapest), MoveTile(cheapest))
    assert moves(state)[0] == game.kind("storage", 10)


def test_of_two_that_cost_the_same_either_is_the_cheapest() -> None:
    plain = game_for(2)
    twin = Tile(STORAGE, 6, storage=2)
    tiles = plain.tile_set._replace(
        kinds=(*plain.tiles, twin), stock=((len(plain.tiles), 2), *plain.tile_set.stock)
    )
    game = Table(game=Game(tiles, plain.figures, 2)).at(MARKET)
    assert moves(game.state)[:2] == [game.game.columns[STORAGE][0], len(plain.tiles)]


def test_moving_costs_no_worker() -> None:
    """„Ta czynność nie obciąża jednak robotników i są oni dostępni do celów następnej fazy”"""
    game = Table(2).at(MARKET)
    while game.state.phase == MARKET:
        game.do(next(iter(legal(game.state))))
    assert game.state.phase == BUYING
    assert game.state.left == 3


@pytest.mark.parametrize(("players", "extra"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_the_last_player_in_order_may_add_extra_tiles(players: int, extra: int) -> None:
    """„przenosi na rynek więcej elementów fabryki niż wynika to z liczby jego dostępnych”

    „Przeniesienie dodatkowych elementów nie jest jednak obowiązkowe”
    „Ostatni gracz może zrezygnować z tego przywileju lub przenieść mniej”
    „Dodatkowe żetony 0 1 2 3”
    """
    for added in range(extra + 1):
        game = Table(players).at(MARKET)
        state = game.state
        for _ in range(3 * players + added):
            assert state.phase == MARKET
            game.do(MoveTile(moves(state)[0]))
        if added < extra:
            assert isinstance(legal(state), Moves)
            assert legal(state).count() == 1 + len(moves(state))
            game.do(EndTurn())
        assert state.phase == BUYING
        assert len(state.market) == 3 + 3 * players + added


def test_an_empty_storage_ends_the_phase() -> None:
    game = Table(2)
    state = game.state
    state.columns = with_item(((),) * 6, STORAGE, game.game.columns[STORAGE][:2])
    game.at(MARKET)
    game.do(MoveTile(moves(state)[0]), MoveTile(moves(state)[0]))
    assert (state.phase, state.left, state.seat) == (BUYING, 3, 0)
    state.columns = ((),) * 6
    assert not [*Moves(state)][1:]

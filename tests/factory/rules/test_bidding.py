# SPDX-License-Identifier: MIT
"""Phase 1, each rule with its words in the rulebook."""

import pytest

from powergrid.factory.rules import IllegalAction, begin, legal
from powergrid.factory.rules.actions import Hire, OpenAuction, Pass, Raise
from powergrid.factory.rules.events import (
    AuctionOpened,
    BidderPassed,
    BidRaised,
    OrderTilesTurnedUp,
    OrderTileWon,
)
from powergrid.factory.rules.phases.bidding import (
    Openings,
    Raises,
    has_passed,
    has_void_tile,
    highest_bidder,
)
from powergrid.factory.rules.state import BIDDING, MARKET, NO_SEAT, with_item
from tests.expect import expect
from tests.factory.table import Table

OLD = (8, 10, 7, 9)
"""Seat 1 opens first, then 3, 0 and 2."""


def table() -> Table:
    return Table(4).at(BIDDING, order=OLD)


def test_as_many_tiles_as_players_are_turned_up_and_the_highest_old_one_opens() -> None:
    """„Tę fazę gry rozpoczyna gracz posiadający żeton kolejności o najwyższej wartości”

    „Ze stosu zakrytych żetonów kolejności należy wziąć tyle, ilu jest graczy”
    „wskazuje jeden z nowych żetonów kolejności i rozpoczyna jego licytację”
    „w odwrotnej (rozpoczynając od gracza z żetonem o najwyższej wartości”
    """
    state = table().state
    assert state.seat == 1
    assert len(state.offered) == 4
    question = expect(Openings, legal(state))
    assert list(question) == [OpenAuction(tile, bid) for tile in state.offered for bid in (0, 1, 2)]
    fresh = Table(4)
    events = begin(fresh.state, fresh.deal)
    assert OrderTilesTurnedUp(fresh.deal.order_tiles[0]) in events
    assert fresh.state.offered == fresh.deal.order_tiles[0]


def test_the_old_order_tile_stands_before_a_seat_until_it_wins_a_new_one() -> None:
    state = table().state
    assert [state.order_tile(seat) for seat in range(4)] == [*OLD]
    state.won = with_item(state.won, 2, 5)
    assert [state.order_tile(seat) for seat in range(4)] == [8, 10, 5, 9]


def test_an_opening_bid_is_0_or_more_and_leaves_one_worker() -> None:
    """„Minimalna stawka w licytacji dla gracza rozpoczynającego to zero robotników”

    „Może on oczywiście rozpocząć licytację od wyższej liczby”
    „Gracz w tej fazie musi zawsze posiadać choć jednego dostępnego robotnika”
    „Maksymalna stawka oferowana w trakcie licytacji musi być więc mniejsza”
    „ponieważ gracze nie posiadają zbyt wielu dostępnych robotników”
    """
    game = table()
    tile = game.state.offered[0]
    with pytest.raises(IllegalAction) as refused:
        game.do(OpenAuction(tile, 3))
    assert (refused.value.code, refused.value.facts) == ("bid_too_high", {"maximum": 2})
    assert game.refusal(OpenAuction(tile, -1)) == "bid_too_low"
    assert game.refusal(OpenAuction(12, 0)) == "order_tile_not_offered"
    for wrong in (Pass(), Raise(1), Hire(0)):
        assert game.refusal(wrong) == "not_asked"
    assert game.do(OpenAuction(tile, 2)) == [AuctionOpened(1, tile, 2)]


def test_the_others_raise_or_pass_clockwise() -> None:
    """„w kolejności zgodnej z ruchem wskazówek zegara mogą przebić aktualną stawkę lub spasować”

    „Jeśli gracz spasuje, nie może dołączyć do tej samej licytacji po raz drugi”
    „Licytacja kontynuowana jest do czasu, gdy pozostanie już tylko jeden gracz”
    """
    game = table()
    state = game.state
    tile = state.offered[2]
    game.do(OpenAuction(tile, 0))
    assert state.seat == 2
    question = expect(Raises, legal(state))
    assert list(question) == [Pass(), Raise(1), Raise(2)]
    assert game.refusal(Raise(0)) == "bid_too_low"
    assert game.refusal(OpenAuction(tile, 1)) == "not_asked"
    assert game.do(Pass()) == [BidderPassed(2)]
    assert state.seat == 3
    assert game.do(Raise(1)) == [BidRaised(3, 1)]
    game.do(Pass())
    assert state.seat == 1
    game.do(Raise(2))
    assert state.seat == 3  # not 2 or 0, who have passed
    assert list(legal(state)) == [Pass()]
    assert game.do(Pass()) == [BidderPassed(3), OrderTileWon(1, tile, 2)]


def test_who_has_passed_and_who_leads_is_known_of_the_auction_now_held() -> None:
    game = table()
    state = game.state

    def passed() -> list[int]:
        return [seat for seat in range(4) if has_passed(state, seat)]

    assert (passed(), highest_bidder(state)) == ([], NO_SEAT)
    game.do(OpenAuction(state.offered[0], 0), Pass())
    assert (passed(), highest_bidder(state)) == ([2], 1)
    game.do(Raise(1), Pass())
    assert (passed(), highest_bidder(state)) == ([0, 2], 3)
    game.do(Pass())
    assert (passed(), highest_bidder(state)) == ([], NO_SEAT)  # seat 3 has won
    game.do(OpenAuction(state.offered[0], 0))
    assert (passed(), highest_bidder(state)) == ([], 1)  # neither has who is in no auction


def test_the_winner_keeps_the_tile_and_the_workers_bid_for_it() -> None:
    """„Wygrywający zabiera żeton i umieszcza go przed sobą”

    „Na żetonie umieszcza robotników w liczbie odpowiadającej wylicytowanej stawce”
    „Po wygraniu żetonu kolejności gracz nie może już brać udziału w kolejnych licytacjach”
    „Gdy licytację wygra gracz rozpoczynający, kolejną zacznie gracz posiadający drugi”
    """
    game = table()
    state = game.state
    tile = state.offered[0]
    game.do(OpenAuction(tile, 2), Pass(), Pass(), Pass())
    assert state.won == (0, tile, 0, 0)
    assert [has_void_tile(state, seat) for seat in range(4)] == [True, False, True, True]
    assert (state.bids[1], state.available(1)) == (2, 1)
    assert tile not in state.offered
    assert state.seat == 3
    game.do(OpenAuction(state.offered[0], 0), Pass(), Pass())  # seats 0 and 2 alone
    assert state.seat == 0


def test_the_opener_opens_again_if_somebody_else_won() -> None:
    """„Jeśli jednak gracz rozpoczynający nie wygrał licytacji, to wybiera jeden z pozostałych”"""
    game = table()
    state = game.state
    game.do(OpenAuction(state.offered[0], 0), Raise(1), Pass(), Pass(), Pass())
    assert state.won[2]
    assert state.seat == 1
    game.do(OpenAuction(state.offered[0], 0), Raise(1), Pass(), Pass())
    assert state.won[3]
    assert state.seat == 1


def test_the_last_player_takes_the_last_tile_and_may_bid_workers() -> None:
    """„Ostatni gracz bierze swój nowy żeton kolejności bez konieczności licytowania go”

    „Może jednak (jeśli chce), zalicytować jednego lub więcej dostępnych robotników”
    „Gdy każdy gracz otrzyma już nowy żeton kolejności, należy zebrać razem”
    „Wszystkie pozostałe fazy danej rundy rozgrywane są w kolejności ustalonej”
    „Kolejność graczy w różnych fazach zależy od liczby wskazanej na żetonach kolejności”
    „w zwykłej kolejności (rozpoczynając od gracza z żetonem o najniższej wartości”
    """
    game = table()
    state = game.state
    tiles = state.offered
    game.do(OpenAuction(tiles[3], 0), Pass(), Pass(), Pass())
    game.do(OpenAuction(tiles[2], 0), Pass(), Pass())
    game.do(OpenAuction(tiles[1], 0), Pass())
    assert list(legal(state)) == [OpenAuction(tiles[0], bid) for bid in (0, 1, 2)]
    game.do(OpenAuction(tiles[0], 2))
    assert state.phase == MARKET
    assert not any(has_void_tile(state, seat) for seat in range(4))
    assert state.order_tiles == (tiles[1], tiles[3], tiles[0], tiles[2])
    assert state.by_order() == (2, 0, 3, 1)
    assert state.seat == 2
    assert state.bids == (0, 0, 2, 0)
    assert state.won == (0, 0, 0, 0)


def test_workers_on_the_order_tile_do_nothing_else_until_the_end_of_phase_3() -> None:
    """„Robotnicy pozostają na tym żetonie do końca trzeciej fazy bieżącej rundy”"""
    game = Table(2).begun().bid_out(bid=2)
    state = game.state
    assert state.bids == (2, 2)
    while state.phase == MARKET:
        assert state.left == 1
        game.do(next(iter(legal(state))))
    assert state.left == 1
    game.do(Hire(0))
    assert state.bids == (2, 2)
    game.do(Hire(0))
    assert state.bids == (0, 0)


def test_seasonal_workers_can_be_bid() -> None:
    """„lub do licytowania żetonów kolejności”"""
    game = table()
    state = game.state
    state.seasonal = with_item(state.seasonal, 1, 2)
    assert OpenAuction(state.offered[0], 4) in legal(state)
    assert OpenAuction(state.offered[0], 5) not in legal(state)

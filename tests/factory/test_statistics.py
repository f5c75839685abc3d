# SPDX-License-Identifier: MIT
"""What is computed from a game's events agrees with its states."""

from dataclasses import replace
from random import Random

import pytest

from powergrid.factory.bots import bot_named
from powergrid.factory.bots.whole_game import play
from powergrid.factory.records import Record, Recorder, new_record
from powergrid.factory.records.lines import events_of
from powergrid.factory.rules import State, scoring
from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.events import (
    Event,
    FactoryRun,
    GameEnded,
    ProfitPaid,
    TileBought,
    TilePlaced,
)
from powergrid.factory.statistics import bought, by_type, outcomes, rounds, spent, winners
from powergrid.play.seats import Seat

SEATS = (Seat("Ada", "red"), Seat("Bruno", "blue", "builder"))


@pytest.fixture(scope="module")
def played() -> tuple[Record, list[Event], State, list[State]]:
    """A game: its record, all its events, its last state, and the states as rounds ended."""
    record = new_record(SEATS, 3)
    _, state = record.start()
    recorder, events, ends = Recorder(record, state), list[Event](), list[State]()

    def follow(action: Action, then: list[Event], after: State) -> None:
        recorder.add(action, then, after)
        events.extend(then)
        if any(isinstance(event, ProfitPaid) for event in then):
            ends.append(after.copy())

    end = play(state, record.deal, [bot_named("builder")] * 2, Random(1), follow)
    return replace(record, moves=recorder.record().moves, is_finished=True), events, end, ends


def test_rounds_have_the_money_and_the_tracks_of_the_states(
    played: tuple[Record, list[Event], State, list[State]],
) -> None:
    _, events, _, ends = played
    money = ends[0].game.figures.money
    for seat, own in enumerate(rounds(events, 2, money)):
        assert [figures.money for figures in own] == [state.money[seat] for state in ends]
        assert [figures.production for figures in own] == [state.production[seat] for state in ends]
        assert [figures.goods for figures in own] == [
            min(state.production[seat], state.storage[seat]) for state in ends
        ]


def test_purchases_are_counted_by_kind_and_type_with_their_prices(
    played: tuple[Record, list[Event], State, list[State]],
) -> None:
    _, events, end, _ = played
    tiles = end.game.tiles
    for seat, kinds in enumerate(bought(events, 2)):
        assert sum(kinds.values()) == sum(by_type(kinds, tiles).values()) > 0
        prices = [
            event.price
            for event in events
            if isinstance(event, TileBought | TilePlaced) and event.seat == seat
        ]
        assert sum(spent(events, 2, tiles)[seat].values()) == sum(prices)


def test_an_outcome_is_read_from_a_record(
    played: tuple[Record, list[Event], State, list[State]],
) -> None:
    record, events, end, _ = played
    assert events_of(record.moves) == events
    game = end.game
    found = outcomes(events_of(record.moves), ["person", "builder"], game.figures.money, game.tiles)
    assert [outcome.has_won for outcome in found] == [
        seat in scoring.winners(end) for seat in range(2)
    ]
    assert [outcome.money[-1] for outcome in found] == list(end.money)
    assert not outcomes(events[:-1], ["person", "builder"], game.figures.money, game.tiles)


def test_a_tie_in_money_and_in_the_last_profit_is_won_by_both(
    played: tuple[Record, list[Event], State, list[State]],
) -> None:
    _, events, end, _ = played
    assert winners(events, 2) == scoring.winners(end)
    assert winners(events[:-1], 2) == ()
    tied: list[Event] = [event for event in events if isinstance(event, GameEnded)]
    for seat in range(2):
        tied += [FactoryRun(seat, (), 3, 3, 2, 4), ProfitPaid(seat, 30, 10, 20, 20)]
    assert winners(tied, 2) == (0, 1)
    tied[-1] = ProfitPaid(1, 30, 8, 22, 20)
    assert winners(tied, 2) == (1,), "the last profit decides"

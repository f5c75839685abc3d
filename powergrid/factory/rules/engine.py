# SPDX-License-Identifier: MIT
"""`apply(state, action, deal)`: performs an action and moves on to the next question."""

from typing import Final

from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.deal import Deal
from powergrid.factory.rules.events import Event, GameEnded, PhaseBegan, RoundBegan
from powergrid.factory.rules.game import Game
from powergrid.factory.rules.legal import legal
from powergrid.factory.rules.phases import bidding, bureaucracy, buying, market, profit
from powergrid.factory.rules.scoring import ranking
from powergrid.factory.rules.setup import first_state
from powergrid.factory.rules.state import (
    BIDDING,
    BUREAUCRACY,
    BUYING,
    MARKET,
    NO_SEAT,
    NOTHING,
    PROFIT,
    SETUP,
    State,
)

_BEGIN: Final = {
    BIDDING: bidding.begin,
    MARKET: market.begin,
    BUYING: buying.begin,
    BUREAUCRACY: bureaucracy.begin,
    PROFIT: profit.begin,
}
_ACT: Final = {
    BIDDING: bidding.act,
    MARKET: market.act,
    BUYING: buying.act,
    BUREAUCRACY: bureaucracy.act,
}
_CLOSE: Final = {BIDDING: bidding.close, BUYING: buying.close, BUREAUCRACY: bureaucracy.close}


def start(game: Game, deal: Deal) -> State:
    """Return a game at its first question."""
    state = first_state(game, deal)
    begin(state, deal)
    return state


def begin(state: State, deal: Deal) -> list[Event]:
    """Begin a game at its `first_state`, and return what happened."""
    events: list[Event] = []
    _next_question(state, deal, events)
    return events


def apply(state: State, action: Action, deal: Deal) -> list[Event]:
    """Perform an action of the seat that is asked, in place, and return what happened.

    Raises IllegalAction and leaves the state unchanged if `action` is not in `legal(state)`.
    """
    legal(state).check(action)
    events: list[Event] = []
    if not _ACT[state.phase](state, action, events):
        _next_question(state, deal, events)
    return events


def _next_question(state: State, deal: Deal, events: list[Event]) -> None:
    """Go from phase to phase until somebody is asked something, or the game is over."""
    asked = False
    while not asked:
        if state.phase in _CLOSE:
            _CLOSE[state.phase](state, deal, events)
        if state.phase in (SETUP, PROFIT):
            if state.round == state.game.figures.rounds:
                _end(state, events)
                return
            state.round += 1
            state.phase = BIDDING
            events.append(RoundBegan(state.round))
        else:
            state.phase += 1
        events.append(PhaseBegan(state.phase))
        asked = _BEGIN[state.phase](state, deal, events)


def _end(state: State, events: list[Event]) -> None:
    state.asks, state.seat = NOTHING, NO_SEAT
    state.ranking = ranking(state)
    events.append(GameEnded(state.ranking))

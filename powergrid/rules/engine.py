# SPDX-License-Identifier: MIT
"""`apply(state, action, deal)`: performs a player's action and moves on to the next question."""

from typing import Final

from powergrid.rules.actions import Action
from powergrid.rules.errors import IllegalAction
from powergrid.rules.events import Event, GameEnded, PhaseBegan, PhaseEnded, RoundBegan
from powergrid.rules.phases import (
    auction,
    building,
    bureaucracy,
    fuel_buying,
    order,
    setting_up,
)
from powergrid.rules.plant_market import replace_banned
from powergrid.rules.scoring import winners
from powergrid.rules.state import (
    AUCTION,
    BUILDING,
    BUREAUCRACY,
    FUEL,
    NOTHING,
    ORDER,
    SETUP,
    Deal,
    State,
)

_PHASES: Final = (setting_up, order, auction, fuel_buying, building, bureaucracy)
_ACTS: Final = {
    SETUP: setting_up.act,
    AUCTION: auction.act,
    FUEL: fuel_buying.act,
    BUILDING: building.act,
    BUREAUCRACY: bureaucracy.act,
}


def apply(state: State, action: Action, deal: Deal) -> list[Event]:
    """Perform an action of the seat that is asked, in place, and return what happened.

    Raises IllegalAction and leaves the state unchanged if `action` is not in `legal(state)`.
    """
    if state.asks == NOTHING:
        raise IllegalAction("game_over")
    events: list[Event] = []
    if not _ACTS[state.phase](state, action, deal, events):
        _close_phase(state, deal, events)
        if not state.is_over:
            _next_question(state, deal, events)
    return events


def begin(state: State, deal: Deal) -> list[Event]:
    """Begin a game from the state that `first_state` returned, and return what happened."""
    events: list[Event] = []
    if state.game.plants_not_in_step1:
        replace_banned(state, deal, events)
    if state.phase == SETUP and setting_up.begin(state, deal, events):
        events.append(PhaseBegan(SETUP))
        return events
    _next_question(state, deal, events)
    return events


def _close_phase(state: State, deal: Deal, events: list[Event]) -> None:
    phase, round_ = state.phase, state.round
    _PHASES[phase].close(state, deal, events)
    events.append(PhaseEnded(round_, phase))
    if state.is_over:
        events.append(GameEnded(state.ranking, winners(state), state.powered))


def _next_question(state: State, deal: Deal, events: list[Event]) -> None:
    """Move from phase to phase until a seat is asked something."""
    asked = False
    while not asked:
        if state.phase == BUREAUCRACY:
            state.round += 1
            state.phase = ORDER
            events.append(RoundBegan(state.round))
        else:
            state.phase += 1
            events.append(PhaseBegan(state.phase))
        asked = _PHASES[state.phase].begin(state, deal, events)

# SPDX-License-Identifier: MIT
"""A costly turn in words: what was done, what would have been better, and why."""

from collections.abc import Sequence

from powergrid.factory.bots.review import Fault, after_turn
from powergrid.factory.prospects import best_run, expected_prices
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import (
    Action,
    BuyTile,
    EndTurn,
    Hire,
    MoveTile,
    PlaceTile,
    RemoveTile,
)
from powergrid.factory.rules.state import BUYING_TILES
from powergrid.gui.factory_manager.advice_words import reason
from powergrid.gui.factory_manager.opponents import Advice
from powergrid.gui.factory_manager.words import action_text, moment_name, tile_name
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.review.mistakes import MistakeRow


def mistake_row(fault: Fault, state: State) -> MistakeRow:
    """Return a costly turn in words; `state` is the state before it."""
    better = translate("Factory", "Better: {action}").format(action=turn_text(state, fault.better))
    why = _why(state, fault)
    return MistakeRow(
        fault,
        f"−{round(fault.cost)}",
        moment_name(state),
        turn_text(state, fault.done),
        f"{better}. {why}" if why else better,
    )


def turn_text(state: State, actions: Sequence[Action]) -> str:
    """Return what a turn did, in one line."""
    parts = []
    texts = (
        (BuyTile, translate("Factory", "buys {tiles}")),
        (MoveTile, translate("Factory", "moves {tiles}")),
        (RemoveTile, translate("Factory", "removes {tiles}")),
    )
    for kind, text in texts:
        tiles = [tile_name(state, action.tile) for action in actions if isinstance(action, kind)]
        if tiles:
            parts.append(text.format(tiles=", ".join(tiles)))
    hired = sum(action.workers for action in actions if isinstance(action, Hire))
    if hired:
        parts.append(translate("Factory", "hires %n workers", "", hired))
    if parts:
        return "; ".join(parts)
    if any(isinstance(action, BuyTile | Hire | PlaceTile | EndTurn) for action in actions):
        return translate("Factory", "nothing")
    return action_text(state, actions[0])


def _why(state: State, fault: Fault) -> str:
    """Return what speaks for the better turn: in Phase 3, goods and energy of both factories."""
    if state.asks != BUYING_TILES:
        return "" if len(fault.better) > 1 else reason(state, Advice(fault.better[0]))
    price = expected_prices(state)[0]
    runs = []
    for actions in (fault.better, fault.done):
        after = after_turn(state, actions)
        tracks = best_run(after, state.seat, after.factory[state.seat], price).tracks
        runs += [min(tracks.production, tracks.storage), tracks.energy]
    if runs[:2] == runs[2:]:
        return translate("Factory", "It brings more in later rounds")
    text = translate("Factory", "{goods} goods for {energy} energy, not {other} for {other_energy}")
    return text.format(goods=runs[0], energy=runs[1], other=runs[2], other_energy=runs[3])

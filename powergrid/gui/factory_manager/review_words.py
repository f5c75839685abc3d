# SPDX-License-Identifier: MIT
"""A costly turn in words: what was done, what would have been better, and why."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from powergrid.factory.bots.review import Mistake, after_turn
from powergrid.factory.prospects import best_run, expected_prices, rounds_left, with_hired
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
from powergrid.factory.rules.phases.buying import Purchases
from powergrid.factory.rules.state import BUYING_TILES
from powergrid.gui.factory_manager.advice_words import reason
from powergrid.gui.factory_manager.opponents import Advice
from powergrid.gui.factory_manager.words import action_text, moment_name, tile_name
from powergrid.gui.kit.amounts import amount
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.review.mistakes import MistakeRow


def mistake_row(mistake: Mistake, state: State) -> MistakeRow:
    """Return a costly turn in words; `state` is the state before it."""
    better = translate("Factory", "Better: {action}").format(
        action=turn_text(state, mistake.better)
    )
    why = _why(state, mistake)
    return MistakeRow(
        mistake,
        f"−{round(mistake.cost)}",
        moment_name(state.round, state.phase),
        turn_text(state, mistake.done),
        " · ".join(filter(None, (better, why))),
    )


def turn_text(state: State, actions: Sequence[Action]) -> str:
    """Return what a turn did, or could have done, in one line."""
    parts = []
    texts = (
        (BuyTile, translate("Factory", "Buy {tile}")),
        (MoveTile, translate("Factory", "Move {tile}")),
        (RemoveTile, translate("Factory", "Remove {tile}")),
        (PlaceTile, translate("Factory", "Place {tile}")),
    )
    bought = Counter(action.tile for action in actions if isinstance(action, BuyTile))
    for kind, text in texts:
        tiles = Counter(action.tile for action in actions if isinstance(action, kind))
        if kind is PlaceTile:
            tiles -= bought  # placing a bought tile goes without saying
        if tiles:
            names = [tile_name(state, tile) for tile in tiles.elements()]
            parts.append(text.format(tile=", ".join(names)))
    hired = _hired(actions)
    if hired:
        parts.append(translate("Factory", "Hire %n workers", "", hired))
    if parts:
        return " · ".join(parts)
    if any(isinstance(action, Hire | EndTurn) for action in actions):
        return translate("Factory", "Nothing")
    return action_text(state, actions[0])


def _first_reason(state: State, mistake: Mistake) -> str:
    """Return why the better action is better, nothing if there are several."""
    if len(mistake.better) > 1:
        return ""
    return reason(state, Advice(mistake.better[0], reason=mistake.reason))


class _Result(NamedTuple):
    """The result of a turn of Phase 3 in its round: goods, energy, profit and spending."""

    goods: int
    energy: int
    profit: int
    spent: int


def _why(state: State, mistake: Mistake) -> str:
    """Return why the better turn is better; in Phase 3, the results of both turns."""
    if state.asks != BUYING_TILES:
        return _first_reason(state, mistake)
    better, done = _result(state, mistake.better), _result(state, mistake.done)
    if rounds_left(state) == 1:
        text = translate(
            "Factory", "Profit {profit} for {spent} spent, not {other} for {other_spent}"
        )
        return text.format(
            profit=amount(better.profit),
            spent=better.spent,
            other=amount(done.profit),
            other_spent=done.spent,
        )
    if (better.goods, better.energy) != (done.goods, done.energy):
        text = translate(
            "Factory", "{goods} goods for {energy} energy, not {other} for {other_energy}"
        )
        return text.format(
            goods=better.goods, energy=better.energy, other=done.goods, other_energy=done.energy
        )
    if better.spent < done.spent:
        text = translate("Factory", "It costs {price}, not {other}")
        return text.format(price=better.spent, other=done.spent)
    return translate("Factory", "It brings more in later rounds")


def _result(state: State, actions: Sequence[Action]) -> _Result:
    """Return the result of a turn with the workers it hires and the best run of its factory."""
    seat, hired = state.seat, _hired(actions)
    after = after_turn(state, actions)
    run = best_run(
        with_hired(after, seat, hired), seat, after.factory[seat], expected_prices(state)[0]
    )
    goods = min(run.tracks.production, run.tracks.storage)
    spent = state.money[seat] - after.money[seat] + Purchases(after).wage(hired)
    return _Result(goods, run.tracks.energy, run.profit, spent)


def _hired(actions: Sequence[Action]) -> int:
    return sum(action.workers for action in actions if isinstance(action, Hire))

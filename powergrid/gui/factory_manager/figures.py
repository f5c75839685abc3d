# SPDX-License-Identifier: MIT
"""The figures by which one decides: what is now, and what comes of what is staged."""

from typing import NamedTuple

from powergrid.factory.prospects import best_run, next_prices, short_side
from powergrid.factory.rules import State
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.phases.buying import Purchases
from powergrid.factory.rules.phases.profit import profit_of
from powergrid.factory.rules.state import BUYING_TILES, SWITCHING
from powergrid.factory.rules.tracks import Tracks
from powergrid.gui.factory_manager.staging import Staging
from powergrid.gui.kit.now_after import Change
from powergrid.gui.kit.translation import translate


class Outcome(NamedTuple):
    """What a seat's factory comes to this round: money before the profit, tracks, free workers."""

    money: int
    tracks: Tracks
    profit: int
    free: int


def now(state: State, seat: int) -> Outcome:
    """Return what comes of a seat's factory as it is, run as well as can be."""
    run = best_run(state, seat, state.factory[seat], state.price)
    free = state.workers(seat) - run.tracks.canteen
    return Outcome(state.money[seat], run.tracks, run.profit, free)


def after(staging: Staging, seat: int) -> Outcome:
    """Return what comes of it after all that is staged."""
    state = staging.state
    outcome = now(state, seat)
    if staging.session.state.asks == SWITCHING:
        question = staging.session.question
        assert isinstance(question, Runs)
        tracks = question.tracks(staging.off)
        profit = profit_of(state, tracks, state.price)
        return Outcome(state.money[seat], tracks, profit, state.workers(seat) - tracks.canteen)
    if staging.session.state.asks == BUYING_TILES:
        question = staging.question
        assert isinstance(question, Purchases)
        hired = state.game.figures.workers + staging.hired
        return outcome._replace(
            money=outcome.money - question.wage(staging.hired),
            free=hired - outcome.tracks.canteen,
        )
    return outcome


def changes(staging: Staging, seat: int) -> list[Change]:
    """Return the figures: money, profit, energy bill and free workers, now and after."""
    state = staging.session.state
    before, then = now(state, seat), after(staging, seat)
    role = (
        "text"
        if then.profit == before.profit
        else ("good" if then.profit > before.profit else "warning")
    )
    profit = translate("Factory", "Profit, energy at {price}")
    return [
        _change(translate("Factory", "Money"), before.money, then.money),
        _change(profit.format(price=state.price), before.profit, then.profit, role),
        _bill(staging.state, then.tracks),
        _change(translate("Factory", "Free workers, next round"), state.available(seat), then.free),
    ]


def _change(name: str, before: int, then: int, role: str = "text") -> Change:
    """Return a figure that stays, or becomes another one."""
    return Change(name, "" if then == before else str(before), str(then), role)


def _bill(state: State, tracks: Tracks) -> Change:
    """Return the energy bill at this price and at those that may come next."""
    bills = sorted({one.price * tracks.energy for one in next_prices(state)})
    text = f"{tracks.energy} × {state.price} = {tracks.energy * state.price}"
    name = translate("Factory", "Energy, at the next price")
    if not bills:
        return Change(translate("Factory", "Energy"), "", text)
    coming = str(bills[0]) if len(bills) == 1 else f"{bills[0]}–{bills[-1]}"
    return Change(name, text, coming)


def balance(tracks: Tracks) -> str:
    """Return in a sentence which of production and storage falls short."""
    short = short_side(tracks)
    if short > 0:
        return translate("Factory", "Storage is short: %n goods cannot be stored.", "", short)
    if short < 0:
        return translate("Factory", "Production is short: room for %n more goods.", "", -short)
    return translate("Factory", "Production and storage are even.")

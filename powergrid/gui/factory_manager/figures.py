# SPDX-License-Identifier: MIT
"""The figures behind a decision, now and after what is staged."""

from collections.abc import Iterable
from typing import NamedTuple

from powergrid.factory.prospects import (
    best_run,
    expected_prices,
    free_workers,
    hired_now,
    is_price_known,
    next_prices,
    rounds_left,
    short_side,
    with_hired,
)
from powergrid.factory.rules.phases.bidding import Openings, Raises
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.phases.buying import Purchases
from powergrid.factory.rules.phases.profit import factor_of, profit_of, tracks_at
from powergrid.factory.rules.state import BIDDING, BUREAUCRACY, State
from powergrid.factory.rules.tracks import Tracks
from powergrid.gui.factory_manager.staging import Staging
from powergrid.gui.kit.amounts import amount
from powergrid.gui.kit.now_after import Change
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.translation import translate


class Outcome(NamedTuple):
    """The outcome of a seat's factory this round, with the money before the profit.

    `profits` are the profits at each possible energy price, the lowest price first.
    """

    money: int
    tracks: Tracks
    profits: tuple[int, ...]
    free: int


def prices(state: State) -> list[int]:
    """Return the possible energy prices of this round's profits."""
    if is_price_known(state):
        return [state.price]
    return [level.price for level in next_prices(state)]


def now(state: State, seat: int) -> Outcome:
    """Return the outcome of a seat's run in this round's Phase 4, before that of its best run."""
    if state.phase == BUREAUCRACY and seat not in state.waiting:
        return _outcome(state, seat, tracks_at(state, seat))
    return _best(with_hired(state, seat, hired_now(state, seat)), seat)


def _best(state: State, seat: int) -> Outcome:
    """Return the outcome of the best run of a seat's factory."""
    run = best_run(state, seat, state.factory[seat], expected_prices(state)[0])
    return _outcome(state, seat, run.tracks)


def _outcome(state: State, seat: int, tracks: Tracks) -> Outcome:
    profits = tuple(profit_of(state, tracks, price) for price in prices(state))
    return Outcome(state.money[seat], tracks, profits, state.workers(seat) - tracks.canteen)


def after(staging: Staging, seat: int) -> Outcome:
    """Return the outcome after everything staged."""
    state = staging.state
    question = staging.session.question
    if isinstance(question, Runs) and question.seat == seat:
        return _outcome(state, seat, question.tracks(staging.plan.off))
    if isinstance(question, Purchases) and question.seat == seat:
        outcome = _best(with_hired(state, seat, staging.plan.hired), seat)
        return outcome._replace(money=outcome.money - Purchases(state).wage(staging.plan.hired))
    return now(state, seat)


def changes(staging: Staging, seat: int) -> list[Change]:
    """Return money, profit, available workers and energy bill, now and after what is staged."""
    state = staging.session.state
    before, then = now(state, seat), after(staging, seat)
    gain = sum(then.profits) - sum(before.profits)
    role: Role = "text" if not gain else "good" if gain > 0 else "warning"
    bill = translate("Factory", "Energy, {needed} at {price}")
    bill = bill.format(needed=then.tracks.energy, price=span(prices(state)))
    profit = translate("Factory", "Profit")
    if (factor := factor_of(state)) > 1:
        profit = translate("Factory", "Profit ×{n}").format(n=factor)
    return [
        _change(translate("Factory", "Money"), amount(before.money), amount(then.money)),
        _change(profit, span(before.profits), span(then.profits), role),
        *_workers(staging, seat, before.free, then.free),
        _change(bill, _bill(state, before.tracks), _bill(state, then.tracks)),
    ]


def _workers(staging: Staging, seat: int, before: int, then: int) -> list[Change]:
    """Return this round's available workers in Phase 1, later the next round's, if there is one."""
    state = staging.session.state
    if state.phase == BIDDING:
        free = free_workers(state, seat)
        left = free - _bid(staging, seat)
        return [_change(translate("Factory", "Workers, this round"), str(free), str(left))]
    if rounds_left(state) == 1:
        return []
    return [_change(translate("Factory", "Workers, next round"), str(before), str(then))]


def _bid(staging: Staging, seat: int) -> int:
    """Return the workers a person has planned to bid, 0 unless the rules allow that bid."""
    session, question = staging.session, staging.session.question
    is_bid = isinstance(question, Openings | Raises) and question.seat == seat
    is_bid = is_bid and session.is_person_asked and staging.problem() is None
    return staging.plan.bid if is_bid else 0


def span(values: Iterable[int]) -> str:
    """Return the lowest and the highest value, as "47–49", or "−2…3" if there are losses."""
    found = sorted(set(values))
    ends = [amount(end) for end in dict.fromkeys((found[0], found[-1]))]
    return ("…" if found[0] < 0 else "–").join(ends)


def _bill(state: State, tracks: Tracks) -> str:
    return span(price * tracks.energy for price in prices(state))


def _change(name: str, before: str, then: str, role: Role = "text") -> Change:
    """Return a figure now and after; one that stays the same is shown once."""
    return Change(name, "" if then == before else before, then, role)


def price_lines(state: State, tracks: Tracks) -> list[str]:
    """Return the profit at each energy price that may come next, and how likely that is.

    Empty if only one price can come.
    """
    coming = next_prices(state)
    if len(coming) < 2:
        return []
    count = sum(level.tiles for level in coming)
    text = translate("Factory", "Energy at {price}, with {n} of {count} tiles: profit {profit}")
    return [
        text.format(
            price=level.price,
            n=level.tiles,
            count=count,
            profit=amount(profit_of(state, tracks, level.price)),
        )
        for level in coming
    ]


def balance(tracks: Tracks) -> str:
    """Return in a sentence whether production or storage is short."""
    short = short_side(tracks)
    if short > 0:
        return translate("Factory", "Storage is short: %n goods cannot be stored.", "", short)
    if short < 0:
        return translate("Factory", "Production is short: room for %n more goods.", "", -short)
    return translate("Factory", "Production and storage are balanced.")

# SPDX-License-Identifier: MIT
"""Where a seat stands in the auction of order tiles: briefly, and in a sentence."""

from powergrid.factory.rules import State
from powergrid.factory.rules.phases.bidding import has_passed, highest_bidder
from powergrid.factory.rules.state import BIDDING
from powergrid.gui.kit.translation import translate


def order_note(state: State, seat: int) -> str:
    """Return briefly what a seat bids, has taken or that it has passed; else nothing."""
    if state.phase != BIDDING:
        return ""
    if state.won[seat]:
        text = translate("Factory", "takes {tile}", "an order tile, by its number")
        return text.format(tile=state.won[seat])
    if has_passed(state, seat):
        return translate("Factory", "passed")
    if seat == highest_bidder(state):
        return translate("Factory", "bids {n}", "workers").format(n=state.bid)
    return ""


def order_sentence(state: State, seat: int, name: str) -> str:
    """Return in a sentence what `order_note` says briefly."""
    if state.phase != BIDDING:
        return ""
    if state.won[seat]:
        workers = state.bids[seat]
        text = translate("Factory", "{name} takes order tile {tile} for %n workers.", "", workers)
        return text.format(name=name, tile=state.won[seat])
    if has_passed(state, seat):
        return translate("Factory", "{name} passes.").format(name=name)
    if seat == highest_bidder(state):
        return translate("Factory", "{name} bids %n workers.", "", state.bid).format(name=name)
    return ""

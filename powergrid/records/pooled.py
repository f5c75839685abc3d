# SPDX-License-Identifier: MIT
"""Recognising games in which hybrids burnt any coal and oil of their owner (pooled fuel)."""

from collections.abc import Iterator, Sequence

from powergrid.box import FileError, load_plants
from powergrid.play.errors import RecordError
from powergrid.records.header import Header
from powergrid.records.lines import Move, tokens_of
from powergrid.rules.options import POOLED_FUEL
from powergrid.rules.plants import BOUNDLESS, need_of

_STORED_RUNS = 2
"""For how many runs a plant stores fuel in every edition that these programs play."""


def with_fuel_rule(header: Header, moves: Sequence[Move]) -> Header:
    """Return the header, with the option `pooled_fuel` added if the moves need it.

    For saved games of the first version of the rules and for transcripts, which name no version.
    """
    if POOLED_FUEL in header.options or not _is_fuel_pooled(moves):
        return header
    return header._replace(options={**header.options, POOLED_FUEL: True})


def _is_fuel_pooled(moves: Sequence[Move]) -> bool:
    """Return whether hybrids burnt a mix that only pooled fuel allows."""
    try:
        return any(_is_mix_pooled(*turn) for turn in _turns(moves))
    except FileError as error:
        raise RecordError(error.what) from None


def _turns(moves: Sequence[Move]) -> Iterator[tuple[Move, list[Move]]]:
    """Yield the owner of each run, from the last snapshot, and the lines of the run."""
    owners: Sequence[Move] = ()
    runs: list[Move] = []
    for move in moves:
        if move["type"] == "run":
            runs.append(move)
            continue
        if runs and runs[0]["seat"] < len(owners):
            yield owners[runs[0]["seat"]], runs
        runs = []
        if move["type"] == "check":
            owners = move["players"]


def _is_mix_pooled(owner: Move, runs: Sequence[Move]) -> bool:
    plants = load_plants()
    need = need_of([plants[run["plant"]] for run in runs if run["plant"] in plants])
    if not need.hybrid:
        return False
    owned = need_of([plants[number] for number in owner["plants"] if number in plants])
    storage = owned.storage(_STORED_RUNS)
    tokens = tokens_of(owner["fuel"])
    in_hybrids = sum(run["fuel"].get("coal", 0) for run in runs) - need.coal
    is_printed = in_hybrids in need.coal_range(tokens, storage)
    return not is_printed and in_hybrids in need.coal_range(tokens, BOUNDLESS)

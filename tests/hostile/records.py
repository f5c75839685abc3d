# SPDX-License-Identifier: MIT
"""Damaged records: bytes, packed bytes, and values that do not belong there."""

import gzip
import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import TypeAlias

from powergrid.records import Recorder, RecordError, load, replay, save, verify
from powergrid.rules import apply, legal
from tests.conformance.variants import VARIANTS, begun
from tests.hostile.ground import Ground, check_sentence
from tests.hostile.noise import bombs, damage_tree, damaged

Way: TypeAlias = Callable[[Random], bytes]
LENGTHS = (0, 3, 25, 60, 120, 10**9)
"""How many actions the games to be damaged go on for."""


@cache
def texts() -> tuple[str, ...]:
    """Return records of all kinds, most of them of games that have just started."""
    return tuple(
        _text(number, LENGTHS[number % len(LENGTHS)]) for number in range(3 * len(LENGTHS))
    )


def _text(number: int, actions: int) -> str:
    record = begun(VARIANTS[number * 5 % len(VARIANTS)], number)
    recorder = Recorder(record.header)
    _, state, deal = record.start()
    rng = Random(number)
    while not state.is_over and len(recorder) < actions:
        action = legal(state).sample(rng)
        recorder.add(action, apply(state, action, deal), state)
    return recorder.text()


def attack(rng: Random, ground: Ground) -> None:
    """Verify, load, replay and save a damaged record."""
    name = rng.choice(("game.json", "game.json.gz", "game", "späť ☃.json"))
    file = ground.folder / name
    file.write_bytes(rng.choice(WAYS)(rng))
    use(file)


def use(file: Path) -> None:
    """Use a record in every way."""
    verdict = verify(file)
    check_sentence(str(verdict))
    try:
        record = load(file)
        recorder = Recorder(record.header, replay(record))
    except RecordError as error:
        check_sentence(str(error))
    else:
        again = file.with_name("again.json.gz")
        save(recorder, again, is_synced=False)
        assert verify(again).is_ok or not verdict.is_ok


def _plain(rng: Random) -> bytes:
    return damaged(rng.choice(texts()).encode(), rng)


def _packed(rng: Random) -> bytes:
    return damaged(gzip.compress(rng.choice(texts()).encode(), 1), rng)


def _within(rng: Random) -> bytes:
    tree = json.loads(rng.choice(texts()))
    part = rng.choice(("header", "header", "moves", ""))
    for _ in range(rng.choice((1, 1, 2, 4))):
        damage_tree(tree[part] if part else tree, rng)
        if not part:
            break  # the parts themselves may be missing
    with suppress(UnicodeEncodeError):
        return json.dumps(tree).encode()
    return b""


def _within_and_packed(rng: Random) -> bytes:
    return gzip.compress(_within(rng), 1)


def _bomb(rng: Random) -> bytes:
    return rng.choice(bombs()) if rng.random() < 0.05 else rng.randbytes(rng.choice((1, 9, 5000)))


WAYS: tuple[Way, ...] = (_plain, _packed, _within, _within, _within, _within_and_packed, _bomb)

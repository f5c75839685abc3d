# SPDX-License-Identifier: MIT
"""Damage to bytes, to text and to values read from JSON or YAML."""

import gzip
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, Final

WORDS: Final = (
    b"null", b"true", b"-1", b"1e999", b"NaN", b"-Infinity", b"0x1F", b"99999999999999999999",
    b"9" * 5000, b'"', b'"\\ud800"', b'"\\u0000"', b"\\", b"{", b"}", b"[", b"]", b",", b":",
    b"[" * 2000, b'{"a":' * 2000, b"&a", b"*a", b"!!python/object/apply:os.system", b"!!set",
    b"<<: *a", b"---", b"...", b"%YAML 9.9", b"- - - - -", b"? ", b"|", b">", b"\t", b"\r", b"\n",
    b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\xe2\x80\xa8", b"#", b"'", b".inf",
    b".nan", b"~", b"yes", b"12:30:45", b"2024-01-01", b"=", b"step3", b"germany", b"../../x",
)  # fmt: skip
"""What readers of JSON, YAML and names trip over."""

TEXTS: Final = (
    "", " ", "step3", "coal", "germany", "usa", "central-europe", "classic", "recharged", "random",
    "person", "x" * 201, "x" * 70_000, "\x00", "\n", "\ud800", "\u2028", "../../etc/passwd",
    "/dev/zero", "powergrid-record/1", "powergrid-record/99999", "powergrid-transcript/1", "1",
    "🦊", "\u202eadA", "NaN", "-1", "a" * 60, "__class__", "%s%n", "{0}",
)  # fmt: skip

NUMBERS: Final = (
    0, 1, 2, 3, 4, 5, 6, 7, 8, 50, 98, 99, 100, 200, -1, -2, -100, 255, 10**6, 10**6 + 1, 2**31,
    2**63, -(2**63), 10**17, 10**18, 10**40, 0.5, -0.0, 1e308, 1e-320, float("nan"), float("inf"),
)  # fmt: skip


def value(rng: Random) -> Any:
    """Return a value of any type, to replace another."""
    match rng.randrange(8):
        case 0 | 1:
            return rng.choice(NUMBERS)
        case 2 | 3:
            return rng.choice(TEXTS)
        case 4:
            return rng.choice((None, True, False, [], {}, [[]], {"": {}}))
        case 5:
            return [rng.randrange(60) for _ in range(rng.randrange(9))]
        case 6:
            return nested(rng.choice((3, 12, 40, 400)), rng.random() < 0.5)
        case _:
            return rng.randrange(-3, 120)


def nested(depth: int, is_list: bool) -> Any:
    """Return a value nested this deep."""
    inner: Any = 0
    for _ in range(depth):
        inner = [inner] if is_list else {"a": inner}
    return inner


def spots(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path of everything within a value."""
    items: Any = ()
    if isinstance(tree, dict):
        items = tree.items()
    elif isinstance(tree, list):
        items = enumerate(tree)
    found = []
    for key, item in items:
        found.append((*path, key))
        found += spots(item, (*path, key))
    return found


def damage_tree(tree: Any, rng: Random) -> None:
    """Change one thing somewhere in a value: replace, remove, repeat or add it."""
    places = spots(tree)
    if not places:
        return
    holder, last = _holder(tree, rng.choice(places))
    match rng.randrange(7):
        case 0:
            del holder[last]
        case 1 if isinstance(holder, list):
            holder.insert(last, deepcopy(holder[last]))
        case 2 if isinstance(holder, list):
            rng.shuffle(holder)
        case 3:
            other, key = _holder(tree, rng.choice(places))
            # Copies, as one of the two may be inside the other.
            holder[last], other[key] = deepcopy(other[key]), deepcopy(holder[last])
        case 4 if isinstance(holder, dict):
            holder[rng.choice(TEXTS)] = value(rng)
        case 5 if type(holder[last]) is int:
            holder[last] += rng.choice((-1, 1, 10))
        case _:
            holder[last] = value(rng)


def _holder(tree: Any, path: tuple[Any, ...]) -> tuple[Any, Any]:
    for key in path[:-1]:
        tree = tree[key]
    return tree, path[-1]


def damage_bytes(data: bytes, rng: Random) -> bytes:
    """Change bytes in one way: flip, cut, insert, remove, double or swap them."""
    if not data:
        return rng.choice(WORDS)
    at = rng.randrange(len(data))
    to = min(len(data), at + rng.choice((1, 3, 20, 300)))
    match rng.randrange(8):
        case 0:
            return data[:at]
        case 1:
            return data[:at] + bytes((data[at] ^ 1 << rng.randrange(8),)) + data[at + 1 :]
        case 2:
            return data[:at] + rng.choice(WORDS) + data[at:]
        case 3:
            return data[:at] + rng.choice(WORDS) + data[to:]
        case 4:
            return data[:at] + data[to:]
        case 5:
            return data[:to] + data[at:]
        case 6:
            return data[:at] + rng.randbytes(rng.choice((1, 4, 30))) + data[at:]
        case _:
            other = rng.randrange(len(data))
            return data[:at] + data[other : other + 40] + data[to:]


def damaged(data: bytes, rng: Random) -> bytes:
    """Return damaged bytes."""
    for _ in range(rng.choice((1, 1, 2, 5))):
        data = damage_bytes(data, rng)
    return data


@cache
def bombs() -> tuple[bytes, ...]:
    """Return small gzip files with a huge content."""
    zeros = gzip.compress(b"\x00" * 200_000_000, 1)
    spaces = gzip.compress(b" " * 60_000_000, 9)
    lists = gzip.compress(b'{"header": ' + b"[" * 7_000_000, 9)
    numbers = gzip.compress(b'{"header": {}, "moves": [' + b"0," * 4_000_000, 9)
    return zeros, spaces, lists, numbers, gzip.compress(zeros, 9)

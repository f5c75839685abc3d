# SPDX-License-Identifier: MIT
"""Actions to try in a state, most of them illegal: from slightly wrong to absurd."""

from collections.abc import Iterator, Sequence
from dataclasses import astuple
from random import Random
from typing import Any, Final, get_args

from powergrid.rules import State
from powergrid.rules.actions import Action

KINDS: Final[tuple[type[Any], ...]] = get_args(Action)
"""Every class of actions; a new one joins by itself."""

ABSURD: Final = (-(10**30), -(2**31), -100, -1, 0, 1, 2, 3, 4, 98, 99, 100, 2**31, 2**63, 10**30)


def candidates(state: State, listed: Sequence[Action], rng: Random, maximum: int) -> list[Action]:
    """Return up to `maximum` listed actions, about as many slightly wrong, and strange ones."""
    chosen = list(listed) if len(listed) <= maximum else rng.sample(listed, maximum)
    tried = [*chosen, *(twisted(action, state, rng) for action in chosen)]
    tried += [twisted(rng.choice(chosen), state, rng) for _ in range(4) if chosen]
    tried += [made_up(kind, state, rng) for kind in KINDS for _ in range(2)]
    return tried


def twisted(action: Action, state: State, rng: Random) -> Action:
    """Return the action with one field changed, or another action without fields."""
    names = action.__match_args__
    if not names:
        return made_up(rng.choice(KINDS), state, rng)
    name = rng.choice(names)
    value = getattr(action, name)
    if name == "left":
        other = _value(name, state, rng)
    else:
        other = _other_tuple(value, state, rng) if isinstance(value, tuple) else _other(value, rng)
    fields = dict(zip(names, astuple(action), strict=True)) | {name: other}
    kind: type[Any] = type(action)
    changed: Action = kind(**fields)
    return changed


def _other(value: Any, rng: Random) -> Any:
    if isinstance(value, bool):
        return not value
    return rng.choice((value - 1, value + 1, -value, rng.choice(ABSURD), rng.randrange(60)))


def _other_tuple(value: tuple[int, ...], state: State, rng: Random) -> tuple[int, ...]:
    number = _number(state, rng)
    return rng.choice(
        (
            value[::-1],
            value[1:],
            value + value[:1],
            (*value, number),
            tuple(sorted((*value, number))),
            tuple(number if rng.random() < 0.5 else item for item in value),
        )
    )


def made_up(kind: type[Any], state: State, rng: Random) -> Action:
    """Return an action of a class with plausible and absurd values in its fields."""
    filled = {name: _value(name, state, rng) for name in kind.__match_args__}
    action: Action = kind(**filled)
    return action


def _value(name: str, state: State, rng: Random) -> Any:
    if name == "begins_network":
        return rng.random() < 0.5
    if name == "left":  # compiled code accepts no other number of fuels
        return tuple(_number(state, rng) for _ in range(4))
    return tuple(_numbers(state, rng)) if name == "plants" else _number(state, rng)


def _numbers(state: State, rng: Random) -> Iterator[int]:
    for _ in range(rng.randrange(4)):
        yield _number(state, rng)


def _number(state: State, rng: Random) -> int:
    """Return a number that may or may not mean something in this state."""
    plants = (*state.market, *(plant for owned in state.plants for plant in owned))
    known = (rng.choice(plants or (0,)), rng.choice(state.money), state.bid, state.bid + 1)
    return rng.choice((*known, rng.choice(ABSURD), rng.randrange(60), rng.randrange(6)))

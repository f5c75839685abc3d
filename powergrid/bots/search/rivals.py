# SPDX-License-Identifier: MIT
"""How the rivals seem to play: how well each style explains what they did in this game.

A style explains an action if it would have done the same; a style that errs, in part, if some of
its forms would have. An action that no style explains favours none. The past comes with each
decision and always says the same: nothing is remembered, only cached.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from powergrid.bots.bot import Bot, Past
from powergrid.bots.erring import Erring
from powergrid.bots.planner import Planner
from powergrid.bots.thrifty import Thrifty
from powergrid.rules import Game, State
from powergrid.rules.actions import Action, Bid, OpenAuction
from powergrid.rules.state import BIDDING, BUILDING_HOUSES, OPENING

_TELLING: Final = (OPENING, BIDDING, BUILDING_HOUSES)
"""Questions that styles answer differently."""
_LATEST: Final = 40
"""Actions of a rival that count: a late decision must not cost more time than an early one."""
_SLIP: Final = 0.1
"""How likely a seat is to do what its style would not."""
_PLANNED: Final = Random(0)
"""No style uses randomness besides its salt."""


class Style(NamedTuple):
    """A way to play: how common it is, how many forms of it are compared with what was done."""

    prior: float
    forms: int
    make: Callable[[Bot, Planner, str], Bot]


STYLES: Final = (
    Style(0.4, 1, lambda policy, planner, salt: policy),
    Style(0.3, 1, lambda policy, planner, salt: planner),
    Style(0.15, 1, lambda policy, planner, salt: Thrifty()),
    Style(0.15, 4, lambda policy, planner, salt: Erring(0, 85, planner, salt)),
)
_POLICY: Final = 0
"""The policy's place among them."""
_OWN: Final = [float(place == _POLICY) for place in range(len(STYLES))]
"""How likely each style is of the seat that decides."""

Cast: TypeAlias = tuple[tuple[int, int], ...]
"""A style and a form of it for each seat."""


class Rivals:
    """How likely each style is of each seat."""

    def __init__(self, chances: Sequence[Sequence[float]]) -> None:
        self._chances = chances

    def cast(self, rng: Random) -> Cast:
        """Return styles drawn for all seats."""
        styles = range(len(STYLES))
        drawn = (rng.choices(styles, chances)[0] for chances in self._chances)
        return tuple((style, rng.randrange(STYLES[style].forms)) for style in drawn)


def players_of(cast: Cast, policy: Bot, planner: Planner) -> list[Bot]:
    """Return the bot of each seat."""
    return [STYLES[style].make(policy, planner, f"{form}:") for style, form in cast]


def meets_policy(cast: Cast, seat: int) -> bool:
    """Return whether a rival of this seat plays as the policy."""
    return any(style == _POLICY for rival, (style, _) in enumerate(cast) if rival != seat)


class _Evidence:
    """What the actions of a game say; cached, because one game raises many questions."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._planner = Planner()
        self._known: dict[tuple[object, ...], tuple[float, ...]] = {}

    def of(self, state: State, action: Action, policy: Bot) -> tuple[float, ...]:
        """Return how likely each style is to have done this."""
        if state.game is not self._game and state.game != self._game:
            self._known.clear()
        self._game = state.game
        key = (*state.facts(), action)
        if key not in self._known:
            self._known[key] = tuple(
                self._likeliness(style, state, action, policy) for style in STYLES
            )
        return self._known[key]

    def _likeliness(self, style: Style, state: State, action: Action, policy: Bot) -> float:
        bots = [style.make(policy, self._planner, f"{form}:") for form in range(style.forms)]
        done = [_alike(bot.decide(state, _PLANNED)) for bot in bots]
        return _SLIP + (1 - _SLIP) * done.count(_alike(action)) / len(done)


def _alike(action: Action) -> object:
    """Return a key that ignores how much was bid."""
    if isinstance(action, OpenAuction):
        return action.plant
    return Bid if isinstance(action, Bid) else action


_EVIDENCE: Final = _Evidence()


def rivals_of(state: State, past: Past, policy: Bot) -> Rivals:
    """Return how the rivals of the seat on turn seem to play; itself it takes for the policy.

    Without a past, it takes all for the policy.
    """
    if not past:
        return Rivals([_OWN] * state.game.players)
    done: dict[int, list[tuple[State, Action]]] = defaultdict(list)
    for before, action in past:
        if before.asks in _TELLING:
            done[before.seat].append((before, action))
    chances = [[style.prior for style in STYLES] for _ in range(state.game.players)]
    chances[state.seat] = _OWN
    for seat, moves in done.items():
        if seat != state.seat:
            for before, action in moves[-_LATEST:]:
                found = _EVIDENCE.of(before, action, policy)
                joint = [
                    chance * likelihood
                    for chance, likelihood in zip(chances[seat], found, strict=True)
                ]
                chances[seat] = [product / sum(joint) for product in joint]
    return Rivals(chances)

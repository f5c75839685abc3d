# SPDX-License-Identifier: MIT
"""Whole games among bots."""

from collections.abc import Collection, Sequence
from random import Random
from typing import Final, Protocol

from powergrid.bots.bot import Bot, looks_back
from powergrid.rules import Game, State, apply, begin
from powergrid.rules.actions import Action
from powergrid.rules.events import Event
from powergrid.rules.setup import Cards, first_state, random_closed
from powergrid.rules.state import NO_SEAT, NOTHING

MAX_ROUNDS: Final = 100
"""More than any normal game takes."""


class StuckGame(Exception):
    """A game that does not end."""


class Watcher(Protocol):
    """Observes every move of a game."""

    def __call__(self, state: State, seat: int, action: Action | None, events: list[Event]) -> None:
        """See what a seat did, what happened, and the state after it.

        First of all it is called with no seat and no action, for how the game began.
        """
        ...


class _Remembering:
    """A bot that learns before each decision what all seats have done so far."""

    def __init__(self, bot: Bot, past: list[tuple[State, Action]]) -> None:
        self._bot, self._past = bot, past

    def decide(self, state: State, rng: Random) -> Action:
        """Return the bot's action, and add it to the past."""
        bot = self._bot.after(self._past) if looks_back(self._bot) else self._bot
        action = bot.decide(state, rng)
        self._past.append((state.copy(), action))
        return action


def play(
    game: Game,
    cards: Cards,
    order: Sequence[int],
    bots: Sequence[Bot],
    rng: Random,
    on_events: Watcher | None = None,
    closed: Collection[int] | None = None,
) -> State:
    """Play a game with a bot in every seat, and return its last state.

    What a board closes is drawn at random unless `closed` gives it.
    Raises IllegalAction if a bot does what it may not, StuckGame if the game does not end.
    """
    closed = random_closed(game, rng) if closed is None else closed
    state = first_state(game, cards.market, order, closed)
    deal = cards.pile
    events = begin(state, deal)
    if on_events is not None:
        on_events(state, NO_SEAT, None, events)
    if any(map(looks_back, bots)):
        past: list[tuple[State, Action]] = []
        bots = [_Remembering(bot, past) for bot in bots]
    while state.asks != NOTHING:
        seat = state.seat
        action = bots[seat].decide(state, rng)
        events = apply(state, action, deal)
        if on_events is not None:
            on_events(state, seat, action, events)
        if state.round > MAX_ROUNDS:
            raise StuckGame(f"The game is still going on after {MAX_ROUNDS} rounds.")
    return state

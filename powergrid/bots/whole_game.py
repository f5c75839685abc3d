# SPDX-License-Identifier: MIT
"""Whole games among bots."""

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Final, TypeAlias

from powergrid.bots.bot import Bot, looks_back
from powergrid.rules import Game, State, apply, begin
from powergrid.rules.actions import Action
from powergrid.rules.events import Event
from powergrid.rules.setup import Cards, first_state, random_closed
from powergrid.rules.state import NOTHING

MAX_ROUNDS: Final = 100
"""More than any normal game takes."""


class StuckGame(Exception):
    """A game that does not end."""


Watcher: TypeAlias = Callable[[State, Action | None, list[Event]], object]
"""Gets the state after every action, the action and its events; at first how the game began."""


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
        on_events(state, None, events)
    if any(map(looks_back, bots)):
        past: list[tuple[State, Action]] = []
        bots = [_Remembering(bot, past) for bot in bots]
    while state.asks != NOTHING:
        action = bots[state.seat].decide(state, rng)
        events = apply(state, action, deal)
        if on_events is not None:
            on_events(state, action, events)
        if state.round > MAX_ROUNDS:
            raise StuckGame(f"The game is still going on after {MAX_ROUNDS} rounds.")
    return state

# SPDX-License-Identifier: MIT
"""Games from which a policy learns: what it saw, what it chose, and what came of it."""

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from powergrid.bots.bot import Bot
from powergrid.bots.erring import Erring
from powergrid.bots.planner import Planner
from powergrid.bots.policy.last_round import LastRound
from powergrid.bots.policy.option_figures import COUNT
from powergrid.bots.policy.policy import Policy
from powergrid.bots.policy.policy_bot import PolicyBot
from powergrid.bots.thrifty import Thrifty
from powergrid.bots.value.net import Net
from powergrid.bots.value.value_bot import ValueBot
from powergrid.bots.whole_game import StuckGame, play
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.scoring import shares_of_win
from powergrid.rules.setup import random_order, shuffle_cards
from powergrid.training.exploiters import EXPLOITERS, LEARNED
from powergrid.training.positions import result_shares
from powergrid.training.tables import HOME, game_on, random_table

if TYPE_CHECKING:
    from numpy.typing import NDArray

_AT_HOME: Final = 0.7
"""The share of the games that is played at home."""
_CHALLENGED: Final = 0.2
"""The share of these in which learners meet a challenger; in the others one meets only planners."""
_KINDS: Final = ("planner", "itself", "value", "thrifty", "erring", "miser", "learned")
_WEIGHTS: Final = (0.35, 0.2, 0.1, 0.08, 0.09, 0.08, 0.1)


class Steps(NamedTuple):
    """Decisions of one seat in one game, in their order.

    `figures` and `scores` by option of all decisions, one decision after the other; `sizes`: how
    many options each has. By decision: `chosen`, its place among them, `likelihoods`, its
    logarithmic probability, and `expected`, the chance to win before it as the value saw it.
    `result`: the seat's share of the result; `won`: its share of the win; `is_home`: whether the
    game was played at home against three of one kind.
    """

    figures: "NDArray[np.float32]"
    scores: "NDArray[np.float32]"
    sizes: "NDArray[np.int32]"
    chosen: "NDArray[np.int32]"
    likelihoods: "NDArray[np.float32]"
    expected: "NDArray[np.float32]"
    result: float
    won: float
    is_home: bool


class Learner(PolicyBot):
    """A policy that draws its actions and notes what it saw."""

    def __init__(self, net: Net, policy: Policy, planner: Planner) -> None:
        super().__init__(net, policy, planner)
        self._figures: list[NDArray[np.float32]] = []
        self._scores: list[NDArray[np.float32]] = []
        self._chosen: list[int] = []
        self._likelihoods: list[float] = []
        self._expected: list[float] = []

    def decide(self, state: State, rng: Random) -> Action:
        """Return an action drawn with the probability that its policy gives it."""
        options = self.options(state, rng)
        if len(options) == 1:
            return options[0].action
        seen = self.seen(options, state)
        logits = self.logits(seen).astype(float)
        odds = np.exp(logits - logits.max())
        chances = odds / odds.sum()
        chosen = rng.choices(range(len(options)), chances.tolist())[0]
        self._figures.append(seen.figures)
        self._scores.append(seen.scores)
        self._chosen.append(chosen)
        self._likelihoods.append(float(np.log(chances[chosen])))
        self._expected.append(float(chances @ seen.chances))
        return options[chosen].action

    def steps(self, result: float, won: float, is_home: bool) -> Steps:
        """Return what it noted, with the result of the game."""
        return Steps(
            np.concatenate(self._figures or [np.zeros((0, COUNT), np.float32)]),
            np.concatenate(self._scores or [np.zeros(0, np.float32)]),
            np.array([len(scores) for scores in self._scores], np.int32),
            np.array(self._chosen, np.int32),
            np.array(self._likelihoods, np.float32),
            np.array(self._expected, np.float32),
            result,
            won,
            is_home,
        )


def play_learners(net: Net, policy: Policy, seed: str, target: Policy | None) -> list[Steps]:
    """Return the steps of all learners in one game; none if it did not end.

    At home a learner plays planners, or a challenger and other learners; elsewhere a mixed company
    that may hold other learners. If there is a `target`, it only plays that, at home.
    """
    rng = Random(seed)
    is_home = target is not None or rng.random() < _AT_HOME
    is_challenged = target is None and is_home and rng.random() < _CHALLENGED
    table = HOME if is_home else random_table(rng)
    game = game_on(table, rng)
    cards = shuffle_cards(game.edition, game.plants, game.players, rng)
    planner = Planner()
    bots: list[Bot] = []
    for _ in range(game.players):
        if target is not None:
            bots.append(LastRound(PolicyBot(net, target, planner)))
        elif is_challenged:
            bots.append(Learner(net, policy, planner))
        else:
            bots.append(planner if is_home else _rival(net, policy, planner, rng))
    if is_challenged:
        one = _challenger(rng)
    else:
        one = Learner(net, policy, planner)
    bots[rng.randrange(game.players)] = one
    try:
        end = play(game, cards, random_order(game.players, rng), bots, rng)
    except StuckGame:
        return []
    results, wins = result_shares(end), shares_of_win(end)
    return [
        bot.steps(float(results[seat]), wins[seat], is_home and not is_challenged)
        for seat, bot in enumerate(bots)
        if isinstance(bot, Learner)
    ]


def _rival(net: Net, policy: Policy, planner: Planner, rng: Random) -> Bot:
    kind = rng.choices(_KINDS, _WEIGHTS)[0]
    if kind == "itself":
        return Learner(net, policy, planner)
    if kind == "value":
        return ValueBot(net, planner=planner)
    if kind == "thrifty":
        return Thrifty()
    if kind == "erring":
        return Erring(0, 85, planner)
    if kind == "miser":
        return EXPLOITERS[kind]()
    return _challenger(rng) if kind == "learned" else planner


def _challenger(rng: Random) -> Bot:
    return EXPLOITERS[rng.choice(LEARNED)]()

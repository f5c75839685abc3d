# SPDX-License-Identifier: MIT
"""One game of a variant, with all checks after every action."""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from powergrid.bots import Bot, bot_named
from powergrid.bots.whole_game import MAX_ROUNDS
from powergrid.records import Record, Recorder, digest, load, replay, save, verify
from powergrid.records.moves import lines_of
from powergrid.rules import State, apply, legal
from powergrid.rules.actions import Action
from powergrid.rules.state import SCRAPPING_FUEL, SETUP
from tests.conformance.exact import check_exact
from tests.conformance.hidden import check_hidden, check_holds_only_values
from tests.conformance.markets import check_market
from tests.conformance.variants import Variant, begun
from tests.ledger import Ledger

LEVELS: Final = ("random", "sensible")
"""Who plays, by turns: one leads to odd positions, the other to ordinary ones."""


@dataclass(frozen=True)
class Care:
    """How thoroughly a game is checked.

    The question of every `exact_every`-th state is tried with up to `exact_most` legal actions, and
    as many digests are compared; every state is compared as a whole. `hidden_times` states are
    reached again with another draw pile.
    """

    exact_every: int
    exact_most: int
    hidden_times: int


QUICK: Final = Care(exact_every=16, exact_most=12, hidden_times=1)
THOROUGH: Final = Care(exact_every=1, exact_most=60, hidden_times=6)


def decided(bot: Bot, state: State, rng: Random) -> Action:
    """Return what a bot does; decisions before round 1 are random."""
    return legal(state).sample(rng) if state.phase == SETUP else bot.decide(state, rng)


class Trial:
    """A game and all of its states; `play` plays it to its end and checks it.

    `tried` counts the actions, right and wrong ones, that `legal` and `apply` had to agree on.
    """

    def __init__(self, variant: Variant, seed: int, care: Care) -> None:
        self.variant = variant
        self.seed = seed
        self.care = care
        self.record = begun(variant, seed)
        self.bot: Bot = bot_named(LEVELS[seed % len(LEVELS)])
        self.tried = 0
        self.actions: list[Action] = []
        self.lines: list[int] = []
        self.states: list[State] = []
        self.facts: list[tuple[object, ...]] = []

    def play(self, folder: Path) -> None:
        """Play the game and raise AssertionError at the first thing that does not hold."""
        recorder = self._play()
        end = self.states[-1]
        assert end.is_over
        assert sorted(end.ranking) == list(range(end.game.players))
        self._check_undo()
        self._check_file(recorder, folder)
        rng = Random(self.seed)
        for _ in range(self.care.hidden_times):
            check_hidden(self.record, self.actions, self.states, rng)

    def _play(self) -> Recorder:
        rng = Random(self.seed)
        recorder, ledger = Recorder(self.record.header), Ledger()
        _, state, deal = self.record.start()
        ledger(state, None, [])
        self._keep(state)
        while not state.is_over:
            assert state.round <= MAX_ROUNDS, "the game does not end"
            if len(self.actions) % self.care.exact_every == 0:
                self.tried += check_exact(state, deal, rng, self.care.exact_most)
            action = decided(self.bot, state, rng)
            events = apply(state, action, deal)
            self.actions.append(action)
            self._keep(state)
            ledger(state, action, events)
            check_market(state)
            recorder.add(action, events, state)
            self.lines.append(len(lines_of(events, state)))
        check_holds_only_values(state)
        return recorder

    def _keep(self, state: State) -> None:
        self.states.append(state.copy())
        self.facts.append(state.facts())

    def _check_undo(self) -> None:
        """Playing on from a kept copy leaves it unchanged, and leads to the same state again."""
        _, _, deal = self.record.start()
        for index, (state, facts) in enumerate(zip(self.states, self.facts, strict=True)):
            assert state.facts() == facts
            if index < len(self.actions):
                again = state.copy()
                apply(again, self.actions[index], deal)
                assert again.facts() == self.facts[index + 1]

    def _check_file(self, recorder: Recorder, folder: Path) -> None:
        """The file leads to the same state after every action."""
        file = folder / f"{self.variant}.json.gz"
        save(recorder, file, is_synced=False)
        verdict = verify(file)
        assert verdict.is_ok, str(verdict)
        self._check_replay(load(file))

    def _check_replay(self, loaded: Record) -> None:
        """Compare after every action, the file having a line for each token bought.

        In a choice of fuel to scrap the file has the sums alone.
        """
        again = {step.moves: step.state for step in replay(loaded)}
        lines = min(again)  # what happened before the first question
        assert digest(again[lines]) == digest(self.states[0])
        for index, state in enumerate(self.states[1:]):
            lines += self.lines[index]
            if state.asks != SCRAPPING_FUEL:
                assert again[lines] == state
                if index % self.care.exact_every == 0 or state.is_over:
                    assert digest(again[lines]) == digest(state)
        assert lines == len(loaded.moves)

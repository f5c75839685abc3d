# SPDX-License-Identifier: MIT
"""How fast the rules are: games per second, and the cost of single calls."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from random import Random
from statistics import median
from time import process_time
from typing import Final, TypeAlias

from powergrid.bots import Bot, bot_named
from powergrid.bots.whole_game import play
from powergrid.box import load_board, load_edition, load_plants
from powergrid.rules import Game, State, apply, legal
from powergrid.rules.actions import Action
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.plants import Plant
from powergrid.rules.setup import Cards, random_areas, random_order, shuffle_cards
from powergrid.rules.state import Deal
from powergrid.tools.progress_line import ProgressLine

BOARD: Final = "germany"
PLAYERS: Final = 4
EDITIONS: Final = ("classic", "recharged")
POLICIES: Final = ("sensible", "random")

Clock: TypeAlias = Callable[[], float]
Figures: TypeAlias = dict[str, float]
Moment: TypeAlias = tuple[State, Action, Deal]


def measure(
    games: int = 100,
    repeats: int = 5,
    clock: Clock = process_time,
) -> dict[str, dict[str, object]]:
    """Return `{"core": {edition: {policy: figures}}, "calls": {edition: microseconds}}`.

    The same `games` games are played `repeats` times, and the median time counts: by default that
    of this process alone, whatever else the machine does.
    """
    core: dict[str, object] = {}
    calls: dict[str, object] = {}
    progress = ProgressLine("rows", len(EDITIONS) * (len(POLICIES) + 1))
    for edition in EDITIONS:
        figures = {}
        for policy in POLICIES:
            figures[policy] = _game_figures(edition, policy, games, repeats, clock)
            progress.step()
        core[edition] = figures
        calls[edition] = _call_figures(edition, repeats, clock)
        progress.step()
    return {"core": core, "calls": calls}


def _game_figures(edition: str, policy: str, games: int, repeats: int, clock: Clock) -> Figures:
    moves = sum(len(_moments(edition, policy, seed)) for seed in range(games))  # also warms up
    bot = bot_named(policy)

    def play_all() -> None:
        for seed in range(games):
            _play(edition, bot, seed)

    return {
        "games_per_second": round(games / _time(play_all, repeats, clock), 1),
        "moves_per_game": round(moves / games, 1),
        "games": games * repeats,
    }


def _play(edition: str, bot: Bot, seed: int) -> None:
    rng = Random(seed)
    play(*table(edition, rng), [bot] * PLAYERS, rng)


def table(
    edition_id: str, rng: Random, players: int = PLAYERS, areas: int = 0
) -> tuple[Game, Cards, Sequence[int]]:
    """Return a random game, with this many areas or, if 0, the edition's number."""
    board, edition, _ = _box(edition_id)
    in_play = random_areas(board, areas or edition.areas[players], rng)
    game = _game(edition_id, players, in_play)
    cards = shuffle_cards(game.edition, game.plants, players, rng)
    return game, cards, random_order(players, rng)


@cache
def _box(edition_id: str) -> tuple[Board, Edition, dict[int, Plant]]:
    """Return what is read from files, so that reading is not measured."""
    return load_board(BOARD, edition_id), load_edition(edition_id), load_plants()


@cache
def _game(edition_id: str, players: int, areas: tuple[int, ...]) -> Game:
    """Return one game per choice of areas, so that its distances are computed once."""
    return Game(*_box(edition_id), players, areas)


class _Recorder:
    """A bot that notes every state it decides in, and its answer."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.answers: list[tuple[State, Action]] = []

    def decide(self, state: State, rng: Random) -> Action:
        action = self.bot.decide(state, rng)
        self.answers.append((state.copy(), action))
        return action


def _moments(edition: str, policy: str, seed: int) -> list[Moment]:
    """Return every move of a game: the state before it, the action, and the deal."""
    rng = Random(seed)
    game, cards, order = table(edition, rng)
    recorder = _Recorder(bot_named(policy))
    play(game, cards, order, [recorder] * PLAYERS, rng)
    return [(state, action, cards.pile) for state, action in recorder.answers]


def _call_figures(edition: str, repeats: int, clock: Clock) -> Figures:
    """Return the average cost of each call over all moves of ten games."""
    moments = [moment for seed in range(10) for moment in _moments(edition, "sensible", seed)]
    calls = {"copy": _copy_all, "legal": _ask_all, "count": _count_all, "apply": _apply_all}
    times = {name: _time(partial(work, moments), repeats, clock) for name, work in calls.items()}
    times["apply"] -= times["copy"]
    return {f"{name}_us": round(time / len(moments) * 1e6, 2) for name, time in times.items()}


def _copy_all(moments: list[Moment]) -> None:
    for state, _, _ in moments:
        state.copy()


def _ask_all(moments: list[Moment]) -> None:
    for state, _, _ in moments:
        legal(state)


def _count_all(moments: list[Moment]) -> None:
    for state, _, _ in moments:
        legal(state).count()


def _apply_all(moments: list[Moment]) -> None:
    for state, action, deal in moments:
        apply(state.copy(), action, deal)  # the cost of the copy is subtracted later


def _time(work: Callable[[], None], repeats: int, clock: Clock) -> float:
    """Return the median of the seconds it took."""
    times = []
    for _ in range(repeats):
        start = clock()
        work()
        times.append(clock() - start)
    return median(times)

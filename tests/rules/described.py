# SPDX-License-Identifier: MIT
"""Tables described by a position, from games among planners."""

from collections.abc import Callable
from functools import cache
from random import Random

from powergrid.bots.planner import Planner
from powergrid.box import (
    load_board,
    load_edition,
    load_plants,
)
from powergrid.rules import Game, State, apply, begin
from powergrid.rules.actions import Action
from powergrid.rules.options import NO_OPTIONS, Options
from powergrid.rules.position import (
    Position,
    can_be_described,
    first_position,
    position_of,
)
from powergrid.rules.position_faults import faults_in
from powergrid.rules.setup import (
    first_state,
    random_areas,
    random_closed,
    random_order,
    shuffle_cards,
)
from powergrid.rules.state import AUCTION

_PLAYED: dict[int, list[State]] = {}


@cache
def a_game(
    board: str = "germany",
    edition: str = "recharged",
    players: int = 3,
    options: Options = NO_OPTIONS,
) -> Game:
    rng = Random(5)
    printed, tables = load_board(board, edition), load_edition(edition)
    areas = random_areas(printed, printed.rules.on(tables).areas[players], rng)
    return Game(printed, tables, load_plants(), players, areas, options)


def moments(game: Game) -> list[State]:
    """Return the states between decisions of a game among planners."""
    if id(game) not in _PLAYED:
        _PLAYED[id(game)] = played(game, Planner().decide)
    return _PLAYED[id(game)]


def played(game: Game, decide: Callable[[State, Random], Action]) -> list[State]:
    """Return the states between decisions of a game."""
    rng = Random(1)
    cards = shuffle_cards(game.edition, game.plants, game.players, rng)
    order = random_order(game.players, rng)
    state = first_state(game, cards.market, order, random_closed(game, rng))
    begin(state, cards.pile)
    found = []
    while not state.is_over:
        if can_be_described(state):
            found.append(state.copy())
        apply(state, decide(state, rng), cards.pile)
    return found


def moment(game: Game, phase: int, round_: int = 3, step: int = 0) -> Position:
    """Return the table at the start of a phase in a round or step."""
    return next(
        position_of(state)
        for state in moments(game)
        if state.phase == phase
        and (state.step == step if step else state.round == round_)
        and len(state.waiting) == game.players
    )


def holding(position: Position, seat: int, **changes: object) -> Position:
    holdings = list(position.holdings)
    holdings[seat] = holdings[seat]._replace(**changes)  # type: ignore[arg-type]
    return position._replace(holdings=tuple(holdings))


def codes(game: Game, position: Position) -> set[str]:
    return {code for code, _ in faults_in(game, position)}


def moment_with(board: str, **fields: object) -> tuple[Game, Position]:
    """Return a game on a board, and its first table in which these fields are set."""
    game = a_game(board, "recharged" if board == "manhattan" else "classic")
    told = map(position_of, moments(game))
    facts = ((found, found._asdict() | found.extras._asdict()) for found in told)
    return game, next(
        found for found, all_ in facts if all(all_[key] == value for key, value in fields.items())
    )


FIRST = first_position(a_game(), (3, 4, 5, 6, 7, 8, 9, 10), Random(1))
_AUCTION = moment(a_game(), AUCTION)
_TOLD = {plant for holding in _AUCTION.holdings for plant in holding.plants}
LOOSE = sorted({*a_game().plants} - {*_AUCTION.market, *_AUCTION.under, *_AUCTION.gone} - _TOLD)
"""Plants that the table in the auction of round 3 does not name."""

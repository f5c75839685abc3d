# SPDX-License-Identifier: MIT
"""The areas of a new game: random, chosen by hand, or drafted by the seats in turn."""

from dataclasses import replace
from random import Random

from powergrid.bots import choose_area
from powergrid.gui.power_grid.game.game_setup import GameSetup
from powergrid.rules.area_draft import AreaDraft
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.options import areas_in_play
from powergrid.rules.setup import random_order

RANDOM, PICKED, IN_TURN = range(3)


def area_mode(setup: GameSetup) -> int:
    """Return how the areas are chosen: `RANDOM`, `PICKED` or `IN_TURN`."""
    if setup.areas is None:
        return RANDOM
    return IN_TURN if setup.is_drafted else PICKED


def with_area_mode(setup: GameSetup, mode: int) -> GameSetup:
    """Return the setup with its areas chosen in that mode; drafted areas stay chosen."""
    if mode == area_mode(setup):
        return setup
    picked = tuple(sorted(setup.areas or ())) if mode == PICKED else ()
    areas = None if mode == RANDOM else picked
    return replace(setup, areas=areas, is_drafted=mode == IN_TURN)


def draft_of(setup: GameSetup, board: Board, edition: Edition) -> AreaDraft:
    """Return the draft of areas so far; seats choose in turn order."""
    count = min(areas_in_play(edition, board, len(setup.seats), setup.options), len(board.areas))
    return AreaDraft(board, setup.order, count, setup.areas or ())


def with_area(setup: GameSetup, area: int, board: Board, edition: Edition) -> GameSetup:
    """Return the setup with an area added or removed; in a draft, with all later choices.

    Raises IllegalAction if the area may not be drafted.
    """
    areas = setup.areas or ()
    if not setup.is_drafted:
        return replace(setup, areas=tuple(sorted({*areas} ^ {area})))
    if area in areas:
        return replace(setup, areas=areas[: areas.index(area)])
    return replace(setup, areas=draft_of(setup, board, edition).choose(area).chosen)


def with_order(setup: GameSetup, seed: int) -> GameSetup:
    """Return the setup with a turn order for drafting areas, random from a seed.

    A new order restarts the draft.
    """
    players = len(setup.seats)
    order = random_order(players, Random(f"{seed}:{players}")) if setup.is_drafted else ()
    if order == setup.order:
        return setup
    return replace(setup, order=order, areas=() if setup.is_drafted else setup.areas)


def drafted_on(setup: GameSetup, board: Board, edition: Edition, seed: int) -> GameSetup:
    """Return the setup with the areas that bots choose until a person is next."""
    if not setup.is_drafted:
        return setup
    draft = draft_of(setup, board, edition)
    while not draft.is_done and not setup.seats[draft.seat].is_person:
        draft = draft.choose(choose_area(setup.seats[draft.seat].player, draft, seed))
    return replace(setup, areas=draft.chosen)

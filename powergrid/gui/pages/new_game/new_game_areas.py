# SPDX-License-Identifier: MIT
"""How the areas of a new game come about: by lot, picked, or drafted by the seats in turn."""

from dataclasses import replace

from powergrid.bots import choose_area
from powergrid.gui.pages.new_game.new_game import NewGame
from powergrid.rules.area_draft import AreaDraft
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.options import areas_in_play

BY_LOT, PICKED, IN_TURN = range(3)


def way_of(wish: NewGame) -> int:
    """Return how the areas come about."""
    if wish.areas is None:
        return BY_LOT
    return IN_TURN if wish.is_drafted else PICKED


def on_way(wish: NewGame, way: int) -> NewGame:
    """Return the wish with its areas coming about so; what was drafted stays picked."""
    if way == way_of(wish):
        return wish
    kept = tuple(sorted(wish.areas or ())) if way == PICKED else ()
    areas = None if way == BY_LOT else kept
    return replace(wish, areas=areas, is_drafted=way == IN_TURN)


def draft_of(wish: NewGame, board: Board, edition: Edition) -> AreaDraft:
    """Return the draft as far as it has come; seats choose clockwise, the first one first."""
    seats = len(wish.seats)
    count = min(areas_in_play(edition, seats, wish.options), len(board.areas))
    return AreaDraft(board, tuple(range(seats)), count, wish.areas or ())


def with_area(wish: NewGame, area: int, board: Board, edition: Edition) -> NewGame:
    """Return the wish with an area taken or left; one that was drafted takes back all after it.

    Raises IllegalAction where the area may not be drafted.
    """
    areas = wish.areas or ()
    if not wish.is_drafted:
        return replace(wish, areas=tuple(sorted({*areas} ^ {area})))
    if area in areas:
        return replace(wish, areas=areas[: areas.index(area)])
    return replace(wish, areas=draft_of(wish, board, edition).choose(area).chosen)


def drafted_on(wish: NewGame, board: Board, edition: Edition, seed: int) -> NewGame:
    """Return the wish with the areas chosen by bots, up to where a person chooses."""
    if not wish.is_drafted:
        return wish
    draft = draft_of(wish, board, edition)
    while not draft.is_done and not wish.seats[draft.seat].is_person:
        draft = draft.choose(choose_area(wish.seats[draft.seat].player, draft, seed))
    return replace(wish, areas=draft.chosen)

# SPDX-License-Identifier: MIT
"""Which area a bot chooses when the players draft the areas of a game."""

from collections.abc import Sequence
from random import Random
from typing import Final

from powergrid.rules.area_draft import AreaDraft
from powergrid.rules.board import Board

_AT_RANDOM: Final = ("random", "sensible")


def choose_area(name: str, draft: AreaDraft, seed: int) -> int:
    """Return the area a level chooses next; the same for the same seed and earlier choices."""
    choices = draft.choices()
    if name in _AT_RANDOM:
        return Random(f"{seed}:{draft.chosen}").choice(choices)
    return min(choices, key=lambda area: (_mean_cost(draft, area), area))


def drafted(
    names: Sequence[str], order: tuple[int, ...], board: Board, count: int, seed: int
) -> tuple[int, ...]:
    """Return the areas, ascending, that the levels (by seat) draft in the first turn order."""
    draft = AreaDraft(board, order, count)
    while not draft.is_done:
        draft = draft.choose(choose_area(names[draft.seat], draft, seed))
    return draft.areas


def _mean_cost(draft: AreaDraft, area: int) -> float:
    """Return the mean cost of the connections that an area would bring into play."""
    board = draft.board
    areas = {*draft.chosen, area}
    ends = [(board.cities[link.a].area, board.cities[link.b].area) for link in board.connections]
    costs = [
        link.cost
        for link, both in zip(board.connections, ends, strict=True)
        if area in both and areas.issuperset(both)
    ]
    return sum(costs) / max(1, len(costs))

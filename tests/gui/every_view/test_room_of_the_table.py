# SPDX-License-Identifier: MIT
"""Nothing on the table is cut off, leaves its panel or lies over another: boards, seats, phases."""

from collections.abc import Callable
from itertools import cycle

import pytest
from pytestqt.qtbot import QtBot

from powergrid.box import board_editions, built_in_board_ids
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.settings.language import LANGUAGES, use_language
from powergrid.gui.shell.main_window import MIN_SIZE
from tests.gui.every_view.room import (
    BOARDS,
    assert_room,
    assert_room_in_every_phase,
    moments,
    opened,
)
from tests.gui.patience import settle


@pytest.mark.slow
@pytest.mark.parametrize(
    ("board", "edition", "players"),
    [
        *((*BOARDS[0], players) for players in range(2, 7)),
        *((*board, players) for board in BOARDS[1:] for players in (3, 6)),
    ],
)
def test_nothing_is_cut_at_1366x768(
    qtbot: QtBot, elided: list[str], board: str, edition: str, players: int
) -> None:
    edition = "classic" if players == 2 else edition
    assert_room_in_every_phase(qtbot, elided, board, edition, players, (1366, 768))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("board", "edition", "size"),
    [
        *((*BOARDS[0], size) for size in (MIN_SIZE, (1280, 800), (1920, 1080), (3840, 2160))),
        *((*board, MIN_SIZE) for board in BOARDS[1:]),
    ],
)
def test_nothing_is_cut_at_any_size(
    qtbot: QtBot, elided: list[str], board: str, edition: str, size: tuple[int, int]
) -> None:
    look().fit(*size)
    assert_room_in_every_phase(qtbot, elided, board, edition, 5, size)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("board", "language"), list(zip(built_in_board_ids(), cycle(LANGUAGES), strict=False))
)
def test_nothing_is_cut_on_any_board(
    qtbot: QtBot, elided: list[str], board: str, language: str
) -> None:
    use_language(language)
    look().fit(*MIN_SIZE)
    edition = board_editions(board)[0]
    assert_room_in_every_phase(qtbot, elided, board, edition, 6, MIN_SIZE)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("board", "edition", "percent"),
    [(*board, percent) for board, percent in zip(BOARDS, (125, 150, 200), strict=True)],
)
def test_nothing_is_cut_at_any_interface_scale(
    qtbot: QtBot, elided: list[str], board: str, edition: str, percent: int
) -> None:
    look().set_scale(percent / 100)
    look().fit(1920, 1080)
    assert_room_in_every_phase(qtbot, elided, board, edition, 4, (1920, 1080))


@pytest.mark.slow
@pytest.mark.parametrize("toggle", [Table.toggle_log, Table.toggle_connections, Table.toggle_words])
@pytest.mark.parametrize(("board", "edition"), [BOARDS[0], BOARDS[2]])
def test_players_fit_beside_an_open_panel(
    qtbot: QtBot, elided: list[str], board: str, edition: str, toggle: Callable[[Table], None]
) -> None:
    for players in (3, 6):
        table = opened(qtbot, next(moments(board, edition, players)), (1920, 1080))
        toggle(table)
        settle()
        assert_room(table, elided)
        for drawer in table.drawers():
            for panel in table.parts():
                assert not drawer.geometry().intersects(panel.geometry())
        wide = table.own.width()
        toggle(table)
        assert table.own.width() > wide
        table.close()

# SPDX-License-Identifier: MIT
import pytest

from powergrid.box import COLOURS
from powergrid.gui.kit.theme import Theme, contrast, luminance, theme_for
from powergrid.gui.kit.tokens import PALETTES, PLAYER_COLOURS
from powergrid.gui.power_grid.board.board_colours import board_colours


@pytest.fixture(params=["light", "dark"])
def scheme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[False, True], ids=["normal", "high"])
def theme(request: pytest.FixtureRequest, scheme: str) -> Theme:
    return theme_for(scheme, is_high=request.param)


def test_every_area_of_a_plain_board_has_a_colour(theme: Theme) -> None:
    assert board_colours(theme).areas.keys() == set(COLOURS)


def test_text_stands_out_from_areas_and_free_places(theme: Theme) -> None:
    board = board_colours(theme)
    for land in (board.place_open, board.land, *board.areas.values()):
        assert contrast(luminance(theme.text), luminance(land)) >= 4.5


def test_with_high_contrast_connections_stand_out_from_all_land(scheme: str) -> None:
    board = board_colours(theme_for(scheme, is_high=True))
    for land in (board.land, *board.areas.values()):
        assert contrast(luminance(board.connection), luminance(land)) >= 7


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("colour", PLAYER_COLOURS)
def test_a_house_or_its_rim_stands_out_from_all_land(
    scheme: str, palette: str, colour: str
) -> None:
    theme = theme_for(scheme, palette)
    board = board_colours(theme)
    parts = (theme.house_fill(colour), theme.house_rim(colour))
    for land in (board.land, *board.areas.values()):
        assert max(contrast(luminance(part), luminance(land)) for part in parts) >= 3

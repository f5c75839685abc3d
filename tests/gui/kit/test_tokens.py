# SPDX-License-Identifier: MIT
from itertools import combinations
from math import dist

import pytest
from PySide6.QtGui import QColor

from powergrid.gui.kit import tokens
from powergrid.gui.kit.theme import Theme, contrast, luminance, theme_for
from powergrid.gui.kit.tokens import PLAYER_COLOURS

WAYS = [(scheme, palette) for scheme in tokens.SCHEMES for palette in tokens.PALETTES]
THEME_LIST = [theme_for(*way) for way in WAYS]
NAMES = ["-".join(way) for way in WAYS]
MIN_CONTRAST = 4.5


def stands_out(one: QColor, other: QColor) -> float:
    return contrast(luminance(one), luminance(other))


@pytest.mark.parametrize("theme", THEME_LIST, ids=NAMES)
@pytest.mark.parametrize("ground", ["background", "surface_1", "surface_2", "surface_3"])
def test_text_stands_out_from_every_surface(theme: Theme, ground: str) -> None:
    surface = getattr(theme, ground)
    assert stands_out(theme.text, surface) >= 7
    assert stands_out(theme.text_second, surface) >= MIN_CONTRAST
    if ground != "surface_3":
        assert stands_out(theme.text_third, surface) >= MIN_CONTRAST


@pytest.mark.parametrize("theme", THEME_LIST, ids=NAMES)
@pytest.mark.parametrize("ground", ["surface_1", "surface_2"])
def test_coloured_words_are_legible(theme: Theme, ground: str) -> None:
    surface = getattr(theme, ground)
    words = [theme.good, theme.warning, theme.bad, theme.accent, *theme.fuels.values()]
    # Rounded as the measure is: 4.49 of garbage on light surfaces is a rounding of colours.
    assert all(round(stands_out(word, surface), 1) >= MIN_CONTRAST for word in words)


@pytest.mark.parametrize("theme", THEME_LIST, ids=NAMES)
def test_figures_stand_out_from_their_backgrounds(theme: Theme) -> None:
    pairs = [
        (theme.on_accent, theme.accent),
        (theme.on_button_primary, theme.button_primary),
        (theme.text, theme.plate),
        (theme.text_third, theme.plate),
        *((theme.on_player(name), theme.house_fill(name)) for name in PLAYER_COLOURS),
    ]
    assert all(stands_out(ink, ground) >= MIN_CONTRAST for ink, ground in pairs)


@pytest.mark.parametrize("theme", THEME_LIST, ids=NAMES)
@pytest.mark.parametrize("colour", PLAYER_COLOURS)
def test_a_house_or_its_rim_stands_out_from_any_surface(theme: Theme, colour: str) -> None:
    for ground in (theme.plate, theme.surface_1, theme.surface_2):
        parts = (theme.house_fill(colour), theme.house_rim(colour))
        assert max(stands_out(part, ground) for part in parts) >= 3


@pytest.mark.parametrize("scheme", tokens.SCHEMES)
def test_high_contrast_gives_every_text_seven_to_one(scheme: str) -> None:
    theme = theme_for(scheme, is_high=True)
    inks = [theme.text, theme.text_second, theme.text_third, theme.accent]
    inks += [theme.good, theme.warning, theme.bad]
    for ground in (theme.background, theme.surface_1, theme.surface_2, theme.surface_3):
        assert min(stands_out(ink, ground) for ink in inks) >= 7
    for ground in (theme.background, theme.surface_1, theme.surface_2):
        assert stands_out(theme.border, ground) >= MIN_CONTRAST, "edges take the place of surfaces"
    assert theme.edge(theme.surface_1) == theme.border
    assert theme_for(scheme).edge(theme_for(scheme).surface_1) is None


def test_all_schemes_define_the_same_colours() -> None:
    one, other = tokens.LIGHT, tokens.DARK
    assert one["roles"].keys() == other["roles"].keys()
    assert one["fuel"].keys() == other["fuel"].keys()
    everybody = {*PLAYER_COLOURS, tokens.BANK_COLOUR}
    assert one["house_rim"].keys() == other["house_rim"].keys() == everybody
    assert all(fills.keys() == everybody for fills in tokens.PALETTES.values())
    assert tokens.PLAYER_LETTERS.keys() == set(PLAYER_COLOURS)
    assert len(set(tokens.PLAYER_LETTERS.values())) == len(PLAYER_COLOURS)


# How colours look to eyes without one of the three kinds of cones: the matrices of
# Machado, Oliveira and Fernandes (2009) for linear light.
EYES = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def seen(color: QColor, eye: str) -> tuple[float, ...]:
    """Return a colour as an eye sees it, in CIELAB, where distances match what people notice."""
    linear = [
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in (color.redF(), color.greenF(), color.blueF())
    ]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True))))
        for row in EYES[eye]
    )
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize(
    ("palette", "eyes", "minimum"),
    [("safe", tuple(EYES), 45), ("table", tuple(EYES), 28), ("wood", ("all",), 40)],
)
def test_no_two_players_look_alike(palette: str, eyes: tuple[str, ...], minimum: float) -> None:
    """In the safe palette, for no kind of colour vision; 100 is from black to white."""
    fills = [theme_for("light", palette).house_fill(name) for name in PLAYER_COLOURS]
    for eye in eyes:
        for one, other in combinations(fills, 2):
            assert dist(seen(one, eye), seen(other, eye)) >= minimum, (
                eye,
                one.name(),
                other.name(),
            )

# SPDX-License-Identifier: MIT
from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetricsF, QRawFont
from pytestqt.qtbot import QtBot

from powergrid.gui.kit import fonts
from powergrid.gui.kit.look import Look, look
from powergrid.gui.kit.tokens import BODY, CAPTION, FAMILY, FAMILY_NARROW, FIGURE, LEAD, TITLE


@pytest.fixture
def fresh(qtbot: QtBot) -> Look:
    return Look()


def test_there_is_one_look(qtbot: QtBot) -> None:
    assert look() is look()


def test_bundled_families_are_loaded(qtbot: QtBot) -> None:
    assert {FAMILY, FAMILY_NARROW} <= fonts.load_fonts()


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("weight", [400, 500, 600, 700])
@pytest.mark.parametrize("size", [CAPTION, BODY, LEAD, TITLE, FIGURE])
def test_every_digit_is_equally_wide(fresh: Look, size: int, weight: int, narrow: bool) -> None:
    metrics = QFontMetricsF(fresh.font(size, weight, narrow))
    widths = {round(metrics.horizontalAdvance(digit), 3) for digit in "0123456789"}
    assert len(widths) == 1
    assert widths.pop() == pytest.approx(size * (0.54 if narrow else 0.6), abs=0.35)


@pytest.mark.parametrize("sign", "×−…·→✓őŰąłčřňѣЖя€")
@pytest.mark.parametrize("narrow", [False, True])
def test_the_typeface_has_every_character_we_use(fresh: Look, sign: str, narrow: bool) -> None:
    assert QRawFont.fromFont(fresh.font(15, 400, narrow)).supportsCharacter(ord(sign))


def test_missing_files_fall_back_to_a_sans_serif(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fonts.load_fonts(tmp_path) == frozenset()
    monkeypatch.setattr(fonts, "load_fonts", lambda: frozenset[str]())
    font = fonts.make_font(15, 600, False)
    assert font.pixelSize() == 15
    assert QFontMetricsF(font).horizontalAdvance("8") > 0


def test_fonts_are_kept_until_the_scale_changes(fresh: Look) -> None:
    assert fresh.font(15, 600) is fresh.font(15, 600)
    fresh.set_scale(2)
    assert fresh.font(15, 600).pixelSize() == 30


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1280, 800), 1),
        ((1366, 768), 1),
        ((1920, 1080), 1),
        ((2560, 1440), 4 / 3),
        ((3840, 2160), 2),
        ((3840, 1080), 1),
        ((1280, 720), 22 / 24),
        ((1024, 640), 19 / 24),
    ],
)
def test_the_window_size_scales_everything(
    fresh: Look, size: tuple[int, int], scale: float
) -> None:
    fresh.fit(*size)
    assert fresh.scale == pytest.approx(scale)


def test_the_chosen_scale_is_limited_by_the_window(fresh: Look) -> None:
    """Everything has at least as much room as in a window of 1280 by 768."""
    fresh.set_scale(2)
    fresh.fit(1920, 1080)
    assert fresh.scale == pytest.approx(1080 / 768, abs=1 / 24)
    fresh.fit(1280, 800)
    assert fresh.scale == 1
    fresh.fit(2560, 1536)
    assert fresh.scale == 2


@pytest.mark.parametrize(
    ("size", "factor", "limit"),
    [
        ((1280, 800), 1, 0),
        ((1280, 800), 1.5, 1),
        ((1920, 1080), 1.25, 0),
        ((1920, 1080), 2, 1.375),
        ((3840, 2160), 1.25, 0),
        ((3840, 2160), 1.5, 1.396),
        ((1024, 640), 1, 19 / 24),
    ],
)
def test_the_limit_is_the_largest_factor_with_room_in_the_window(
    fresh: Look, size: tuple[int, int], factor: float, limit: float
) -> None:
    fresh.fit(*size)
    fresh.set_scale(factor)
    assert fresh.limit == pytest.approx(limit, abs=0.001)


def test_the_chosen_scale_multiplies_the_one_that_fits(fresh: Look, qtbot: QtBot) -> None:
    fresh.fit(3840, 2160)
    with qtbot.waitSignal(fresh.changed):
        fresh.set_scale(1.25)
    assert fresh.scale == 2.5
    assert fresh.px(10) == 25
    assert (fresh.ipx(0.1), fresh.ipx(0), fresh.ipx(3)) == (1, 0, 8)


def test_the_text_size_enlarges_only_text_for_reading(fresh: Look, qtbot: QtBot) -> None:
    with qtbot.waitSignal(fresh.changed):
        fresh.set_text_size("larger")
    assert (fresh.text_font(15).pixelSize(), fresh.text_px(20)) == (21, 28)
    assert (fresh.font(15).pixelSize(), fresh.ipx(20)) == (15, 20)
    with qtbot.assertNotEmitted(fresh.changed):
        fresh.set_text_size("larger")


def test_one_more_pixel_of_window_does_not_change_the_scale(fresh: Look, qtbot: QtBot) -> None:
    fresh.fit(2560, 1440)
    with qtbot.assertNotEmitted(fresh.changed):
        fresh.fit(2561, 1442)


def test_a_new_scheme_changes_the_theme_once(fresh: Look, qtbot: QtBot) -> None:
    fresh.set_scheme("light")
    with qtbot.waitSignal(fresh.changed):
        fresh.set_scheme("dark")
    assert fresh.theme.is_dark
    with qtbot.assertNotEmitted(fresh.changed):
        fresh.set_scheme("dark")


def test_reduced_motion_takes_no_time(fresh: Look) -> None:
    assert fresh.duration(240) == 240
    fresh.set_reduced_motion(True)
    assert fresh.duration(240) == 0

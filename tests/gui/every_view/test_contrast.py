# SPDX-License-Identifier: MIT
"""Text stands out from its ground by 4.5 to 1, in every view, both schemes and all palettes."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import Contrast, look
from powergrid.gui.kit.palette import palette_of, sheet_of
from powergrid.gui.kit.text import Text
from powergrid.tools.views_of_record import VIEWS, open_view
from tests.gui.every_view.contrast import Measured, measured
from tests.gui.kit.test_accessible_tree import record_of

LEAST = 4.5
SIZE = (2560, 1600)
SCALE = 2.0
"""At which the strokes of the smallest text are wide enough to have their full colour."""
SCHEMES = ("light", "dark")
HIGH = 6.4
"""Asked of every text with high contrast; thin strokes lose a little of 7 at their edges."""


@pytest.fixture(autouse=True)
def wear(qapp: QApplication) -> Iterator[Callable[..., None]]:
    """Dress the program in a scheme and a palette, large, for the time of a test."""
    before = qapp.palette(), qapp.styleSheet()
    look().set_scale(SCALE)
    look().fit(*SIZE)

    def dress(scheme: str, palette: str = "table", contrast: Contrast = "normal") -> None:
        look().set_scheme(scheme)  # type: ignore[arg-type]
        look().set_contrast(contrast)
        look().set_palette(palette)
        qapp.setPalette(palette_of(look().theme))
        qapp.setStyleSheet(sheet_of(look().theme))

    yield dress
    qapp.setPalette(before[0])
    qapp.setStyleSheet(before[1])


def too_faint(found: list[Measured], least: float = LEAST) -> list[tuple[str, float]]:
    """Return what stands out too little; what cannot be used now need not."""
    return [(text.text, text.ratio) for text in found if text.is_enabled and text.ratio < least]


@pytest.mark.slow
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("view", VIEWS)
def test_text_stands_out_in_every_view(
    qtbot: QtBot, wear: Callable[..., None], view: str, scheme: str
) -> None:
    wear(scheme)
    window = open_view(view, record_of(view), None, SIZE)
    qtbot.addWidget(window)
    found = measured(window)
    assert len(found) > 5
    assert too_faint(found) == []


@pytest.mark.slow
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("view", ["auction", "building", "settings"])
def test_text_stands_out_more_with_high_contrast(
    qtbot: QtBot, wear: Callable[..., None], view: str, scheme: str
) -> None:
    wear(scheme, contrast="high")
    window = open_view(view, record_of(view), None, SIZE)
    qtbot.addWidget(window)
    found = measured(window)
    assert len(found) > 5
    assert too_faint(found, HIGH) == []


@pytest.mark.slow
@pytest.mark.parametrize("palette", ["table", "wood", "safe"])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_letters_stand_out_on_the_houses_of_every_palette(
    qtbot: QtBot, wear: Callable[..., None], scheme: str, palette: str
) -> None:
    wear(scheme, palette)
    look().set_letters(True)
    window = open_view("building", record_of("building"), None, SIZE)
    qtbot.addWidget(window)
    found = measured(window)
    assert {"R", "B", "G", "Y"} <= {text.text for text in found}
    assert too_faint(found) == []


@pytest.mark.slow
def test_what_is_too_faint_is_found(qtbot: QtBot, wear: Callable[..., None]) -> None:
    wear("light")
    window = Line(vertical=True, ground="surface_1")
    window.add(Text("plain"))
    window.add(Text("faint", role="border"))
    field = QLineEdit("faint as well")
    field.setStyleSheet(f"QLineEdit {{ color: {look().theme.border.name()}; }}")
    window.add(field)
    qtbot.addWidget(window)
    window.resize(600, 300)
    window.show()
    window.place()
    assert sorted(text.ratio < LEAST for text in measured(window)) == [False, True, True]

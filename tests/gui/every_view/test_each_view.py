# SPDX-License-Identifier: MIT
"""Each view, opened once: its text stands out in both schemes, what is clicked is large enough,
what the keyboard reaches has a name and a role that a screen reader knows, and a change of language
changes nothing else.
"""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from powergrid.files.places import resources_dir
from powergrid.gui.kit.accessible_roles import install_roles
from powergrid.gui.kit.accessible_tree import nodes
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import Contrast, look
from powergrid.gui.kit.palette import palette_of, sheet_of
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import MIN_TARGET
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.tools import views_of_factory
from powergrid.tools.views_of_record import VIEWS, open_view
from tests.gui.every_view.contrast import Measured, measured
from tests.gui.every_view.targets import targets
from tests.gui.languages import assert_stays, start_in_english
from tests.gui.views import record_of

pytestmark = pytest.mark.slow

MIN_CONTRAST = 4.5
SMALL, LARGE = (1280, 800), (2560, 1600)
SCALE = 2.0
"""At which the strokes of the smallest text are wide enough to have their full colour."""
SCHEMES = ("light", "dark")
FACTORY_GAME = resources_dir() / "factory" / "tutorial.json"
HIGH = 6.4
"""Asked of every text with high contrast; thin strokes lose a little of 7 at their edges."""
ROLES = {
    "Button",
    "Canvas",
    "Cell",
    "CheckBox",
    "EditableText",
    "List",
    "ListItem",
    "RadioButton",
    "Slider",
    "SpinBox",
    "StaticText",
    "Table",
}
"""The roles of what is pressed, typed into, stepped, read or walked through."""


@pytest.fixture(autouse=True)
def set_look(qapp: QApplication) -> Iterator[Callable[..., None]]:
    """Return a function that sets scheme, palette and contrast, in a large window, for one test."""
    before = qapp.palette(), qapp.styleSheet()

    def style() -> None:  # as the program does, before any widget follows
        qapp.setPalette(palette_of(look().theme))
        qapp.setStyleSheet(sheet_of(look().theme))

    look().changed.connect(style)
    look().set_scale(SCALE)
    look().fit(*LARGE)

    def apply(scheme: str, palette: str = "table", contrast: Contrast = "normal") -> None:
        look().set_contrast(contrast)
        look().set_palette(palette)
        look().set_scheme(scheme)  # type: ignore[arg-type]
        QApplication.processEvents()

    yield apply
    look().changed.disconnect(style)
    qapp.setPalette(before[0])
    qapp.setStyleSheet(before[1])


def too_faint(found: list[Measured], minimum: float = MIN_CONTRAST) -> list[tuple[str, float]]:
    """Return texts with too little contrast; disabled ones are allowed to."""
    return [(text.text, text.ratio) for text in found if text.is_enabled and text.ratio < minimum]


def opened(qtbot: QtBot, view: str) -> PowerGridWindow:
    window = open_view(view, record_of(view), None, LARGE)
    qtbot.addWidget(window)
    return window


@pytest.mark.usefixtures("quick_reviews")
@pytest.mark.parametrize("view", VIEWS)
def test_every_view_is_legible_clickable_named_and_stays(
    qtbot: QtBot, set_look: Callable[..., None], view: str
) -> None:
    install_roles()
    start_in_english()
    set_look("light")
    window = opened(qtbot, view)
    assert_legible(window)
    set_look("dark")
    assert_legible(window)
    look().set_scale(1)
    window.resize(*SMALL)
    QApplication.processEvents()
    assert look().scale == 1
    found = list(targets(window))
    assert found or view == "timelapse", "which any click ends"
    assert [target for target in found if min(target[1:]) < MIN_TARGET] == []
    assert_told(window)
    assert_stays(window)


@pytest.mark.parametrize("view", ["order", "market", "purchases", "power", "replay", "end"])
def test_views_of_factory_manager_are_legible(
    qtbot: QtBot, set_look: Callable[..., None], view: str
) -> None:
    window = views_of_factory.open_view(view, FACTORY_GAME, None, LARGE)
    qtbot.addWidget(window)
    for scheme in SCHEMES:
        set_look(scheme)
        assert_legible(window)


def assert_legible(window: QWidget, minimum: float = MIN_CONTRAST) -> None:
    found = measured(window)
    assert len(found) > 5
    assert too_faint(found, minimum) == []


def assert_told(window: PowerGridWindow) -> None:
    told = list(nodes(window))
    reached = [node for node in told if "focusable" in node.flags]
    assert reached
    assert [node for node in reached if not node.name or node.role not in ROLES] == []
    assert [node for node in told if "focused" in node.flags and not node.name] == []
    assert [node for node in told if "<" in node.name + node.description] == []


@pytest.mark.parametrize("view", ["auction", "building", "settings"])
def test_text_stands_out_more_with_high_contrast(
    qtbot: QtBot, set_look: Callable[..., None], view: str
) -> None:
    for scheme in SCHEMES:
        set_look(scheme, contrast="high")
        assert_legible(opened(qtbot, view), HIGH)


def test_letters_stand_out_on_the_houses_of_every_palette(
    qtbot: QtBot, set_look: Callable[..., None]
) -> None:
    look().set_letters(True)
    window = opened(qtbot, "building")
    for scheme in SCHEMES:
        for palette in ("table", "wood", "safe"):
            set_look(scheme, palette)
            found = measured(window)
            assert {"R", "B", "G", "Y"} <= {text.text for text in found}
            assert too_faint(found) == []


def test_faint_text_is_found(qtbot: QtBot, set_look: Callable[..., None]) -> None:
    set_look("light")
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
    assert sorted(text.ratio < MIN_CONTRAST for text in measured(window)) == [False, True, True]

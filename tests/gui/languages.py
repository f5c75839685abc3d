# SPDX-License-Identifier: MIT
"""A window shows the same in another language."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.accessible_tree import nodes
from powergrid.gui.settings.language import use_language
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.main_window import MainWindow
from tests.gui.patience import settle


def start_in_english() -> None:
    """Open windows in English from now on, whatever the system's language is."""
    settings = Settings()
    settings.language = "en"
    settings.write()
    use_language("en")


def assert_stays(window: MainWindow) -> None:
    """Check that an English window shows the same view, in the same state, in German too."""
    _wait_for(window)
    before, told = window.view, _told(window)
    for language in ("de", "en"):
        window.preferences.set("language", language)
        _wait_for(window)
        assert type(window.view) is type(before)
        assert window.view is not before
    now = _told(window)
    lost = [node for node in told if node not in now]
    new = [node for node in now if node not in told]
    assert now == told, f"lost: {lost}, new: {new}"


def _wait_for(window: MainWindow) -> None:
    """Wait until a window shows all that it reads."""
    settle()
    while getattr(window.view, "is_reading", False):
        settle()
    QCoreApplication.sendPostedEvents()  # what it has read is laid out, on a busy machine too


def _told(window: QWidget) -> list[tuple[str, ...]]:
    """Return what a screen reader finds in a window, but where the focus is.

    Which rows of a list are in view, and which pictures are drawn by now, is left out.
    """
    found = []
    for node in nodes(window):
        flags = sorted({*node.flags} - {"focused"})
        if node.role not in ("Graphic", "ListItem") and (node.name or node.value or flags):
            found.append((node.role, node.name, node.value, node.description, *flags))
    return found

# SPDX-License-Identifier: MIT
"""A window shows the same in another language."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

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
    """Check that an English window shows the same view, in the same state, in German too.

    The focus stays where it is, here at the last button; but not on a page that reads files, which
    has only its first buttons at once.
    """
    _wait_for(window)
    buttons = [button for button in window.view.findChildren(QAbstractButton) if _is_stop(button)]
    if buttons and not _reads_files(window.view):
        buttons[-1].setFocus()
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


def _is_stop(button: QAbstractButton) -> bool:
    """Return whether Tab leads to a button."""
    is_stop = bool(button.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return is_stop and button.isEnabled() and button.isVisible()


def _reads_files(view: QWidget) -> bool:
    return hasattr(view, "is_reading")


def _wait_for(window: MainWindow) -> None:
    """Wait until a window shows all that it reads."""
    settle()
    while getattr(window.view, "is_reading", False):
        settle()
    QCoreApplication.sendPostedEvents()  # what it has read is laid out, on a busy machine too


def _told(window: MainWindow) -> list[tuple[str, ...]]:
    """Return what a screen reader finds in a window.

    Which rows of a list are in view, which pictures are drawn by now, and where the focus is on a
    page that reads files, is left out.
    """
    found, ignored = [], {"focused"} if _reads_files(window.view) else set[str]()
    for node in nodes(window):
        flags = sorted({*node.flags} - ignored)
        if node.role not in ("Graphic", "ListItem") and (node.name or node.value or flags):
            found.append((node.role, node.name, node.value, node.description, *flags))
    return found

# SPDX-License-Identifier: MIT
"""pytest-qt's bot with longer limits, for busy machines."""

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE_MS


class PatientBot(QtBot):
    """A bot that waits for minutes where pytest-qt waits for five seconds.

    It keeps the widgets it is given: pytest-qt still paints them when the test is over, and that
    ends badly if Python's collector of garbage deletes one in the middle.
    """

    def __init__(self, request: Any) -> None:
        super().__init__(request)
        self._kept: list[QWidget] = []

    def addWidget(self, widget: QWidget, **asked: Any) -> None:
        super().addWidget(widget, **asked)
        self._kept.append(widget)

    def waitUntil(self, callback: Callable[[], bool | None], **asked: Any) -> None:
        super().waitUntil(callback, **_patient(asked))

    def waitSignal(self, signal: Any, **asked: Any) -> Any:
        return super().waitSignal(signal, **_patient(asked))

    def waitSignals(self, signals: list[Any], **asked: Any) -> Any:
        return super().waitSignals(signals, **_patient(asked))

    def waitExposed(self, widget: Any, **asked: Any) -> Any:
        return super().waitExposed(widget, **_patient(asked))

    def waitActive(self, widget: Any, **asked: Any) -> Any:
        return super().waitActive(widget, **_patient(asked))


def _patient(asked: dict[str, Any]) -> dict[str, Any]:
    """Return a call with the long limit, or without one if no signal is required."""
    if asked.get("raising") is False:
        return asked
    if "timeout" in asked:
        raise TypeError("no test has a limit of its own: a slow machine would fail it")
    return {**asked, "timeout": PATIENCE_MS}

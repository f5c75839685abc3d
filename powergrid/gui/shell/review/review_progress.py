# SPDX-License-Identifier: MIT
"""The progress of a review, with a button that stops or continues it."""

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.time_left import time_left
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.review.reviewing import Reviewing


class ReviewProgress(Line):
    """Follows a review until all turns are done."""

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__(gap=12)
        self._reviewing = reviewing
        self.status = Text(role="text_second")
        self.stop = Button("")
        self.stop.clicked.connect(self._start_or_stop)
        self.add(self.status)
        self.add(self.stop)
        self.add_space()
        reviewing.progressed.connect(self._show)
        self._show()

    def _show(self) -> None:
        does = translate("ReviewPanel", "Stop")
        if not self._reviewing.is_running:
            does = translate("ReviewPanel", "Continue")
        self.status.say(progress_words(self._reviewing))
        self.stop.set_text(does)

    def _start_or_stop(self) -> None:
        if self._reviewing.is_running:
            self._reviewing.stop()
        else:
            self._reviewing.start()


def progress_words(reviewing: Reviewing) -> str:
    """Return how much of a review is done, and how long the rest will take."""
    text = translate("ReviewPanel", "Analysis paused at {percent}%")
    if reviewing.is_running:
        text = translate("ReviewPanel", "Analysing… {percent}%")
    done, left = text.format(percent=reviewing.percent), time_left(reviewing.seconds_left)
    return f"{done} · {left}" if left else done

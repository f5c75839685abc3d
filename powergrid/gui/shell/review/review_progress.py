# SPDX-License-Identifier: MIT
"""The progress of a review, with a button that stops or continues it."""

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
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
        reviewing.moved.connect(self._show)
        self._show()

    def _show(self) -> None:
        text = translate("ReviewPanel", "Analysing… {percent}%")
        does = translate("ReviewPanel", "Stop")
        if not self._reviewing.is_running:
            text = translate("ReviewPanel", "Analysis paused at {percent}%")
            does = translate("ReviewPanel", "Continue")
        self.status.say(text.format(percent=self._reviewing.percent))
        self.stop.set_text(does)

    def _start_or_stop(self) -> None:
        if self._reviewing.is_running:
            self._reviewing.stop()
        else:
            self._reviewing.start()

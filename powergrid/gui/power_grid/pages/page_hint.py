# SPDX-License-Identifier: MIT
"""The hint of a page: asks for it, shows it, and fills it in."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.page_frame import PageFrame
from powergrid.rules import State, legal
from powergrid.rules.actions import Action

if TYPE_CHECKING:
    from powergrid.analysis import Advice


class PageHint(QObject):
    """H asks for a hint; H again fills in all that it advises for this turn.

    `found` carries the advice, `taken` the actions to fill in.
    """

    found = Signal(list)
    taken = Signal(tuple)

    def __init__(self, frame: PageFrame, session: Session, staging: Staging) -> None:
        super().__init__(frame)
        self._frame = frame
        self._session = session
        self._staging = staging
        self._shown: tuple[State, list[tuple[Action, ...]]] | None = None
        self._is_estimate = False
        self._is_searching = False
        self._estimate_timer = QTimer(self, singleShot=True)
        self._estimate_timer.timeout.connect(self._estimate)
        button = frame.foot.hint
        button.describe(translate("Page", "Shows what the strongest bot would do here, and why."))
        button.clicked.connect(self.ask)
        bind(frame, "H", self.ask, button)

    def state(self) -> State:
        """Return the state a hint is for, as if everything staged were done."""
        state = self._staging.draft.state.copy()
        state.pile_left = self._session.state.pile_left
        return state

    def advises_otherwise(self, action: Action) -> bool:
        """Return whether a hint for something else is shown, or is still being worked out."""
        if self._shown is None:
            return self._is_searching
        return self._shown[1][0][0] != action

    def estimate(self) -> None:
        """Find out what the plants are worth, unless the player has turned that off."""
        if self._staging.shows_worth:
            self._estimate_timer.start(0)  # after the page is painted and the bots have started

    def _estimate(self) -> None:
        if self._session.is_person_asked and self._frame.isVisible() and self._shown is None:
            self._is_estimate = True
            self._session.ask_for_hint(self.state(), is_quick=True)

    def ask(self) -> None:
        """Ask for a hint, or fill in the one shown; some pages offer none."""
        if not self._frame.foot.is_wanted(self._frame.foot.hint):
            return
        state = self.state()
        shown = self._shown
        self.forget()
        if shown is not None and shown[0] == state:
            self._shown = shown
            self._fill_in(0)
        elif self._session.is_person_asked:
            self._is_estimate = False
            self._is_searching = True  # until it is there, which may be at once
            is_asked = self._session.ask_for_hint(state)
            self._is_searching = self._is_searching and is_asked
            if self._is_searching:
                self._frame.head.show_message(_searching_text(), "accent")

    def show(self, state: State, advice: "Sequence[Advice]") -> None:
        """Show a hint for `state`, which can then be filled in."""
        from powergrid.gui.power_grid.pages.hint_box import HintBox  # loads the bots

        if self._is_estimate:
            self._is_estimate = False
            if state == self.state():
                self.found.emit(list(advice))
            return
        self._is_searching = False
        head = self._frame.head
        was_asked = head.message.text == _searching_text()
        if was_asked:
            head.clear_message()
        if state != self.state():
            # Something has been staged since, so the hint is for another state.
            if was_asked:
                self.ask()
            return
        if not advice:
            head.warn(translate("Page", "No hint found. Press H to ask again."))
            return
        if advice[0].action not in legal(state):
            return
        box = HintBox(state, advice, self._session.seats)
        box.chosen.connect(self._fill_in)
        bind(box, "Esc", self._close, translate("Page", "Close the hint"))
        announcer().say(box.text)
        self._shown = (state, [option.actions for option in advice])
        self._frame.show_hint_box(box)
        self.found.emit(list(advice))

    def forget(self) -> None:
        """Remove the hint, or expect none any more."""
        self._shown = None
        self._is_searching = False
        self._frame.want(self._frame.hint_box, False)

    def _close(self) -> None:
        self.forget()
        self._frame.place()

    def forget_old(self) -> None:
        """Remove a hint that is for another question or other staged actions."""
        if self._shown is not None and self._shown[0] != self.state():
            self.forget()

    def _fill_in(self, row: int) -> None:
        assert self._shown is not None
        actions = self._shown[1][row]
        self.forget()
        self._frame.head.clear_message()
        self.taken.emit(actions)
        self._frame.head.follows_hint = True
        self._frame.place()


def _searching_text() -> str:
    return translate("Page", "Looking for a hint…")

# SPDX-License-Identifier: MIT
"""Undo and Plan on the bottom line of a page."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.page_buttons import PageButtons
from powergrid.gui.power_grid.pages.page_foot import PageFoot


class DraftButtons:
    """The buttons Undo and Plan with their keys; the page does what they ask for."""

    def __init__(
        self,
        page: QWidget,
        foot: PageFoot,
        buttons: PageButtons,
        session: Session,
        staging: Staging,
        undo: Callable[[], object],
        plan: Callable[[], object],
    ) -> None:
        self._foot = foot
        self._session = session
        self._staging = staging
        foot.undo.clicked.connect(undo)
        bind(page, "Z", lambda: buttons.press(foot.undo), foot.undo)
        foot.planning.describe(
            translate("Page", "Lets you try out a whole round on a copy of the table.")
        )
        foot.planning.clicked.connect(plan)
        bind(page, "N", plan, foot.planning)

    @property
    def can_plan(self) -> bool:
        """Whether a round can be planned from this page."""
        return self._staging.can_plan and self._foot.is_wanted(self._foot.planning)

    def show_undo(self) -> None:
        """Enable Undo if there is something to undo."""
        can_undo = bool(self._staging.draft.actions) or self._session.can_undo
        nothing = translate(
            "Page", "Nothing to undo: you haven't acted, or a card has been revealed since."
        )
        does = translate("Page", "Undoes your last step.")
        self._foot.undo.describe(does, "" if can_undo else nothing)

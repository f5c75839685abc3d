# SPDX-License-Identifier: MIT
"""The pages of Factory Manager beside the table: its rules."""

from collections.abc import Sequence

from PySide6.QtGui import QKeySequence

from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.entries import Entry
from powergrid.gui.shell.front_page import Way
from powergrid.gui.shell.visits import Visits


class FactoryVisits(Visits):
    """Opens these pages; each is made when it is asked for and deleted when it is left."""

    def entries(self) -> Sequence[Entry]:
        """Return the menu line for the rules."""
        keys = (QKeySequence.StandardKey.HelpContents, "F1")
        return (Entry(translate("Menu", "Rules…"), self.show_rules, keys),)

    def ways(self) -> Sequence[Way]:
        """Return where the front page leads to: the rules."""
        text = translate("Factory", "Rules")
        note = translate("Factory", "Five phases on two pages")
        return (Way(text, note, "rules", "R", self.show_rules),)

    def show_rules(self, section: str = "") -> None:
        """Show the rules, at a section if any."""
        from powergrid.gui.factory_manager.rulebook import rulebook
        from powergrid.gui.rulebook.rulebook_view import RulebookView

        if isinstance(self.navigator.view, RulebookView):
            return
        view = rulebook()
        if section:
            view.show_section(section)
        view.back_asked.connect(self.navigator.leave)
        self.navigator.visit(view)

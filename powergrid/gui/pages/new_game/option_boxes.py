# SPDX-License-Identifier: MIT
"""The options of a new game as boxes to be ticked, each with why it cannot be if it cannot."""

from PySide6.QtCore import QCoreApplication, Signal

from powergrid.gui.look.widgets import CheckBox
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.new_game.new_game import NewGame, why_fixed
from powergrid.gui.pages.text import caption
from powergrid.rules.edition import Edition
from powergrid.rules.options import OPTION_NAMES

translate = QCoreApplication.translate


class OptionBoxes(Line):
    """`switched` tells the name of an option that is to be turned on, or off again."""

    switched = Signal(str)

    def __init__(self) -> None:
        super().__init__(vertical=True, gap=2)
        self._has_reason = False
        self.told = caption()
        self.boxes = {name: CheckBox(option_text(name)) for name in OPTION_NAMES}
        row = Line(gap=12)
        for name, box in self.boxes.items():
            box.clicked.connect(lambda _=False, name=name: self.switched.emit(name))
            row.add(box)
        row.add_space()
        self.add(self.told)
        self.add(row)

    def show_wish(self, wish: NewGame, edition: Edition) -> None:
        """Tick what is chosen, and say what is fixed."""
        told = translate("NewGame", "Options")
        self._has_reason = False
        for name, box in self.boxes.items():
            code = why_fixed(wish, edition, name)
            reason = _reason(code, len(wish.seats))
            box.setChecked(getattr(wish.options, name))
            box.tell(_meaning(name), reason)
            if code and box.isChecked():
                told = translate("NewGame", "Options. {reason}.").format(reason=reason)
                self._has_reason = True
        self.told.say(told)

    def want_name(self, is_wanted: bool) -> None:
        """Show what the boxes are called, or only why one of them is fixed."""
        self.want(self.told, is_wanted or self._has_reason)


def option_text(name: str) -> str:
    """Return what an option is called."""
    known = {
        "starting_cities": translate("NewGame", "Starting cities"),
        "against_the_bank": translate("NewGame", "Against the bank"),
        "one_area_per_player": translate("NewGame", "One area each"),
    }
    return known.get(name, name)


def _meaning(name: str) -> str:
    known = {
        "starting_cities": translate(
            "NewGame", "Each player marks a city; networks begin in marked cities"
        ),
        "against_the_bank": translate(
            "NewGame", "The bank takes plants, fuel and places in cities as well"
        ),
        "one_area_per_player": translate(
            "NewGame", "As many areas are in play as there are players"
        ),
    }
    return known.get(name, "")


def _reason(code: str, players: int) -> str:
    reasons = {
        "option_not_in_edition": translate("NewGame", "Not in this edition"),
        "needs_bank": translate(
            "NewGame", "With %n players this edition is played against the bank", "", players
        ),
        "no_bank_with_players": translate(
            "NewGame",
            "With %n players this edition is not played against the bank",
            "",
            players,
        ),
        "players_not_in_edition": translate("NewGame", "Not with %n players", "", players),
    }
    return reasons.get(code, code)

# SPDX-License-Identifier: MIT
"""The options of a new game as check boxes, each with a note on what it means."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.choices import CheckBox
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.power_grid.game.game_setup import GameSetup, why_fixed
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.options import OPTION_NAMES

_MEANINGS: Final = Texts(
    "NewGame",
    {
        "starting_cities": "Each player marks a city; networks start in marked cities",
        "against_the_bank": "The bank takes plants, fuel and places in cities too",
        "one_area_per_player": "One area in play for each player",
        "without_board_rules": "Uses this board's changes to rules and fuel market",
    },
)

_INDENT = 34
_TICKED_IF_NOT = ("without_board_rules",)
"""Options that turn a default off: their boxes are ticked while the default is on."""


class OptionBoxes(Line):
    """`switched` carries the name of an option to turn on or off."""

    accessible_role = QAccessible.Role.Grouping

    switched = Signal(str)

    def __init__(self) -> None:
        super().__init__(vertical=True, gap=2)
        self.heading = caption(translate("NewGame", "Options"))
        self.boxes = {name: CheckBox(option_label(name)) for name in OPTION_NAMES}
        self.meanings = {name: caption(_MEANINGS[name], wraps=True) for name in OPTION_NAMES}
        self._notes = {name: _indented(note) for name, note in self.meanings.items()}
        self.row = row = Line(vertical=True, gap=0)
        for name, box in self.boxes.items():
            box.clicked.connect(lambda _=False, name=name: self.switched.emit(name))
            row.add(box)
            row.add(self._notes[name], drop=1)
        self.add(self.heading, drop=1)
        self.add(row)

    def show_setup(self, setup: GameSetup, board: Board, edition: Edition) -> None:
        """Tick what is chosen, and disable what is fixed."""
        foreign = {"option_not_on_board", "option_not_in_edition"}
        for name, box in self.boxes.items():
            code = why_fixed(setup, board, edition, name)
            reason = _reason(code, len(setup.seats))
            box.setChecked(getattr(setup.options, name) != (name in _TICKED_IF_NOT))
            box.describe(_MEANINGS[name], reason)
            self.row.want(box, code not in foreign)
            self.row.want(self._notes[name], code not in foreign)
            self.meanings[name].say(reason or _MEANINGS[name])


def _indented(note: Text) -> Line:
    """Return a note below the label of its box."""
    line = Line(gap=0)
    line.add(QWidget(), minimum=_INDENT, hint=_INDENT)
    line.add(note, stretch=1)
    return line


def option_label(name: str) -> str:
    """Return the label of an option's box."""
    known = {
        "starting_cities": translate("NewGame", "Starting cities"),
        "against_the_bank": translate("NewGame", "Against the bank"),
        "one_area_per_player": translate("NewGame", "One area each"),
        "without_board_rules": translate("NewGame", "Board's own rules", "option, on by default"),
    }
    return known.get(name, name)


def _reason(code: str, players: int) -> str:
    reasons = {
        "option_not_in_edition": translate("NewGame", "Not in this edition"),
        "too_little_uranium": translate("NewGame", "Too little uranium on this board"),
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

# SPDX-License-Identifier: MIT
"""The form of a new game: everything that is chosen beside the map."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from powergrid.gui.game.new_game import NewGame
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.menu_choice import MenuChoice
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.translation import translate
from powergrid.gui.pages.new_game.area_choice import AreaChoice
from powergrid.gui.pages.new_game.board_choice import board_and_edition, board_label, is_printed
from powergrid.gui.pages.new_game.option_boxes import OptionBoxes
from powergrid.gui.pages.new_game.seating import Seating
from powergrid.gui.pages.new_game.seed_field import SeedField
from powergrid.gui.pages.new_game.table_facts import FactGrid
from powergrid.gui.words.names import edition_name

COUNTS = (2, 3, 4, 5, 6)
"""The numbers of players offered."""
_LOW = 620


class NewGameForm(Line):
    """The controls of a new game; the view listens to them."""

    def __init__(
        self,
        parent: QWidget,
        board_ids: Sequence[str],
        edition_ids: Sequence[str],
        levels: Sequence[str],
        edition_id: str,
    ) -> None:
        super().__init__(parent, vertical=True, gap=10)
        self._board_ids = tuple(board_ids)
        self._edition_ids = tuple(edition_ids)
        self.boards = MenuChoice([board_label(board_id, edition_id) for board_id in board_ids])
        self.editions = Segments([edition_name(edition_id) for edition_id in edition_ids])
        self.players = Segments([str(count) for count in COUNTS])
        self.editions.describe(
            translate("NewGameView", "Chooses whose rules and figures are played by.")
        )
        self.options = OptionBoxes()
        self.areas = AreaChoice()
        self.seating = Seating(levels, self)
        self.facts = FactGrid()
        self.warning = Text(role="warning")
        self.seed = SeedField()
        text = translate("NewGameView", "Start", "button: begin the game")
        self.start = Button(text, "Enter", True, height=48)
        self._named = [
            _Named(translate("NewGameView", "Board"), self.boards),
            _Named(translate("NewGameView", "Edition"), self.editions),
            _Named(translate("NewGameView", "Players"), self.players),
        ]
        self.add(self._named[0])
        counts = Line(gap=24)
        counts.add(self._named[1])
        counts.add(self._named[2])
        counts.add_space()
        self.add(counts)
        self.add(self.options)
        self.add(self.areas)
        self.add(self.seating.head, drop=1)
        self.add(self.seating.seats)
        self.add(self.seating.level_notes, drop=3)
        self.add(self.facts, drop=2)
        self.add_space()
        foot = Line(gap=10)
        foot.add(caption(translate("NewGameView", "Seed"), shrinks=False))
        foot.add(self.seed, minimum=110, hint=140)
        foot.add(self.warning, stretch=1)
        foot.add(self.start)
        self.add(foot)

    def offer_boards(self, board_ids: Sequence[str], edition_id: str) -> None:
        """Offer these boards."""
        self._board_ids = tuple(board_ids)
        self.boards.set_options([board_label(board_id, edition_id) for board_id in board_ids])

    def show_setup(self, setup: NewGame) -> None:
        """Show a setup, and disable what is impossible with it."""
        board, edition = board_and_edition(setup)
        self.boards.set_index(self._board_ids.index(setup.board_id))
        name = translate("NewGameView", "Board: {board}").format(board=self.boards.text())
        self.boards.setAccessibleName(name)
        self.editions.set_index(self._edition_ids.index(setup.edition_id))
        does = translate("NewGameView", "Chooses how many play.")
        for index, count in enumerate(COUNTS):
            can_play = count in edition.players
            why_not = "" if can_play else translate("NewGameView", "Not in this edition")
            self.players.describe_option(index, does, why_not)
        does = translate("NewGameView", "Chooses the board.")
        for index, board_id in enumerate(self._board_ids):
            can_play = is_printed(board_id, setup.edition_id)
            why_not = "" if can_play else translate("NewGameView", "Not printed in this edition")
            self.boards.describe_option(index, does, why_not)
        self.options.show_setup(setup, board, edition)
        if len(setup.seats) in COUNTS:
            self.players.set_index(COUNTS.index(len(setup.seats)))
        self.areas.show_setup(setup, board, edition)
        self.seating.show_setup(setup, edition.players[0])
        self.seed.show_seed(setup.seed)

    def show_problem(self, problem: str) -> None:
        """Show why the game cannot begin, empty if it can."""
        self.warning.say(problem)
        self.start.describe(translate("NewGameView", "Begins the game."), problem)

    def fit(self) -> None:
        """Arrange everything in the room there is."""
        is_low = self.height() < look().px(_LOW)  # without room for names
        for named in self._named:
            named.want(named.caption, not is_low)
        self.options.show_heading(not is_low)
        self.areas.fit(self.width())
        self.place()


class _Named(Line):
    """A widget with its name above it, no wider than needed."""

    def __init__(self, name: str, widget: QWidget) -> None:
        super().__init__(vertical=True, gap=4)
        row = Line()
        row.add(widget)
        row.add_space()
        self.caption = caption(name)
        widget.setAccessibleName(name)
        self.add(self.caption)
        self.add(row)

# SPDX-License-Identifier: MIT
"""The form of a new game: the boards, the chosen board with its areas, the players, the start."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.labelled import labelled
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tokens import SEMIBOLD, TITLE
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.board.snapshot import Snapshot
from powergrid.gui.power_grid.game.game_setup import PLAYER_COUNTS, GameSetup
from powergrid.gui.power_grid.pages.new_game.area_choice import AreaChoice, AreaMap
from powergrid.gui.power_grid.pages.new_game.board_cards import BoardCards, unfinished_badge
from powergrid.gui.power_grid.pages.new_game.board_choice import board_and_edition
from powergrid.gui.power_grid.pages.new_game.board_words import editions_line
from powergrid.gui.power_grid.pages.new_game.game_facts import GameFacts
from powergrid.gui.power_grid.pages.new_game.option_boxes import OptionBoxes
from powergrid.gui.power_grid.pages.new_game.own_boards import OwnBoards
from powergrid.gui.power_grid.pages.new_game.seating import Seating
from powergrid.gui.power_grid.pages.new_game.seed_field import SeedField
from powergrid.gui.power_grid.words.names import board_title, edition_name
from powergrid.gui.power_grid.words.terms import cities_counted
from powergrid.rules.board import Board

_WIDE: Final = 1500
_ROOMY: Final = 640
"""The minimum height with room for a line about the board."""
_FOOT: Final = 78
_FOOT_PAD: Final = 12
_LOW: Final = 0.8
"""The height of the map against its width in a small window."""
_LOWEST: Final = 120
"""The minimum height of the map."""
_LARGE_CARD: Final = 180, 190
_MIN_LARGE: Final = 160
"""The height below which a large card would have no room for its picture."""
_CARD: Final = 116, 112


class NewGameForm(QWidget):
    """The controls of a new game, in three columns above a foot; the view connects to them."""

    def __init__(
        self,
        parent: QWidget,
        edition_ids: Sequence[str],
        levels: Sequence[str],
        snapshot: Snapshot,
    ) -> None:
        super().__init__(parent)
        self._edition_ids = tuple(edition_ids)
        self.boards = BoardCards()
        self.boards.setParent(self)
        self.own = OwnBoards()
        self.own.setParent(self)
        self.map = AreaMap(snapshot)
        self.areas = AreaChoice()
        self.options = OptionBoxes()
        self.editions = Segments([edition_name(edition_id) for edition_id in edition_ids])
        self.players = Segments([str(count) for count in PLAYER_COUNTS])
        self.seating = Seating(levels)
        self.facts = GameFacts()
        self.seed = SeedField()
        self.sentence = Text(wraps=True)
        self.warning = Text(role="warning", wraps=True)
        text = translate("NewGameView", "Start", "button: begin the game")
        self.start = Button(text, "Enter", True, height=48)
        self._board = self._new_board_column()
        self._people = self._new_people_column()
        self._foot = self._new_foot()

    def _new_board_column(self) -> "_BoardColumn":
        self._title = Text(size=TITLE, weight=SEMIBOLD)
        self._about = caption(wraps=True)
        column = _BoardColumn(self, self.map)
        column.add(self._title)
        column.add(self._about)
        column.add(self.areas)
        column.add(self.options)
        column.add_space()
        return column

    def _new_people_column(self) -> Line:
        self.editions.describe(
            translate("NewGameView", "Sets which edition's rules and figures apply.")
        )
        column = Line(self, vertical=True, gap=12)
        for name, choice in (
            (translate("NewGameView", "Edition"), self.editions),
            (translate("NewGameView", "Players"), self.players),
        ):
            choice.setAccessibleName(name)
            column.add(labelled(name, choice))
        column.add(self.seating)
        column.add(self.facts, drop=1)
        column.add_space()
        return column

    def _new_foot(self) -> Line:
        foot = Line(self, gap=12, pad=_FOOT_PAD, ground="surface_1")
        foot.add(self.sentence, stretch=1)
        foot.add(self.warning)
        foot.add(caption(translate("NewGameView", "Seed"), shrinks=False), drop=1)
        foot.add(self.seed, minimum=90, hint=120)
        self.code = Button(translate("NewGameView", "Copy code"), "K")
        self.code.describe(
            translate(
                "NewGameView",
                "Copies a code for this game: same deal, same seats.",
            )
        )
        foot.add(self.code, drop=2)
        foot.want(self.code, False)
        foot.add(self.start)
        return foot

    def show_setup(
        self, setup: GameSetup, snapshot: Snapshot, board_ids: Sequence[str], routes: int
    ) -> None:
        """Show a setup and the boards with such `routes`, and disable what is impossible."""
        board, edition = board_and_edition(setup)
        self._want_game(True)
        self.boards.offer(board_ids, setup.edition_id)
        self.boards.set_index(board_ids.index(setup.board_id))
        self.own.show_board(setup.board_id)
        self.map.show_snapshot(snapshot)
        self.map.setAccessibleName(board_title(board))
        self._title.say(board_title(board))
        self._about.say(_about(setup, board))
        self.boards.show_only(routes, len(setup.seats))
        self.editions.set_index(self._edition_ids.index(setup.edition_id))
        does = translate("NewGameView", "Sets the number of players.")
        for index, count in enumerate(PLAYER_COUNTS):
            can_play = count in edition.players
            why_not = "" if can_play else translate("NewGameView", "Not in this edition")
            self.players.describe_option(index, does, why_not)
        self.options.show_setup(setup, board, edition)
        if len(setup.seats) in PLAYER_COUNTS:
            self.players.set_index(PLAYER_COUNTS.index(len(setup.seats)))
        self.areas.show_setup(setup, board, edition)
        self.seating.show_setup(setup, board)
        self.seed.show_seed(setup.seed)

    def show_unfinished(self, index: int, board_id: str) -> None:
        """Show the name of a chosen board that cannot be played yet, and offer to edit it."""
        self._want_game(False)
        self.boards.set_index(index)
        self.own.show_board(board_id)
        self._title.say(self.boards.label(index))
        self._about.say(unfinished_badge())

    def _want_game(self, wanted: bool) -> None:
        """Show or leave out what depends on the chosen board."""
        for part in (self.map, self.areas, self.options):
            self._board.want(part, wanted)
        self._people.want(self.facts, wanted)

    def offer_code(self, is_offered: bool) -> None:
        """Show or hide the button that copies the code of this game."""
        self._foot.want(self.code, is_offered)
        self._foot.place()

    def show_problem(self, problem: str) -> None:
        """Show why the game cannot start, or with an empty text that it can."""
        self.warning.say(problem)
        self.start.describe(translate("NewGameView", "Starts the game."), problem)

    def fit(self, margin: int) -> None:
        """Place everything in the current size, with that margin at the sides."""
        px, is_wide = look().ipx, self.width() >= look().px(_WIDE)
        foot, gap = px(_FOOT if is_wide else 62), px(28 if is_wide else 18)
        height = self.height() - foot - px(12)
        people = px(384 if is_wide else 366)
        board = px(428 if is_wide else 322)
        cards = self.width() - 2 * margin - people - board - 2 * gap
        self._board.want(self._about, height > px(_ROOMY))
        self.own.fit(cards)
        own = self.own.sizeHint().height()
        self.boards.setGeometry(margin, 0, cards, height - own - px(10))
        cards_tried = (_LARGE_CARD, _CARD) if is_wide else (_CARD,)
        is_large = self.boards.fit_first(cards_tried, _MIN_LARGE) == _LARGE_CARD
        self.boards.show_lines(3 if is_large else 1)
        self.own.setGeometry(margin, height - own, cards, own)
        left = margin + cards + gap
        self._board.setGeometry(left, 0, board, height)
        self.areas.fit(board)
        self._board.side = board if is_wide else round(board * _LOW)
        self._people.setGeometry(left + board + gap, 0, people, height)
        side = margin - px(_FOOT_PAD)
        self._foot.setContentsMargins(side, 0, side, 0)
        self._foot.setGeometry(0, self.height() - foot, self.width(), foot)
        for line in (self.own, self._board, self._people, self._foot):
            line.place()


class _BoardColumn(Line):
    """The chosen board: its map, at most `side` pixels high, has the room the rest leaves."""

    def __init__(self, parent: QWidget, area_map: AreaMap) -> None:
        super().__init__(parent, vertical=True, gap=10)
        self.side = 0
        self._map = area_map
        self.add(area_map, minimum=_LOWEST)

    def arrange(self) -> None:
        """Shrink the map before notes on the options are left out."""
        rest = self.sizeHint().height() - self._map.sizeHint().height()
        self._map.side = min(self.side, max(look().ipx(_LOWEST), self.height() - rest))
        super().arrange()


def _about(setup: GameSetup, board: Board) -> str:
    """Return a line about the board: its cities and its editions."""
    return translate("NewGameView", "{cities} · {editions}").format(
        cities=cities_counted(len(board.cities)), editions=editions_line(setup.board_id)
    )

# SPDX-License-Identifier: MIT
"""The page of a new game: board, edition, areas, options and seats."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication

from powergrid.box import (
    board_ids,
    load_board,
    load_drawing,
    load_edition,
    load_plants,
)
from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.board.snapshot import Snapshot
from powergrid.gui.power_grid.game.challenge import code_in, code_of, setup_in_code
from powergrid.gui.power_grid.game.game_setup import (
    PLAYER_COUNTS,
    GameSetup,
    first_setup,
    problem_with,
    switched,
    with_level,
    with_playable_options,
    with_seat,
    with_seats,
)
from powergrid.gui.power_grid.pages.new_game.board_choice import (
    board_and_edition,
    first_board,
    in_order,
    is_printed,
    why_unusable,
)
from powergrid.gui.power_grid.pages.new_game.board_words import small_print, specials
from powergrid.gui.power_grid.pages.new_game.code_words import why_no_game
from powergrid.gui.power_grid.pages.new_game.new_game_areas import (
    drafted_on,
    with_area,
    with_area_mode,
    with_order,
)
from powergrid.gui.power_grid.pages.new_game.new_game_form import NewGameForm
from powergrid.gui.power_grid.pages.new_game.new_game_head import NewGameHead
from powergrid.gui.power_grid.words.names import board_title, edition_name
from powergrid.gui.shell.game_pages import NewGamePage
from powergrid.play.seed import new_seed
from powergrid.records import Seat
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.errors import IllegalAction
from powergrid.rules.game import Game
from powergrid.rules.options import areas_in_play

FIRST_EDITION = "recharged"


class NewGameView(NewGamePage):
    """`setup` holds all choices; `problem` says why the game cannot start, empty if it can.

    `editor_asked` carries the id of one of the player's own boards, empty for a new one;
    `import_asked` asks for a board from a file. `why_unfinished` says what one of the player's own
    boards lacks for a number of players, in the words of the editor, which is not part of this
    page.
    """

    start_asked = Signal(object)
    editor_asked = Signal(str)
    import_asked = Signal()
    even_game_asked = Signal()

    def __init__(
        self,
        board_ids: Sequence[str],
        edition_ids: Sequence[str],
        levels: Sequence[str],
        initial: GameSetup | None = None,
        why_unfinished: Callable[[str, int], str] | None = None,
    ) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("New game"))
        self._board_ids = tuple(board_ids)
        self._edition_ids = tuple(edition_ids)
        self._levels = tuple(levels)
        self.problem = ""
        self._code_problem = ""
        """Why the game of the code in the seed field cannot be played."""
        self._unfinished = ""
        """The chosen board if it cannot be played yet.

        The setup keeps the board before, which any other choice shows again.
        """
        self._why_unfinished = why_unfinished
        # Bots draft different areas in each new view, but always the same within one.
        self._draft_seed = new_seed()
        setup = self._usable(initial) or self._first_setup()
        setup = with_playable_options(setup, *board_and_edition(setup))
        self.setup = setup if setup.order else with_order(setup, self._draft_seed)
        self._board_ids = in_order(board_ids, self.setup.edition_id)
        self._table: tuple[object, ...] = ()
        self.head = NewGameHead(self)
        self.head.menu.clicked.connect(self.menu_asked)
        self.form = NewGameForm(self, self._edition_ids, self._levels, self._snapshot())
        self._connect_form()
        bind(self, "Enter", self.form.start.click, self.form.start)
        look().changed.connect(self.lay_out)
        self.refresh()

    def refresh(self) -> None:
        """Show the current setup."""
        routes = self.head.routes.index
        self.form.show_setup(self.setup, self._snapshot(), self._board_ids, routes)
        if self._unfinished:
            index = self._board_ids.index(self._unfinished)
            self.form.show_unfinished(index, self._unfinished)
        self._show_problem()
        self.lay_out()

    def reload(self, chosen: str = "") -> None:
        """Offer the boards that exist now, and choose one if given."""
        self._board_ids = in_order(board_ids(), self.setup.edition_id)
        self._unfinished = ""
        if self._usable(self.setup):
            self.refresh()
        else:
            board_id = first_board(self._board_ids, self.setup.edition_id)
            self.apply_setup(replace(self.setup, board_id=board_id, areas=None))
        if chosen in self._board_ids:
            self._choose_board(chosen)

    def offer(self, setup: GameSetup) -> None:
        """Show a setup whose board may be new."""
        self.reload()
        self.apply_setup(setup)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the start button."""
        self.form.start.setFocus()

    def _connect_form(self) -> None:
        form, safely = self.form, self._safely
        form.boards.chosen.connect(self._set_board)
        self.head.routes.chosen.connect(safely(self.refresh))
        form.own.editor_asked.connect(self.editor_asked)
        form.own.import_asked.connect(self.import_asked)
        form.editions.chosen.connect(safely(self._set_edition))
        form.players.chosen.connect(safely(self._set_players))
        form.options.switched.connect(safely(self._switch_option))
        form.areas.mode_chosen.connect(safely(self._set_area_mode))
        form.areas.area_toggled.connect(safely(self._toggle_area))
        form.map.area_clicked.connect(safely(self._toggle_area))
        form.seating.seat_changed.connect(safely(self._set_seat))
        form.seating.level_chosen.connect(safely(self._set_level))
        form.seating.warned.connect(form.warning.say)
        form.seating.even_game_asked.connect(self.even_game_asked)
        form.seed.changed.connect(safely(self._set_seed))
        form.seed.code_entered.connect(safely(self._set_code))
        form.code.clicked.connect(safely(self._copy_code))
        bind(form.code, "K", form.code.click, form.code)
        form.start.clicked.connect(self._start)

    def _safely(self, slot: Callable[..., None]) -> Callable[..., None]:
        """Return a slot that offers the boards anew if the chosen one is gone or damaged by now."""

        def act(*values: object) -> None:
            if self._usable(self.setup):
                slot(*values)
            else:
                self.reload()

        return act

    # Layout

    def lay_out(self) -> None:
        """Place everything in the current size."""
        is_wide = self.width() >= look().px(1500)
        margin, top = look().ipx(40 if is_wide else 20), look().ipx(88 if is_wide else 60)
        self.head.setGeometry(margin, 0, self.width() - 2 * margin, top)
        self.head.place()
        self.form.setGeometry(0, top, self.width(), self.height() - top)
        self.form.fit(margin)
        self.update()

    # What is shown

    def _snapshot(self) -> Snapshot:
        """Return the chosen board with the areas in play, all of them if they will be random."""
        shown = self.setup.board_id, self.setup.edition_id
        board = load_board(*shown)
        areas = self.setup.areas or range(len(board.areas))
        return Snapshot(board, load_drawing(*shown), areas)

    def _show_problem(self) -> None:
        """Show what is wrong, and the whole game in a sentence."""
        setup = self.setup
        board, edition = board_and_edition(setup)
        self.problem = self._why_not() or problem_with(setup, board, edition)
        self.form.show_problem(self.problem)
        self.form.offer_code(bool(code_of(setup, self._levels)) and not self.problem)
        count = len(setup.seats)
        if self._unfinished:
            self.form.sentence.say("")
        elif count in edition.players:
            # Until all areas are chosen, figures that depend on them are those of the whole board.
            is_picked = setup.areas is not None and not self.problem
            areas = setup.areas if setup.areas and is_picked else tuple(range(len(board.areas)))
            game = Game(board, edition, load_plants(), count, areas, setup.options)
            self.form.sentence.say(_sentence(setup, board, game.end_at))
            self.form.facts.show_game(game, specials(game.board, edition), small_print(board.id))

    def _why_not(self) -> str:
        """Return why the game of a code or the chosen board cannot be played, empty if it can."""
        if self._code_problem or not self._unfinished:
            return self._code_problem
        players = len(self.setup.seats)
        why = self._why_unfinished(self._unfinished, players) if self._why_unfinished else ""
        return why or why_unusable(self._unfinished, self.setup.edition_id)

    # What is chosen

    def apply_setup(self, setup: GameSetup) -> None:
        """Show another setup, with playable options and the areas that bots choose next."""
        self._code_problem = self._unfinished = ""
        board, edition = board_and_edition(setup)
        setup = with_playable_options(setup, board, edition)
        if setup.is_drafted and _table_of(setup, edition) != self._table:
            setup = replace(setup, areas=())
        self._table = _table_of(setup, edition)
        seed = self._draft_seed if setup.seed is None else setup.seed
        self.setup = drafted_on(with_order(setup, seed), board, edition, seed)
        self.refresh()

    def _set_board(self, index: int) -> None:
        self._choose_board(self._board_ids[index])

    def _choose_board(self, board_id: str) -> None:
        """Choose a board, or one that cannot be played yet, to be edited."""
        if why_unusable(board_id, self.setup.edition_id):
            self._code_problem, self._unfinished = "", board_id
            self.refresh()
        else:
            self.apply_setup(replace(self.setup, board_id=board_id, areas=None))

    def _set_edition(self, index: int) -> None:
        setup = replace(self.setup, edition_id=self._edition_ids[index])
        if not is_printed(setup.board_id, setup.edition_id):
            setup = replace(
                setup, board_id=first_board(self._board_ids, setup.edition_id), areas=None
            )
        players = load_edition(setup.edition_id).players
        count = min(max(len(setup.seats), players[0]), players[-1])
        self._apply_readable(with_seats(setup, count, self._levels))

    def _apply_readable(self, setup: GameSetup) -> None:
        """Change board or edition, unless its file cannot be used."""
        reason = why_unusable(setup.board_id, setup.edition_id)
        if reason:
            self.refresh()
            self.form.warning.say(reason)
        else:
            self.apply_setup(setup)

    def _usable(self, setup: GameSetup | None) -> GameSetup | None:
        """Return the setup if its board and edition can be used, else None."""
        if setup is None or why_unusable(setup.board_id, setup.edition_id):
            return None
        return setup

    def _first_setup(self) -> GameSetup:
        """Return the setup of a first game: the tutorial's edition and the best-known board."""
        edition_id = max(self._edition_ids, key=lambda edition: edition == FIRST_EDITION)
        edition = load_edition(edition_id)
        return first_setup(first_board(self._board_ids, edition_id), edition, self._levels)

    def _set_players(self, index: int) -> None:
        self.apply_setup(with_seats(self.setup, PLAYER_COUNTS[index], self._levels))

    def _set_seat(self, index: int, seat: Seat) -> None:
        self.apply_setup(with_seat(self.setup, index, seat))

    def _set_level(self, level: str) -> None:
        self.apply_setup(with_level(self.setup, level))

    def seat_opponents(self, levels: Sequence[str], why: str) -> None:
        """Seat these levels as bots, in that order, and say why."""
        left = iter(levels)
        seats = [
            seat if seat.is_person else seat._replace(player=next(left, seat.player))
            for seat in self.setup.seats
        ]
        self.apply_setup(replace(self.setup, seats=tuple(seats)))
        self.form.sentence.say(why)
        announcer().say(why)

    def _toggle_area(self, area: int) -> None:
        setup = self.setup
        board, edition = board_and_edition(setup)
        try:
            self.apply_setup(with_area(setup, area, board, edition))
        except IllegalAction:
            self.refresh()

    def _set_area_mode(self, mode: int) -> None:
        self.apply_setup(with_area_mode(self.setup, mode))

    def _switch_option(self, name: str) -> None:
        self.apply_setup(replace(self.setup, options=switched(self.setup.options, name)))

    def _set_seed(self, seed: int | None) -> None:
        self._code_problem = ""
        setup = replace(self.setup, seed=seed)
        if setup.is_drafted:  # another seed draws another turn order
            self.apply_setup(setup)
        else:
            self.setup = setup
            self._show_problem()

    def _set_code(self, text: str) -> None:
        """Set up the game of the code in a text."""
        people = [seat.name for seat in self.setup.seats if seat.is_person]
        setup = setup_in_code(code_in(text), self._levels, *people[:1])
        why = why_no_game(setup, self._board_ids)
        if setup is None or why:
            self._code_problem = why
            self._show_problem()
        else:
            self.apply_setup(setup)

    def _copy_code(self) -> None:
        QGuiApplication.clipboard().setText(code_of(self.setup, self._levels))
        text = self.tr("{code} has been copied; paste it into the seed field.")
        self.form.sentence.say(text.format(code=code_of(self.setup, self._levels)))
        announcer().say(self.form.sentence.text)

    def _start(self) -> None:
        if not self.problem:
            seats = tuple(Seat(s.name.strip(), s.colour, s.player) for s in self.setup.seats)
            areas = None if self.setup.areas is None else tuple(sorted(self.setup.areas))
            self.start_asked.emit(replace(self.setup, seats=seats, areas=areas))


def _sentence(setup: GameSetup, board: Board, end_at: int) -> str:
    """Return the whole game in a sentence."""
    people = sum(seat.is_person for seat in setup.seats)
    others = len(setup.seats) - people
    if people == 1:
        text = translate(
            "NewGameView",
            "{board}, {edition}: you against %n opponents. The game ends at {count} cities.",
            "",
            others,
        )
    else:
        text = translate(
            "NewGameView",
            "{board}, {edition}: %n players. The game ends at {count} cities.",
            "",
            len(setup.seats),
        )
    edition = edition_name(setup.edition_id)
    return text.format(board=board_title(board), edition=edition, count=end_at)


def _table_of(setup: GameSetup, edition: Edition) -> tuple[object, ...]:
    """Return what a draft of areas depends on, for comparison."""
    players = len(setup.seats)
    board = load_board(setup.board_id, setup.edition_id)
    needed = areas_in_play(edition, board, players, setup.options)
    return setup.board_id, setup.edition_id, players, needed

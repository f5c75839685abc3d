# SPDX-License-Identifier: MIT
"""A recorded game: its header and the lines of its moves."""

import json
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from powergrid.box import FileError, load_board, load_board_text, load_edition, load_plants
from powergrid.files.checks import InvalidValue
from powergrid.play.errors import Difference, RecordError
from powergrid.play.record_files import file_text
from powergrid.records.dealing import RecordedDeal
from powergrid.records.header import Header, header_json, read_header
from powergrid.records.lines import Move
from powergrid.records.options import read_options, why_not_playable
from powergrid.records.position import start_of
from powergrid.rules import Game, State, begin
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.events import Event, PlantRemoved, PlantRevealed
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.options import Options
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import cards_in_pile, first_state, market_size
from powergrid.rules.state import Deal
from powergrid.rules.view import unseen


class Record(NamedTuple):
    """A game's header and moves.

    `lines` are the line numbers of the moves in the file.
    """

    header: Header
    moves: Sequence[Move] = ()
    file: str = ""
    lines: Sequence[int] = ()

    @property
    def name(self) -> str:
        """What its file is named after: the board and the edition."""
        return f"{self.header.board}-{self.header.edition}"

    @property
    def seed(self) -> int:
        """What makes the bots' play repeatable."""
        return self.header.seed

    @property
    def is_finished(self) -> bool:
        """Whether the game is over."""
        return self.header.finished

    def start(self) -> tuple[Game, State, Deal]:
        """Return the game, its state at the first question, and the deal.

        Raises `RecordError` if the header does not describe a playable game.
        """
        game, state, deal, _ = self.start_with_events()
        return game, state, deal

    def start_with_events(self) -> tuple[Game, State, Deal, list[Event]]:
        """Return what `start` returns, and the events in the market before the first question."""
        game = self.game()
        deal = self.deal()
        if self.header.position is not None:
            return game, self._start_in_middle(game), deal, []
        closed = self.closed(game)
        state = first_state(game, self.header.market, self.header.first_order, closed)
        events = begin(state, deal)
        kept = (PlantRemoved, PlantRevealed)
        return game, state, deal, [event for event in events if isinstance(event, kept)]

    def closed(self, game: Game) -> list[int]:
        """Return the cities in which nobody may build."""
        return [game.board.city_index[city] for city in self.header.closed]

    def game(self) -> Game:
        """Return the game that the header describes, or raise `RecordError` if there is none."""
        header = self.header
        try:
            edition = load_edition(header.edition)
            board = self.board()
            plants = load_plants()
        except FileError as error:
            raise self.error(error.what if header.board_text else str(error)) from None
        options = self.options()
        self._check_header(board, edition, options)
        areas = tuple(sorted(board.area_index[area] for area in header.areas))
        game = Game(board, edition, plants, len(header.seats), areas, options)
        if header.position is None:
            self._check_cards(game)
        else:
            self._check_position(game)
        return game

    def board(self) -> Board:
        """Return the board that the record carries, else that of its id; raises `FileError`."""
        header = self.header
        if header.board_text:
            return load_board_text(header.board_text, header.board, header.edition)
        return load_board(header.board, header.edition)

    def _start_in_middle(self, game: Game) -> State:
        """Return the state from which the game starts in the middle."""
        assert self.header.position is not None  # the caller has checked
        try:
            closed = self.closed(game)
            return start_of(game, self.header.position, self.header.market, closed)
        except RecordError as error:
            raise self.error(error.what) from None

    def _check_position(self, game: Game) -> None:
        """Raise `RecordError` unless the pile is possible where the game starts."""
        state, pile = self._start_in_middle(game), self.header.pile
        example = guessed_pile(state, Random(0)).cards
        if game.edition.planned_row:  # the Step 3 card may lie anywhere among some others
            is_possible = sorted(pile) == sorted(example)
        else:
            is_possible = [card == STEP3 for card in pile] == [card == STEP3 for card in example]
        if pile and not (is_possible and {*pile} <= {*unseen(state), STEP3}):
            raise self.error("the draw pile is not one that this game can begin with.")

    def options(self) -> Options:
        """Return the options the game is played with, or raise `RecordError`."""
        try:
            return read_options(self.header.options)
        except RecordError as error:
            raise self.error(error.what) from None

    def deal(self) -> Deal:
        """Return the deal: the recorded cards first, then those of the pile."""
        return RecordedDeal(self.header)

    def text(self) -> str:
        """Return the text of the file, one move per line."""
        return file_text(header_json(self.header), map(json.dumps, self.moves))

    def labelled(self, *, title: str = "", date: str = "") -> "Record":
        """Return the record with a title and the date of its game, or raise `RecordError`."""
        header = self.header._replace(title=title, date=date)
        check_header(header)
        return self._replace(header=header)

    def error(self, what: str) -> RecordError:
        """Return an error about the header."""
        return RecordError(what, file=self.file, line=1 if self.lines else 0)

    def difference(self, key: str, expected: object, found: object) -> Difference:
        """Return the error that a key of the header differs."""
        error = Difference(f'"{key}" in the header differs', expected, found)
        error.file, error.line = self.file, 1 if self.lines else 0
        return error

    def _check_header(self, board: Board, edition: Edition, options: Options) -> None:
        header = self.header
        if why := why_not_playable(edition, board, len(header.seats), options):
            raise self.error(why)
        for city in header.closed:
            if city not in board.city_index:
                raise self.error(f'there is no city "{city}" on the board {board.id} to be closed.')
        if bool(header.closed) > bool(board.rules.closed):
            raise self.error(f"the board {board.id} closes no cities.")
        for area in header.areas:
            if area not in board.area_index:
                raise self.error(f'there is no area "{area}" on the board {board.id}.')
        if not board.are_areas_connected([board.area_index[area] for area in header.areas]):
            raise self.error("the areas in play are not one connected piece.")

    def _check_cards(self, game: Game) -> None:
        header, edition = self.header, game.edition
        cards = set(header.market) | set(header.draws) | set(header.pile)
        if unknown := cards - set(game.plants) - {STEP3}:
            raise self.error(f"there is no plant {min(unknown)} in the box.")
        if not set(edition.opening_market) <= set(header.market):
            raise self.error("the opening market is not the one of the edition.")
        if len(header.market) != (size := market_size(edition, game.players)):
            raise self.error(
                f"the opening market has {len(header.market)} plants and needs {size}."
            )
        if header.pile and not self._is_pile_whole(game):
            raise self.error("the draw pile is not one that this game can begin with.")
        aside = edition.aside_until_step2
        drawn = [card for card in header.draws if card not in aside]
        top = header.pile
        if STEP3 in header.pile and edition.planned_row is None:
            top = header.pile[: header.pile.index(STEP3) + 1]
        if any(one != other for one, other in zip(drawn, top, strict=False)):
            raise self.error('"draws" are not the cards on top of the draw pile.')

    def _is_pile_whole(self, game: Game) -> bool:
        pile, row = self.header.pile, game.edition.planned_row
        return (
            len(pile) == cards_in_pile(game.edition, game.plants, game.players)
            and (STEP3 in pile) == game.edition.has_steps
            and (
                row is not None
                or STEP3 not in pile
                or pile[-1 - game.edition.cards_below_step3] == STEP3
            )
            and not set(pile) & set(self.header.market)
        )


def check_header(header: Header) -> None:
    """Raise `RecordError` unless a file with this header can be read again."""
    try:
        read_header(header_json(header))
    except InvalidValue as wrong:
        raise RecordError(f"such a game cannot be recorded: {wrong}.") from None

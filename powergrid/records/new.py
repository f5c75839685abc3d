# SPDX-License-Identifier: MIT
"""Records of new games."""

from collections.abc import Mapping, Sequence
from random import Random

from powergrid.box import FileError, load_board, load_board_text, load_edition, load_plants
from powergrid.play.errors import RecordError
from powergrid.play.seats import Seat
from powergrid.records.header import Header, legible
from powergrid.records.options import read_options, why_not_playable
from powergrid.records.position import position_json
from powergrid.records.record import Record, check_header
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.game import Game
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.options import Options, areas_in_play
from powergrid.rules.position import Position, with_forgotten
from powergrid.rules.position_faults import state_of
from powergrid.rules.setup import random_areas, random_closed, random_order, shuffle_cards


def new_record(
    board_id: str,
    edition_id: str,
    seats: Sequence[Seat],
    *,
    seed: int,
    areas: Sequence[str] | None = None,
    first_order: Sequence[int] | None = None,
    options: Mapping[str, bool | int | str] | None = None,
    board_text: str = "",
) -> Record:
    """Return the record of a new game; `seed` decides everything random.

    `areas` are ids; None: random ones, as for the first turn order. `options` are named as the
    fields of `rules.options.Options`. `board_text`: the board as another game carries it. Raises
    `RecordError` if such a game cannot be played.
    """
    board, edition = _tables(board_id, edition_id, board_text)
    players = len(seats)
    chosen = read_options(options or {})
    needed = _areas_needed(board, edition, players, chosen)
    rng = Random(seed)
    random_ids = [board.areas[area].id for area in random_areas(board, needed, rng)]
    order = random_order(players, rng)
    in_play = random_ids if areas is None else list(areas)
    _check_areas(in_play, needed)
    indexes = tuple(i for i, area in enumerate(board.areas) if area.id in in_play)
    game = Game(board, edition, load_plants(), players, indexes, chosen)
    cards = shuffle_cards(game.edition, game.plants, players, rng)
    header = Header(
        board=board.id,
        edition=edition.id,
        seats=_legible(seats),
        first_order=order if first_order is None else tuple(first_order),
        market=cards.market,
        areas=tuple(in_play),
        cities=tuple(city.id for city in board.cities if board.areas[city.area].id in in_play),
        pile=cards.pile.cards,
        pile_seed=cards.pile.seed,
        seed=seed,
        removed_unknown=sum(game.edition.removed[players]),
        options=dict(options or {}),
        closed=tuple(board.cities[city].id for city in random_closed(game, rng)),
        board_text=board.text,
    )
    return _checked(header)


def position_record(
    game: Game,
    edition_id: str,
    position: Position,
    seats: Sequence[Seat],
    *,
    seed: int,
) -> Record:
    """Return the record of a game that starts from a position entered by hand.

    The cards that nobody has seen are shuffled with `seed`. Raises `IllegalPosition` if no game can
    stand so, and `RecordError` if none can be recorded.
    """
    pile = guessed_pile(state_of(game, position), Random(seed))
    position = with_forgotten(game, position)
    header = Header(
        board=game.board.id,
        edition=edition_id,
        seats=_legible(seats),
        first_order=position.order,
        market=tuple(sorted(position.market)),
        areas=tuple(game.board.areas[area].id for area in game.areas),
        cities=tuple(game.board.cities[city].id for city in game.cities),
        pile=pile.cards,
        pile_seed=pile.seed,
        seed=seed,
        rounds=position.round,
        options=dict.fromkeys(game.options.chosen(), True),
        position=position_json(position, game.board),
        closed=tuple(game.board.cities[city].id for city in position.closed),
        board_text=game.board.text,
    )
    return _checked(header)


def _tables(board_id: str, edition_id: str, board_text: str) -> tuple[Board, Edition]:
    try:
        edition = load_edition(edition_id)
        if board_text:
            return load_board_text(board_text, board_id, edition_id), edition
        return load_board(board_id, edition_id), edition
    except FileError as error:
        raise RecordError(str(error)) from None


def _legible(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    return tuple(seat._replace(name=legible(seat.name)) for seat in seats)


def _areas_needed(board: Board, edition: Edition, players: int, options: Options) -> int:
    """Return how many areas are in play. Raises `RecordError` if such a game cannot be played."""
    if options.pooled_fuel:
        raise RecordError("no new game is played with pooled fuel.")
    if why := why_not_playable(edition, board, players, options):
        raise RecordError(why)
    needed = areas_in_play(edition, board, players, options)
    if needed > len(board.areas):
        raise RecordError(f"{needed} areas must be in play; the board has {len(board.areas)}.")
    return needed


def _check_areas(areas: Sequence[str], needed: int) -> None:
    if len(set(areas)) != len(areas) or len(areas) != needed:
        raise RecordError(f"{needed} different areas must be in play and not {len(areas)}.")


def _checked(header: Header) -> Record:
    """Return the record of a game that can be recorded and played, or raise `RecordError`."""
    check_header(header)
    record = Record(header)
    record.game()
    return record

# SPDX-License-Identifier: MIT
"""The position from which a game starts in the middle, as a record's header holds it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from powergrid.files.checks import Check, list_of, mapping, one_of, truth, whole
from powergrid.play.errors import RecordError
from powergrid.records.lines import PHASE_WORDS, token_words, tokens_of
from powergrid.records.refusal import in_words
from powergrid.records.shape import (
    cities,
    count,
    holding,
    order,
    plants,
    round_number,
    seat,
    text,
    tokens,
)
from powergrid.rules.board import Board
from powergrid.rules.errors import IllegalPosition
from powergrid.rules.fuel import NO_TOKENS
from powergrid.rules.game import Game
from powergrid.rules.position import NO_BANK, Holding, Position
from powergrid.rules.position_faults import saved_state
from powergrid.rules.state import Extras, State

_PHASES: Final = {word: phase for phase, word in PHASE_WORDS.items()}

POSITION: Final[Check] = mapping(
    {
        "round": round_number,
        "step": whole(1, 3),
        "phase": one_of(tuple(_PHASES)),
        "order": order,
        "players": list_of(holding, 6),
        "fuel_market": tokens,
        "deck_left": count,
    },
    {
        "done": order,
        "coal_storage": count,
        "sold": truth,
        "under": plants,
        "gone": plants,
        "lowest_gone": truth,
        "side_pile": plants,
        "piles_done": whole(0, 2),
        "above": plants,
        "built": whole(0, 200),
        "second_networks": list_of(mapping({"seat": seat, "city": text}), 6),
        "north_market": tokens,
        "glut": count,
        "bank": mapping({"plants": plants, "fuel": tokens, "cities": cities}),
        "marked": list_of(text, 6, is_unique=True),
        "uranium_out": truth,
    },
)
"""The check of a position's JSON; its market and closed cities are in the header itself."""


def start_of(
    game: Game, written: Mapping[str, Any], market: tuple[int, ...], closed: Sequence[int]
) -> State:
    """Return the state that a header's position describes, or raise `RecordError`."""
    try:
        return saved_state(game, position_of(written, market, closed, game.board))
    except IllegalPosition as error:
        raise RecordError(f"its position is impossible: {in_words(error)}.") from None


def position_of(
    written: Mapping[str, Any], market: tuple[int, ...], closed: Sequence[int], board: Board
) -> Position:
    """Return the position that checked JSON describes, or raise `RecordError`."""
    # Earlier versions assumed that the plant had been bought.
    is_phased_out = board.rules.uranium_phase_out_plant in written.get("gone", ())
    return Position(
        round=written["round"],
        step=written["step"],
        phase=_PHASES[written["phase"]],
        order=tuple(written["order"]),
        done=tuple(written.get("done", ())),
        holdings=tuple([_holding(owner, board) for owner in written["players"]]),
        market=tuple(sorted(market)),
        fuel_market=tokens_of(written["fuel_market"]),
        pile=written["deck_left"],
        storage=written.get("coal_storage", 0),
        sold=written.get("sold", False),
        under=tuple(written.get("under", ())),
        gone=tuple(written.get("gone", ())),
        is_lowest_gone=written.get("lowest_gone", False),
        closed=tuple(closed),
        extras=_extras(written, board),
        bank=_holding({"money": 0} | written["bank"], board) if "bank" in written else NO_BANK,
        marked=tuple([_city(city, board) for city in written.get("marked", ())]),
        is_uranium_out=written.get("uranium_out", is_phased_out),
    )


def position_json(position: Position, board: Board) -> dict[str, Any]:
    """Return a position as JSON."""
    written: dict[str, Any] = {
        "round": position.round,
        "step": position.step,
        "phase": PHASE_WORDS[position.phase],
        "order": list(position.order),
        "done": list(position.done),
        "players": [
            {"money": holding.money} | _holding_json(holding, board)
            for holding in position.holdings
        ],
        "fuel_market": token_words(position.fuel_market),
        "deck_left": position.pile,
        "sold": position.sold,
        "under": list(position.under),
        "gone": list(position.gone),
    }
    extras = position.extras
    only_if_any = {
        "coal_storage": position.storage,
        "lowest_gone": position.is_lowest_gone,
        "side_pile": list(extras.side_pile),
        "piles_done": extras.piles_done,
        "above": list(extras.shuffled),
        "built": extras.built,
        "second_networks": [
            {"seat": seat, "city": board.cities[city].id} for seat, city in extras.second_networks
        ],
        "north_market": token_words(extras.north) if any(extras.north) else None,
        "glut": extras.glut,
        "bank": _holding_json(position.bank, board) if position.bank != NO_BANK else None,
        "marked": [board.cities[city].id for city in position.marked],
    }
    if board.rules.uranium_phase_out_plant in position.gone:
        written["uranium_out"] = position.is_uranium_out
    return written | {key: value for key, value in only_if_any.items() if value}


def _holding_json(holding: Holding, board: Board) -> dict[str, Any]:
    cities = [board.cities[city].id for city in holding.cities]
    return {"plants": list(holding.plants), "fuel": token_words(holding.fuel), "cities": cities}


def _holding(owner: Mapping[str, Any], board: Board) -> Holding:
    cities = tuple([_city(city, board) for city in owner["cities"]])
    return Holding(owner["money"], tuple(owner["plants"]), tokens_of(owner["fuel"]), cities)


def _extras(written: Mapping[str, Any], board: Board) -> Extras:
    """Return what only boards with special mechanisms use."""
    begun = written.get("second_networks", ())
    north = written.get("north_market")
    return Extras(
        side_pile=tuple(written.get("side_pile", ())),
        piles_done=written.get("piles_done", 0),
        built=written.get("built", 0),
        second_networks=tuple(
            [(network["seat"], _city(network["city"], board)) for network in begun]
        ),
        north=tokens_of(north) if north else NO_TOKENS,
        glut=written.get("glut", 0),
        shuffled=tuple(written.get("above", ())),
    )


def _city(city: str, board: Board) -> int:
    if city not in board.city_index:
        raise RecordError(f'there is no city "{city}" on the board {board.id}.')
    return board.city_index[city]

# SPDX-License-Identifier: MIT
"""The table at which a game was taken up, as a record's header holds it."""

from collections.abc import Mapping
from typing import Any, Final

from powergrid.files.checks import Check, list_of, mapping, one_of, truth, whole
from powergrid.play.errors import RecordError
from powergrid.records.lines import PHASE_WORDS
from powergrid.records.shape import money, plant, seat, text, tokens
from powergrid.rules.board import Board
from powergrid.rules.errors import IllegalPosition
from powergrid.rules.fuel import FUEL_NAMES, Tokens
from powergrid.rules.game import Game
from powergrid.rules.position import Holding, Position, state_of
from powergrid.rules.state import State

_PHASES: Final = {word: phase for phase, word in PHASE_WORDS.items()}
_PLANTS: Final = list_of(plant, 50, is_unique=True)

POSITION: Final[Check] = mapping(
    {
        "round": whole(1, 10_000),
        "step": whole(1, 3),
        "phase": one_of(tuple(_PHASES)),
        "order": list_of(seat, 6, is_unique=True),
        "players": list_of(
            mapping(
                {
                    "money": money,
                    "plants": _PLANTS,
                    "fuel": tokens,
                    "cities": list_of(text, 200, is_unique=True),
                }
            ),
            6,
        ),
        "fuel_market": tokens,
        "deck_left": whole(0, 99),
    },
    {
        "done": list_of(seat, 6, is_unique=True),
        "coal_storage": whole(0, 99),
        "sold": truth,
        "under": _PLANTS,
        "gone": _PLANTS,
    },
)
"""The check of a position's JSON; its market stands in the header itself."""


def start_of(game: Game, written: Mapping[str, Any], market: tuple[int, ...]) -> State:
    """Return the state that a header's position describes, or raise `RecordError`."""
    try:
        return state_of(game, position_of(written, market, game.board))
    except IllegalPosition as error:
        facts = ", ".join(f"{key} {value}" for key, value in error.facts.items())
        why = error.code.replace("_", " ") + (f" ({facts})" if facts else "")
        raise RecordError(f"its position is impossible: {why}.") from None


def position_of(written: Mapping[str, Any], market: tuple[int, ...], board: Board) -> Position:
    """Return the position that checked JSON describes, or raise `RecordError`."""
    return Position(
        round=written["round"],
        step=written["step"],
        phase=_PHASES[written["phase"]],
        order=tuple(written["order"]),
        done=tuple(written.get("done", ())),
        holdings=tuple([_holding(owner, board) for owner in written["players"]]),
        market=tuple(sorted(market)),
        fuel_market=_tokens(written["fuel_market"]),
        pile=written["deck_left"],
        storage=written.get("coal_storage", 0),
        sold=written.get("sold", False),
        under=tuple(written.get("under", ())),
        gone=tuple(written.get("gone", ())),
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
            {
                "money": holding.money,
                "plants": list(holding.plants),
                "fuel": _named(holding.fuel),
                "cities": [board.cities[city].id for city in holding.cities],
            }
            for holding in position.holdings
        ],
        "fuel_market": _named(position.fuel_market),
        "deck_left": position.pile,
        "sold": position.sold,
        "under": list(position.under),
        "gone": list(position.gone),
    }
    if position.storage:
        written["coal_storage"] = position.storage
    return written


def _holding(owner: Mapping[str, Any], board: Board) -> Holding:
    for city in owner["cities"]:
        if city not in board.city_index:
            raise RecordError(f'there is no city "{city}" on the board {board.id}.')
    cities = tuple([board.city_index[city] for city in owner["cities"]])
    return Holding(owner["money"], tuple(owner["plants"]), _tokens(owner["fuel"]), cities)


def _tokens(named: Mapping[str, int]) -> Tokens:
    coal, oil, garbage, uranium = (named[name] for name in FUEL_NAMES)
    return (coal, oil, garbage, uranium)


def _named(tokens: Tokens) -> dict[str, int]:
    return dict(zip(FUEL_NAMES, tokens, strict=True))

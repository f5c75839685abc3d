# SPDX-License-Identifier: MIT
"""Names and sentences of Factory Manager: tiles, phases, questions, refusals."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from powergrid.factory.rules.actions import (
    Action,
    BuyTile,
    EndTurn,
    Hire,
    MoveTile,
    OpenAuction,
    Pass,
    PlaceTile,
    Raise,
    RemoveTile,
    RunFactory,
)
from powergrid.factory.rules.state import (
    BIDDING,
    BUREAUCRACY,
    BUYING,
    BUYING_TILES,
    MARKET,
    MOVING_TILES,
    OPENING,
    PROFIT,
    RAISING,
    SWITCHING,
    State,
)
from powergrid.factory.rules.tiles import (
    AUXILIARY_ROBOT,
    CONTROL,
    MACHINE,
    OPTIMISATION,
    PRODUCTION_ROBOT,
    STORAGE,
    Tile,
)
from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.kit.word_lists import listed
from powergrid.play.seats import Seat

_TYPES: Final = Texts(
    "Factory",
    {
        STORAGE: "Storage room",
        MACHINE: "Machine",
        PRODUCTION_ROBOT: "Production robot",
        AUXILIARY_ROBOT: "Auxiliary robot",
        CONTROL: "Control",
        OPTIMISATION: "Optimisation",
    },
)
_COLUMNS: Final = Texts(
    "Factory",
    {
        STORAGE: "Storage rooms",
        MACHINE: "Machines",
        PRODUCTION_ROBOT: "Prod. robots",
        AUXILIARY_ROBOT: "Aux. robots",
        CONTROL: "Control",
        OPTIMISATION: "Optimisation",
    },
)
_PHASES: Final = Texts(
    "Factory",
    {
        BIDDING: "Order",
        MARKET: "Market",
        BUYING: "Purchases",
        BUREAUCRACY: "Bureaucracy",
        PROFIT: "Profit",
    },
)
_QUESTIONS: Final = Texts(
    "Factory",
    {
        OPENING: "Choose an order tile",
        RAISING: "Bid workers, or pass",
        MOVING_TILES: "Prepare the market",
        BUYING_TILES: "Buy and place tiles",
        SWITCHING: "Run your factory",
    },
)
_REFUSALS: Final = Texts(
    "Factory",
    {
        "game_over": "The game is over.",
        "not_asked": "You can't do that in this phase.",
        "turn_is_over": "All your tiles are chosen: end the turn, or undo.",
        "no_lot": "Choose an order tile: low numbers act first, high ones buy cheaper.",
        "order_tile_not_offered": "That order tile is taken.",
        "bid_too_low": "A raise must be at least {minimum}.",
        "bid_too_high": "One worker must stay available: bid at most {maximum}.",
        "tiles_to_move": "Move exactly as many tiles as you have available workers: {left} more.",
        "tile_not_in_storage": "There is no such tile in the central storage.",
        "not_the_cheapest": "The cheapest tile of a column goes first.",
        "tile_not_on_market": "That tile is not on the market.",
        "no_worker_left": "Each purchase or removal takes an available worker; you have none left.",
        "tile_not_in_factory": "That tile is not in your factory.",
        "tile_not_beside_factory": "Only tiles beside your factory can be placed.",
        "wrong_number_of_workers": "You can hire seasonal workers, at most {maximum}.",
        "not_enough_money": "That costs {price}; you have {money}.",
        "special_space_taken": "A factory can have only one of these: remove the old one first.",
        "no_space": "Every space is taken: remove a tile first, or leave this one outside.",
        "no_money_for_space": "You have no money left for the edge space it needs.",
        "no_second_worker": "It takes a second worker to remove the old one.",
        "cannot_be_switched_off": "Only machines and robots can be switched off.",
        "too_many_robots": (
            "Each robot needs a machine; robots on: {robots}, machines on: {machines}. Switch"
            " robots off."
        ),
        "too_few_workers": (
            "One worker must stay available: you need {needed}, only {maximum} can work. Switch "
            "machines off."
        ),
    },
)


def type_name(type_: int) -> str:
    """Return the name of a type of tile."""
    return _TYPES[type_]


def column_name(type_: int) -> str:
    """Return the short heading of a type's column."""
    return _COLUMNS[type_]


def phase_name(phase: int) -> str:
    """Return the name of a phase, 1 to 5."""
    return _PHASES[phase]


def moment_name(round_: int, phase: int) -> str:
    """Return round and phase; a game that has not begun is in its first phase."""
    text = translate("Factory", "Round {n} · {phase}")
    return text.format(n=round_, phase=phase_name(max(1, phase)))


def effects_text(tile: Tile) -> str:
    """Return what a tile does, in words."""
    parts = []
    if tile.production:
        parts.append(translate("Factory", "production {n}").format(n=tile.production))
    if tile.storage:
        parts.append(translate("Factory", "storage {n}").format(n=tile.storage))
    if tile.workers > 0:
        parts.append(translate("Factory", "needs %n workers", "", tile.workers))
    elif tile.workers:
        parts.append(translate("Factory", "saves %n workers", "", -tile.workers))
    if tile.energy > 0:
        parts.append(translate("Factory", "needs {n} energy").format(n=tile.energy))
    elif tile.energy:
        parts.append(translate("Factory", "saves {n} energy").format(n=-tile.energy))
    return ", ".join(parts)


def tile_name(state: State, kind: int) -> str:
    """Return type and price of a tile, as "Machine 14"; a starting tile has no price."""
    tile = state.game.tiles[kind]
    return f"{type_name(tile.type)} {tile.price}" if tile.price else type_name(tile.type)


def tile_text(state: State, kind: int) -> str:
    """Return the name and the effects of a tile."""
    return f"{tile_name(state, kind)}: {effects_text(state.game.tiles[kind])}"


def result_title(seats: Sequence[Seat], winners: Collection[int]) -> str:
    """Return the winners, as a heading."""
    return _with_names(
        translate("Factory", "{name} wins"),
        translate("Factory", "{names} share the win"),
        seats,
        winners,
    )


def result_text(seats: Sequence[Seat], winners: Collection[int]) -> str:
    """Return the winners, in a sentence."""
    return _with_names(
        translate("Factory", "{name} wins."),
        translate("Factory", "{names} share the win."),
        seats,
        winners,
    )


def _with_names(one: str, several: str, seats: Sequence[Seat], winners: Collection[int]) -> str:
    names = listed([seats[seat].name for seat in winners])
    return one.format(name=names) if len(winners) == 1 else several.format(names=names)


def round_text(state: State) -> str:
    """Return the round, and how many there are."""
    text = translate("Factory", "Round {n} of {last}")
    return text.format(n=state.round, last=state.game.figures.rounds)


def question_text(state: State) -> str:
    """Return in a few words what the seat that is asked has to decide."""
    if state.asks == OPENING and len(state.offered) == 1:
        return translate("Factory", "Take the last order tile")
    return _QUESTIONS.get(state.asks, "")


def refusal(code: str, facts: Mapping[str, object]) -> str:
    """Return why the rules refuse an action."""
    text = _REFUSALS.get(code, code)
    match code, facts:
        case "not_enough_money", {"workers": int(workers)}:
            text = translate(
                "Factory", "%n seasonal workers cost {price}; you have {money}.", "", workers
            )
    return text.format(**facts)


def section_of(phase: int) -> str:
    """Return the section of the rules about a phase."""
    return f"phase-{phase}"


def action_text(state: State, action: Action) -> str:
    """Return an action in words, as advice."""
    return _ACTIONS[type(action)](state, action)


def _auction_text(state: State, action: OpenAuction) -> str:
    text = translate("Factory", "Open order tile {tile} with %n workers", "", action.bid)
    if len(state.waiting) == 1:  # nobody can bid against the last one
        text = translate("Factory", "Take order tile {tile} with %n workers", "", action.bid)
    return text.format(tile=action.tile)


def _move_text(state: State, action: MoveTile) -> str:
    return translate("Factory", "Move {tile}").format(tile=tile_text(state, action.tile))


def _purchase_text(state: State, action: BuyTile) -> str:
    return translate("Factory", "Buy {tile}").format(tile=tile_text(state, action.tile))


def _placing_text(state: State, action: PlaceTile) -> str:
    return translate("Factory", "Place {tile}").format(tile=tile_name(state, action.tile))


def _removal_text(state: State, action: RemoveTile) -> str:
    return translate("Factory", "Remove {tile}").format(tile=tile_name(state, action.tile))


def _hiring_text(state: State, action: Hire) -> str:
    if not action.workers:
        return translate("Factory", "End the turn")
    return translate("Factory", "End the turn with %n seasonal workers", "", action.workers)


def _run_text(state: State, action: RunFactory) -> str:
    if not action.off:
        return translate("Factory", "Run everything")
    tiles = ", ".join(tile_name(state, kind) for kind in action.off)
    return translate("Factory", "Switch off {tiles}").format(tiles=tiles)


_ACTIONS: Final[dict[type[Action], Callable[[State, Any], str]]] = {
    OpenAuction: _auction_text,
    Raise: lambda _, action: translate("Factory", "Bid %n workers", "", action.bid),
    Pass: lambda *_: translate("Factory", "Pass"),
    MoveTile: _move_text,
    EndTurn: lambda *_: translate("Factory", "Move no more"),
    BuyTile: _purchase_text,
    PlaceTile: _placing_text,
    RemoveTile: _removal_text,
    Hire: _hiring_text,
    RunFactory: _run_text,
}

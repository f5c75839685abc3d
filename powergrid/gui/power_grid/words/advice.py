# SPDX-License-Identifier: MIT
"""Advice in words: what to do, the chance to win, the reasons, and what a mistake has cost."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from powergrid.analysis import Reason, ReasonKind
from powergrid.gui.kit.amounts import with_sign
from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.words.names import city_name
from powergrid.gui.power_grid.words.terms import (
    fuel_counted,
    market_title,
    moment_name,
    tokens_listed,
)
from powergrid.gui.shell.review.mistakes import MistakeRow
from powergrid.records import Seat
from powergrid.rules import State
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    BuyStoredCoal,
    EndTurn,
    MarkStartingCity,
    OpenAuction,
    Pass,
    PlaceBankHouse,
    RunPlants,
    ScrapFuel,
    ScrapPlant,
)
from powergrid.rules.fuel import COAL, NO_TOKENS, Tokens, add_fuel
from powergrid.rules.state import FUEL, SOUTH

if TYPE_CHECKING:
    from powergrid.analysis import Mistake

_REASONS: Final = Texts(
    "Advice",
    {
        ReasonKind.COSTS: "costs {figure}",
        ReasonKind.WILL_COST: "will cost about {figure}",
        ReasonKind.EARNS: "earns {figure}",
        ReasonKind.CAPACITY: "capacity {change}",
        ReasonKind.CITIES: "cities {change}",
        ReasonKind.POWERS: "can power {figure}",
        ReasonKind.INCOME: "income {change}",
        ReasonKind.PLACE: "number {figure} in the next turn order",
        ReasonKind.LEAVES_PLANT: "{name} takes plant {figure}",
        ReasonKind.BEGINS_STEP2: "begins Step 2",
        ReasonKind.ENDS_GAME: "ends the game",
        ReasonKind.KEEPS: "keeps {figure} Elektro",
    },
)
_NAMED: Final = 2
"""How many cities are named where there is little room."""


def advice_words(action: str, chance: str, reasons: str) -> str:
    """Return a piece of advice as a sentence; `chance` and `reasons` may be empty."""
    if not reasons:
        text = translate("ReviewPanel", "{action} ({chance})")
        return text.format(action=action, chance=chance) if chance else action
    if not chance:
        return translate("Advice", "{action}: {reasons}").format(action=action, reasons=reasons)
    sentence = translate("Advice", "{action} ({chance}): {reasons}")
    return sentence.format(action=action, chance=chance, reasons=reasons)


def action_words(state: State, actions: Sequence[Action], *, names_all: bool = False) -> str:
    """Return the first action in words, with all that is bought or built with it.

    Of many cities only the first is named, unless it `names_all`.
    """
    tokens, market = NO_TOKENS, SOUTH
    for action in actions:
        if isinstance(action, BuyFuel):
            tokens, market = add_fuel(tokens, action.fuel, action.amount), action.market
        elif isinstance(action, BuyStoredCoal):
            tokens = add_fuel(tokens, COAL, action.amount)
    if tokens != NO_TOKENS:
        return _purchase_words(state, tokens, market)
    houses = [action for action in actions if isinstance(action, BuildHouse)]
    cities = [_city(state, house.city) for house in houses]
    if len(cities) == 1 and houses[0].begins_network:
        return translate("Advice", "Start a second network in {city}").format(city=cities[0])
    if len(cities) > _NAMED and not names_all:
        text = translate("Advice", "Build in {city} and %n more", "cities", len(cities) - 1)
        return text.format(city=cities[0])
    if cities:
        return translate("Advice", "Build in {city}").format(city=listed(cities))
    return _WORDS[type(actions[0])](state, actions[0])


def _purchase_words(state: State, tokens: Tokens, market: int) -> str:
    if state.game.north is None:
        return translate("Advice", "Buy {fuel}").format(fuel=tokens_listed(tokens))
    text = translate("Advice", "Buy {fuel} ({market})")
    return text.format(fuel=tokens_listed(tokens), market=market_title(market))


def chance_words(chance: float) -> str:
    """Return a chance to win, from 0 to 1, in words."""
    return translate("Advice", "{chance}% to win").format(chance=percent(chance))


def percent_words(chance: float) -> str:
    """Return a chance to win, from 0 to 1, as a percentage: "46%"."""
    return translate("ReplayPage", "{percent}%").format(percent=percent(chance))


def percent(chance: float) -> int:
    """Return a chance from 0 to 1 as a whole percentage."""
    return round(100 * chance)


def reason_words(reasons: Sequence[Reason], seats: Sequence[Seat]) -> str:
    """Return the reasons for an action on one line."""
    return " · ".join(_reason(reason, seats) for reason in reasons)


def _reason(reason: Reason, seats: Sequence[Seat]) -> str:
    text = _REASONS[reason.why]
    change = with_sign(reason.figure)
    return text.format(figure=reason.figure, change=change, name=seats[reason.seat].name)


def _open_words(state: State, action: OpenAuction) -> str:
    text = translate("Advice", "Open plant {plant} for {bid}")
    return text.format(plant=action.plant, bid=action.bid)


def _run_words(state: State, action: RunPlants) -> str:
    if not action.plants:
        return translate("Advice", "Run nothing")
    plants = listed([str(plant) for plant in action.plants])
    return translate("Advice", "Run {plants}").format(plants=plants)


def _scrap_fuel_words(state: State, action: ScrapFuel) -> str:
    fuel = fuel_counted(action.fuel, action.amount)
    return translate("Advice", "Discard {fuel}").format(fuel=fuel)


def _end_words(state: State, action: EndTurn) -> str:
    if state.phase == FUEL:
        return translate("Advice", "Buy no more fuel")
    return translate("Advice", "Build no more")


_WORDS: Final[dict[type, Callable[..., str]]] = {
    OpenAuction: _open_words,
    Bid: lambda _, action: translate("Advice", "Bid {bid}").format(bid=action.amount),
    Pass: lambda *_: translate("Advice", "Pass"),
    ScrapPlant: lambda _, action: translate("Advice", "Scrap {plant}").format(plant=action.plant),
    ScrapFuel: _scrap_fuel_words,
    RunPlants: _run_words,
    EndTurn: _end_words,
    PlaceBankHouse: lambda state, action: translate(
        "Advice", "Place the bank's house in {city}"
    ).format(city=_city(state, action.city)),
    MarkStartingCity: lambda state, action: translate("Advice", "Mark {city}").format(
        city=_city(state, action.city)
    ),
}


def _city(state: State, city: int) -> str:
    return city_name(state.game.board, city)


def mistake_row(mistake: "Mistake", state: State, seats: Sequence[Seat]) -> MistakeRow:
    """Return a costly move in words; `state` is the state before it."""
    done = translate("ReviewPanel", "{action} ({chance})")
    better = translate("ReviewPanel", "Better: {action} ({chance}) · {reasons}")
    return MistakeRow(
        mistake,
        translate("ReviewPanel", "−%n points", "of the chance of winning", mistake.points),
        moment_name(state.round, state.phase),
        done.format(action=action_words(state, mistake.done), chance=percent_words(mistake.chance)),
        better.format(
            action=action_words(state, mistake.better),
            chance=percent_words(mistake.best),
            reasons=reason_words(mistake.reasons, seats),
        ),
    )

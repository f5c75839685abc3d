# SPDX-License-Identifier: MIT
"""A sentence for each event of the game: a text, in which the event's fields are filled in."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final

from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.names import city_name, seat_name
from powergrid.gui.power_grid.words.program_faults import fault_words
from powergrid.gui.power_grid.words.terms import (
    fuel_counted,
    fuel_title,
    market_title,
    phase_name,
    tokens_listed,
)
from powergrid.play.faults import Fault
from powergrid.rules import events as ev
from powergrid.rules.events import Event
from powergrid.rules.fuel import URANIUM
from powergrid.rules.fuel_market import new_tax
from powergrid.rules.phases.building import places_opened, step2_cause
from powergrid.rules.plants import STEP3
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, ORDER, SETUP
from powergrid.rules.variants.against_the_bank import with_bank

_PHASES_BEGAN: Final = Texts(
    "Sentences",
    {
        SETUP: "Before the first round, the players choose in turn.",
        ORDER: "The turn order is set.",
        AUCTION: "Power plants are auctioned.",
        FUEL: "Fuel is bought; the last in turn order goes first.",
        BUILDING: "Houses are built; the last in turn order goes first.",
        BUREAUCRACY: "Plants run and players are paid.",
    },
)
_TURNS_SKIPPED: Final = Texts(
    "Sentences",
    {
        FUEL: "{name} can buy no fuel: the turn is skipped.",
        BUILDING: "{name} can build nothing: the turn is skipped.",
    },
)
_TURNS_ENDED: Final = Texts(
    "Sentences",
    {
        FUEL: "{name} buys no more fuel.",
        BUILDING: "{name} builds no more.",
        BUREAUCRACY: "{name} is done for this round.",
    },
)
_PLACES_OPENED: Final = Texts("Sentences", {2: "Second places open.", 3: "Third places open."})
PLANT_REMOVED: Final = Texts(
    "Sentences",
    {
        "obsolete": "Plant {plant} is removed: somebody has at least as many cities as its number.",
        "obsolete_on_draw": (
            "Plant {plant} is removed at once: somebody has at least as many cities as its number."
        ),
        "all_passed": "Plant {plant}, the lowest, is removed: everybody passed.",
        "discount_unsold": "Plant {plant} is removed: nobody bought it at a discount.",
        "below_discount": (
            "Plant {plant} is removed at once: it is lower than the one at a discount."
        ),
        "step2": "Plant {plant}, the lowest, is removed as Step 2 begins.",
        "step3": "Plant {plant} is removed: Step 3 makes the market smaller.",
        "step3_round_end": "Plant {plant}, the lowest, is removed at the end of a round in Step 3.",
        "first_pass": "Plant {plant}, the lowest, is removed: somebody has passed.",
        "lowest_leaves": "Plant {plant}, the lowest, is removed at the end of the round.",
        "row_too_long": "Plant {plant}, the lowest, is removed: the row is too long.",
        "banned_in_step1": "Plant {plant} is removed: it is not allowed in Step 1.",
        "banned_in_step1_to_bottom": (
            "Plant {plant} goes under the draw pile: it is not allowed in Step 1."
        ),
        "back_under_the_pile": "Plant {plant} goes under the draw pile.",
        "to_bottom": (
            "Plant {plant}, the highest, goes under the draw pile at the end of the round."
        ),
        "to_side_pile": "Plant {plant}, one of the highest, is set aside at the end of the round.",
        "market_shrinks": "Plant {plant}, the lowest, is removed and not replaced.",
    },
)
"""Why a plant has left the market, by reason, with `{plant}` for its number."""


def sentence(event: Event | Fault, session: Session) -> str:
    """Return the sentence for an event, or for a bot's fault."""
    if isinstance(event, Fault):
        return fault_words(event, session.seats)
    return _TEXTS[type(event)](event, session).format(**_words(event, session))


def brief_sentence(event: Event, session: Session) -> str:
    """Return the sentence for an event, short enough for a banner."""
    if isinstance(event, ev.OrderSet):
        text = translate("Sentences", "The order is now {names}.")
        return text.format(**_words(event, session))
    return sentence(event, session)


def was_skipped(event: Event | Fault, session: Session) -> bool:
    """Return whether an event ended a turn that was skipped because nothing was possible."""
    if not session.skips_turns or not isinstance(event, ev.TurnEnded | ev.Passed):
        return False
    position = _position(event, session)
    return position >= 0 and session.was_skipped(position)


def _position(event: Event, session: Session) -> int:
    """Return the position of the action that caused an event, -1 if it is not known."""
    for position in range(len(session.past) - 1, -1, -1):
        if any(event is other for other in session.past[position].events):
            return position
    return -1


def _words(event: Event, session: Session) -> dict[str, object]:
    """Return the fields of an event, and what a text says instead of them."""
    words: dict[str, Any] = {field.name: getattr(event, field.name) for field in fields(event)}
    for name in words.keys() & _WORDED.keys():
        words[name] = _WORDED[name](words[name], session)
    names = [seat.name for seat in session.seats]
    if "seat" in words:
        words["name"] = names[words["seat"]]
    if isinstance(event, ev.OrderSet):
        order = with_bank(session.state.game, event.order)
        words["names"] = listed([seat_name(session, seat) for seat in order])
    elif isinstance(event, ev.GameEnded):
        words["name"] = words["names"] = listed([names[seat] for seat in event.winners])
    elif isinstance(event, ev.FuelBought | ev.FuelScrapped):
        words["fuel"] = fuel_counted(event.fuel, event.amount)
        words["stored"] = words.get("from_storage")
    elif isinstance(event, ev.UraniumLeft):
        words["fuel"] = fuel_counted(URANIUM, event.amount)
    elif isinstance(event, ev.HouseBuilt):
        words |= {"way": event.connection, "total": event.house + event.connection}
    return words


_WORDED: Final[dict[str, Callable[[Any, Session], str]]] = {
    "city": lambda city, session: city_name(session.state.game.board, city),
    "phase": lambda phase, _: phase_name(phase),
    "market": lambda market, _: market_title(market),
    "plants": lambda plants, _: listed([str(plant) for plant in plants]),
    "burnt": lambda tokens, _: tokens_listed(tokens),
    "added": lambda tokens, _: tokens_listed(tokens),
    "tokens": lambda tokens, _: tokens_listed(tokens),
}
"""How a field is worded, unless it is a number."""


def _phase_ended(event: ev.PhaseEnded, session: Session) -> str:
    if event.phase == SETUP:
        return translate("Sentences", "The setup is done.")
    return translate("Sentences", "Round {round}, {phase}: the phase is over.")


def _order_set(_: ev.OrderSet, session: Session) -> str:
    if session.state.game.options.against_the_bank:  # the bank is second, whatever it has
        return translate("Sentences", "The order is now {names}.")
    return translate("Sentences", "The order is now {names}: by cities, then by the highest plant.")


def _step_began(event: ev.StepBegan, session: Session) -> str:
    game = session.state.game
    text = translate(
        "Sentences", "The Step 3 card has been drawn: Step 3 begins. All plants are for sale."
    )
    if event.step == 2:
        text = _step2_began(event, session)
    opened = places_opened(game, event.step, event.before)
    texts = [text, *(_PLACES_OPENED[place] for place in opened)]
    if tax := new_tax(game, event.step, event.before):
        more = translate("Sentences", "Coal, oil and garbage cost {tax} more per token.")
        texts.append(more.format(tax=tax))
    return " ".join(texts)


def _step2_began(event: ev.StepBegan, session: Session) -> str:
    position = _position(event, session)
    state = session.past[position].before if position >= 0 else session.state
    if state.game.edition.does_step2_by_deck:
        return translate("Sentences", "The Step 3 card starts Step 2 and goes back into the pile.")
    cause = step2_cause(state)
    if not cause:
        return translate("Sentences", "Step 2 begins, with Step 3 next.")
    if cause == "full":
        return translate("Sentences", "Step 2 begins: every city has a house.")
    return translate("Sentences", "Step 2 begins: somebody has %n cities.", "", state.game.step2_at)


def _auction_opened(event: ev.AuctionOpened, session: Session) -> str:
    if event.is_sole:
        return translate("Sentences", "{name} is the only one left to buy and takes plant {plant}.")
    if event.is_discounted:
        return translate(
            "Sentences", "{name} puts plant {plant} up for auction at a discount and bids {bid}."
        )
    return translate("Sentences", "{name} puts plant {plant} up for auction and bids {bid}.")


def _passed(event: ev.Passed, session: Session) -> str:
    if event.is_opening and _has_bought(event, session):
        return translate("Sentences", "{name} passes.")
    if was_skipped(event, session):
        if event.is_opening:
            return translate("Sentences", "{name} can buy no plant: the turn is skipped.")
        return translate("Sentences", "{name} can bid no more and passes.")
    if event.is_opening:
        return translate("Sentences", "{name} passes and buys no plant this round.")
    return translate("Sentences", "{name} passes.")


def _has_bought(event: ev.Passed, session: Session) -> bool:
    """Return whether the player of an event could buy another plant in its round, after one."""
    position = _position(event, session)
    if position < 0 or not session.state.game.board.rules.buys_after_discount:
        return False
    for played in reversed(session.past[:position]):
        for earlier in reversed(played.events):
            if isinstance(earlier, ev.RoundBegan):
                return False
            if isinstance(earlier, ev.PlantBought) and earlier.seat == event.seat:
                return True
    return False


def _fuel_scrapped(event: ev.FuelScrapped, session: Session) -> str:
    if event.is_forced:
        return translate("Sentences", "{name} discards {fuel}: no plant can store it now.")
    return translate("Sentences", "{name} discards {fuel}.")


def _plant_revealed(event: ev.PlantRevealed, session: Session) -> str:
    if event.plant == STEP3:
        return translate("Sentences", "The Step 3 card is drawn.")
    return translate("Sentences", "Plant {plant} is drawn.")


def _plant_removed(event: ev.PlantRemoved, session: Session) -> str:
    if event.why == "to_bottom" and session.state.game.edition.kept_kinds:
        return translate("Sentences", "Plant {plant} goes under the draw pile.")
    if event.plant != STEP3:
        return PLANT_REMOVED[event.why]
    if event.why == "back_under_the_pile":
        return translate("Sentences", "The Step 3 card goes back under the draw pile.")
    return translate("Sentences", "The Step 3 card is removed from the market.")


def _fuel_bought(event: ev.FuelBought, session: Session) -> str:
    if event.from_storage:
        return translate(
            "Sentences", "{name} buys {fuel} for {price}, {stored} of it from the storage."
        )
    if session.state.game.north is not None:
        return translate("Sentences", "{name} buys {fuel} for {price} ({market}).")
    return translate("Sentences", "{name} buys {fuel} for {price}.")


def _next_buyer(event: ev.NextBuyer, session: Session) -> str:
    position = _position(event, session)
    if position >= 0 and len(session.state_at(position + 1).waiting) == 1:
        return translate("Sentences", "{name} is the only one left to buy fuel.")
    return translate("Sentences", "{name} waits until the others have bought a token.")


def _house_built(event: ev.HouseBuilt, session: Session) -> str:
    if event.begins_network:
        return translate("Sentences", "{name} starts a second network in {city} for {total}.")
    if event.connection:
        return translate("Sentences", "{name} connects {city} for {total}: {house} + {way}.")
    return translate("Sentences", "{name} builds in {city} for {total}.")


def _turn_ended(event: ev.TurnEnded, session: Session) -> str:
    if was_skipped(event, session):
        return _TURNS_SKIPPED[event.phase]
    return _TURNS_ENDED[event.phase]


def _plants_run(event: ev.PlantsRun, session: Session) -> str:
    if not event.plants:
        return translate("Sentences", "{name} runs no plant and is paid {income}.")
    if any(event.burnt):
        return translate(
            "Sentences", "{name} runs {plants}, burns {burnt}, powers {powered} and earns {income}."
        )
    return translate("Sentences", "{name} runs {plants}, powers {powered} and earns {income}.")


def _fuel_refilled(event: ev.FuelRefilled, session: Session) -> str:
    game, added = session.state.game, tokens_listed(event.added)
    if game.north is not None:
        nothing = translate("Sentences", "nothing", "the refill of one of two markets")
        text = translate("Sentences", "{market}: refilled with {added}.")
        return text.format(market=market_title(event.market), added=added or nothing)
    if event.missing and game.glut_fuel is not None:
        text = translate(
            "Sentences",
            "The fuel market is refilled with {added}. {fuel} gets cheaper; tokens missing: {n}.",
        )
        return text.format(added=added or "–", fuel=fuel_title(game.glut_fuel), n=event.missing)
    if not added:
        return translate(
            "Sentences", "No fuel is added: the supply is empty or the market is full."
        )
    return translate("Sentences", "The fuel market is refilled with {added}.")


def _game_ended(event: ev.GameEnded, session: Session) -> str:
    if len(event.winners) > 1:
        return translate("Sentences", "The game is over: {names} share the win.")
    maximum = event.powered[event.ranking[0]]
    return translate(
        "Sentences", "The game is over: {name} wins with %n cities powered.", "", maximum
    )


def _uranium_sold(event: ev.UraniumSold, session: Session) -> str:
    if event.price is None:
        return translate("Sentences", "{name} sells no uranium: the market is full.")
    return translate("Sentences", "{name} sells uranium at {price} and earns {income}.")


def _uranium_left(event: ev.UraniumLeft, session: Session) -> str:
    if not event.amount:
        return translate("Sentences", "No uranium leaves the market: there is none.")
    return translate("Sentences", "The cheapest tokens leave the uranium market: {fuel}.")


def _outage_began(event: ev.OutageBegan, session: Session) -> str:
    return translate(
        "Sentences",
        "Power outage: %n cities were connected this round, so everybody's income is cut.",
        "",
        event.built,
    )


def _pile_ran_out(event: ev.PileRanOut, session: Session) -> str:
    if event.is_last:
        return translate(
            "Sentences",
            "The draw pile has run out again: all plants are for sale, and no more come.",
        )
    return translate(
        "Sentences", "The draw pile has run out: the plants set aside are shuffled and replace it."
    )


def _bank_house_placed(event: ev.BankHousePlaced, session: Session) -> str:
    return translate(
        "Sentences",
        "{name} places a house for the bank in {city}; the bank has %n more.",
        "",
        event.left,
    )


def _bank_took_plant(event: ev.BankTookPlant, session: Session) -> str:
    text = _moment(event.why) + " "
    text += translate(
        "Sentences", "The bank takes plant {plant}, the highest of the current market."
    )
    if event.scrapped:
        text += " " + translate("Sentences", "Its lowest, {scrapped}, is removed from the game.")
    return text


def _bank_left_plant(event: ev.BankPassedOnPlant, session: Session) -> str:
    text = translate(
        "Sentences", "The bank does not take plant {plant}: its own lowest, {lowest}, is higher."
    )
    return f"{_moment(event.why)} {text}"


def _moment(why: str) -> str:
    """Return the sentence for the moment at which the bank took a plant or left it."""
    if why == "first_sale":
        return translate("Sentences", "The first plant of the round is sold.")
    return translate("Sentences", "The first player opens no auction.")


def _bank_bought_fuel(event: ev.BankBoughtFuel, session: Session) -> str:
    if not event.plants:
        return translate("Sentences", "The bank has no plant and takes no fuel.")
    text = translate("Sentences", "The bank takes {tokens} for {plants}.")
    if not any(event.tokens):
        text = translate("Sentences", "The bank takes no fuel for {plants}.")
    if event.lacking:
        text += " " + translate(
            "Sentences", "The market is %n tokens short.", "tokens", event.lacking
        )
    return text


def _bank_built_house(event: ev.BankBuiltHouse, session: Session) -> str:
    if event.why == "marked":
        return translate(
            "Sentences", "The bank closes the second place of {city}, a starting city."
        )
    return translate(
        "Sentences", "The bank closes the second place of {city}, which was empty until now."
    )


def _bank_burnt_fuel(event: ev.BankBurntFuel, session: Session) -> str:
    if not any(event.tokens):
        return translate("Sentences", "The bank burns nothing.")
    return translate("Sentences", "The bank burns all it has: {tokens}.")


_TEXTS: Final[dict[type, Callable[..., str]]] = {
    ev.RoundBegan: lambda *_: translate("Sentences", "Round {round} begins."),
    ev.PhaseBegan: lambda event, _: _PHASES_BEGAN[event.phase],
    ev.PhaseEnded: _phase_ended,
    ev.OrderSet: _order_set,
    ev.StepBegan: _step_began,
    ev.DiscountPlaced: lambda *_: translate(
        "Sentences", "The discount is on plant {plant}, the lowest: it may go for 1."
    ),
    ev.AuctionOpened: _auction_opened,
    ev.BidMade: lambda *_: translate("Sentences", "{name} bids {amount}."),
    ev.Passed: _passed,
    ev.PlantBought: lambda *_: translate("Sentences", "{name} buys plant {plant} for {price}."),
    ev.PlantScrapped: lambda *_: translate(
        "Sentences", "{name} scraps plant {plant} (over the limit)."
    ),
    ev.FuelScrapped: _fuel_scrapped,
    ev.PlantRevealed: _plant_revealed,
    ev.PlantRemoved: _plant_removed,
    ev.FuelBought: _fuel_bought,
    ev.HouseBuilt: _house_built,
    ev.TurnEnded: _turn_ended,
    ev.PlantsRun: _plants_run,
    ev.FuelRefilled: _fuel_refilled,
    ev.NextBuyer: _next_buyer,
    ev.UraniumSold: _uranium_sold,
    ev.UraniumLeft: _uranium_left,
    ev.OutageBegan: _outage_began,
    ev.PileRanOut: _pile_ran_out,
    ev.GameEnded: _game_ended,
    ev.BankHousePlaced: _bank_house_placed,
    ev.StartingCityMarked: lambda *_: translate(
        "Sentences", "{name} marks {city} as a starting city."
    ),
    ev.StartingCityTaken: lambda *_: translate(
        "Sentences", "{name} starts in {city}; its uranium token goes back to the supply."
    ),
    ev.BankTookPlant: _bank_took_plant,
    ev.BankPassedOnPlant: _bank_left_plant,
    ev.BankBoughtFuel: _bank_bought_fuel,
    ev.BankBuiltHouse: _bank_built_house,
    ev.BankBurntFuel: _bank_burnt_fuel,
}

# SPDX-License-Identifier: MIT
"""Everything the rules say by codes and figures, as sentences for people."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from powergrid.gui import bank_sentences as bank
from powergrid.gui.session import Session
from powergrid.rules import events as ev
from powergrid.rules.events import Event
from powergrid.rules.fuel import FUELS, Tokens
from powergrid.rules.legal import Openings
from powergrid.rules.plants import STEP3
from powergrid.rules.state import (
    BIDDING,
    BUILDING,
    BUILDING_HOUSES,
    BUREAUCRACY,
    BUYING_FUEL,
    FUEL,
    MARKING_CITY,
    NOTHING,
    OPENING,
    PLACING_BANK_HOUSE,
    RUNNING_PLANTS,
    SCRAPPING_FUEL,
    SCRAPPING_PLANT,
    SETUP,
    State,
)

# Under this name `lupdate` finds the texts.
translate = QCoreApplication.translate

# --- words ------------------------------------------------------------------------------------


def fuel_name(fuel: int) -> str:
    """Return a fuel's name, as it stands within a sentence."""
    return (
        translate("Sentences", "coal"),
        translate("Sentences", "oil"),
        translate("Sentences", "garbage"),
        translate("Sentences", "uranium"),
    )[fuel]


def fuel_title(fuel: int) -> str:
    """Return a fuel's name, as it stands before a row."""
    return (
        translate("Sentences", "Coal"),
        translate("Sentences", "Oil"),
        translate("Sentences", "Garbage"),
        translate("Sentences", "Uranium"),
    )[fuel]


def phase_name(phase: int) -> str:
    """Return the short name of a phase, 1 to 5; 0 is what is done before the first round."""
    return (
        translate("Sentences", "Set-up"),
        translate("Sentences", "Order"),
        translate("Sentences", "Plants"),
        translate("Sentences", "Fuel"),
        translate("Sentences", "Build"),
        translate("Sentences", "Power"),
    )[phase]


def kind_name(kind: str) -> str:
    """Return what a kind of plant burns, as it stands within a sentence."""
    return {
        "coal": translate("Sentences", "coal"),
        "oil": translate("Sentences", "oil"),
        "hybrid": translate("Sentences", "coal or oil"),
        "garbage": translate("Sentences", "garbage"),
        "uranium": translate("Sentences", "uranium"),
        "ecological": translate("Sentences", "wind and sun"),
        "fusion": translate("Sentences", "fusion"),
    }[kind]


def listed(words: Sequence[str]) -> str:
    """Return words as a list: a, b and c."""
    if len(words) < 2:
        return "".join(words)
    return translate("Sentences", "{those} and {last}").format(
        those=", ".join(words[:-1]), last=words[-1]
    )


def tokens_listed(tokens: Tokens) -> str:
    """Return amounts of fuel as a list: 3 coal and 1 oil; empty for none."""
    return listed(
        [
            translate("Sentences", "{amount} {fuel}").format(
                amount=tokens[fuel], fuel=fuel_name(fuel)
            )
            for fuel in FUELS
            if tokens[fuel]
        ]
    )


def cities_counted(count: int) -> str:
    """Return a number of cities in words."""
    if count == 1:
        return translate("Sentences", "1 city")
    return translate("Sentences", "{n} cities").format(n=count)


def card_name(plant: int) -> str:
    """Return what a card of the market is called."""
    if plant == STEP3:
        return translate("Sentences", "the Step 3 card")
    return translate("Sentences", "plant {plant}").format(plant=plant)


def _name(session: Session, seat: int) -> str:
    return session.seats[seat].name


def _city(session: Session, city: int) -> str:
    return session.state.game.board.cities[city].name


# --- what has happened ------------------------------------------------------------------------


def sentence(event: Event, session: Session) -> str:
    """Return one sentence that tells what has happened."""
    teller: Callable[..., str] = _TELLERS[type(event)]
    return teller(event, session)


def _round_began(event: ev.RoundBegan, session: Session) -> str:
    return translate("Sentences", "Round {round} begins.").format(round=event.round)


def _phase_began(event: ev.PhaseBegan, session: Session) -> str:
    return (
        translate("Sentences", "Before the first round, the players decide in turn."),
        translate("Sentences", "The turn order is set."),
        translate("Sentences", "Power plants are auctioned."),
        translate("Sentences", "Fuel is for sale, to the last in turn order first."),
        translate("Sentences", "Houses are built, by the last in turn order first."),
        translate("Sentences", "The plants run and pay."),
    )[event.phase]


def _phase_ended(event: ev.PhaseEnded, session: Session) -> str:
    if event.phase == SETUP:
        return translate("Sentences", "The set-up is done.")
    return translate("Sentences", "{phase} is over in round {round}.").format(
        phase=phase_name(event.phase), round=event.round
    )


def _order_set(event: ev.OrderSet, session: Session) -> str:
    names = [_name(session, seat) for seat in event.order]
    return translate(
        "Sentences", "The order is now {names}: by cities, then by the highest plant."
    ).format(names=listed(names))


def _state_before(event: Event, session: Session) -> State:
    """Return the state in which the action was done that brought an event about."""
    for played in reversed(session.past):
        if any(event is other for other in played.events):
            return played.before
    return session.state


def _step_began(event: ev.StepBegan, session: Session) -> str:
    if event.step == 2:
        state = _state_before(event, session)
        if max(map(len, state.cities)) >= state.game.step2_at:
            text = translate(
                "Sentences",
                "Step 2 begins, somebody having {cities} cities: second places are open.",
            )
        else:
            text = translate(
                "Sentences", "Step 2 begins, Step 3 being next: second places are open."
            )
        return text.format(cities=state.game.step2_at)
    return translate(
        "Sentences",
        "Step 3 begins, its card having come up: all places are open, all plants for sale.",
    )


def _discount_placed(event: ev.DiscountPlaced, session: Session) -> str:
    return translate(
        "Sentences", "The discount lies on plant {plant}, the lowest: it may go for 1."
    ).format(plant=event.plant)


def _auction_opened(event: ev.AuctionOpened, session: Session) -> str:
    if event.is_sole:
        text = translate("Sentences", "{name} alone may still buy and takes plant {plant}.")
    elif event.is_discounted:
        text = translate("Sentences", "{name} puts plant {plant} up at a discount and bids {bid}.")
    else:
        text = translate("Sentences", "{name} puts plant {plant} up and bids {bid}.")
    return text.format(name=_name(session, event.seat), plant=event.plant, bid=event.bid)


def _bid_made(event: ev.BidMade, session: Session) -> str:
    return translate("Sentences", "{name} bids {amount}.").format(
        name=_name(session, event.seat), amount=event.amount
    )


def _passed(event: ev.Passed, session: Session) -> str:
    if event.is_opening:
        text = translate("Sentences", "{name} passes and buys no plant this round.")
    else:
        text = translate("Sentences", "{name} passes.")
    return text.format(name=_name(session, event.seat))


def _plant_bought(event: ev.PlantBought, session: Session) -> str:
    return translate("Sentences", "{name} buys plant {plant} for {price}.").format(
        name=_name(session, event.seat), plant=event.plant, price=event.price
    )


def _plant_scrapped(event: ev.PlantScrapped, session: Session) -> str:
    return translate("Sentences", "{name} gives up plant {plant}, being over the limit.").format(
        name=_name(session, event.seat), plant=event.plant
    )


def _fuel_scrapped(event: ev.FuelScrapped, session: Session) -> str:
    if event.is_forced:
        text = translate("Sentences", "{name} loses {amount} {fuel}: no plant can store it now.")
    else:
        text = translate("Sentences", "{name} gives up {amount} {fuel}.")
    return text.format(
        name=_name(session, event.seat), amount=event.amount, fuel=fuel_name(event.fuel)
    )


def _plant_revealed(event: ev.PlantRevealed, session: Session) -> str:
    if event.plant == STEP3:
        return translate("Sentences", "The Step 3 card comes up.")
    return translate("Sentences", "Plant {plant} comes up.").format(plant=event.plant)


def _plant_removed(event: ev.PlantRemoved, session: Session) -> str:
    card = card_name(event.plant)
    return (card[:1].upper() + card[1:]) + " " + removal_reason(event.why)


def removal_reason(why: str) -> str:
    """Return why a card left the market, as the rest of a sentence that begins with its name."""
    return {
        "obsolete": translate("Sentences", "goes: somebody has as many cities as its number."),
        "obsolete_on_draw": translate(
            "Sentences", "goes at once: somebody has as many cities as its number."
        ),
        "all_passed": translate("Sentences", "goes: everybody passed, and it is the lowest."),
        "discount_unsold": translate("Sentences", "goes: nobody took it at its discount."),
        "below_discount": translate(
            "Sentences", "goes at once, being lower than the one at a discount."
        ),
        "step2": translate("Sentences", "goes, the lowest as Step 2 begins."),
        "step3": translate("Sentences", "leaves the market: Step 3 makes it smaller."),
        "step3_round_end": translate(
            "Sentences", "goes, the lowest at the end of a round in Step 3."
        ),
        "to_bottom": translate(
            "Sentences", "goes under the draw pile, the highest at the end of the round."
        ),
    }[why]


def _fuel_bought(event: ev.FuelBought, session: Session) -> str:
    if event.from_storage:
        text = translate(
            "Sentences", "{name} buys {amount} {fuel} for {price}, {stored} of it from the storage."
        )
    else:
        text = translate("Sentences", "{name} buys {amount} {fuel} for {price}.")
    return text.format(
        name=_name(session, event.seat),
        amount=event.amount,
        fuel=fuel_name(event.fuel),
        price=event.price,
        stored=event.from_storage,
    )


def _house_built(event: ev.HouseBuilt, session: Session) -> str:
    if event.connection:
        text = translate("Sentences", "{name} connects {city} for {total}: {house} + {way}.")
    else:
        text = translate("Sentences", "{name} builds in {city} for {total}.")
    return text.format(
        name=_name(session, event.seat),
        city=_city(session, event.city),
        total=event.house + event.connection,
        house=event.house,
        way=event.connection,
    )


def _turn_ended(event: ev.TurnEnded, session: Session) -> str:
    text = {
        FUEL: translate("Sentences", "{name} buys no more fuel."),
        BUILDING: translate("Sentences", "{name} builds no more."),
        BUREAUCRACY: translate("Sentences", "{name} is done for this round."),
    }[event.phase]
    return text.format(name=_name(session, event.seat))


def _plants_run(event: ev.PlantsRun, session: Session) -> str:
    burnt = tokens_listed(event.burnt)
    if not event.plants:
        text = translate("Sentences", "{name} runs no plant and is paid {income}.")
    elif burnt:
        text = translate(
            "Sentences", "{name} runs {plants}, burns {burnt}, powers {powered} and earns {income}."
        )
    else:
        text = translate("Sentences", "{name} runs {plants}, powers {powered} and earns {income}.")
    return text.format(
        name=_name(session, event.seat),
        plants=listed([str(plant) for plant in event.plants]),
        burnt=burnt,
        powered=event.powered,
        income=event.income,
    )


def _fuel_refilled(event: ev.FuelRefilled, session: Session) -> str:
    added = tokens_listed(event.added)
    if not added:
        return translate("Sentences", "The fuel market is refilled with nothing: none is left.")
    return translate("Sentences", "The fuel market is refilled with {added}.").format(added=added)


def _game_ended(event: ev.GameEnded, session: Session) -> str:
    winner = event.ranking[0]
    return translate(
        "Sentences", "The game is over: {name} wins with {powered} cities powered."
    ).format(name=_name(session, winner), powered=event.powered[winner])


def _bank_house_placed(event: ev.BankHousePlaced, session: Session) -> str:
    return bank.house_placed(event, _name(session, event.seat), _city(session, event.city))


def _bank_fuel_taken(event: ev.BankBoughtFuel, session: Session) -> str:
    plants = listed([str(plant) for plant in event.plants])
    return bank.fuel_taken(event, tokens_listed(event.tokens), plants)


def _start_marked(event: ev.StartingCityMarked, session: Session) -> str:
    return bank.start_marked(_name(session, event.seat), _city(session, event.city))


def _start_taken(event: ev.StartingCityTaken, session: Session) -> str:
    return bank.start_taken(_name(session, event.seat), _city(session, event.city))


_TELLERS: Final[dict[type, Callable[..., str]]] = {
    ev.RoundBegan: _round_began,
    ev.PhaseBegan: _phase_began,
    ev.PhaseEnded: _phase_ended,
    ev.OrderSet: _order_set,
    ev.StepBegan: _step_began,
    ev.DiscountPlaced: _discount_placed,
    ev.AuctionOpened: _auction_opened,
    ev.BidMade: _bid_made,
    ev.Passed: _passed,
    ev.PlantBought: _plant_bought,
    ev.PlantScrapped: _plant_scrapped,
    ev.FuelScrapped: _fuel_scrapped,
    ev.PlantRevealed: _plant_revealed,
    ev.PlantRemoved: _plant_removed,
    ev.FuelBought: _fuel_bought,
    ev.HouseBuilt: _house_built,
    ev.TurnEnded: _turn_ended,
    ev.PlantsRun: _plants_run,
    ev.FuelRefilled: _fuel_refilled,
    ev.GameEnded: _game_ended,
    ev.BankHousePlaced: _bank_house_placed,
    ev.StartingCityMarked: _start_marked,
    ev.StartingCityTaken: _start_taken,
    ev.BankTookPlant: lambda event, _: bank.plant_taken(event),
    ev.BankPassedOnPlant: lambda event, _: bank.plant_left(event),
    ev.BankBoughtFuel: _bank_fuel_taken,
    ev.BankBuiltHouse: lambda event, session: bank.house_built(event, _city(session, event.city)),
    ev.BankBurntFuel: lambda event, _: bank.fuel_burnt(tokens_listed(event.tokens)),
}

# --- what is asked ----------------------------------------------------------------------------


def question_title(session: Session) -> str:
    """Return what is asked of whom."""
    state = session.state
    if state.asks == NOTHING:
        return translate("Sentences", "The game is over: {name} wins").format(
            name=_name(session, state.ranking[0])
        )
    if state.asks == OPENING:
        if isinstance(session.question, Openings) and not session.question.may_pass:
            text = translate("Sentences", "{name}: open an auction")
        else:
            text = translate("Sentences", "{name}: open an auction or pass")
    else:
        text = {
            BIDDING: translate("Sentences", "{name}: bid more than {bid} for plant {lot} or pass"),
            SCRAPPING_PLANT: translate("Sentences", "{name}: choose the plant to give up"),
            SCRAPPING_FUEL: translate("Sentences", "{name}: choose the fuel to give up"),
            BUYING_FUEL: translate("Sentences", "{name}: buy fuel or end the turn"),
            BUILDING_HOUSES: translate("Sentences", "{name}: build houses or end the turn"),
            RUNNING_PLANTS: translate("Sentences", "{name}: choose the plants to run"),
            PLACING_BANK_HOUSE: translate("Sentences", "{name}: place a house of the bank"),
            MARKING_CITY: translate("Sentences", "{name}: mark a city to start in"),
        }[state.asks]
    return text.format(name=_name(session, state.seat), bid=state.bid, lot=state.lot)


# --- what the rules refuse --------------------------------------------------------------------


def refusal(code: str, facts: dict[str, object], session: Session) -> str:
    """Return which rule forbids what was wanted."""
    words: dict[str, object] = dict(facts)
    fuel, city = facts.get("fuel"), facts.get("city")
    words["fuel_name"] = fuel_name(fuel) if isinstance(fuel, int) and fuel in FUELS else ""
    words["city_name"] = _city(session, city) if isinstance(city, int) else ""
    words["areas"] = _areas_needed(facts.get("plant"), session)
    return _refusal_text(code).format(**words)


def _areas_needed(plant: object, session: Session) -> str:
    """Return the areas in one of which a plant's owner needs a city on this map."""
    game = session.state.game
    needed = game.cities_needed.get(plant, frozenset()) if isinstance(plant, int) else frozenset()
    areas = {game.board.cities[city].area for city in needed}
    names = [game.board.areas[area].name for area in sorted(areas)]
    if len(names) < 2:
        return "".join(names)
    return translate("Sentences", "{those} or {last}").format(
        those=", ".join(names[:-1]), last=names[-1]
    )


def _refusal_text(code: str) -> str:
    texts = {
        "alone_pays_minimum": translate(
            "Sentences", "Nobody else may bid, so the plant goes at its minimum of {least}."
        ),
        "already_connected": translate("Sentences", "You have a house in {city_name} already."),
        "area_not_connected": translate(
            "Sentences", "An area must lie beside those chosen before it."
        ),
        "areas_chosen": translate("Sentences", "All {count} areas are chosen."),
        "bid_too_low": translate("Sentences", "The least bid is {least}."),
        "cannot_scrap_new_plant": translate(
            "Sentences", "Plant {plant} was just bought; give up another one."
        ),
        "city_full": translate("Sentences", "No place of {city_name} is open in Step {step}."),
        "city_taken": translate("Sentences", "{city_name} is taken; choose an empty city."),
        "city_not_in_play": translate("Sentences", "{city_name} lies in an area out of play."),
        "first_city_taken": translate(
            "Sentences", "The first city must be an empty one; {city_name} is taken."
        ),
        "fuel_can_be_stored": translate(
            "Sentences", "Only {most} {fuel_name} must go, the rest can be stored."
        ),
        "game_over": translate("Sentences", "The game is over."),
        "kept_for_a_start": translate(
            "Sentences", "{city_name} is kept for a network that begins there."
        ),
        "must_buy_in_round_1": translate(
            "Sentences", "In the first round everybody must buy a plant."
        ),
        "no_city_for_plant": translate("Sentences", "Plant {plant} needs a city in {areas}."),
        "no_room": translate(
            "Sentences", "Your plants have room for {room} more {fuel_name}, not for that many."
        ),
        "no_route": translate("Sentences", "No way in play leads to {city_name}."),
        "no_such_fuel": translate("Sentences", "There is no such amount of fuel to be had."),
        "not_a_starting_city": translate(
            "Sentences", "A network begins in a marked city, and {city_name} is not one."
        ),
        "not_beside_the_bank": translate(
            "Sentences", "{city_name} is not next to a city of the bank."
        ),
        "not_asked": translate("Sentences", "Something else is asked just now."),
        "not_enough_fuel": translate("Sentences", "The market has only {stock} {fuel_name} left."),
        "not_enough_fuel_to_run": translate(
            "Sentences", "Your fuel is not enough to run all of these plants."
        ),
        "not_enough_money": translate("Sentences", "This costs {price}, and you have {money}."),
        "plant_not_on_offer": translate(
            "Sentences", "Plant {plant} is not for sale now, only the actual market is."
        ),
        "plant_not_owned": translate("Sentences", "That plant is not yours."),
        "record": translate("Sentences", "The game could not be written down: {what}"),
        "wrong_card": translate("Sentences", "That card cannot come up now."),
        "wrong_mix": translate(
            "Sentences", "The hybrid plants can burn {least} to {most} coal, the rest being oil."
        ),
    }
    return texts[code]

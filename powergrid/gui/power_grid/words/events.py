# SPDX-License-Identifier: MIT
"""A sentence for each event of the game."""

from collections.abc import Callable
from typing import Final

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words import bank_events as bank
from powergrid.gui.power_grid.words import board_events as board
from powergrid.gui.power_grid.words.names import city_name
from powergrid.gui.power_grid.words.terms import (
    fuel_counted,
    fuel_title,
    listed,
    market_title,
    phase_name,
    tokens_listed,
)
from powergrid.gui.shell.fault_text import fault_text
from powergrid.play.faults import Fault
from powergrid.rules import events as ev
from powergrid.rules.events import Event
from powergrid.rules.phases.building import has_step2_cities
from powergrid.rules.plants import STEP3
from powergrid.rules.state import (
    BUILDING,
    BUREAUCRACY,
    FUEL,
    SETUP,
)


def _name(session: Session, seat: int) -> str:
    return session.seats[seat].name


def _city(session: Session, city: int) -> str:
    return city_name(session.state.game.board, city)


def sentence(event: Event | Fault, session: Session) -> str:
    """Return the sentence for an event, or for a bot's fault."""
    if isinstance(event, Fault):
        return fault_text(event, session.seats)
    write: Callable[..., str] = _SENTENCES[type(event)]
    return write(event, session)


def brief_sentence(event: Event, session: Session) -> str:
    """Return the sentence for an event, short enough for a banner."""
    if isinstance(event, ev.OrderSet):
        names = listed([_name(session, seat) for seat in event.order])
        return translate("Sentences", "The order is now {names}.").format(names=names)
    return sentence(event, session)


def _round_began(event: ev.RoundBegan, session: Session) -> str:
    return translate("Sentences", "Round {round} begins.").format(round=event.round)


def _phase_began(event: ev.PhaseBegan, session: Session) -> str:
    return (
        translate("Sentences", "Before the first round, the players choose in turn."),
        translate("Sentences", "The turn order is set."),
        translate("Sentences", "Power plants are auctioned."),
        translate("Sentences", "Fuel is bought; the last in turn order goes first."),
        translate("Sentences", "Houses are built; the last in turn order goes first."),
        translate("Sentences", "Plants run and players are paid."),
    )[event.phase]


def _phase_ended(event: ev.PhaseEnded, session: Session) -> str:
    if event.phase == SETUP:
        return translate("Sentences", "The setup is done.")
    return translate("Sentences", "Round {round}, {phase}: the phase is over.").format(
        phase=phase_name(event.phase), round=event.round
    )


def _order_set(event: ev.OrderSet, session: Session) -> str:
    names = [_name(session, seat) for seat in event.order]
    return translate(
        "Sentences", "The order is now {names}: by cities, then by the highest plant."
    ).format(names=listed(names))


def _position(event: Event, session: Session) -> int:
    """Return the position of the action that caused an event, -1 if it is not known."""
    for position in range(len(session.past) - 1, -1, -1):
        if any(event is other for other in session.past[position].events):
            return position
    return -1


def was_skipped(event: Event | Fault, session: Session) -> bool:
    """Return whether an event ended a turn that was skipped because nothing was possible."""
    if not session.skips_turns or not isinstance(event, ev.TurnEnded | ev.Passed):
        return False
    position = _position(event, session)
    return position >= 0 and session.was_skipped(position)


def _step_began(event: ev.StepBegan, session: Session) -> str:
    if event.step == 2:
        position = _position(event, session)
        state = session.past[position].before if position >= 0 else session.state
        if state.game.edition.does_step2_by_deck:
            text = translate(
                "Sentences",
                "The Step 3 card starts Step 2 and goes back into the pile. Second places open.",
            )
        elif has_step2_cities(state):
            text = translate(
                "Sentences",
                "Step 2 begins: somebody has %n cities. Second places open.",
                "",
                state.game.step2_at,
            )
        else:
            text = translate("Sentences", "Step 2 begins, with Step 3 next. Second places open.")
        return text
    text = translate(
        "Sentences",
        "The Step 3 card is out: Step 3 begins. All places and all plants are open.",
    )
    if tax := session.state.game.carbon_tax[2]:
        more = translate("Sentences", "Coal, oil and garbage cost {tax} more per token.")
        text += " " + more.format(tax=tax)
    return text


def _discount_placed(event: ev.DiscountPlaced, session: Session) -> str:
    return translate(
        "Sentences", "The discount is on plant {plant}, the lowest: it may go for 1."
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
    if was_skipped(event, session):
        if event.is_opening:
            text = translate("Sentences", "{name} can buy no plant: the turn is skipped.")
        else:
            text = translate("Sentences", "{name} can bid no more and passes.")
    elif event.is_opening:
        text = translate("Sentences", "{name} passes and buys no plant this round.")
    else:
        text = translate("Sentences", "{name} passes.")
    return text.format(name=_name(session, event.seat))


def _plant_bought(event: ev.PlantBought, session: Session) -> str:
    return translate("Sentences", "{name} buys plant {plant} for {price}.").format(
        name=_name(session, event.seat), plant=event.plant, price=event.price
    )


def _plant_scrapped(event: ev.PlantScrapped, session: Session) -> str:
    return translate("Sentences", "{name} scraps plant {plant} (over the limit).").format(
        name=_name(session, event.seat), plant=event.plant
    )


def _fuel_scrapped(event: ev.FuelScrapped, session: Session) -> str:
    if event.is_forced:
        text = translate("Sentences", "{name} loses {fuel}: no plant can store it now.")
    else:
        text = translate("Sentences", "{name} discards {fuel}.")
    return text.format(name=_name(session, event.seat), fuel=fuel_counted(event.fuel, event.amount))


def _plant_revealed(event: ev.PlantRevealed, session: Session) -> str:
    if event.plant == STEP3:
        return translate("Sentences", "The Step 3 card is drawn.")
    return translate("Sentences", "Plant {plant} is drawn.").format(plant=event.plant)


def _plant_removed(event: ev.PlantRemoved, session: Session) -> str:
    if event.plant == STEP3:
        if event.why == "back_under_the_pile":
            return translate("Sentences", "The Step 3 card goes back under the draw pile.")
        return translate("Sentences", "The Step 3 card is removed from the market.")
    return plant_removed(event.why).format(plant=event.plant)


def plant_removed(why: str) -> str:
    """Return the sentence for a plant that left the market, with `{plant}` for its number."""
    return {
        "obsolete": translate(
            "Sentences", "Plant {plant} is removed: somebody has as many cities as its number."
        ),
        "obsolete_on_draw": translate(
            "Sentences",
            "Plant {plant} is removed at once: somebody has as many cities as its number.",
        ),
        "all_passed": translate(
            "Sentences", "Plant {plant}, the lowest, is removed: everybody passed."
        ),
        "discount_unsold": translate(
            "Sentences", "Plant {plant} is removed: nobody bought it at a discount."
        ),
        "below_discount": translate(
            "Sentences", "Plant {plant} is removed at once: it is lower than the one at a discount."
        ),
        "step2": translate("Sentences", "Plant {plant}, the lowest, is removed as Step 2 begins."),
        "step3": translate(
            "Sentences", "Plant {plant} is removed: Step 3 makes the market smaller."
        ),
        "step3_round_end": translate(
            "Sentences", "Plant {plant}, the lowest, is removed at the end of a round in Step 3."
        ),
        "first_pass": translate(
            "Sentences", "Plant {plant}, the lowest, is removed: somebody has passed."
        ),
        "lowest_leaves": translate(
            "Sentences", "Plant {plant}, the lowest, is removed at the end of the round."
        ),
        "row_too_long": translate(
            "Sentences", "Plant {plant}, the lowest, is removed: the row is too long."
        ),
        "banned_in_step1": translate(
            "Sentences", "Plant {plant} is removed: it may not be for sale in Step 1."
        ),
        "banned_in_step1_to_bottom": translate(
            "Sentences", "Plant {plant} goes under the draw pile: it may not be for sale in Step 1."
        ),
        "back_under_the_pile": translate("Sentences", "Plant {plant} goes under the draw pile."),
        "to_bottom": translate(
            "Sentences",
            "Plant {plant}, the highest, goes under the draw pile at the end of the round.",
        ),
        "to_side_pile": translate(
            "Sentences", "Plant {plant}, one of the highest, is set aside at the end of the round."
        ),
        "market_shrinks": translate(
            "Sentences", "Plant {plant}, the lowest, is removed and not replaced."
        ),
    }[why]


def _fuel_bought(event: ev.FuelBought, session: Session) -> str:
    if event.from_storage:
        text = translate(
            "Sentences", "{name} buys {fuel} for {price}, {stored} of it from the storage."
        )
    elif session.state.game.north is not None:
        text = translate("Sentences", "{name} buys {fuel} for {price} ({market}).")
    else:
        text = translate("Sentences", "{name} buys {fuel} for {price}.")
    return text.format(
        name=_name(session, event.seat),
        fuel=fuel_counted(event.fuel, event.amount),
        price=event.price,
        stored=event.from_storage,
        market=market_title(event.market),
    )


def _house_built(event: ev.HouseBuilt, session: Session) -> str:
    if event.begins_network:
        text = translate("Sentences", "{name} starts a second network in {city} for {total}.")
    elif event.connection:
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
    if was_skipped(event, session):
        text = {
            FUEL: translate("Sentences", "{name} can buy no fuel: the turn is skipped."),
            BUILDING: translate("Sentences", "{name} can build nothing: the turn is skipped."),
        }[event.phase]
    else:
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
    game = session.state.game
    if game.north is not None:
        nothing = translate("Sentences", "nothing", "the refill of one of two markets")
        text = translate("Sentences", "{market}: refilled with {added}.")
        return text.format(market=market_title(event.market), added=added or nothing)
    if event.missing and game.glut_fuel is not None:
        cheaper = translate(
            "Sentences",
            "The fuel market is refilled with {added}. {fuel} gets cheaper; tokens missing: {n}.",
        )
        fuel = fuel_title(game.glut_fuel)
        return cheaper.format(added=added or "–", fuel=fuel, n=event.missing)
    if not added:
        return translate("Sentences", "The fuel market is not refilled: the supply is empty.")
    return translate("Sentences", "The fuel market is refilled with {added}.").format(added=added)


def _game_ended(event: ev.GameEnded, session: Session) -> str:
    winner = event.ranking[0]
    return translate(
        "Sentences",
        "The game is over: {name} wins with %n cities powered.",
        "",
        event.powered[winner],
    ).format(name=_name(session, winner))


def _bank_house_placed(event: ev.BankHousePlaced, session: Session) -> str:
    return bank.house_placed(event, _name(session, event.seat), _city(session, event.city))


def _bank_fuel_taken(event: ev.BankBoughtFuel, session: Session) -> str:
    plants = listed([str(plant) for plant in event.plants])
    return bank.fuel_taken(event, tokens_listed(event.tokens), plants)


_SENTENCES: Final[dict[type, Callable[..., str]]] = {
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
    ev.NextBuyer: lambda event, session: board.next_buyer(_name(session, event.seat)),
    ev.UraniumSold: lambda event, session: board.uranium_sold(event, _name(session, event.seat)),
    ev.UraniumLeft: lambda event, _: board.uranium_left(event),
    ev.OutageBegan: lambda event, _: board.outage(event),
    ev.PileRanOut: lambda event, _: board.pile_ran_out(event),
    ev.GameEnded: _game_ended,
    ev.BankHousePlaced: _bank_house_placed,
    ev.StartingCityMarked: lambda event, session: bank.start_marked(
        _name(session, event.seat), _city(session, event.city)
    ),
    ev.StartingCityTaken: lambda event, session: bank.start_taken(
        _name(session, event.seat), _city(session, event.city)
    ),
    ev.BankTookPlant: lambda event, _: bank.plant_taken(event),
    ev.BankPassedOnPlant: lambda event, _: bank.plant_left(event),
    ev.BankBoughtFuel: _bank_fuel_taken,
    ev.BankBuiltHouse: lambda event, session: bank.house_built(event, _city(session, event.city)),
    ev.BankBurntFuel: lambda event, _: bank.fuel_burnt(tokens_listed(event.tokens)),
}

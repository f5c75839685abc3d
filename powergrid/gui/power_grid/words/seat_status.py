# SPDX-License-Identifier: MIT
"""The status under a player's name: whose turn it is, who is next, who is done and how."""

from collections.abc import Iterable
from itertools import chain, takewhile
from typing import Final, NamedTuple

from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.purchases import Purchases, purchases_of
from powergrid.gui.power_grid.words.terms import ordinal
from powergrid.play.replay import since_last_turn
from powergrid.rules import events as ev
from powergrid.rules.events import Event, seat_of
from powergrid.rules.scoring import places, winners
from powergrid.rules.state import AUCTION, BIDDING, BUILDING, BUREAUCRACY, FUEL, SETUP, State
from powergrid.rules.variants.against_the_bank import fuel_to_buy

_ACTS_NTH: Final = Texts(
    "Sentences",
    {
        SETUP: "chooses {nth}",
        AUCTION: "opens {nth}",
        FUEL: "buys {nth}",
        BUILDING: "builds {nth}",
        BUREAUCRACY: "runs {nth}",
    },
)
_ACTS_LAST: Final = Texts(
    "Sentences",
    {
        SETUP: "chooses last",
        AUCTION: "opens last",
        FUEL: "buys last",
        BUILDING: "builds last",
        BUREAUCRACY: "runs last",
    },
)

_NOTHING: Final = Texts(
    "Sentences",
    {FUEL: "bought nothing", BUILDING: "built nothing"},
    "whoever has had a turn in this phase",
)


def events_of_phase(session: Session) -> list[Event]:
    """Return the events since the phase began, as far as the session knows its past."""
    latest = chain.from_iterable(reversed(played.events) for played in reversed(session.past))
    begun = ev.PhaseBegan | ev.RoundBegan
    return list(takewhile(lambda event: not isinstance(event, begun), latest))[::-1]


class SeatStatus(NamedTuple):
    """A status, and shorter forms for narrow rows; `short` is empty if it equals `brief`.

    Beside wide boards at 1280×800 a status has 39 pixels, in which `short` should fit.
    """

    text: str
    brief: str
    short: str = ""

    @property
    def texts(self) -> list[str]:
        """All forms, the longest first."""
        return [text for text in (self.text, self.short, self.brief) if text]


NO_STATUS = SeatStatus("", "")


def seat_status(session: Session, seat: int, happened: Iterable[Event]) -> SeatStatus:
    """Return the status of a seat; `happened` are the events of this phase."""
    state = session.state
    if state.is_over:
        return _standing(state, seat)
    if state.lot and state.asks == BIDDING:
        status = _bidding(session, seat)
        if status.text:
            return status
    if seat == state.seat:
        return _on_turn(session, seat)
    happened = list(happened)
    if state.phase == BUREAUCRACY and (ran := _ran(_of_seat(happened, seat))):
        return ran
    if state.seat == session.viewer and session.is_person_asked:
        done = _last_turn(since_own_turn(session), seat)
        if done.text:
            return done
    if seat in state.waiting:
        return _waiting(session, seat)
    return _done(happened, seat, state.phase)


def since_own_turn(session: Session) -> list[Event]:
    """Return what has happened since the last turn of the seat at the screen."""
    return [e for played in session.past[since_last_turn(session) :] for e in played.events]


def _same(text: str) -> SeatStatus:
    return SeatStatus(text, text)


def _passed() -> SeatStatus:
    passed = translate("Sentences", "passed", "whoever passed in an auction")
    return SeatStatus(passed, "–")  # as on the stage


def _standing(state: State, seat: int) -> SeatStatus:
    place, powered = places(state)[seat], state.powered[seat]
    text = translate("Sentences", "{nth}, powers {n}")
    if winners(state) == (seat,):
        text = translate("Sentences", "wins, powers {n}")
    brief = translate("Sentences", "{nth}: {n}").format(nth=ordinal(place), n=powered)
    return SeatStatus(text.format(nth=ordinal(place), n=powered), brief)


def _bidding(session: Session, seat: int) -> SeatStatus:
    state = session.state
    if seat == state.bidders[-1]:
        return SeatStatus(
            translate("Sentences", "leads with {bid}").format(bid=state.bid),
            translate("Sentences", "leads", "an auction"),
        )
    if seat == state.seat:
        return _on_turn(session, seat)
    if seat in state.bidders:
        return _same(translate("Sentences", "still in"))
    if seat in state.waiting:
        return _passed()
    return NO_STATUS


def _on_turn(session: Session, seat: int) -> SeatStatus:
    state = session.state
    if seat == session.viewer and session.is_person_asked:
        return _same(translate("Sentences", "your turn"))
    now = translate("Sentences", "now", "on turn; very short")
    if state.asks == BIDDING:
        return SeatStatus(translate("Sentences", "bids now", "on turn"), now)
    return {
        SETUP: SeatStatus(
            translate("Sentences", "chooses a city"), translate("Sentences", "chooses")
        ),
        AUCTION: SeatStatus(translate("Sentences", "to open", "an auction, on turn now"), now),
        FUEL: SeatStatus(translate("Sentences", "buys now"), now),
        BUILDING: SeatStatus(translate("Sentences", "builds now"), now),
        BUREAUCRACY: SeatStatus(translate("Sentences", "runs now"), now),
    }[state.phase]


def _waiting(session: Session, seat: int) -> SeatStatus:
    state = session.state
    at = state.waiting.index(seat)
    if at == 1 and not any(fuel_to_buy(state)):
        brief = translate("Sentences", "next", "in the order")
        if state.seat == session.viewer and session.is_person_asked:
            return SeatStatus(translate("Sentences", "next after you"), brief)
        return _same(brief)
    if at == len(state.waiting) - 1:
        return SeatStatus(_ACTS_LAST[state.phase], translate("Sentences", "last", "in the order"))
    done = max(0, state.game.players - len(state.waiting))  # the bank's houses: six for two players
    nth = ordinal(done + at + 1)
    return SeatStatus(_ACTS_NTH[state.phase].format(nth=nth), nth)


def _last_turn(happened: Iterable[Event], seat: int) -> SeatStatus:
    """Return the most important thing a seat has done: houses, a plant, fuel, or income."""
    mine = _of_seat(happened, seat)
    bought = purchases_of(seat, mine)
    if bought.houses:
        text = translate("Sentences", "built %n for {price}", "houses", len(bought.houses))
        return _paid(text, bought.houses_price, _built(len(bought.houses)))
    if bought.plants:
        return _bought(bought)
    if bought.fuel:
        text = translate("Sentences", "bought %n for {price}", "tokens", bought.tokens)
        return _paid(text, bought.fuel_price, _fuelled(bought.tokens))
    return _ran(mine) or NO_STATUS


def _done(happened: Iterable[Event], seat: int, phase: int) -> SeatStatus:
    """Return what a seat whose turn is over has done in this phase."""
    mine = _of_seat(happened, seat)
    bought = purchases_of(seat, mine)
    if bought.plants:
        return _bought(bought)
    if any(isinstance(event, ev.Passed) and event.is_opening for event in mine):
        return _passed()
    if bought.fuel:
        text = translate("Sentences", "done, bought %n for {price}", "tokens", bought.tokens)
        return _paid(text, bought.fuel_price, _fuelled(bought.tokens))
    if bought.houses:
        text = translate("Sentences", "done, built %n for {price}", "houses", len(bought.houses))
        return _paid(text, bought.houses_price, _built(len(bought.houses)))
    if ran := _ran(mine):
        return ran
    done = translate("Sentences", "done", "whoever has had a turn in this phase")
    if not any(isinstance(event, ev.TurnEnded) for event in mine):  # a position set up by hand
        return _same(done)
    nothing = {FUEL: _fuelled(0), BUILDING: _built(0)}
    return SeatStatus(_NOTHING.get(phase, done), done, nothing.get(phase, ""))


def _of_seat(happened: Iterable[Event], seat: int) -> list[Event]:
    return [event for event in happened if seat_of(event) == seat]


def _ran(mine: Iterable[Event]) -> SeatStatus | None:
    runs = [event for event in mine if isinstance(event, ev.PlantsRun)]
    if not runs:
        return None
    sales = [event.income for event in mine if isinstance(event, ev.UraniumSold)]
    income = sum(event.income for event in runs) + sum(sales)
    text = translate("Sentences", "ran %n, earned {income}", "plants", len(runs[0].plants))
    brief = translate("Sentences", "+{income}").format(income=income)
    return SeatStatus(text.format(income=income), brief)


def _bought(bought: Purchases) -> SeatStatus:
    plants, price = listed([str(event.plant) for event in bought.plants]), bought.plants_price
    text = translate("Sentences", "bought {plant} for {price}")
    short = translate("Sentences", "got {plant}", "a plant; very short").format(plant=plants)
    return _paid(text.format(plant=plants, price=price), price, short)


def _built(count: int) -> str:
    return translate("Sentences", "built %n", "houses", count)


def _fuelled(count: int) -> str:
    return translate("Sentences", "%n fuel", "tokens bought; very short", count)


def _paid(text: str, price: int, short: str) -> SeatStatus:
    brief = translate("Sentences", "−{price}").format(price=price)
    return SeatStatus(text.format(price=price), brief, short)

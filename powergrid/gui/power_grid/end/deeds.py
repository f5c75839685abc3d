# SPDX-License-Identifier: MIT
"""What players did in a round, and what came of it, in words: from the events of a whole game."""

from collections.abc import Iterator
from itertools import chain, pairwise, takewhile
from typing import NamedTuple

from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.names import city_name
from powergrid.gui.power_grid.words.terms import fuel_name, plant_words
from powergrid.rules import events as ev
from powergrid.rules.fuel import FUELS
from powergrid.rules.fuel_market import market_at, markets_open, stock
from powergrid.rules.state import BUILDING_HOUSES, BUYING_FUEL
from powergrid.stats.game_figures import Round, rounds_by_seat

_MANY_HOUSES = 2


class Deed(NamedTuple):
    """What a player did, and what came of it; `position` is its place in the game."""

    position: int
    headline: str
    reason: str


def left_dark(name: str, powered: int, owned: int) -> str:
    """Return that somebody powered fewer cities than they own."""
    text = translate("Story", "{name}: only {powered} of {owned} cities powered")
    if not powered:
        text = translate("Story", "{name}: no city powered")
    return text.format(name=name, powered=powered, owned=owned)


class RoundDeeds:
    """The deeds of a round of a finished game: the moves at `positions`."""

    def __init__(self, session: Session, positions: range) -> None:
        self._session = session
        self._positions = positions
        self._names = [seat.name for seat in session.seats]
        self._start = session.state_at(positions.start)
        events = [event for played in session.past for event in played.events]
        self._figures = rounds_by_seat(events, session.state_at(0))

    def of(self, seat: int, *, is_rise: bool) -> list[Deed]:
        """Return what may have raised or lowered a seat's chance; always at least one deed.

        Own plants, houses and rivals without power raise it; rivals' plants and houses lower it,
        and so do a round without a house and own cities without power.
        """
        others = [other for other in range(len(self._names)) if other != seat]
        built = self._built(seat)
        found = list(self._own_plants(seat, is_rise=is_rise))
        if is_rise:
            found += chain.from_iterable(self._dark(other, seat) for other in others)
        else:
            found += self._dark(seat, seat)
            for other in others:
                found += self._lost_auctions(other, seat)
                if self._built(other) >= _MANY_HOUSES:
                    found.append(self._houses(other, seat))
        if not found or (built > 0) == is_rise:
            found.append(self._houses(seat, seat))
        return found

    def ender(self) -> str:
        """Return who built enough cities to end the game in this round, empty if nobody did."""
        counts, end_at = [len(cities) for cities in self._start.cities], self._start.game.end_at
        for _, event in self._events():
            if isinstance(event, ev.HouseBuilt):
                counts[event.seat] += 1
                if counts[event.seat] == end_at:
                    text = translate("Story", "{name} ends the game.")
                    return text.format(name=self._names[event.seat])
        return ""

    def _round(self, seat: int) -> Round:
        """Return a seat's figures in this round."""
        return self._figures[seat][self._start.round - self._figures[seat][0].number]

    def _built(self, seat: int) -> int:
        return self._round(seat).cities - len(self._start.cities[seat])

    def _events(self) -> Iterator[tuple[int, ev.Event]]:
        for position in self._positions:
            for event in self._session.past[position].events:
                yield position, event

    # --- plants ----------------------------------------------------------------------------------

    def _own_plants(self, seat: int, *, is_rise: bool) -> Iterator[Deed]:
        for position, event in self._events():
            if isinstance(event, ev.PlantBought) and event.seat == seat:
                then = self._then_built(seat) if is_rise else self._money_left(seat, position + 1)
                reasons = self._runs(seat, event.plant), then
                yield Deed(position, self._plant(event), " ".join(filter(None, reasons)))

    def _then_built(self, seat: int) -> str:
        """Return how many houses a seat built after the auctions; empty for less than two."""
        built = self._built(seat)
        if built < _MANY_HOUSES:
            return ""
        text = translate("Story", "Then {name} builds %n houses.", "", built)
        return text.format(name=self._names[seat])

    def _money_left(self, seat: int, position: int) -> str:
        text = translate("Story", "{name} has {money} Elektro left.")
        money = self._session.state_at(position).money[seat]
        return text.format(name=self._names[seat], money=money)

    def _lost_auctions(self, buyer: int, seat: int) -> Iterator[Deed]:
        """Yield the plants for which a seat has bid without winning them."""
        bid = 0
        for position, event in self._events():
            match event:
                case ev.AuctionOpened(seat=bidder, bid=amount):
                    bid = amount if bidder == seat else 0
                case ev.BidMade(seat=bidder, amount=amount) if bidder == seat:
                    bid = amount
                case ev.PlantBought(seat=winner) if winner == buyer and bid:
                    text = translate("Story", "{name} bids up to {bid}.")
                    highest = text.format(name=self._names[seat], bid=bid)
                    reason = f"{highest} {self._bought_instead(seat)}"
                    yield Deed(position, self._plant(event), reason)

    def _bought_instead(self, seat: int) -> str:
        name = self._names[seat]
        for _, event in self._events():
            if isinstance(event, ev.PlantBought) and event.seat == seat:
                text = translate("Story", "{name} buys plant {plant} for {price} instead.")
                return text.format(name=name, plant=event.plant, price=event.price)
        return translate("Story", "{name} buys no plant in this round.").format(name=name)

    def _plant(self, bought: ev.PlantBought) -> str:
        text = translate("Story", "{name}: plant {plant} for {price}, nobody else bid")
        bidders = set[int]()
        for _, event in self._events():
            match event:
                case ev.AuctionOpened():
                    bidders.clear()
                case ev.BidMade(seat=bidder):
                    bidders.add(bidder)
            if event == bought:
                break
        if bidders:
            text = translate("Story", "{name}: plant {plant}, for {price}")
        name = self._names[bought.seat]
        return text.format(name=name, plant=bought.plant, price=bought.price)

    def _runs(self, seat: int, plant: int) -> str:
        """Return how often a plant ran in the whole game, and whether it burnt anything.

        Mines never run: of them, return what they do.
        """
        game = self._start.game
        if plant in game.mines:
            return f"{plant_words(game.plants[plant])}."
        count = sum(
            isinstance(event, ev.PlantsRun) and event.seat == seat and plant in event.plants
            for played in self._session.past[self._positions.start :]
            for event in played.events
        )
        if not count:
            return translate("Story", "It never runs.", "a plant")
        if game.plants[plant].fuel:
            return translate("Story", "It runs %n times.", "a plant", count)
        return translate("Story", "It runs %n times and never burns any fuel.", "a plant", count)

    # --- houses and power ------------------------------------------------------------------------

    def _houses(self, builder: int, seat: int) -> Deed:
        """Return how many houses a player built, and what that meant for a seat."""
        name, count = self._names[builder], self._built(builder)
        owned = len(self._start.cities[builder])
        position = self._position_of(builder, BUILDING_HOUSES)
        dry = self._rounds_without_house(builder)
        if count >= _MANY_HOUSES:
            text = translate("Story", "{name}: from {before} cities to {after} in one turn")
            headline = text.format(name=name, before=owned, after=owned + count)
        elif count:
            built = self._session.state.cities[builder][owned]
            city = city_name(self._start.game.board, built)
            text = translate("Story", "{name}: one house, in {city}")
            headline = text.format(name=name, city=city)
        elif dry > 1:
            text = translate("Story", "{name}: %n rounds without a house", "", dry)
            headline = text.format(name=name)
        else:
            headline = translate("Story", "{name}: no house built").format(name=name)
        rival = self._largest_but(seat) if builder == seat else builder
        then = self._power(seat) if count else self._money_left(seat, self._positions.stop)
        return Deed(position, headline, f"{self._compared(seat, rival)} {then}")

    def _rounds_without_house(self, seat: int) -> int:
        """Return for how many rounds on end, this one among them, a seat has built nothing."""
        counts = [len(self._session.state_at(0).cities[seat])]
        counts += [part.cities for part in self._figures[seat]]
        built = [after - before for before, after in pairwise(counts)]
        at = self._start.round - self._figures[seat][0].number
        before, after = reversed(built[:at]), built[at:]
        return sum(1 for side in (before, after) for _ in takewhile(lambda n: not n, side))

    def _largest_but(self, seat: int) -> int:
        """Return who has the most cities of all others after the round."""
        others = [other for other in range(len(self._names)) if other != seat]
        return max(others, key=lambda other: self._round(other).cities)

    def _compared(self, seat: int, rival: int) -> str:
        """Return how many cities two seats have after the round."""
        text = translate("Story", "Now {name} has {own} cities, {rival} {count}.")
        return text.format(
            name=self._names[seat],
            own=self._round(seat).cities,
            rival=self._names[rival],
            count=self._round(rival).cities,
        )

    def _dark(self, seat: int, about: int) -> Iterator[Deed]:
        """Yield that a seat did not power all of its cities, and what that meant for another."""
        played = self._round(seat)
        for position, event in self._events():
            if not isinstance(event, ev.PlantsRun) or event.seat != seat:
                continue
            if event.powered < played.cities:
                headline = left_dark(self._names[seat], event.powered, played.cities)
                text = translate("Story", "That pays {income} Elektro.", "cities powered")
                then = text.format(income=event.income) if seat == about else self._power(about)
                reasons = (self._sold_out(seat), then)
                yield Deed(position, headline, " ".join(filter(None, reasons)))

    def _power(self, seat: int) -> str:
        """Return how many of its cities a seat powers at the end of the round."""
        played = self._round(seat)
        text = translate("Story", "{name} powers {powered} of %n cities.", "", played.cities)
        return text.format(name=self._names[seat], powered=played.powered)

    def _sold_out(self, seat: int) -> str:
        """Return which fuel of a seat's plants was sold out at its turn, empty if none was."""
        position = self._position_of(seat, BUYING_FUEL)
        state = self._session.state_at(position)
        if state.asks != BUYING_FUEL or state.seat != seat:
            return ""
        need, own = state.game.need(state.plants[seat]), state.fuel[seat]
        mixes = need.burnt(0), need.burnt(need.hybrid)
        markets = [market_at(state, market) for market in markets_open(state)]
        gone = [
            fuel_name(fuel)
            for fuel in FUELS
            if any(mix[fuel] > own[fuel] for mix in mixes)
            and not any(stock(market, fuel) for market in markets)
        ]
        text = translate("Story", "Sold out when {name} buys fuel: {fuels}.")
        return text.format(name=self._names[seat], fuels=listed(gone)) if gone else ""

    def _position_of(self, seat: int, question: int) -> int:
        """Return where a seat is first asked a question in the round, else its start."""
        for position in self._positions:
            before = self._session.past[position].before
            if before.seat == seat and before.asks == question:
                return position
        return self._positions.start

# SPDX-License-Identifier: MIT
"""The turning points of a game in words, from the actions in them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.power_grid.end.standing_words import headline
from powergrid.gui.power_grid.end.turning_points import TurningPoint, turning_points
from powergrid.gui.power_grid.game.session import Played, Session
from powergrid.gui.power_grid.words.advice import percent
from powergrid.gui.power_grid.words.names import city_name
from powergrid.gui.power_grid.words.purchases import purchases_of
from powergrid.rules import events as ev
from powergrid.rules.state import BUILDING_HOUSES, BUYING_FUEL, OPENING

if TYPE_CHECKING:
    from powergrid.analysis import Review

_MANY_HOUSES = 2
_NOTHING: Final = Texts(
    "Story",
    {
        OPENING: "{name}: no plant bought",
        BUYING_FUEL: "{name}: no fuel bought",
        BUILDING_HOUSES: "{name}: no house built",
    },
)
"""Turns without a purchase."""


class TurningPointText(NamedTuple):
    """A turning point in words; `reason` is what followed.

    `position` is the place of its turn in the game, `after` that of the next turn.
    """

    position: int
    after: int
    moment: str
    headline: str
    reason: str

    @property
    def line(self) -> str:
        """The round and the action."""
        return f"{self.moment}. {self.headline}"

    @property
    def text(self) -> str:
        """All of it in words."""
        return f"{self.moment}. {self.headline}. {self.reason}"


def story_seat(session: Session, review: "Review", times: Sequence[float]) -> int:
    """Return the seat that the story is about: the only person at the table, else the winner.

    If no turn changed that person's chance much, it is about the winner, too.
    """
    people = [seat for seat, player in enumerate(session.seats) if player.is_person]
    if len(people) == 1 and _points_of(people[0], review, times):
        return people[0]
    return session.state.ranking[0]


def story(
    session: Session, review: "Review", moves: Sequence[Played], times: Sequence[float]
) -> list[tuple[TurningPoint, TurningPointText]]:
    """Return the turning points of a reviewed game, each with its text."""
    seat = story_seat(session, review, times)
    points = _points_of(seat, review, times)
    return [(point, _text(session, seat, point, review, moves)) for point in points]


def _points_of(seat: int, review: "Review", times: Sequence[float]) -> list[TurningPoint]:
    return turning_points([chance[seat] for _, chance in review.chances], times)


def _text(
    session: Session, seat: int, point: TurningPoint, review: "Review", moves: Sequence[Played]
) -> TurningPointText:
    positions = [position for position, _ in review.chances]
    first, after = positions[point.turn], positions[point.turn + 1]
    state = moves[first].before
    moment = translate("Story", "Round {round}: {name} {before} → {after}%").format(
        round=state.round,
        name=session.seats[seat].name,
        before=percent(point.before),
        after=percent(point.after),
    )
    if after == len(moves):
        return TurningPointText(first, after, moment, *_result(session, moves[first:]))
    (_, was), (_, chances) = review.chances[point.turn : point.turn + 2]
    lead = _lead_words(session, seat, was, chances)
    return TurningPointText(first, after, moment, _headline(session, moves[first:after]), lead)


def _lead_words(
    session: Session, about: int, before: Sequence[float], after: Sequence[float]
) -> str:
    """Return who is ahead after a turn, or who is closest to the seat that the story is about."""
    (was, *_), (leader, closest, *_) = map(_best_first, (before, after))
    told = leader
    text = translate("Story", "{name} stays ahead with {chance}%.")
    if leader != was:
        text = translate("Story", "{name} takes the lead with {chance}%.")
    elif leader == about:
        told = closest
        text = translate("Story", "The closest rival is {name} with {chance}%.")
    return text.format(name=session.seats[told].name, chance=percent(after[told]))


def _best_first(chances: Sequence[float]) -> list[int]:
    return sorted(range(len(chances)), key=lambda seat: -chances[seat])


def _result(session: Session, moves: Sequence[Played]) -> tuple[str, str]:
    """Return what decided the game and who won; in a tie, who won and what decided the tie."""
    state = session.state
    won, why = headline(session)
    first, second, *_ = state.ranking
    if state.powered[first] == state.powered[second]:
        return won, why
    return _largest_left_dark(session) or _headline(session, moves), won


def _largest_left_dark(session: Session) -> str:
    """Return who would have won with all cities lit but could not light them, empty if nobody."""
    state = session.state
    lit = state.powered[state.ranking[0]]
    owned = [len(cities) for cities in state.cities]
    seat = max(range(len(owned)), key=lambda seat: owned[seat])
    if owned[seat] <= lit or seat == state.ranking[0]:
        return ""
    return _left_dark(session, seat, state.powered[seat], owned[seat])


def _headline(session: Session, moves: Sequence[Played]) -> str:
    """Return the most important action of a turn."""
    state = moves[0].before
    name = session.seats[state.seat].name
    events = [event for played in moves for event in played.events]
    bought = purchases_of(state.seat, events)
    houses = len(bought.houses)
    if houses >= _MANY_HOUSES:
        owned = len(state.cities[state.seat])
        text = translate("Story", "{name}: from {before} cities to {after} in one turn")
        return text.format(name=name, before=owned, after=owned + houses)
    # A turn to open an auction may end with a plant for another player.
    if plants := [event for event in events if isinstance(event, ev.PlantBought)]:
        return _plant(session, plants[0], events)
    if dark := _cities_left_dark(session, moves):
        return dark
    if bought.fuel:
        text = translate("Story", "{name}: %n tokens for {price}", "", bought.tokens)
        return text.format(name=name, price=bought.fuel_price)
    if houses:
        city = city_name(state.game.board, bought.houses[0].city)
        return translate("Story", "{name}: one house, in {city}").format(name=name, city=city)
    return _NOTHING[state.asks].format(name=name)


def _cities_left_dark(session: Session, moves: Sequence[Played]) -> str:
    """Return who could not light all cities, empty if everybody could who ran plants."""
    for played in moves:
        for event in played.events:
            if not isinstance(event, ev.PlantsRun):
                continue
            owned = len(played.before.cities[event.seat])
            if event.powered < owned:
                return _left_dark(session, event.seat, event.powered, owned)
    return ""


def _left_dark(session: Session, seat: int, powered: int, owned: int) -> str:
    text = translate("Story", "{name}: only {powered} of {owned} cities lit")
    return text.format(name=session.seats[seat].name, powered=powered, owned=owned)


def _plant(session: Session, bought: ev.PlantBought, events: Sequence[ev.Event]) -> str:
    text = translate("Story", "{name}: plant {plant}, for {price}")
    if not any(isinstance(event, ev.BidMade) for event in events):
        text = translate("Story", "{name}: plant {plant} for {price}, nobody else bid")
    return text.format(name=session.seats[bought.seat].name, plant=bought.plant, price=bought.price)

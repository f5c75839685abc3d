# SPDX-License-Identifier: MIT
"""The turning points of a game in words, from the actions in them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.end.standing_words import headline
from powergrid.gui.power_grid.end.turning_points import TurningPoint, turning_points
from powergrid.gui.power_grid.game.session import Played, Session
from powergrid.gui.power_grid.words.advice import percent
from powergrid.gui.power_grid.words.purchases import purchases_of
from powergrid.rules import events as ev

if TYPE_CHECKING:
    from powergrid.analysis import Review

_MANY_HOUSES = 2


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


def story_seat(session: Session) -> int:
    """Return the seat that the story is about: the only person at the table, else the winner."""
    people = [seat for seat, player in enumerate(session.seats) if player.is_person]
    return people[0] if len(people) == 1 else session.state.ranking[0]


def story(
    session: Session, review: "Review", moves: Sequence[Played], times: Sequence[float]
) -> list[tuple[TurningPoint, TurningPointText]]:
    """Return the turning points of a reviewed game, each with its text."""
    seat = story_seat(session)
    points = turning_points([chance[seat] for _, chance in review.chances], times)
    return [(point, _text(session, point, review, moves)) for point in points]


def _text(
    session: Session, point: TurningPoint, review: "Review", moves: Sequence[Played]
) -> TurningPointText:
    positions = [position for position, _ in review.chances]
    first, after = positions[point.turn], positions[point.turn + 1]
    state = moves[first].before
    moment = translate("Story", "Round {round}: {name} {before} → {after}%").format(
        round=state.round,
        name=session.seats[story_seat(session)].name,
        before=percent(point.before),
        after=percent(point.after),
    )
    if after == len(moves):
        return TurningPointText(first, after, moment, *_result(session, moves[first:]))
    chances = review.chances[point.turn + 1][1]
    leader = max(range(len(chances)), key=lambda seat: chances[seat])
    reason = translate("Story", "After that, {name} is ahead with {chance}%.").format(
        name=session.seats[leader].name, chance=percent(chances[leader])
    )
    return TurningPointText(first, after, moment, _headline(session, moves[first:after]), reason)


def _result(session: Session, moves: Sequence[Played]) -> tuple[str, str]:
    """Return what decided the game in its last turn, and who won."""
    state = session.state
    won, why = headline(session)
    first, second, *_ = state.ranking
    if state.powered[first] == state.powered[second]:
        return why.removesuffix("."), won
    return _headline(session, moves), won


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
        return translate("Story", "{name}: a single house").format(name=name)
    return translate("Story", "{name}: a turn without a purchase").format(name=name)


def _cities_left_dark(session: Session, moves: Sequence[Played]) -> str:
    """Return who could not light all cities, empty if everybody could who ran plants."""
    for played in moves:
        for event in played.events:
            if not isinstance(event, ev.PlantsRun):
                continue
            owned = len(played.before.cities[event.seat])
            if event.powered < owned:
                text = translate("Story", "{name}: only {powered} of {owned} cities lit")
                name = session.seats[event.seat].name
                return text.format(name=name, powered=event.powered, owned=owned)
    return ""


def _plant(session: Session, bought: ev.PlantBought, events: Sequence[ev.Event]) -> str:
    text = translate("Story", "{name}: plant {plant}, for {price}")
    if not any(isinstance(event, ev.BidMade) for event in events):
        text = translate("Story", "{name}: plant {plant} for {price}, nobody else bid")
    return text.format(name=session.seats[bought.seat].name, plant=bought.plant, price=bought.price)

# SPDX-License-Identifier: MIT
"""The turning points of a game in words: what was done in them, and what came of it."""

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.end.deeds import Deed, RoundDeeds, left_dark
from powergrid.gui.power_grid.end.standing_words import headline
from powergrid.gui.power_grid.end.turning_points import TurningPoint, turning_points
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.advice import percent
from powergrid.play.seats import only_person

if TYPE_CHECKING:
    from powergrid.analysis import Review


class TurningPointText(NamedTuple):
    """A turning point in words; `reason` is what followed.

    `position` is the place of what was done in the game, `after` that of the next round.
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


def story_seat(session: Session, review: "Review") -> int:
    """Return the seat that the story is about: the only person at the table, else the winner.

    If no round changed that person's chance much, it is about the winner, too.
    """
    person = only_person(session.seats)
    if person is not None and _points_of(session, person, review):
        return person
    return session.state.ranking[0]


def story(session: Session, review: "Review") -> list[tuple[TurningPoint, TurningPointText]]:
    """Return the turning points of a reviewed game, each with its text."""
    seat = story_seat(session, review)
    points = _points_of(session, seat, review)
    return [(point, _text(session, seat, point, review)) for point in points]


def _points_of(session: Session, seat: int, review: "Review") -> list[TurningPoint]:
    rounds = [session.state_at(position).round for position, _ in review.chances[:-1]]
    return turning_points([chance[seat] for _, chance in review.chances], rounds)


def _text(session: Session, seat: int, point: TurningPoint, review: "Review") -> TurningPointText:
    first, after = review.chances[point.start][0], review.chances[point.end][0]
    moment = translate(
        "Story", "Round {round}: {name}, chance of winning {before} → {after}%"
    ).format(
        round=session.state_at(first).round,
        name=session.seats[seat].name,
        before=percent(point.before),
        after=percent(point.after),
    )
    deeds = RoundDeeds(session, range(first, after))
    deed = _largest(deeds.of(seat, is_rise=point.change > 0), seat, point, review)
    texts = deed.headline, deed.reason
    if after == len(session.past):
        texts = _result(session, deed, deeds.ender())
    return TurningPointText(deed.position, after, moment, *texts)


def _largest(deeds: list[Deed], seat: int, point: TurningPoint, review: "Review") -> Deed:
    """Return what changed a seat's chance most in a round."""
    positions = [position for position, _ in review.chances]

    def share(deed: Deed) -> float:
        turn = bisect_right(positions, deed.position) - 1
        (_, before), (_, after) = review.chances[turn : turn + 2]
        return (after[seat] - before[seat]) * point.change

    return max(deeds, key=share)


def _result(session: Session, deed: Deed, ends: str) -> tuple[str, str]:
    """Return what decided the game and who won; in a tie, who won and what decided the tie."""
    state = session.state
    won, why = headline(session)
    first, second, *_ = state.ranking
    if state.powered[first] == state.powered[second]:
        return won, why
    return _largest_left_dark(session) or deed.headline, f"{ends} {won}.".strip()


def _largest_left_dark(session: Session) -> str:
    """Return who would have won with all cities powered but could not, empty if nobody."""
    state = session.state
    powered = state.powered[state.ranking[0]]
    owned = [len(cities) for cities in state.cities]
    seat = max(range(len(owned)), key=lambda seat: owned[seat])
    if owned[seat] <= powered or seat == state.ranking[0]:
        return ""
    return left_dark(session.seats[seat].name, state.powered[seat], owned[seat])

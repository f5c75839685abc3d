# SPDX-License-Identifier: MIT
"""An important notice: the last round, or a Step that is near or has begun."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.session import Session
from powergrid.rules import Game
from powergrid.rules.events import Event, PhaseBegan, PhaseEnded, StepBegan, steps_begun
from powergrid.rules.phases.building import ends_game, next_step, places_opened, step2_cause
from powergrid.rules.scoring import max_powered
from powergrid.rules.state import BUILDING

_PLACES: Final = Texts(
    "Notice",
    {2: "a second house in every city, for {price}", 3: "a third house in every city, for {price}"},
)

_OPEN_PLACES: Final = Texts(
    "Beat",
    {
        2: "Second places are open, for {price}.",
        3: "Third places are open, for {price}.",
    },
)


class Notice(NamedTuple):
    """A notice in several lengths, longest first; `is_coming` if it is about the next phase."""

    texts: tuple[str, ...]
    is_coming: bool

    @property
    def text(self) -> str:
        """The longest text, empty if there is no notice."""
        return self.texts[0]

    @property
    def brief(self) -> str:
        """The shortest text."""
        return self.texts[-1]


NO_NOTICE = Notice(("",), False)


def notice(session: Session) -> Notice:
    """Return the most important notice now."""
    state = session.state
    if state.is_over:
        return NO_NOTICE
    if ends_game(state):
        return Notice((*_last_round(session), translate("Notice", "Last round")), True)
    step = next_step(state)
    if step > state.step:
        brief = translate("Notice", "Step {step} is next").format(step=step)
        return Notice((_step_near(session, step), brief), True)
    if begun := _new_step(session):
        brief = translate("Notice", "Step {step} has begun").format(step=step)
        return Notice((step_opened(session.state.game, begun), brief), False)
    return NO_NOTICE


def _last_round(session: Session) -> list[str]:
    """Return who ends the game; the first, longer text also says who can power more cities."""
    state = session.state
    powered = [max_powered(state, seat) for seat in range(state.game.players)]
    seats = sorted(range(state.game.players), key=lambda seat: -powered[seat])
    first = max(seats, key=lambda seat: len(state.cities[seat]))
    texts = [translate("Notice", "Last round: {name} has {cities} and can power {powered}.")]
    if powered[seats[0]] > powered[first]:
        text = translate(
            "Notice",
            "Last round: {name} has {cities} and can power {powered}; {other} can power {maximum}.",
        )
        texts.insert(0, text)
    return [
        text.format(
            name=session.seats[first].name,
            cities=len(state.cities[first]),
            powered=powered[first],
            other=session.seats[seats[0]].name,
            maximum=powered[seats[0]],
        )
        for text in texts
    ]


def _step_near(session: Session, step: int) -> str:
    state = session.state
    if step == 3 and not state.is_step3_due:
        return translate("Sentences", "Step 2 begins, with Step 3 next.")
    if step == 3:
        return translate("Notice", "Step 3 begins after this phase: its card has been drawn.")
    if state.game.edition.does_step2_by_deck:
        return translate(
            "Notice", "Step 2 begins after this phase: the Step 3 card has been drawn."
        )
    if step2_cause(state) == "full":
        return translate("Notice", "Step 2 begins after this phase: every city has a house.")
    first = max(range(state.game.players), key=lambda seat: len(state.cities[seat]))
    text = translate("Notice", "Step 2 begins after this phase: {name} has {cities}.")
    return text.format(name=session.seats[first].name, cities=len(state.cities[first]))


def step_opened(game: Game, event: StepBegan) -> str:
    """Return which places a Step has opened, at what price; if none, that it has begun.

    Not every city has the places where cities differ.
    """
    step = event.step
    opened = places_opened(game, step, event.before)
    places = [_PLACES[place].format(price=price) for place, price in opened.items()]
    if not places:
        return translate("Notice", "Step {step} has begun").format(step=step)
    if game.board.has_special_cities:
        return " ".join(places_open(game, event))
    return translate("Notice", "Step {step}: {places}.").format(step=step, places=listed(places))


def places_open(game: Game, event: StepBegan) -> list[str]:
    """Return a sentence for each place that a Step has opened."""
    opened = places_opened(game, event.step, event.before)
    return [_OPEN_PLACES[place].format(price=price) for place, price in opened.items()]


def _new_step(session: Session) -> StepBegan | None:
    """Return the Step that has begun since the last complete Phase 4, None if none has."""
    return steps_begun(_since_building(session))


def _since_building(session: Session) -> Iterator[Event]:
    """Yield the events since the last complete Phase 4 began, latest first."""
    has_ended = False
    for played in reversed(session.past):
        for event in reversed(played.events):
            yield event
            if isinstance(event, PhaseEnded) and event.phase == BUILDING:
                has_ended = True
            elif isinstance(event, PhaseBegan) and event.phase == BUILDING and has_ended:
                return

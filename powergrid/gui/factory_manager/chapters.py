# SPDX-License-Identifier: MIT
"""The four chapters of the tutorial: where each begins in a recorded game, and its steps."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from powergrid.factory.records import Record, load, replay
from powergrid.factory.rules import State
from powergrid.factory.rules.state import BUYING, BUYING_TILES, MARKET, OPENING, SWITCHING
from powergrid.files.places import resources_dir
from powergrid.gui.factory_manager.opponents import FALLBACK
from powergrid.gui.kit.translation import translate
from powergrid.play.seats import PERSON

LEARNER: Final = 0
"""The learner's seat."""

Reached = Callable[[State, State], bool]
"""Whether a step is done, by the state in which the chapter began and the state now."""


class Step(NamedTuple):
    """What the coach says, and the part of the table it is about.

    `until` says when the action it asks for is done; None for a step that is only read.
    """

    text: str
    about: str
    until: Reached | None = None


class Chapter(NamedTuple):
    """`begins` finds the state of the recorded game in which it begins."""

    id: str
    title: str
    begins: Callable[[State], bool]
    steps: tuple[Step, ...]


def record_at(chapter: Chapter) -> Record:
    """Return the recorded game up to where a chapter begins, the learner playing it on."""
    record = load(resources_dir() / "factory" / "tutorial.json")
    _, state = record.start()
    states = [state, *(step.state for step in replay(record))]
    at = next(at for at, state in enumerate(states) if chapter.begins(state))
    seats = (
        record.seats[0]._replace(player=PERSON),
        *(seat._replace(player=FALLBACK) for seat in record.seats[1:]),
    )
    return replace(record.until(at), seats=seats)


def chapters() -> tuple[Chapter, ...]:
    """Return all chapters, in order."""
    return (_order(), _buying(), _running(), _last_round())


def _order() -> Chapter:
    return Chapter(
        "1-order-and-market",
        translate("FactoryTutorial", "Order and market"),
        lambda state: True,
        (
            Step(
                translate(
                    "FactoryTutorial",
                    "This is your factory: two floors of spaces for tiles, with rooms for control "
                    "and optimisation above, the canteen and instruments below.",
                ),
                "scene",
            ),
            Step(
                translate(
                    "FactoryTutorial",
                    "You have seven workers: four serve your machines from the canteen, three are"
                    " available. Available workers bid, fill the market and buy.",
                ),
                "scene",
            ),
            Step(
                translate(
                    "FactoryTutorial",
                    "First you bid for your place in the turn order. A low tile buys first; a high "
                    "one makes each purchase cheaper by the number on yellow. Choose a tile, add "
                    "workers if you like, and press Enter.",
                ),
                "panel",
                lambda start, now: now.phase >= MARKET or now.round > start.round,
            ),
            Step(
                translate(
                    "FactoryTutorial",
                    "Now you fill the market: click as many tiles in the central storage as you "
                    "have available workers. Move what you want to buy, then press Enter.",
                ),
                "store",
                lambda start, now: now.phase >= BUYING or now.round > start.round,
            ),
            Step(
                translate(
                    "FactoryTutorial",
                    "The market is full. What nobody buys goes back to the central storage.",
                ),
                "store",
            ),
        ),
    )


def _buying() -> Chapter:
    return Chapter(
        "2-buying",
        translate("FactoryTutorial", "Buying and placing"),
        lambda state: state.asks == BUYING_TILES and state.seat == LEARNER,
        (
            Step(
                translate(
                    "FactoryTutorial",
                    "Each card on the market shows your price and, in green, what the tile earns by"
                    " the end of the game if you place it now.",
                ),
                "store",
            ),
            Step(
                translate(
                    "FactoryTutorial",
                    "A factory earns money for goods both produced and stored: whichever falls "
                    "short is marked on the instruments.",
                ),
                "scene",
            ),
            Step(
                translate(
                    "FactoryTutorial",
                    "Seasonal workers are hired at the end of a turn and paid again each round. "
                    "They help when your machines are short of workers.",
                ),
                "panel",
            ),
            Step(
                translate(
                    "FactoryTutorial",
                    "Click a tile to buy and place it, or one of your own to remove it: each takes "
                    "an available worker. Z undoes the last step. End your turn with Enter.",
                ),
                "store",
                lambda start, now: now.phase > BUYING or LEARNER not in now.waiting,
            ),
        ),
    )


def _running() -> Chapter:
    return Chapter(
        "3-running",
        translate("FactoryTutorial", "Bureaucracy and energy"),
        # In round 1 of a first game, the next price is known, and nothing marks it.
        lambda state: state.asks == SWITCHING and state.seat == LEARNER and state.round > 1,
        (
            Step(
                translate(
                    "FactoryTutorial",
                    "The energy price is in the bar above. Outlines mark the prices that may come "
                    "next.",
                ),
                "bar",
            ),
            Step(
                translate(
                    "FactoryTutorial",
                    "Click a machine or a robot to switch it off or on: what is off needs neither "
                    "workers nor energy, and produces nothing. One worker must stay available. "
                    "Then run your factory with Enter.",
                ),
                "scene",
                lambda start, now: now.round > start.round,
            ),
            Step(
                translate(
                    "FactoryTutorial",
                    "You were paid 10 Elektro for each good, less the energy bill. Energy keeps "
                    "getting more expensive: saving it early pays off.",
                ),
                "panel",
            ),
        ),
    )


def _last_round() -> Chapter:
    return Chapter(
        "4-last-round",
        translate("FactoryTutorial", "The last round"),
        lambda state: state.asks == OPENING and state.round == state.game.figures.rounds,
        (
            Step(
                translate(
                    "FactoryTutorial",
                    "The fifth round pays double, and nothing counts after it: money wins, not "
                    "machines.",
                ),
                "bar",
            ),
            Step(
                translate(
                    "FactoryTutorial",
                    "Play it to the end: buy only what earns more than it costs. Press H for a hint"
                    " at any time.",
                ),
                "panel",
                lambda start, now: now.is_over,
            ),
            Step(
                translate(
                    "FactoryTutorial",
                    "The game is over, and the richest player has won. Now you know all you need: "
                    "start a game of your own.",
                ),
                "scene",
            ),
        ),
    )

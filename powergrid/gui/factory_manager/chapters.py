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
from powergrid.gui.kit.translation import Texts
from powergrid.play.seats import PERSON

LEARNER: Final = 0
"""The learner's seat."""

Reached = Callable[[State, State], bool]
"""Whether a step is done, given the state in which the chapter began and the state now."""

_TEXTS: Final = Texts(
    "FactoryTutorial",
    {
        "1-order-and-market": "Order and market",
        "factory": (
            "This is your factory: two floors of spaces for tiles, with rooms for control and "
            "optimisation above, the canteen and instruments below."
        ),
        "workers": (
            "You have seven workers: four serve your machines from the canteen, three are "
            "available. Available workers bid, fill the market and buy."
        ),
        "bidding": (
            "First you bid for your place in the turn order. A low tile buys first; a high one "
            "makes each purchase cheaper by the number on yellow. Choose a tile, add workers if "
            "you like, and press Enter."
        ),
        "filling": (
            "Now you fill the market: click as many tiles in the central storage as you have "
            "available workers. Move what you want to buy, then press Enter."
        ),
        "market": "The market is full. What nobody buys goes back to the central storage.",
        "2-buying": "Buying and placing",
        "prices": (
            "Each card on the market shows your price and, in green, what the tile earns by the "
            "end of the game if you place it now."
        ),
        "goods": (
            "A factory earns money for goods both produced and stored: whichever falls short is "
            "marked on the instruments."
        ),
        "seasonal": (
            "Seasonal workers are hired at the end of a turn and paid again each round. They "
            "help when your machines are short of workers."
        ),
        "turn": (
            "Click a tile to buy and place it, or one of your own to remove it: each takes an "
            "available worker. Z undoes the last step. End your turn with Enter."
        ),
        "3-running": "Bureaucracy and energy",
        "energy": (
            "The energy price is in the bar above. Outlines mark the prices that may come next."
        ),
        "switching": (
            "Click a machine or a robot to switch it off or on: what is off needs neither "
            "workers nor energy, and produces nothing. One worker must stay available. Then run "
            "your factory with Enter."
        ),
        "bill": (
            "You were paid 10 Elektro for each good, less the energy bill. Energy keeps getting "
            "more expensive: saving it early pays off."
        ),
        "4-last-round": "The last round",
        "last": (
            "The fifth round pays double, and nothing counts after it: money wins, not machines."
        ),
        "end": (
            "Play it to the end: buy only what earns more than it costs. Press H for a hint at "
            "any time."
        ),
        "over": (
            "The game is over, and the richest player has won. Now you know all you need: start "
            "a game of your own."
        ),
    },
)
"""The titles of the chapters, and the words of their steps."""


class Step(NamedTuple):
    """What the coach says, a key of the texts, and the part of the table it is `about`.

    `until` returns whether the action it asks for is done; None for a step that is only read.
    """

    says: str
    about: str
    until: Reached | None = None

    @property
    def text(self) -> str:
        """The words of the coach."""
        return _TEXTS[self.says]


class Chapter(NamedTuple):
    """A chapter begins in the first state of the recorded game for which `begins` is true."""

    id: str
    begins: Callable[[State], bool]
    steps: tuple[Step, ...]

    @property
    def title(self) -> str:
        """The title."""
        return _TEXTS[self.id]


CHAPTERS: Final = (
    Chapter(
        "1-order-and-market",
        lambda state: True,
        (
            Step("factory", "scene"),
            Step("workers", "scene"),
            Step(
                "bidding",
                "panel",
                lambda start, now: now.phase >= MARKET or now.round > start.round,
            ),
            Step(
                "filling",
                "supply",
                lambda start, now: now.phase >= BUYING or now.round > start.round,
            ),
            Step("market", "supply"),
        ),
    ),
    Chapter(
        "2-buying",
        lambda state: state.asks == BUYING_TILES and state.seat == LEARNER,
        (
            Step("prices", "supply"),
            Step("goods", "scene"),
            Step("seasonal", "panel"),
            Step(
                "turn",
                "supply",
                lambda start, now: now.phase > BUYING or LEARNER not in now.waiting,
            ),
        ),
    ),
    Chapter(
        "3-running",
        # In round 1 of a first game, the next price is known, and nothing marks it.
        lambda state: state.asks == SWITCHING and state.seat == LEARNER and state.round > 1,
        (
            Step("energy", "bar"),
            Step("switching", "scene", lambda start, now: now.round > start.round),
            Step("bill", "panel"),
        ),
    ),
    Chapter(
        "4-last-round",
        lambda state: state.asks == OPENING and state.round == state.game.figures.rounds,
        (
            Step("last", "bar"),
            Step("end", "panel", lambda start, now: now.is_over),
            Step("over", "scene"),
        ),
    ),
)


def record_at(chapter: Chapter) -> Record:
    """Return the recorded game up to where a chapter begins, with the learner in their seat."""
    record = load(resources_dir() / "factory" / "tutorial.json")
    _, state = record.start()
    states = [state, *(step.state for step in replay(record))]
    at = next(at for at, state in enumerate(states) if chapter.begins(state))
    seats = (
        record.seats[0]._replace(player=PERSON),
        *(seat._replace(player=FALLBACK) for seat in record.seats[1:]),
    )
    return replace(record.until(at), seats=seats)

# SPDX-License-Identifier: MIT
"""Games at a certain moment, and checks of a widget's layout."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random

from PySide6.QtWidgets import QScrollArea, QWidget

from powergrid.bots import decide
from powergrid.box import load_board, load_edition, load_plants
from powergrid.gui.kit.tokens import PLAYER_COLOURS
from powergrid.gui.power_grid.game.session import Played, Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.page import AnyPage
from powergrid.gui.power_grid.panels.action_panel import ActionPanel
from powergrid.play.seats import NAMES
from powergrid.records import PERSON, Seat
from powergrid.rules import Game, State, apply, begin, legal
from powergrid.rules.actions import Action
from powergrid.rules.legal import Bids, Openings, PlantScraps
from powergrid.rules.options import Options, areas_in_play
from powergrid.rules.pile import Pile
from powergrid.rules.setup import first_state, random_areas, random_order, shuffle_cards

Wanted = Callable[[State], bool]


@dataclass
class AskedTable:
    """A game at one moment, and what the person at seat 0 has done since."""

    session: Session
    staging: Staging
    panel: ActionPanel
    acts: list[Action] = field(default_factory=list)

    @property
    def page(self) -> AnyPage:
        return self.panel.page


OpenTable = Callable[..., AskedTable]
"""The fixture `table_at`: opens a table at a session."""


def seats(players: int, people: tuple[int, ...] = (0,)) -> tuple[Seat, ...]:
    return tuple(
        Seat(NAMES[i], PLAYER_COLOURS[i], PERSON if i in people else "sensible")
        for i in range(players)
    )


@cache
def played(
    board_id: str, edition_id: str, players: int, seed: int
) -> tuple[tuple[Played, ...], State, Pile]:
    """Return a whole game of `sensible` bots, the state at its end, and its pile."""
    rng = Random(seed)
    board, edition = load_board(board_id, edition_id), load_edition(edition_id)
    areas = random_areas(board, areas_in_play(edition, board, players, Options()), rng)
    game = Game(board, edition, load_plants(), players, areas)
    cards = shuffle_cards(game.edition, game.plants, players, rng)
    state = first_state(game, cards.market, random_order(players, rng))
    begin(state, cards.pile)
    past = []
    while not state.is_over:
        before = state.copy()
        action = decide("sensible", before, rng.getrandbits(30))
        if action not in legal(state):
            action = legal(state).sample(rng)
        past.append(Played(before, action, apply(state, action, cards.pile)))
    return tuple(past), state, cards.pile


def moment(
    wanted: Wanted,
    *,
    board: str = "germany",
    edition: str = "recharged",
    players: int = 4,
    change: Callable[[State], None] | None = None,
    people: tuple[int, ...] = (0,),
) -> Session:
    """Return a session at the first moment when seat 0 is asked something and `wanted` holds."""
    for seed in range(1, 40):
        past, _, pile = played(board, edition, players, seed)
        for index, step in enumerate(past):
            if step.before.seat == 0 and wanted(step.before):
                state = step.before.copy()
                if change is not None:
                    change(state)
                return Session(state, seats(players, people), pile, past=past[:index])
    raise AssertionError("no such moment")


def faults(root: QWidget) -> list[str]:
    """Return what is visible and leaves its parent without scrolling, or overlaps a sibling."""
    found = []
    for parent in [root, *root.findChildren(QWidget)]:
        if not parent.isVisible() or parent.inherits("QAbstractScrollArea"):
            continue
        if isinstance(parent.parent(), QScrollArea):
            continue
        children = [c for c in parent.children() if isinstance(c, QWidget) and c.isVisible()]
        children = [c for c in children if not c.isWindow() and c.width() and c.height()]
        for index, child in enumerate(children):
            if not parent.rect().contains(child.geometry()):
                found.append(f"{_told(child)} leaves {_told(parent)}")
            for other in children[index + 1 :]:
                if child.geometry().intersects(other.geometry()):
                    found.append(f"{_told(child)} lies over {_told(other)}")
    return found


def _told(widget: QWidget) -> str:
    rect = widget.geometry()
    name = widget.accessibleName()
    return f"{type(widget).__name__} {name!r} {rect.x()},{rect.y()} {rect.width()}x{rect.height()}"


def can_open(state: State) -> bool:
    question = legal(state)
    return (
        isinstance(question, Openings)
        and state.round > 1
        and not question.is_sole
        and len(question.affordable()) > 2
    )


def can_bid(state: State) -> bool:
    question = legal(state)
    return isinstance(question, Bids) and len(question.amounts) > 12


def rich(state: State) -> None:
    state.money = (90, *state.money[1:])


def must_scrap_plant(state: State) -> bool:
    return isinstance(legal(state), PlantScraps)

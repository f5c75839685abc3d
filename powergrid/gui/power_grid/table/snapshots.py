# SPDX-License-Identifier: MIT
"""Positions of a session for miniatures."""

from collections.abc import Iterable, Sequence
from typing import Final

from powergrid.box import load_drawing_of
from powergrid.gui.kit.tokens import BANK_COLOUR
from powergrid.gui.power_grid.board.snapshot import Network, Snapshot
from powergrid.gui.power_grid.game.session import Played, Session
from powergrid.gui.power_grid.table.networks import Networks
from powergrid.gui.power_grid.words.names import city_label
from powergrid.play.seats import Seat
from powergrid.rules import State
from powergrid.rules.events import PlantsRun
from powergrid.rules.variants.against_the_bank import bank_cities

_DIM: Final = 0.4


def snapshot_of(session: Session, *, is_full: bool = True) -> Snapshot:
    """Return the current snapshot of a session, at night if its game is over.

    Without `is_full` there are only houses on flat land: routes and relief are slow to compute.
    """
    return snapshot_at(session.seats, session.state, is_full=is_full)


def snapshot_at(
    seats: Sequence[Seat], state: State, known: Networks | None = None, *, is_full: bool = True
) -> Snapshot:
    """Return a snapshot of a game: each seat's network, and after them the bank's houses, if any.

    `known` remembers the routes of earlier ones.
    """
    game = state.game
    networks = known or Networks(game)
    shown = [
        Network(
            player.colour,
            state.cities[seat],
            networks.connections(state, seat) if is_full else (),
        )
        for seat, player in enumerate(seats)
    ]
    if houses := bank_cities(state):
        shown.append(Network(BANK_COLOUR, houses))
    return Snapshot(
        game.board,
        load_drawing_of(game.board, game.edition.id),
        game.areas,
        shown,
        is_night=state.is_over,
        lit=lit_cities(state) if state.is_over else (),
        has_relief=is_full,
    )


def night_of(session: Session) -> Snapshot:
    """Return the current snapshot by night: the asked seat's network is lit, the others dim."""
    state, shown = session.state, snapshot_of(session)
    networks = [
        network if seat == state.seat else network._replace(strength=_DIM)
        for seat, network in enumerate(shown.networks)
    ]
    return shown._replace(networks=networks, is_night=True, lit=state.cities[state.seat])


def at_night(shown: Snapshot, state: State, past: Sequence[Played]) -> Snapshot:
    """Return a snapshot at night: the cities that each seat powered when it last ran its plants."""
    if shown.is_night:
        return shown
    lit = _oldest_cities(state, _powered_last(past, len(state.cities)))
    return shown._replace(is_night=True, lit=lit, has_relief=True)


def with_names(snapshot: Snapshot) -> Snapshot:
    """Return a snapshot with the names of its cities."""
    spots = enumerate(snapshot.drawing.cities)
    return snapshot._replace(
        names=[city_label(snapshot.board, city, spot.label) for city, spot in spots]
    )


def lit_cities(state: State) -> frozenset[int]:
    """Return the cities that are powered at the end: of each seat, as many of its oldest."""
    return _oldest_cities(state, state.powered)


def _oldest_cities(state: State, counts: Iterable[int]) -> frozenset[int]:
    """Return as many of each seat's oldest cities as it has powered."""
    powered = zip(state.cities, counts, strict=True)
    return frozenset(city for cities, count in powered for city in cities[:count])


def _powered_last(past: Sequence[Played], players: int) -> list[int]:
    """Return how many cities each seat powered when it last ran its plants, 0 if it never did."""
    found: dict[int, int] = {}
    for played in reversed(past):
        for event in played.events:
            if isinstance(event, PlantsRun):
                found.setdefault(event.seat, event.powered)
        if len(found) == players:
            break
    return [found.get(seat, 0) for seat in range(players)]

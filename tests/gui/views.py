# SPDX-License-Identifier: MIT
"""Every view of the window, one after another, for tests that run over all of them."""

from collections.abc import Iterator
from pathlib import Path

from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.shell.ceremony import Ceremony
from powergrid.records import Record, Seat, load, new_record
from powergrid.rules.state import (
    BIDDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    OPENING,
    RUNNING_PLANTS,
    SCRAPPING_PLANT,
    State,
)
from tests.gui.patience import settle
from tests.gui.tables import a_record, skip_until

ASKED = {
    "opening": OPENING,
    "bidding": BIDDING,
    "fuel": BUYING_FUEL,
    "building": BUILDING_HOUSES,
    "power": RUNNING_PLANTS,
    "scrap": SCRAPPING_PLANT,
}


RECORD = Path("tests/data/transcripts/human-germany-recharged-4p.json.gz")


def record_of(view: str) -> Record:
    """Return a record in which a view of `powergrid screenshot` exists."""
    if view not in ("bank", "marking"):
        return load(RECORD)
    seats = [Seat("Ada", "red"), Seat("Bruno", "blue"), Seat("Chiara", "green")]
    if view == "bank":
        seats.pop()
    options = {"against_the_bank" if view == "bank" else "starting_cities": True}
    return new_record("germany", "recharged", seats, seed=1, options=options)


def views_of(window: PowerGridWindow) -> Iterator[str]:
    """Lead the window from view to view and yield the name of each while it is shown."""
    window.show_front()
    yield _settled("welcome")
    window.show_new_game()
    yield _settled("new game")
    assert window.open_record(a_record(3))
    table, session = window.table, window.session
    assert table is not None
    assert session is not None
    for name, question in ASKED.items():

        def is_asked(state: State, question: int = question) -> bool:
            return state.asks == question

        skip_until(session, is_asked)
        table.setFocus()
        yield _settled(name)
        if name == "opening":
            window.show_front()
            yield _settled("front")
            window.continue_game()
            yield from _drawers(window)
            yield from _visits(window)
    skip_until(session, lambda state: state.is_over)
    ceremony = window.findChild(Ceremony)
    assert isinstance(ceremony, Ceremony)
    ceremony.end()
    yield _settled("end")


def _drawers(window: PowerGridWindow) -> Iterator[str]:
    table = window.table
    assert table is not None
    for name in ("log", "connections", "words"):
        toggle = getattr(table, f"toggle_{name}")
        toggle()
        yield _settled(name)
        toggle()
    table.staging.set_planning(True)
    yield _settled("plan")
    table.staging.set_planning(False)


def _visits(window: PowerGridWindow) -> Iterator[str]:
    visits = window.visits
    for name in (
        "show_replay",
        "show_library",
        "show_statistics",
        "learn",
        "show_rules",
        "show_keys",
    ):
        getattr(visits, name)()
        yield _settled(name.removeprefix("show_"))
        window.navigator.leave()
    visits.edit_board()
    yield _settled("editor")
    window.navigator.leave()
    visits.set_up_position()
    yield _settled("position")
    window.navigator.leave()
    window.menu.show_settings()
    yield _settled("settings")
    window.navigator.leave()
    assert window.session is not None
    window.navigator.visit(window.cover())
    yield _settled("hand over")
    window.navigator.leave()


def _settled(name: str) -> str:
    settle()
    return name

# SPDX-License-Identifier: MIT
"""A board as one edition prints it: its file with the edition's changes, checked."""

from dataclasses import replace
from functools import lru_cache

from powergrid.box.board_checks import check
from powergrid.box.board_file import BoardFile, Changes, CityRow, ConnectionRow, changes_of
from powergrid.box.drawing import Plate
from powergrid.box.editions import load_edition
from powergrid.box.table_checks import check_board, check_places
from powergrid.files.fields import Fields
from powergrid.files.places import edition_file, stamp_of


def apply_edition(written: BoardFile, edition_id: str) -> BoardFile:
    """Return a board's file as an edition prints it, checked, or raise `FileError`."""
    # An unknown edition must not be mistaken for one without changes.
    load_edition(edition_id)
    return _printed(written, stamp_of(edition_file(edition_id)), edition_id)


@lru_cache(maxsize=64)
def _printed(written: BoardFile, _edition_stamp: tuple[int, int], edition_id: str) -> BoardFile:
    if edition_id not in written.printed_in:
        raise written.source.error(
            f"the board is not printed in the edition {edition_id};"
            f" choose {' or '.join(written.printed_in)}.",
            "printed_in",
        )
    changes = changes_of(written, edition_id)
    if changes is not None:
        written = _changed(written, changes)
    check(written)
    edition = load_edition(edition_id)
    check_board(written.rules, edition, written.source)
    for city in written.cities:
        if city.open_places and not city.house_prices:
            check_places(written.rules.on(edition), city.open_places, city.source, "open_places")
    return written


def _changed(written: BoardFile, changes: Changes) -> BoardFile:
    rows = _Rows(written)
    for old, city in changes.replaced:
        rows.replace_city(old, city)
    for pair in changes.removed:
        rows.remove(pair)
    rows.connections += changes.added
    for pair, cost in changes.costs:
        rows.set_cost(pair, cost)
    for pair, plate in changes.plates:
        rows.set_plate(pair, plate)
    return replace(
        written,
        cities=tuple(rows.cities),
        connections=tuple(rows.connections),
        rules=changes.rules,
    )


class _Rows:
    """The rows of a board while an edition's changes are made to them."""

    def __init__(self, written: BoardFile) -> None:
        self.cities: list[CityRow] = list(written.cities)
        self.connections: list[ConnectionRow] = list(written.connections)

    def replace_city(self, old: str, city: CityRow) -> None:
        """Replace a city; the new one takes over its connections."""
        self._check_city(old, city.source, "old")
        if city.id != old and any(row.id == city.id for row in self.cities):
            raise city.source.error(
                f'the city "{city.id}" is on the board already; choose another id.', "id"
            )
        self.cities = [city if row.id == old else row for row in self.cities]
        self.connections = [
            replace(row, a=city.id if row.a == old else row.a, b=city.id if row.b == old else row.b)
            if old in (row.a, row.b)
            else row
            for row in self.connections
        ]

    def remove(self, pair: Fields) -> None:
        """Remove a connection."""
        del self.connections[self._index(pair)]

    def set_cost(self, pair: Fields, cost: int) -> None:
        """Change the cost of a connection."""
        index = self._index(pair)
        self.connections[index] = replace(self.connections[index], cost=cost)

    def set_plate(self, pair: Fields, plate: Plate) -> None:
        """Move the plate of a connection."""
        index = self._index(pair)
        row = self.connections[index]
        same_way = row.a == pair.id("a")
        self.connections[index] = replace(row, plate=plate if same_way else plate.turned())

    def _index(self, pair: Fields) -> int:
        a, b = pair.id("a"), pair.id("b")
        self._check_city(a, pair, "a")
        self._check_city(b, pair, "b")
        for index, row in enumerate(self.connections):
            if (row.a, row.b) in ((a, b), (b, a)):
                return index
        raise pair.error(f'no connection leads from "{a}" to "{b}"; name one that is there.')

    def _check_city(self, city_id: str, source: Fields, key: str) -> None:
        if all(row.id != city_id for row in self.cities):
            raise source.error(
                f'there is no city "{city_id}" on the board; use the id of one of its cities.', key
            )

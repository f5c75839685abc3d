# SPDX-License-Identifier: MIT
"""Every variant of the rulebooks' boards, and variants of the boards with special rules.

`cells.py` plays every variant of every board.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from powergrid.records import Record, Seat, new_record
from powergrid.records.header import COLOURS

Options: TypeAlias = Mapping[str, bool | int | str]


class Row(NamedTuple):
    """An edition on a board with an option, for some numbers of players."""

    edition: str
    board: str
    players: tuple[int, ...]
    option: str = ""


class Variant(NamedTuple):
    """The setup of a game. `option` is a name in `OPTIONS`."""

    edition: str
    board: str
    players: int
    option: str

    def __str__(self) -> str:
        parts = (self.edition, self.board, f"{self.players}p", self.option)
        return "-".join(part.replace(",", "").replace(" ", "-") for part in parts if part)


OPTIONS: Final[dict[str, Options]] = {
    "": {},
    "one area per player": {"one_area_per_player": True},
    "without board rules": {"without_board_rules": True},
    "one area per player, without board rules": {
        "one_area_per_player": True,
        "without_board_rules": True,
    },
    "starting cities": {"starting_cities": True},
    "against the bank": {"against_the_bank": True},
    "against the bank, starting cities": {"against_the_bank": True, "starting_cities": True},
}
"""By its name in the table, what a record's header says of an option."""

ROWS: Final = (
    Row("classic", "germany", (2, 3, 4, 5, 6)),
    Row("classic", "usa", (2, 3, 4, 5, 6)),
    Row("classic", "central-europe", (2, 3, 4, 5, 6)),
    Row("recharged", "germany", (3, 4, 5, 6)),
    Row("recharged", "usa", (3, 4, 5, 6)),
    Row("classic", "germany", (2, 3, 4, 5, 6), "one area per player"),
    Row("classic", "usa", (2, 3, 4, 5, 6), "one area per player"),
    Row("classic", "central-europe", (2, 3, 4, 5, 6), "one area per player"),
    Row("classic", "central-europe", (2, 3, 4, 5, 6), "without board rules"),
    Row("classic", "central-europe", (2, 3, 4, 5, 6), "one area per player, without board rules"),
    Row("recharged", "germany", (3, 4, 5, 6), "starting cities"),
    Row("recharged", "usa", (3, 4, 5, 6), "starting cities"),
    Row("recharged", "germany", (2,), "against the bank"),
    Row("recharged", "usa", (2,), "against the bank"),
    Row("recharged", "germany", (2,), "against the bank, starting cities"),
    Row("recharged", "usa", (2,), "against the bank, starting cities"),
    # Boards with special rules; `tests/conformance/mixed.py` plays more games on them.
    Row("classic", "australia", (4,)),
    Row("recharged", "australia", (4,)),
    Row("recharged", "australia", (2,), "against the bank"),
    Row("recharged", "bremen", (4,)),
    Row("classic", "india", (4,)),
    Row("recharged", "india", (4,)),
    Row("classic", "japan", (4,)),
    Row("recharged", "japan", (4,)),
    Row("recharged", "manhattan", (4,)),
)

VARIANTS: Final = tuple(
    Variant(row.edition, row.board, players, row.option) for row in ROWS for players in row.players
)


OWN_MECHANISMS: Final = tuple(
    Variant(edition, board, players, option)
    for board in ("china", "korea", "middle-east")
    for edition, option, counts in (
        ("classic", "", (2, 3, 4, 5, 6)),
        ("classic", "one area per player", (2, 3, 4, 5, 6)),
        ("recharged", "", (3, 4, 5, 6)),
        ("recharged", "starting cities", (3, 4, 5, 6)),
        ("recharged", "against the bank", (2,)),
        ("recharged", "against the bank, starting cities", (2,)),
    )
    for players in counts
)
"""Boards with a mechanism of their own."""


def begun(variant: Variant, seed: int) -> Record:
    """Return the record of a game that begins; the same for the same seed."""
    seats = [Seat(f"Seat {seat}", COLOURS[seat], "random") for seat in range(variant.players)]
    options = OPTIONS[variant.option]
    return new_record(variant.board, variant.edition, seats, seed=seed, options=options)

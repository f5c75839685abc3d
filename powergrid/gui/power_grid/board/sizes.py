# SPDX-License-Identifier: MIT
"""The sizes of signs, places, names and plates, in whole pixels so that their edges are sharp."""

from typing import Final, Literal, NamedTuple, TypeAlias

Grade: TypeAlias = Literal["full", "slim", "compact"]

PLACES: Final = 3
"""Places of a city, unless its board says otherwise."""

GRADES: Final[tuple[Grade, ...]] = ("full", "slim", "compact")
"""The grades of size, the largest first; a board has the first one without overlaps."""


class Sizes(NamedTuple):
    """Sizes in pixels; the padding is around the places of a sign, `gap` between them."""

    unit: float
    place: int
    padding_x: int
    padding_y: int
    gap: int
    name_line: int
    name_gap: int
    plate_height: int
    plate_widths: tuple[int, int]

    @property
    def sign_width(self) -> int:
        """The width of a sign with all three places."""
        return self.width_of(PLACES)

    def width_of(self, places: int) -> int:
        """Return the width of a sign with so many places."""
        return places * self.place + 2 * self.padding_x + (places - 1) * self.gap

    @property
    def sign_height(self) -> int:
        """The height of a sign."""
        return self.place + 2 * self.padding_y

    def plate_width(self, cost: int) -> int:
        """Return the width of the plate for a cost."""
        return self.plate_widths[0 if cost < 10 else 1]


def sizes_of(grade: Grade, unit: float) -> Sizes:
    """Return the sizes of a grade; `unit` is pixels per design pixel."""

    def whole(n: float) -> int:
        """Return a number of design pixels in pixels, at least one."""
        return max(1, round(n * unit))

    is_full = grade == "full"
    return Sizes(
        unit=unit,
        place=whole(17 if grade == "compact" else 20),
        padding_x=whole(1),
        padding_y=0 if grade == "slim" else whole(1),
        gap=whole(1) if is_full else 0,
        name_line=whole(15 if is_full else 14),
        name_gap=whole(5 if is_full else 3),
        plate_height=whole(18 if is_full else 16),
        plate_widths=(whole(17), whole(23)) if is_full else (whole(15), whole(20)),
    )

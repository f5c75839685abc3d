# SPDX-License-Identifier: MIT
"""The layout of the top bar, in design pixels."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from powergrid.gui.kit.tokens import BODY, CAPTION

BUTTON: Final = 32
_TICK: Final = 15
MIN_RACE: Final = 190
_ROOMY_RACE: Final = 200
_MAX_RACE: Final = 460


class Words(NamedTuple):
    """The widths of the texts; `cards_short` is the number of cards alone.

    `step` is None on boards without Steps.
    """

    round: float
    step: float | None
    phases: tuple[float, ...]
    cities: float
    thresholds: float
    cards: float
    cards_short: float


class TopBarParts(NamedTuple):
    """The rectangle of each part; None if it is left out."""

    mark: QRectF
    round: QRectF
    step: QRectF | None
    steps: tuple[QRectF, ...]
    strip: QRectF
    phases: tuple[QRectF, ...]
    cities: QRectF | None
    axis: QRectF
    thresholds: QRectF
    cards_icon: QRectF
    cards: QRectF
    are_cards_short: bool
    log: QRectF
    menu: QRectF

    @property
    def all_steps(self) -> tuple[QRectF, ...]:
        """The Steps with their word."""
        return () if self.step is None else (self.step, *self.steps)


def phase_size(width: float) -> int:
    """Return the type size of the phases."""
    return BODY if width >= 1500 else CAPTION + 1


def top_bar_layout(width: float, height: float, words: Words, done: int) -> TopBarParts:
    """Return the layout for a size, with ticks for the phases that are `done`."""
    pad, gap, side = (16.0, 18.0, 14.0) if width >= 1500 else (10.0, 12.0, 9.0)
    middle = height / 2

    mark = QRectF(pad, middle - 9, 18, 18)
    round_ = QRectF(mark.right() + 8, 0, words.round, height)
    step: QRectF | None = None
    steps: tuple[QRectF, ...] = ()
    strip_x = round_.right() + gap
    if words.step is not None:
        step = QRectF(strip_x, 0, words.step, height)
        x = step.right() + 8
        steps = tuple(QRectF(x + i * 30, middle - 12, 24, 24) for i in range(3))
        strip_x = steps[-1].right() + gap
    widths = [wide + 2 * side + (_TICK if i < done else 0) for i, wide in enumerate(words.phases)]
    strip = QRectF(strip_x, middle - 16, sum(widths) + 4, 32)
    phases = _side_by_side(strip, widths)
    # The ticks make the strip wider, but must not move the race.
    widest = strip_x + sum(words.phases) + 5 * 2 * side + 4 * _TICK + 4
    menu = QRectF(width - pad - BUTTON + 7, middle - BUTTON / 2, BUTTON, BUTTON)
    log = menu.translated(-BUTTON, 0)
    race = _race(widest + gap, log.x(), height, gap, words)
    return TopBarParts(mark, round_, step, steps, strip, phases, *race, log, menu)


def _race(
    left: float, right: float, height: float, gap: float, words: Words
) -> tuple[QRectF | None, QRectF, QRectF, QRectF, QRectF, bool]:
    """Return the parts from `cities` to `are_cards_short`, between two ends."""

    def line(x: float, wide: float) -> QRectF:
        return QRectF(x, 0, wide, height)

    fixed = words.thresholds + gap + 22 + gap
    short = right - gap - left - fixed - words.cards < _ROOMY_RACE
    cards_width = words.cards_short if short else words.cards
    cards = line(right - 8 - cards_width, cards_width)
    cards_icon = QRectF(cards.x() - 22, height / 2 - 8, 16, 16)
    thresholds = line(cards_icon.x() - gap - words.thresholds, words.thresholds)
    end = thresholds.x() - gap
    cities = None
    if end - left - words.cities - 14 >= MIN_RACE:
        left = max(left + words.cities + 14, end - _MAX_RACE)
        cities = line(left - 14 - words.cities, words.cities)
    axis = QRectF(left, 2, end - left, height - 4)
    return cities, axis, thresholds, cards_icon, cards, short


def _side_by_side(strip: QRectF, widths: Sequence[float]) -> tuple[QRectF, ...]:
    rects, x = [], strip.x() + 2
    for wide in widths:
        rects.append(QRectF(x, strip.y() + 2, wide, strip.height() - 4))
        x += wide
    return tuple(rects)


def race_offsets(cities: Mapping[int, int], gap: float, size: float) -> dict[int, QPointF]:
    """Return the offset of each seat's house from its tick on the axis.

    Seats with equal numbers of cities alternate above and below the axis; ticks are `gap` apart and
    houses `size` wide.
    """
    groups: dict[int, list[int]] = {}
    for seat, count in cities.items():
        groups.setdefault(count, []).append(seat)
    offsets = {}
    for seats in groups.values():
        columns = (len(seats) + 1) // 2
        apart = min(size + 1, 1.6 * gap / columns)
        for i, seat in enumerate(seats):
            x = (i // 2 - (columns - 1) / 2) * apart
            offsets[seat] = QPointF(x, (size / 2 + 4) * (1 if i % 2 else -1))
    return offsets


def step_width(axis: QRectF, last: int) -> float:
    """Return the distance between two ticks."""
    return (axis.width() - 16) / last


def tick_x(axis: QRectF, last: int, count: float) -> float:
    """Return the x of a number of cities on the axis."""
    return axis.x() + 8 + count * step_width(axis, last)

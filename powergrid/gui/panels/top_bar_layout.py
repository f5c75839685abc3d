# SPDX-License-Identifier: MIT
"""Where the parts of the top bar lie, in design pixels."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from powergrid.gui.look.tokens import BODY, CAPTION

BUTTON: Final = 32
_TICK: Final = 15
_LEAST_RACE: Final = 190
_ROOMY_RACE: Final = 300
_MOST_RACE: Final = 460


class Words(NamedTuple):
    """The widths of the bar's texts; `cards_short` says only how many cards there are."""

    round: float
    step: float
    phases: tuple[float, ...]
    cities: float
    thresholds: float
    cards: float
    cards_short: float


class TopBarParts(NamedTuple):
    """The rectangle of every part; None where there is no room."""

    mark: QRectF
    round: QRectF
    step: QRectF
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

    def rects(self) -> list[QRectF]:
        """Return all parts that may not overlap."""
        parts = [self.mark, self.round, self.step, *self.steps, self.strip, self.cities, self.axis]
        parts += [self.thresholds, self.cards_icon, self.cards, self.log, self.menu]
        return [part for part in parts if part is not None]


def phase_size(width: float) -> int:
    """Return the size of type of the phases."""
    return BODY if width >= 1500 else CAPTION + 1


def top_bar_layout(width: float, height: float, words: Words, phase: int) -> TopBarParts:
    """Return the parts of a bar of that size in that phase."""
    pad = 16.0 if width >= 1500 else 10.0
    gap = 18.0 if width >= 1500 else 12.0
    middle = height / 2

    def line(x: float, wide: float) -> QRectF:
        return QRectF(x, 0, wide, height)

    mark = QRectF(pad, middle - 9, 18, 18)
    round_ = line(mark.right() + 8, words.round)
    step = line(round_.right() + gap, words.step)
    chip = 24.0
    x = step.right() + 8
    steps = tuple(QRectF(x + i * (chip + 6), middle - chip / 2, chip, chip) for i in range(3))
    strip_x = steps[-1].right() + gap
    side = 14.0 if width >= 1500 else 9.0
    widths = [
        wide + 2 * side + (_TICK if i + 1 < phase else 0) for i, wide in enumerate(words.phases)
    ]
    strip = QRectF(strip_x, middle - 16, sum(widths) + 4, 32)
    phases = _side_by_side(strip, widths)
    # The strip grows by its ticks; the race is not to shift with it.
    widest = strip_x + sum(words.phases) + 5 * 2 * side + 4 * _TICK + 4
    menu = QRectF(width - pad - BUTTON + 7, middle - BUTTON / 2, BUTTON, BUTTON)
    log = menu.translated(-BUTTON, 0)
    room = log.x() - gap - widest - gap
    fixed = words.thresholds + gap + 22 + gap
    short = room - fixed - words.cards < _ROOMY_RACE
    cards_width = words.cards_short if short else words.cards
    cards = line(log.x() - 8 - cards_width, cards_width)
    cards_icon = QRectF(cards.x() - 22, middle - 8, 16, 16)
    thresholds = line(cards_icon.x() - gap - words.thresholds, words.thresholds)
    race_right = thresholds.x() - gap
    race_left = widest + gap
    cities = None
    if race_right - race_left - words.cities - 14 >= _LEAST_RACE:
        race_left = max(race_left + words.cities + 14, race_right - _MOST_RACE)
        cities = line(race_left - 14 - words.cities, words.cities)
    axis = QRectF(race_left, 2, race_right - race_left, height - 4)
    return TopBarParts(
        mark,
        round_,
        step,
        steps,
        strip,
        phases,
        cities,
        axis,
        thresholds,
        cards_icon,
        cards,
        short,
        log,
        menu,
    )


def _side_by_side(strip: QRectF, widths: Sequence[float]) -> tuple[QRectF, ...]:
    rects, x = [], strip.x() + 2
    for wide in widths:
        rects.append(QRectF(x, strip.y() + 2, wide, strip.height() - 4))
        x += wide
    return tuple(rects)


def race_offsets(cities: Mapping[int, int], gap: float, size: float) -> dict[int, QPointF]:
    """Return by seat how far its house of that size stands from its tick on the axis.

    Those with as many cities stand above and below the axis by turns; `gap` lies between ticks.
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


def step_width(axis: QRectF, most: int) -> float:
    """Return how far apart two counts of cities are."""
    return (axis.width() - 16) / most


def tick_x(axis: QRectF, most: int, count: float) -> float:
    """Return where a count of cities stands on the axis."""
    return axis.x() + 8 + count * step_width(axis, most)

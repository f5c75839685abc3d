# SPDX-License-Identifier: MIT
"""Plots as SVG: panels side by side, lines or points, every axis from 0.

Drawn by hand: matplotlib would be a large dependency for three small plots.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10
from typing import Final

WIDTH: Final = 300
HEIGHT: Final = 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 52, 12, 34, 44
_BARS, _CHARACTER = 204, 6
"""The width of bars with their values, and of each character of their names."""
_COLOURS: Final = ("#1f5fa8", "#c2571a")
_INK: Final = "#333333"


@dataclass(frozen=True)
class Series:
    """Points of one colour, joined by a line or not."""

    name: str
    points: Sequence[tuple[float, float]]
    is_line: bool = True


@dataclass(frozen=True)
class Panel:
    """One pair of axes."""

    title: str
    x: str
    y: str
    series: Sequence[Series]


def svg(panels: Sequence[Panel]) -> str:
    """Return the panels side by side, as a picture."""
    return _picture(HEIGHT, [_panel(panel) for panel in panels])


def _picture(height: int, panels: Sequence[Sequence[str]], panel_width: int = WIDTH) -> str:
    """Return drawn panels on white, so that they can be read on any page."""
    width = panel_width * len(panels)
    size = f'width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {size}>',
        f'<rect {size} fill="white"/>',
        f'<g font-family="sans-serif" font-size="11" fill="{_INK}">',
    ]
    for index, panel in enumerate(panels):
        parts += [f'<g transform="translate({index * panel_width} 0)">', *panel, "</g>"]
    return "\n".join([*parts, "</g>", "</svg>", ""])


def ticks(maximum: float) -> list[float]:
    """Return four to nine round values, from 0 to the first that is not below `maximum`."""
    scale: float = 10 ** floor(log10(maximum))
    step = next(part * scale for part in (0.2, 0.5, 1, 2) if maximum / (part * scale) <= 7)
    values = [0.0]
    while values[-1] < maximum:
        values.append(round(len(values) * step, 9))
    return values


def _panel(panel: Panel) -> list[str]:
    points = [point for series in panel.series for point in series.points]
    across, up = (ticks(max(point[axis] for point in points)) for axis in (0, 1))
    right, bottom = WIDTH - _RIGHT, HEIGHT - _BOTTOM

    def x(value: float) -> float:
        return round(_LEFT + value / across[-1] * (right - _LEFT), 1)

    def y(value: float) -> float:
        return round(bottom - value / up[-1] * (bottom - _TOP), 1)

    parts = [_text(WIDTH / 2, 20, panel.title, 'font-size="13" font-weight="bold"')]
    for value in up:
        parts.append(f'<path d="M{_LEFT} {y(value)}H{right}" stroke="#dddddd"/>')
        parts.append(_text(_LEFT - 6, y(value) + 4, f"{value:g}", 'text-anchor="end"'))
    parts += [_text(x(value), bottom + 16, f"{value:g}") for value in across]
    parts.append(_text((_LEFT + right) / 2, HEIGHT - 8, panel.x))
    middle = (_TOP + bottom) / 2
    parts.append(_text(14, middle, panel.y, f'transform="rotate(-90 14 {middle})"'))
    for number, series in enumerate(panel.series):
        drawn = [(x(a), y(b)) for a, b in series.points]
        parts += _drawn(drawn, series.is_line, number)
        key = bottom - 12 - 16 * (len(panel.series) - 1 - number)
        parts += _drawn([(right - 76, key - 4)], False, number)
        parts.append(_text(right - 66, key, series.name, 'text-anchor="start"'))
    return parts


def _drawn(points: Sequence[tuple[float, float]], is_line: bool, number: int) -> list[str]:
    """Return a drawn series: discs for the first, squares for the second, to do without colour."""
    colour = _COLOURS[number]
    parts = []
    if is_line:
        path = "L".join(f"{x} {y}" for x, y in points)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
    for x, y in points:
        if number == 0:
            parts.append(f'<circle cx="{x}" cy="{y}" r="2.5" fill="{colour}"/>')
        else:
            corner = f'x="{x - 2.2:.1f}" y="{y - 2.2:.1f}"'
            parts.append(
                f'<rect {corner} width="4.4" height="4.4" fill="white" stroke="{colour}"/>'
            )
    return parts


def _text(x: float, y: float, text: str, more: str = "") -> str:
    anchor = "" if "text-anchor" in more else ' text-anchor="middle"'
    return f'<text x="{x:g}" y="{y:g}"{anchor} {more}>{escape(text)}</text>'


@dataclass(frozen=True)
class Bar:
    """A bar, and the confidence limits of its value."""

    name: str
    value: float
    low: float = 0
    high: float = 0


def bars_svg(panels: Sequence[tuple[str, Sequence[Bar], float | None]]) -> str:
    """Return panels of bars side by side, each with a title and a level to compare with."""
    height = _TOP + 26 * max(len(bars) for _, bars, _ in panels) + 24
    longest = max(len(bar.name) for _, bars, _ in panels for bar in bars)
    left = max(WIDTH - _BARS, 12 + _CHARACTER * longest)
    width = left + _BARS
    return _picture(height, [_bars(*panel, height, left) for panel in panels], width)


def _bars(
    title: str, bars: Sequence[Bar], level: float | None, height: int, left: int
) -> list[str]:
    right = left + _BARS - 40
    marks = ticks(max([level or 1.0, *(max(bar.value, bar.high) for bar in bars)]))

    def x(value: float) -> float:
        return round(left + value / marks[-1] * (right - left), 1)

    parts = [_text((left + _BARS) / 2, 20, title, 'font-size="13" font-weight="bold"')]
    parts += [_text(x(mark), height - 8, f"{mark:g}") for mark in marks]
    for number, bar in enumerate(bars):
        y = _TOP + 26 * number
        parts.append(_text(left - 8, y + 13, bar.name, 'text-anchor="end"'))
        parts.append(
            f'<rect x="{left}" y="{y}" width="{x(bar.value) - left:.1f}" height="18"'
            f' fill="{_COLOURS[0]}" fill-opacity="0.75"/>'
        )
        if bar.high > bar.low:
            parts.append(f'<path d="M{x(bar.low)} {y + 9}H{x(bar.high)}" stroke="{_INK}"/>')
        edge = x(max(bar.value, bar.high)) + 4
        parts.append(_text(edge, y + 13, f"{bar.value:.3g}", 'text-anchor="start"'))
    if level is not None:
        line = f'stroke="{_COLOURS[1]}" stroke-dasharray="4 3"'
        parts.append(f'<path d="M{x(level)} {_TOP - 4}V{height - 22}" {line}/>')
    return parts

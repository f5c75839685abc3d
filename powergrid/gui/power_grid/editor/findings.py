# SPDX-License-Identifier: MIT
"""What a check of a sketch finds: what is fine, what is unusual, and what prevents play."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from math import dist
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from powergrid.box import FileError, load_edition
from powergrid.box.drawing import Lines, Point, do_cross
from powergrid.gui.power_grid.editor.placing import board_of, sheet_of
from powergrid.gui.power_grid.editor.refusal_words import refusal_words
from powergrid.gui.power_grid.editor.sketch import Connection, Sketch
from powergrid.gui.power_grid.editor.sketch_file import own_rules
from powergrid.rules.board import PLAIN_MAP, Board, City, MapRules
from powergrid.rules.edition import Edition
from powergrid.rules.game import cities_to_end
from powergrid.rules.options import NO_OPTIONS, areas_in_play

if TYPE_CHECKING:
    import networkx

Weight = Literal["good", "warning", "fault"]

USUAL_CITIES: Final = 7
"""The number of cities in an area of most printed boards."""
_TOO_CLOSE: Final = 0.02
"""As a share of the plane's longer side."""
_STEPS: Final = 24
_OFFSHORE: Final = 0.1
"""The share of a connection that may cross water without a warning."""
_HARBOUR: Final = 0.07
"""How near land a harbour is, about a sign's width, as a share of the plane's longer side."""


class Finding(NamedTuple):
    """One result; `cities` are those it is about, `figures` go into its sentence.

    A fault keeps the board from being played.
    """

    kind: str
    weight: Weight
    cities: tuple[str, ...] = ()
    figures: tuple[Any, ...] = ()


def findings(sketch: Sketch, players: int, edition_id: str) -> list[Finding]:
    """Return the findings about a sketch for this number of players, the gravest first."""
    if len(sketch.cities) < 2:
        return [Finding("few", "fault", figures=(2 - len(sketch.cities),))]
    rules, refused = PLAIN_MAP, []
    try:
        rules = own_rules(sketch, edition_id)
    except FileError as error:
        refused = [box_refusal(error, sketch)]
    found = [
        *refused,
        *_reached(sketch, rules),
        *_areas(sketch),
        *_players(board_of(sketch).with_rules(rules), load_edition(edition_id), players),
        *_same_names(sketch),
        *_same_colours(sketch),
        *_too_close(sketch),
        *_crossings(sketch),
        *_offshore(sketch),
        *_labels(sketch),
        *_costs(sketch),
    ]
    return sorted(found, key=lambda finding: ("fault", "warning", "good").index(finding.weight))


def box_refusal(error: FileError, sketch: Sketch) -> Finding:
    """Return the fault for which the box refuses the board's file."""
    return Finding("file", "fault", (), (refusal_words(error, sketch),))


def graph_of(sketch: Sketch) -> "networkx.Graph[str]":
    """Return the graph of the cities' ids."""
    import networkx  # takes long to load, and the first check can wait for it

    graph: networkx.Graph[str] = networkx.Graph()
    graph.add_nodes_from(city.id for city in sketch.cities)
    graph.add_edges_from(connection.ends for connection in sketch.connections)
    return graph


def _reached(sketch: Sketch, rules: MapRules) -> Iterator[Finding]:
    import networkx

    pieces = sorted(networkx.connected_components(graph_of(sketch)), key=len)
    if len(pieces) == 1:
        yield Finding("reached", "good")
        return
    lost = [city.id for city in sketch.cities if city.id not in pieces[-1]]
    weight: Weight = "warning" if rules.may_be_in_pieces else "fault"
    yield Finding("unreached", weight, tuple(lost), (len(lost),))


def _areas(sketch: Sketch) -> Iterator[Finding]:
    import networkx

    graph = graph_of(sketch)
    are_whole = True
    for area in sketch.areas:
        cities = [city.id for city in sketch.cities_in(area.id)]
        if not cities:
            are_whole = False
            yield Finding("empty", "fault", (), (area.name,))
        elif not networkx.is_connected(graph.subgraph(cities)):
            are_whole = False
            yield Finding("torn", "warning", tuple(cities), (area.name,))
    if are_whole:
        yield Finding("whole", "good", (), (len(sketch.areas),))
    odd = [area for area in sketch.areas if 0 < len(sketch.cities_in(area.id)) < USUAL_CITIES]
    for area in odd:
        ids = tuple(city.id for city in sketch.cities_in(area.id))
        yield Finding("small", "warning", ids, (area.name, len(ids), USUAL_CITIES))


def _players(board: Board, printed: Edition, players: int) -> Iterator[Finding]:
    """Find whether there are areas and cities enough for this many players."""
    edition = board.rules.on(printed)
    needed = areas_in_play(edition, board, players, NO_OPTIONS)
    if len(board.areas) < needed:
        yield Finding("few-areas", "fault", (), (players, needed, len(board.areas)))
        return
    choices = board.choices(needed)
    if not choices:
        yield Finding("no-areas", "fault", (), (players, needed))
        return
    end = edition.end_at[players]
    earliest = min(cities_to_end(board, edition, players, areas) for areas in choices)
    if earliest < end:
        yield Finding("few-cities", "warning", (), (players, earliest, end))
        return
    places, cities = min(_places_for(board, edition, players, areas) for areas in choices)
    sure = -(-places // players)
    if sure < end:
        yield Finding("few-places", "warning", (), (players, cities, end, sure))
    else:
        yield Finding("enough", "good", (), (players,))


def _places_for(
    board: Board, edition: Edition, players: int, areas: Collection[int]
) -> tuple[int, int]:
    """Return how many places in these areas this many players can build on, and their cities."""
    last = -1 if edition.has_steps else 0

    def places(city: City) -> int:
        prices = city.house_prices or edition.house_prices
        opened = (city.open_places or edition.open_places)[last]
        return min(players, sum(price is not None for price in prices[:opened]))

    cities = board.cities_of(areas)
    return sum(places(board.cities[city]) for city in cities), len(cities)


def _same_names(sketch: Sketch) -> Iterator[Finding]:
    names = Counter(city.name.casefold() for city in sketch.cities)
    for name, count in names.items():
        if count > 1:
            cities = [city for city in sketch.cities if city.name.casefold() == name]
            yield Finding("twins", "warning", tuple(t.id for t in cities), (cities[0].name,))


def _same_colours(sketch: Sketch) -> Iterator[Finding]:
    areas = Counter(area.colour for area in sketch.areas)
    if len(sketch.areas) <= 7 and max(areas.values()) > 1:
        yield Finding("colours", "warning")


def _too_close(sketch: Sketch) -> Iterator[Finding]:
    reach = _TOO_CLOSE * max(sketch.plane)
    for one, other in combinations(sketch.cities, 2):
        if dist((one.x, one.y), (other.x, other.y)) < reach:
            yield Finding("close", "warning", (one.id, other.id), (one.name, other.name))


def _crossings(sketch: Sketch) -> Iterator[Finding]:
    at = {city.id: (city.x, city.y) for city in sketch.cities}
    found = [
        (one, other)
        for one, other in combinations(sketch.connections, 2)
        if not {*one.ends} & {*other.ends}
        and do_cross(at[one.a], at[one.b], at[other.a], at[other.b])
    ]
    for one, other in found:
        names = (_connection_name(sketch, one), _connection_name(sketch, other))
        yield Finding("cross", "warning", one.ends + other.ends, names)
    if sketch.connections and not found:
        yield Finding("uncrossed", "good")


def _offshore(sketch: Sketch) -> Iterator[Finding]:
    if not sketch.land:
        return
    at = {city.id: (city.x, city.y) for city in sketch.cities}
    dry = _on_or_near(sketch.land, list(at.values()), _HARBOUR * max(sketch.plane))
    for city, is_dry in zip(sketch.cities, dry, strict=True):
        if not is_dry:
            yield Finding("in-water", "warning", (city.id,), (city.name,))
    shares = [(n + 0.5) / _STEPS for n in range(_STEPS)]
    spots = [
        (at[a][0] + t * (at[b][0] - at[a][0]), at[a][1] + t * (at[b][1] - at[a][1]))
        for a, b, *_ in sketch.connections
        for t in shares
    ]
    on = _on_or_near(sketch.land, spots, _HARBOUR * max(sketch.plane))
    for number, connection in enumerate(sketch.connections):
        along = on[number * _STEPS : (number + 1) * _STEPS]
        if along.count(False) > _OFFSHORE * _STEPS:
            name = _connection_name(sketch, connection)
            yield Finding("offshore", "warning", connection.ends, (name,))


def _on_or_near(land: Lines, spots: Sequence[Point], reach: float) -> list[bool]:
    """Return for each spot whether it is on land or as near to it as a harbour."""
    dry, near = are_on(land, spots), are_near(land, spots, reach)
    return [is_dry or is_near for is_dry, is_near in zip(dry, near, strict=True)]


def _labels(sketch: Sketch) -> Iterator[Finding]:
    if not sketch.connections:
        return
    sheet = sheet_of(sketch)
    count, ends = len(sketch.cities), [connection.ends for connection in sketch.connections]
    pairs = [(int(a), int(b)) for a, b in zip(*sheet.overlaps(0).nonzero(), strict=True) if a < b]
    if not pairs:
        yield Finding("clear", "good")
        return
    about: set[str] = set()
    for box in pairs[0]:
        about.update((sketch.cities[box % count].id,) if box < 2 * count else ends[box - 2 * count])
    names = " · ".join(sketch.city(city).name for city in sorted(about))
    yield Finding("overlap", "warning", tuple(sorted(about)), (len(pairs), names))


def _costs(sketch: Sketch) -> Iterator[Finding]:
    if sketch.connections:
        costs = [connection.cost for connection in sketch.connections]
        yield Finding("costs", "good", (), (min(costs), max(costs), round(fmean(costs))))


def _connection_name(sketch: Sketch, connection: Connection) -> str:
    return f"{sketch.city(connection.a).name}–{sketch.city(connection.b).name}"


def are_on(land: Lines, spots: Sequence[Point]) -> list[bool]:
    """Return for each spot whether it is within an odd number of rings."""
    import numpy as np  # coasts have thousands of points

    x, y = np.array(spots, dtype=float).reshape(-1, 2).T[:, :, None]
    count = np.zeros(len(spots), dtype=int)
    for ring in land:
        ax, ay = np.array(ring, dtype=float).reshape(-1, 2).T
        bx, by = np.roll(ax, -1), np.roll(ay, -1)
        spans = (ay > y) != (by > y)
        edge = ax + (y - ay) / np.where(by == ay, 1, by - ay) * (bx - ax)
        count += (spans & (x < edge)).sum(1)
    return [bool(odd) for odd in count % 2]


def are_near(land: Lines, spots: Sequence[Point], reach: float) -> list[bool]:
    """Return for each spot whether the edge of a ring is within a distance."""
    import numpy as np  # coasts have thousands of points

    places = np.array(spots, dtype=float).reshape(-1, 1, 2)
    near = np.zeros(len(spots), dtype=bool)
    for ring in land:
        start = np.array(ring, dtype=float).reshape(-1, 2)
        vector = np.roll(start, -1, axis=0) - start
        length = np.maximum((vector**2).sum(1), 1e-9)
        along = np.clip(((places - start) * vector).sum(2) / length, 0, 1)
        gap = start + along[:, :, None] * vector - places
        near |= ((gap**2).sum(2) <= reach**2).any(1)
    return [bool(is_near) for is_near in near]

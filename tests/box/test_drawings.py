# SPDX-License-Identifier: MIT
from array import array
from collections import Counter
from math import dist
from pathlib import Path

import pytest

from powergrid.box import (
    NAME_SIDES,
    board_editions,
    built_in_board_ids,
    load_board,
    load_board_file,
    load_drawing,
    load_drawing_file,
)
from tests.box.conftest import WriteBoard


@pytest.mark.parametrize(
    ("board_id", "edition_id"),
    [(board, edition) for board in built_in_board_ids() for edition in board_editions(board)],
)
def test_every_city_and_every_cost_has_a_place(board_id: str, edition_id: str) -> None:
    board, drawing = load_board(board_id, edition_id), load_drawing(board_id, edition_id)
    assert len(drawing.cities) == len(board.cities)
    assert len(drawing.plates) == len(board.connections)
    assert len({(spot.x, spot.y) for spot in drawing.cities}) == len(board.cities)
    for spot in drawing.cities:
        assert 0 < spot.x < drawing.width
        assert 0 < spot.y < drawing.height
        assert spot.name_side in NAME_SIDES
    assert all(0.2 < plate.t < 0.8 for plate in drawing.plates)
    outline = drawing.outline
    if outline is None:
        assert board_id in ("bremen", "manhattan"), "schematic"
        return
    assert len(outline.areas) == len(board.areas)
    assert all(outline.areas)
    assert outline.focus
    assert outline.neighbour
    assert outline.borders
    assert outline.coast or board_id == "baden-wuerttemberg"
    assert all(len(ring) % 2 == 0 and len(ring) >= 6 for ring in outline.focus)


def test_an_outline_is_kept_in_little_memory() -> None:
    outline = load_drawing("germany", "recharged").outline
    assert outline is not None
    rings = [ring for rings in (*outline.areas, *outline[1:]) for ring in rings]
    assert all(isinstance(ring, array) for ring in rings)


def test_no_border_of_germany_ends_in_the_land() -> None:
    drawing = load_drawing("germany", "recharged")
    assert drawing.outline is not None
    ends = Counter(
        end for line in drawing.outline.borders for end in (tuple(line[:2]), tuple(line[-2:]))
    )
    coast = [
        point for line in drawing.outline.coast for point in zip(line[::2], line[1::2], strict=True)
    ]
    loose = [
        (x, y)
        for (x, y), count in ends.items()
        if count == 1 and -80 < x < drawing.width + 80 and -80 < y < drawing.height + 80
        if min(dist((x, y), point) for point in coast) > 3
    ]
    assert loose == []


def test_only_the_two_frankfurts_have_shorter_labels() -> None:
    board, drawing = load_board("germany", "classic"), load_drawing("germany", "classic")
    labels = {
        city.name: spot.label
        for city, spot in zip(board.cities, drawing.cities, strict=True)
        if city.name != spot.label
    }
    assert labels == {"Frankfurt (Oder)": "Frankfurt-O", "Frankfurt am Main": "Frankfurt-M"}


def test_a_replaced_city_has_a_place_of_its_own() -> None:
    index = load_board("germany", "recharged").city_index["stralsund"]
    assert load_drawing("germany", "classic").cities[index].x == 873.5
    assert load_drawing("germany", "recharged").cities[index].x == 847.1


def test_missing_values_have_defaults(write_board: WriteBoard) -> None:
    drawing = load_drawing_file(write_board(("outline: small.outline.json\n", "")), "classic")
    assert drawing.outline is None
    assert [spot.name_side for spot in drawing.cities] == ["above", "below", "below", "left"]
    assert [spot.label for spot in drawing.cities] == ["Anna", "B", "Carl", "Dora"]
    assert [(plate.t, plate.offset) for plate in drawing.plates] == [(0.25, 3), (0.5, 0), (0.5, 0)]


def on_earth(write_board: WriteBoard, places: list[tuple[int, int]]) -> Path:
    """Return the small board with its cities at these latitudes and longitudes, without a plane."""
    spots = ["x: 100, y: 100", "x: 900, y: 100", "x: 100, y: 700", "x: 900, y: 700"]
    changes = [
        (old, f"lat: {lat}, lon: {lon}") for old, (lat, lon) in zip(spots, places, strict=True)
    ]
    return write_board(
        ("plane: {width: 1000, height: 800}\n", ""), ("outline: small.outline.json\n", ""), *changes
    )


@pytest.mark.parametrize(
    "places",
    [
        [(50, 10), (50, 12), (48, 10), (48, 12)],
        [(50, 10), (50, 11), (50, 12), (50, 13)],
        [(50, 10), (51, 10), (52, 10), (53, 10)],
        [(-33, 170), (-34, 190), (-40, 175), (-89, 180)],
        [(90, 0), (90, 0), (90, 0), (90, 0)],
    ],
)
def test_cities_without_a_plane_are_projected(
    write_board: WriteBoard, places: list[tuple[int, int]]
) -> None:
    file = on_earth(write_board, places)
    drawing = load_drawing_file(file, "classic")
    assert drawing.width == 1000
    assert 300 <= drawing.height <= 1500
    for spot in drawing.cities:
        assert 59 <= spot.x <= 941
        assert 59 <= spot.y <= drawing.height - 59
    north = [
        spot for _, spot in sorted(zip(places, drawing.cities, strict=True), key=lambda p: -p[0][0])
    ]
    assert [spot.y for spot in north] == sorted(spot.y for spot in drawing.cities)
    assert load_board_file(file, "classic").cities[0].id == "anna"


def test_at_60_degrees_a_degree_east_is_half_as_long_as_one_north(write_board: WriteBoard) -> None:
    file = on_earth(write_board, [(59, 10), (61, 10), (59, 14), (61, 14)])
    south, north, east, _ = load_drawing_file(file, "classic").cities
    assert east.x - south.x == pytest.approx(south.y - north.y, rel=0.01)


def test_places_show_the_prices_on_the_board() -> None:
    assert load_drawing("bremen", "recharged").house_prices == (8, 14, 20)

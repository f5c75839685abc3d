# SPDX-License-Identifier: MIT
"""The check of a board: what prevents play, and what is merely unusual."""

from statistics import median

import pytest

from powergrid.box import board_editions, board_ids, load_board, load_drawing
from powergrid.gui.power_grid.editor.costs import RATE, suggested_cost
from powergrid.gui.power_grid.editor.finding_words import words_of
from powergrid.gui.power_grid.editor.findings import Finding, are_on, findings
from powergrid.gui.power_grid.editor.placing import with_cities_spread, with_labels_placed
from powergrid.gui.power_grid.editor.sketch import (
    City,
    Connection,
    Sketch,
    connected,
    disconnected,
    moved,
    painted,
    renamed,
    with_area,
    with_rule,
    without_area,
)
from powergrid.gui.power_grid.editor.sketch_file import own_copy
from powergrid.rules.board import Area
from tests.gui.power_grid.editor.sketches import a_sketch


def found(sketch: Sketch, players: int = 3) -> dict[str, Finding]:
    return {finding.kind: finding for finding in findings(sketch, players, "recharged")}


def test_a_sound_board_has_no_findings() -> None:
    kinds = found(a_sketch())
    assert {kind for kind, finding in kinds.items() if finding.weight == "good"} == {
        "reached",
        "whole",
        "enough",
        "uncrossed",
        "clear",
        "costs",
    }
    assert all(finding.weight != "fault" for finding in kinds.values())


def test_a_board_that_may_fill_up_before_anybody_ends_the_game_is_told() -> None:
    """Seven cities have 21 places: four players fill them at the latest when one has six."""
    sketch = a_sketch()
    sketch = sketch._replace(
        areas=(*sketch.areas, Area("north", "North", "yellow")),
        cities=(*sketch.cities, City("gina", "Gina", "north", 450, 80)),
        connections=(*sketch.connections, Connection("cora", "gina", 9)),
    )
    six, seven = (dict.fromkeys("23456", cities) for cities in (6, 7))
    assert "few-places" not in found(with_rule(sketch, "end_at", six), 4)
    warned = found(with_rule(sketch, "end_at", seven), 4)["few-places"]
    assert (warned.weight, warned.figures) == ("warning", (4, 7, 7, 6))
    assert words_of(warned).endswith("an end at 6 avoids that.")
    cities = [city._replace(house_prices=(10, None, None)) for city in sketch.cities]
    single = sketch._replace(cities=tuple(cities))
    warned = found(with_rule(single, "end_at", six), 4)["few-places"]
    assert warned.figures == (4, 7, 6, 2)
    stays_in_step1 = with_rule(with_rule(sketch, "has_steps", False), "side_pile", 1)
    warned = found(with_rule(stays_in_step1, "end_at", six), 4)["few-places"]
    assert warned.figures == (4, 7, 6, 2)


@pytest.mark.parametrize(
    ("sketch", "kind", "weight", "about"),
    [
        (
            a_sketch()._replace(cities=a_sketch().cities[:1], connections=()),
            "few",
            "fault",
            "one more",
        ),
        (
            disconnected(disconnected(a_sketch(), "dora", "fred"), "emil", "fred"),
            "unreached",
            "fault",
            "1",
        ),
        (with_area(a_sketch(), "North")[0], "empty", "fault", "North"),
        (disconnected(a_sketch(), "anna", "bert"), "torn", "warning", "West"),
        (without_area(a_sketch(), "west"), "few-areas", "fault", "2"),
        (with_rule(a_sketch(), "end_at", None), "few-cities", "warning", "choices of areas"),
        (renamed(a_sketch(), "anna", "Bert")[0], "twins", "warning", "Bert"),
        (moved(a_sketch(), "anna", 152, 502), "close", "warning", "Bert"),
        (connected(a_sketch(), "anna", "dora", 9), "small", "warning", "7"),
        (
            connected(connected(a_sketch(), "anna", "dora", 9), "bert", "cora", 9),
            "cross",
            "warning",
            "Anna–Dora",
        ),
        (moved(a_sketch(), "fred", 940, 800), "in-water", "warning", "Fred"),
        (moved(a_sketch(), "fred", 940, 800), "offshore", "warning", "Fred"),
        (moved(a_sketch(), "anna", 420, 210), "overlap", "warning", "Anna"),
        (
            a_sketch()._replace(areas=tuple(a._replace(colour="red") for a in a_sketch().areas)),
            "colours",
            "warning",
            "",
        ),
    ],
)
def test_every_fault_is_reported(sketch: Sketch, kind: str, weight: str, about: str) -> None:
    kinds = found(sketch)
    assert kinds[kind].weight == weight
    assert about in words_of(kinds[kind])


def test_islands_are_allowed_by_a_rule() -> None:
    apart = disconnected(disconnected(a_sketch(), "dora", "fred"), "cora", "emil")
    assert found(apart)["unreached"].weight == "fault"
    assert found(with_rule(apart, "second_network_cost", 20))["unreached"].weight == "warning"
    assert found(with_rule(apart, "may_lie_apart", True))["unreached"].weight == "warning"
    assert found(with_rule(apart, "may_lie_apart", False))["unreached"].weight == "fault"


def test_the_rules_of_the_board_say_how_many_areas_are_needed_and_whether_they_touch() -> None:
    two_areas = without_area(a_sketch(), "west")
    assert "few-areas" in found(two_areas)
    two_needed = with_rule(two_areas, "areas", dict.fromkeys("23456", 2))
    assert [f for f in found(two_needed).values() if f.weight == "fault"] == []
    apart = with_area(a_sketch(), "North")[0]._replace(connections=a_sketch().connections[:1])
    apart = painted(apart, ["bert", "dora"], "north")
    assert "no-areas" in found(apart)
    assert "no-areas" not in found(with_rule(apart, "may_lie_apart", True))


def test_areas_without_a_city_are_not_said_to_be_in_one_piece() -> None:
    assert "whole" in found(a_sketch())
    assert "whole" not in found(with_area(a_sketch(), "North")[0])


def test_the_rules_of_one_edition_count_where_the_board_has_them() -> None:
    changed = {"recharged": {"rules": {"end_at": dict.fromkeys("23456", 17)}}}
    assert "few-cities" not in found(a_sketch())
    assert "few-cities" in found(a_sketch()._replace(more={"editions": changed}))


def test_too_few_cities_end_the_game_earlier_as_in_the_rules() -> None:
    """On UK & Ireland two players may get areas with 18 cities, fewer than 21."""
    finding = {f.kind: f for f in findings(own_copy("uk-ireland"), 2, "classic")}["few-cities"]
    assert (finding.weight, finding.figures) == ("warning", (2, 18, 21))


def test_rules_that_cannot_be_read_are_the_first_fault() -> None:
    sketch = with_rule(a_sketch(), "other_plants", {"gone": []})
    first = findings(with_rule(sketch, "end_at", None), 3, "recharged")[0]
    assert first.kind == "file"
    assert "gone" in words_of(first)


def test_areas_that_are_not_connected_are_too_few() -> None:
    sketch = painted(with_area(a_sketch(), "North")[0], ["bert", "dora"], "north")
    assert "no-areas" not in found(sketch)
    apart = sketch._replace(connections=sketch.connections[:1])
    assert found(apart)["no-areas"].weight == "fault"


def test_a_lake_is_not_land() -> None:
    land = ((0, 0, 100, 0, 100, 100, 0, 100), (40, 40, 60, 40, 60, 60, 40, 60))
    assert are_on(land, [(20, 20), (50, 50), (120, 50)]) == [True, False, False]


def test_spreading_cities_removes_overlaps() -> None:
    tight = with_labels_placed(moved(moved(a_sketch(), "anna", 420, 210), "bert", 430, 480))
    assert "overlap" in found(tight)
    assert "clear" in found(with_cities_spread(tight))


def test_a_suggested_cost_depends_on_length_and_the_other_links() -> None:
    bare = a_sketch()._replace(connections=())
    assert suggested_cost(bare, "anna", "cora") == round(RATE * 0.3)
    assert suggested_cost(bare, "anna", "emil") == round(RATE * 0.6)
    dear = bare
    for connection in a_sketch().connections:
        dear = connected(dear, connection.a, connection.b, 60)
    assert suggested_cost(dear, "anna", "emil") > 80


def test_the_suggested_rate_is_the_median_of_the_built_in_boards() -> None:
    rates = []
    for board_id in board_ids():
        edition = board_editions(board_id)[0]
        board, drawing = load_board(board_id, edition), load_drawing(board_id, edition)
        spots, side = drawing.cities, max(drawing.width, drawing.height)
        lengths = [
            ((spots[a].x - spots[b].x) ** 2 + (spots[a].y - spots[b].y) ** 2) ** 0.5 / side
            for a, b, _ in board.connections
        ]
        rates.append(sum(connection.cost for connection in board.connections) / sum(lengths))
    assert median(rates) == pytest.approx(RATE, rel=0.1)


def test_a_city_close_to_a_strip_of_land_is_not_in_water() -> None:
    strip = a_sketch()._replace(land=((0, 540, 900, 540, 900, 544, 0, 544),))
    wet = [
        finding.cities[0]
        for finding in findings(strip, 3, "recharged")
        if finding.kind == "in-water"
    ]
    assert wet == ["anna", "cora", "emil"]

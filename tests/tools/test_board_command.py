# SPDX-License-Identifier: MIT
"""Laying boards out: what overlapped comes apart, land goes along, and the file keeps its words."""

import json
from pathlib import Path

import numpy as np
import pytest

from powergrid.app.cli import main
from powergrid.box import load_drawing_file
from powergrid.gui.board.laying_out.table import Sheet
from powergrid.tools.laying_out.board_rows import with_layout
from powergrid.tools.laying_out.plane import projection_of
from powergrid.tools.laying_out.warp import outline

BOARD = """\
# Two towns and a village.
id: three
name: Three
areas:
  - {id: west, name: West, colour: red}
cities:
  - {id: anna, name: Anna, area: west, lat: 50.1, lon: 7.9}
  - {id: bert, name: Bert, area: west, lat: 50.1, lon: 7.91}  # next door
  - {id: cora, name: Cora, area: west, lat: 49.0, lon: 9.0}
connections:
  - {a: anna, b: bert, cost: 9}
  - {a: bert, b: cora, cost: 12}
"""
LAND = {
    "bbox": [7.0, 48.0, 10.0, 51.0],
    "features": [
        {
            "properties": {"kind": "focus"},
            "geometry": {
                "type": "Polygon",
                "coordinates": [[[7.0, 48.5], [9.5, 48.5], [9.5, 50.5], [7.0, 50.5], [7.0, 48.5]]],
            },
        }
    ],
}


def test_a_board_is_laid_out_in_its_own_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, land = tmp_path / "three.yaml", tmp_path / "land.json"
    file.write_text(BOARD)
    land.write_text(json.dumps(LAND))
    assert main(["board", "layout", str(file), "--outline", str(land)]) == 0
    assert "nothing overlaps" in capsys.readouterr().out
    drawing = load_drawing_file(file, "classic")
    anna, bert, _ = drawing.cities
    assert abs(anna.x - bert.x) > 60 or abs(anna.y - bert.y) > 20
    assert drawing.outline is not None
    assert min(drawing.outline.focus[0]) < -500  # land goes on beyond the data
    assert file.read_text().startswith("# Two towns and a village.\n")


def test_a_board_without_places_on_earth_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "three.yaml"
    file.write_text(BOARD.replace(", lat: 49.0, lon: 9.0", ""))
    assert main(["board", "layout", str(file)]) == 2
    assert "no lat and lon" in capsys.readouterr().err


def test_what_is_wrong_with_a_drawing_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "three.yaml"
    file.write_text(BOARD)
    assert main(["board", "check", str(file)]) == 1
    assert "sign anna and sign bert overlap" in capsys.readouterr().out


def test_links_that_cross_are_found() -> None:
    sheet = Sheet((100, 100), [(0, 0), (9, 9), (0, 9), (9, 0)], [(0, 1, 3), (2, 3, 4)], [5] * 4)
    assert sheet.crossings().tolist() == [[False, True], [True, False]]


def test_a_second_layout_replaces_the_first() -> None:
    once = with_layout(
        BOARD,
        "plane: {width: 1000, height: 900}",
        dict.fromkeys(("anna", "bert", "cora"), "x: 1.0, y: 2.0, name_side: left"),
        {("anna", "bert"): "t: 0.40", ("bert", "cora"): "t: 0.60"},
    )
    assert "lon: 7.9, x: 1.0, y: 2.0, name_side: left}" in once
    twice = with_layout(
        once,
        "plane: {width: 1000, height: 900}",
        dict.fromkeys(("anna", "bert", "cora"), "x: 1.0, y: 2.0, name_side: left"),
        {("anna", "bert"): "t: 0.40", ("bert", "cora"): "t: 0.60"},
    )
    assert once == twice


def test_land_is_bent_along_with_its_cities(tmp_path: Path) -> None:
    file = tmp_path / "land.json"
    file.write_text(json.dumps(LAND))
    projection = projection_of([(48.6, 7.2), (50.4, 9.4)])
    there = np.array([projection(9.5, 48.5)])
    shapes = outline(file, projection, there, there + 10)
    x, y = shapes["focus"][0][1]
    assert (x, y) == pytest.approx((there[0, 0] + 10, there[0, 1] + 10), abs=0.1)

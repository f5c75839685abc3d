# SPDX-License-Identifier: MIT
"""`powergrid board`: layouts without overlaps, warped land, and files that keep their wording."""

import json
import os
import re
import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, qGray

from powergrid.app.cli import main
from powergrid.box import load_drawing_file
from powergrid.box.ground import load_ground
from powergrid.gui.power_grid.board.laying_out.sheet import Numbers, Sheet
from powergrid.gui.power_grid.board.paths import path_of
from powergrid.tools.laying_out.board_rows import with_layout
from powergrid.tools.laying_out.plane import projection_of
from powergrid.tools.laying_out.warp import Bend, bend_points, outline
from tests.expect import expect

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


def write(folder: Path, board: str = BOARD, land: object = LAND) -> tuple[Path, Path]:
    """Return the files of a board and of the land it is on."""
    files = folder / "three.yaml", folder / "land.json"
    files[0].write_text(board)
    files[1].write_text(json.dumps(land))
    return files


def lay_out(file: Path, land: Path) -> int:
    """Return the exit status of the command that lays out a board on its land."""
    return main(["board", "layout", str(file), "--outline", str(land)])


def test_a_board_is_laid_out_in_its_own_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, land = write(tmp_path)
    assert lay_out(file, land) == 0
    assert "nothing overlaps" in capsys.readouterr().out
    drawing = load_drawing_file(file, "classic")
    anna, bert, _ = drawing.cities
    assert abs(anna.x - bert.x) > 60 or abs(anna.y - bert.y) > 20
    assert drawing.outline is not None
    assert min(drawing.outline.focus[0]) < -500  # land continues beyond the data
    assert file.read_text().startswith("# Two towns and a village.\n")


def test_played_land_is_cut_into_areas_by_the_nearest_city(tmp_path: Path) -> None:
    east = "  - {id: east, name: East, colour: blue}\ncities:"
    text = BOARD.replace("cities:", east, 1).replace("Cora, area: west", "Cora, area: east")
    text = text.replace("lat: 49.0", "lat: 48.0")  # outside the land in play
    shapes = json.loads(json.dumps(LAND))
    played = json.loads(json.dumps(LAND["features"][0]))  # type: ignore[index]
    played["properties"]["kind"] = "played"
    shapes["features"][0]["geometry"]["coordinates"][0][0:2] = [[7.0, 47.0], [9.5, 47.0]]
    shapes["features"].append(played)
    file, land = write(tmp_path, text, shapes)
    assert lay_out(file, land) == 0
    drawing = load_drawing_file(file, "classic")
    assert drawing.outline is not None
    west, east_ = (path_of(rings) for rings in drawing.outline.areas)
    anna, bert, cora = (QPointF(spot.x, spot.y) for spot in drawing.cities)
    assert west.contains(anna)
    assert west.contains(bert)
    assert not west.contains(cora)
    assert east_.contains(cora)


def test_a_large_island_without_a_city_belongs_to_no_area(tmp_path: Path) -> None:
    shapes = json.loads(json.dumps(LAND))
    islands = [
        [[9.6, lat], [9.9, lat], [9.9, lat + size], [9.6, lat + size], [9.6, lat]]
        for lat, size in ((49.0, 1.0), (50.6, 0.02))
    ]
    for kind, rings in (("focus", islands), ("area", islands)):
        geometry = {"type": "MultiPolygon", "coordinates": [[ring] for ring in rings]}
        shapes["features"].append(
            {"properties": {"kind": kind, "id": "west"}, "geometry": geometry}
        )
    file, land = write(tmp_path, land=shapes)
    assert lay_out(file, land) == 0
    drawing = load_drawing_file(file, "classic")
    assert drawing.outline is not None
    assert [len(drawing.outline.focus), len(drawing.outline.neighbour)] == [2, 1]
    assert len(drawing.outline.areas[0]) == 1  # the islet


def test_a_board_without_places_on_earth_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "three.yaml"
    file.write_text(BOARD.replace(", lat: 49.0, lon: 9.0", ""))
    assert main(["board", "layout", str(file)]) == 1
    assert "no lat and lon" in capsys.readouterr().err


def test_faults_of_a_layout_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "three.yaml"
    file.write_text(BOARD)
    assert main(["board", "check", str(file)]) == 1
    assert "sign anna and sign bert overlap" in capsys.readouterr().out


def test_crossing_connections_are_found() -> None:
    sheet = Sheet((100, 100), [(0, 0), (9, 9), (0, 9), (9, 0)], [(0, 1, 3), (2, 3, 4)], [5] * 4)
    assert sheet.crossings().tolist() == [[False, True], [True, False]]


def test_a_second_layout_replaces_the_first() -> None:
    layout = (
        "plane: {width: 1000, height: 900}",
        dict.fromkeys(("anna", "bert", "cora"), "x: 1.0, y: 2.0, name_side: left"),
        {("anna", "bert"): "t: 0.40", ("bert", "cora"): "t: 0.60"},
    )
    once = with_layout(BOARD, *layout)
    assert "lon: 7.9, x: 1.0, y: 2.0, name_side: left}" in once
    assert with_layout(once, *layout) == once


def earth(file: Path) -> Path:
    """Save a picture of the earth that is flat but for a ridge south of 49.5 degrees north."""
    image = QImage(720, 360, QImage.Format.Format_RGB32)
    image.fill(0x808080)
    for x in range(720):
        image.setPixel(x, 81, 0xFFFFFF)
    image.save(str(file))
    return file


def png(width: int, height: int) -> bytes:
    """Return a PNG of that size without any pixels."""
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    chunks = [b"IHDR" + head, b"IDAT" + zlib.compress(b""), b"IEND"]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(chunk) - 4) + chunk + struct.pack(">I", zlib.crc32(chunk))
        for chunk in chunks
    )


def test_the_ground_is_warped_from_pictures_of_the_earth(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PIXELS", "SHADE_PIXELS"):
        monkeypatch.setattr(f"powergrid.tools.laying_out.ground.{name}", 300)
    (board, land), lines = write(tmp_path), tmp_path / "lines.json"
    lake = [[8.4, 49.2], [8.6, 49.2], [8.6, 50.0], [8.4, 50.0], [8.4, 49.2]]
    river = [[7.5 + step / 20, 49.6] for step in range(30)]
    shapes = [("lake", "Polygon", [lake]), ("river", "LineString", river)]
    features = [
        {"properties": {"kind": kind}, "geometry": {"type": type_, "coordinates": points}}
        for kind, type_, points in shapes
    ]
    lines.write_text(json.dumps({"features": features}))
    assert lay_out(board, land) == 0
    world = earth(tmp_path / "earth.png")
    drawn = ["board", "ground", str(board), "--relief", str(world), "--water", str(lines)]
    assert main(drawn) == 0
    drawing = load_drawing_file(board, "classic")
    assert drawing.ground is not None
    ground = load_ground(drawing.ground, (drawing.width, drawing.height))
    relief = ground.relief
    assert relief is not None
    assert len(ground.lakes) == 1
    _, _, middle, small = ground.rivers
    assert len(middle) + len(small) == 2  # the lake cuts it
    anna, _, cora = drawing.cities
    shade = QImage(str(relief.shade))
    edges = {qGray(shade.pixel(0, y)) for y in range(shade.height())}
    assert edges == {128}  # continued beyond the picture
    scale = shade.width() / (relief.right - relief.left)
    across = round((500 - relief.left) * scale)
    ends = [round((city.y - relief.top) * scale) for city in (anna, cora)]
    between = [qGray(shade.pixel(across, y)) for y in range(*ends)]
    assert max(between) > 150 > 120 > min(between)
    assert main(drawn) == 0
    assert board.read_text().count("ground: three.ground.json") == 1


@pytest.mark.qt_log_ignore("exceeds the current allocation limit")
@pytest.mark.parametrize(
    ("words", "sentence", "code"),
    [
        (["land"], "--outline", 2),
        (["ground", "--water", "w"], "--relief", 2),
        (["ground", "--water", "w", "--relief", "flat.png"], "whole earth", 1),
        (["ground", "--water", "w", "--relief", "pipe"], "whole earth", 1),
        (["ground", "--water", "w", "--relief", "small.png"], "choose a larger picture", 1),
        (["ground", "--water", "w", "--relief", "half.png"], "half.png cannot be read (", 1),
        (["ground", "--water", "w", "--relief", "huge.png"], "huge.png cannot be read (", 1),
    ],
)
def test_unusable_pictures_are_reported(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    sentence: str,
    code: int,
) -> None:
    monkeypatch.chdir(tmp_path)
    QImage(3, 3, QImage.Format.Format_RGB32).save("flat.png")
    QImage(2, 1, QImage.Format.Format_RGB32).save("small.png")
    whole = earth(tmp_path / "earth.png").read_bytes()
    (tmp_path / "half.png").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "huge.png").write_bytes(png(60_000, 30_000))
    os.mkfifo(tmp_path / "pipe")
    board, land = write(tmp_path)
    lay_out(board, land)
    assert main(["board", words[0], str(board), *words[1:]]) == code
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("tries", ["0", "1001", "x"])
def test_a_number_of_tries_out_of_range_is_refused(
    tries: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["board", "layout", str(tmp_path / "three.yaml"), "--tries", tries])
    assert leaving.value.code == 2
    assert "--tries" in capsys.readouterr().err


def feature(**changed: object) -> dict[str, object]:
    """Return an area with a square ring, and with some keys changed."""
    ring = [[7.0, 48.5], [9.5, 48.5], [9.5, 50.5], [7.0, 48.5]]
    geometry = {"type": "Polygon", "coordinates": [ring]}
    return {"properties": {"kind": "area", "id": "west"}, "geometry": geometry, **changed}


def shape(type_: str, coordinates: object) -> dict[str, object]:
    return feature(geometry={"type": type_, "coordinates": coordinates})


WRONG_FEATURES: tuple[object, ...] = (
    {},
    3,
    feature(properties=None),
    feature(properties={"kind": []}),
    feature(properties={"kind": "area"}),
    feature(geometry=None),
    feature(geometry={"type": "Polygon"}),
    shape("Point", [7.0, 48.5]),
    shape("Polygon", 3),
    shape("Polygon", [[]]),
    shape("Polygon", [[[7.0, 48.5, 1.0]]]),
    shape("LineString", [["x", "y"]]),
    shape("MultiPolygon", [[[7.0, 48.5]]]),
    shape("LineString", [[1e300, int("1" * 400)]]),
)
BOX = LAND["bbox"]


@pytest.mark.parametrize(
    "land",
    [
        {},
        [],
        {"bbox": BOX, "features": {}},
        {"features": [feature()]},
        {"bbox": [7.0, 48.0, "x", 51.0], "features": [feature()]},
        *({"bbox": BOX, "features": [feature(), wrong]} for wrong in WRONG_FEATURES),
    ],
    ids=str,
)
def test_a_damaged_outline_is_reported_in_one_sentence(
    land: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board, file = write(tmp_path, land=land)
    assert lay_out(board, file) == 1
    said = capsys.readouterr().err
    assert said.startswith(str(file))
    assert said.endswith("correct it.\n")
    assert board.read_text() == BOARD


def test_features_of_other_kinds_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "land.json"
    sea = {"properties": {"kind": "sea"}, "geometry": None}
    file.write_text(json.dumps({**LAND, "features": [*expect(list, LAND["features"]), sea]}))
    projection = projection_of([(48.6, 7.2), (50.4, 9.4)])
    there = np.array([projection(9.5, 48.5)])
    assert len(outline(file, Bend(projection, there, there))["focus"]) == 1


def test_cities_on_one_line_are_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "three.yaml"
    for kind in ("lat", "lon"):
        board = re.sub(rf"{kind}: [\d.]+", f"{kind}: 5.0", BOARD)
        file.write_text(board)
        assert main(["board", "layout", str(file)]) == 1
        told = "(cities): all cities lie on one line; give some another lat or lon.\n"
        assert capsys.readouterr().err.endswith(told)
        assert file.read_text() == board


def test_damaged_water_and_a_board_without_land_are_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PIXELS", "SHADE_PIXELS"):
        monkeypatch.setattr(f"powergrid.tools.laying_out.ground.{name}", 300)
    (board, land), lines = write(tmp_path), tmp_path / "lines.json"
    lines.write_text("{}")
    world = earth(tmp_path / "earth.png")
    drawn = ["board", "ground", str(board), "--relief", str(world), "--water", str(lines)]
    assert main(drawn) == 1
    assert "draw its land first" in capsys.readouterr().err
    assert lay_out(board, land) == 0
    assert main(drawn) == 1
    assert capsys.readouterr().err == f"{lines}, features: this is missing; correct it.\n"


@pytest.fixture
def moved() -> tuple[Numbers, Numbers]:
    """Return forty cities, and where they are once they have been moved by up to 45 units."""
    rng = np.random.default_rng(1)
    there = rng.uniform(0, 900, (40, 2))
    return there, there + rng.uniform(-45, 45, (40, 2))


def test_cities_stay_at_their_places_on_the_land(moved: tuple[Numbers, Numbers]) -> None:
    there, at = moved
    assert bend_points(there, there, at) == pytest.approx(at)


def test_land_is_not_folded(moved: tuple[Numbers, Numbers]) -> None:
    grid = np.stack(np.meshgrid(np.arange(0, 900.0, 8), np.arange(0, 900.0, 8)), 2)
    points = bend_points(grid.reshape(-1, 2), *moved).reshape(grid.shape)
    right, down = np.diff(points, axis=1)[:-1], np.diff(points, axis=0)[:, :-1]
    areas = right[..., 0] * down[..., 1] - right[..., 1] * down[..., 0]
    assert areas.min() > 0


def test_bent_land_can_be_moved_back(moved: tuple[Numbers, Numbers]) -> None:
    there, at = moved
    points = np.random.default_rng(2).uniform(0, 900, (50, 2))
    assert bend_points(bend_points(points, there, at), at, there) == pytest.approx(points, abs=0.01)


def test_land_is_warped_along_with_its_cities(tmp_path: Path) -> None:
    file = tmp_path / "land.json"
    file.write_text(json.dumps(LAND))
    projection = projection_of([(48.6, 7.2), (50.4, 9.4)])
    there = np.array([projection(9.5, 48.5)])
    shapes = outline(file, Bend(projection, there, there + 10))
    x, y = shapes["focus"][0][1]
    assert (x, y) == pytest.approx((there[0, 0] + 10, there[0, 1] + 10), abs=0.1)

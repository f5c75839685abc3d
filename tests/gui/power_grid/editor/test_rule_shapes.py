# SPDX-License-Identifier: MIT
"""Rules as tables: every rule of every board survives being shown and written."""

from pathlib import Path
from typing import Any

import pytest

from powergrid.box.map_rules import RULE_KEYS
from powergrid.files.places import maps_dir, resources_dir
from powergrid.files.yaml_file import plain, read_yaml
from powergrid.gui.power_grid.editor.rule_shapes import SHAPES, Grid, Rows, cells_of, value_of

FILES = [*sorted(maps_dir().glob("*.yaml")), *sorted((resources_dir() / "editions").glob("*.yaml"))]


def rules_in(file: Path) -> dict[str, Any]:
    """Return the rules of a board or an edition; parts of a rule have separate keys."""
    top = plain(read_yaml(file))
    rules = top.get("rules", {}) if "cities" in top else top
    north = rules.get("north_market", {})
    return {**rules, **{f"north_market.{part}": value for part, value in north.items()}}


def test_every_rule_of_a_board_has_a_form() -> None:
    assert {key.partition(".")[0] for key in SHAPES} == {*RULE_KEYS}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_value_survives_reading_and_writing(file: Path) -> None:
    for key, value in rules_in(file).items():
        shape = SHAPES.get(key)
        if isinstance(shape, Grid | Rows):
            assert value_of(shape, cells_of(shape, value)) == value, key


def test_a_row_without_a_limit_is_written_as_none() -> None:
    shape = SHAPES["price_limits"]
    assert isinstance(shape, Grid)
    assert value_of(shape, [[3, 5, 0]]) == [3, 5, "none"]


def test_the_list_of_rules_names_every_key() -> None:
    text = (maps_dir() / "README.md").read_text("utf-8")
    listed = text.partition("### Rules of the map")[2].partition("### Editions")[0]
    assert [key for key in RULE_KEYS if f"`{key}`" not in listed] == []

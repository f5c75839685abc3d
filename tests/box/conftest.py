# SPDX-License-Identifier: MIT
"""A small board as text, to write to a file, break and read."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

WriteBoard: TypeAlias = Callable[..., Path]

SMALL_BOARD = """\
id: small
name: Small
plane: {width: 1000, height: 800}
outline: small.outline.json
areas:
  - {id: north, name: North, colour: green}
  - {id: south, name: South, colour: red}
cities:
  - {id: anna, name: Anna, area: north, x: 100, y: 100, name_side: above}
  - {id: bert, name: Bert, area: north, x: 900, y: 100, label: B}
  - {id: carl, name: Carl, area: south, x: 100, y: 700}
  - {id: dora, name: Dora, area: south, x: 900, y: 700, name_side: left}
connections:
  - {a: anna, b: bert, cost: 5, t: 0.25, offset: 3}
  - {a: anna, b: carl, cost: 0}
  - {a: carl, b: dora, cost: 7}
rules: {coal_storage_price: 9}
editions:
  recharged:
    replace_cities:
      - {old: bert, id: emil, name: Emil, area: north, x: 800, y: 90}
    add_connections:
      - {a: emil, b: dora, cost: 3}
    remove_connections:
      - {a: dora, b: carl}
    set_cost:
      - {a: emil, b: anna, cost: 6}
    set_plates:
      - {a: carl, b: anna, t: 0.25, offset: 2}
"""

SMALL_OUTLINE = """\
{"plane": {"width": 1000, "height": 800},
 "areas": {"north": [[[0, 0], [1000, 0], [1000, 400]]], "south": []},
 "focus": [[[0, 0], [1000, 0], [1000, 800]]],
 "coast": [[[0, 0], [1000.5, 0]]]}
"""


@pytest.fixture
def write_board(tmp_path: Path) -> WriteBoard:
    """Write the small board with passages replaced, and return its file."""

    def write(*changes: tuple[str, str], outline: str = SMALL_OUTLINE, name: str = "small") -> Path:
        text = SMALL_BOARD
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        (tmp_path / "small.outline.json").write_text(outline, encoding="utf-8")
        file = tmp_path / f"{name}.yaml"
        file.write_text(text, encoding="utf-8")
        return file

    return write

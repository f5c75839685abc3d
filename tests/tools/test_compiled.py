# SPDX-License-Identifier: MIT
"""A build is compiled or plain; a mixture is an error."""

import os
from pathlib import Path
from types import ModuleType

import pytest

from powergrid.tools import compiled
from powergrid.tools.compiled import files_to_compile, is_compiled

ROOT = Path(__file__).resolve().parents[2]


def test_a_compiled_build_is_recognised() -> None:
    assert is_compiled() == (os.environ.get("POWERGRID_COMPILED") == "1")


def test_the_modules_that_play_a_game_are_compiled() -> None:
    files = list(files_to_compile(ROOT))
    assert "powergrid/rules/engine.py" in files
    assert "powergrid/rules/phases/auction.py" in files
    assert "powergrid/bots/sensible.py" in files
    assert "powergrid/bots/planner/forecast.py" in files
    assert "powergrid/bots/search/search.py" in files
    assert "powergrid/rules/board.py" not in files
    assert len(files) == len(set(files))
    assert all((ROOT / name).is_file() for name in compiled.LEFT_OUT)


def test_frozen_dataclasses_are_not_compiled() -> None:
    for file in files_to_compile(ROOT):
        text = (ROOT / file).read_text(encoding="utf-8")
        assert "frozen=True" not in text, file
        assert "@cached_property" not in text, file


def test_one_module_that_is_not_compiled_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def module(name: str) -> ModuleType:
        ending = "py" if name.endswith("engine") else "so"
        made = ModuleType(name)
        made.__file__ = f"{name}.{ending}"
        return made

    monkeypatch.setattr(compiled, "import_module", module)
    with pytest.raises(RuntimeError, match=r"not powergrid\.rules\.engine"):
        is_compiled()

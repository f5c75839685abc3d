# SPDX-License-Identifier: MIT
"""The plan and the figures in the folder of a training run, and what is no such folder."""

import os
from pathlib import Path
from typing import NamedTuple

import pytest

from powergrid.training import run_folder
from powergrid.training.run_folder import (
    FIGURES,
    DamagedRun,
    RunPlan,
    read_figures,
    write_figures,
    write_plan,
)


class _Figures(NamedTuple):
    share: float


def test_a_run_is_continued_with_more_rounds_but_not_with_another_plan(tmp_path: Path) -> None:
    write_plan(RunPlan(1, 2, 3), tmp_path)
    write_plan(RunPlan(1, 9, 3), tmp_path)
    with pytest.raises(DamagedRun, match="holds a run with"):
        write_plan(RunPlan(2, 2, 3), tmp_path)


def test_figures_are_read_as_they_were_written(tmp_path: Path) -> None:
    assert read_figures(tmp_path, _Figures) == []
    write_figures([_Figures(0.25), _Figures(1)], tmp_path)
    assert read_figures(tmp_path, _Figures) == [(0.25,), (1,)]


def test_files_that_are_too_large_or_pipes_are_refused_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_plan(RunPlan(1, 2, 3), tmp_path)
    write_figures([_Figures(0.25)], tmp_path)
    monkeypatch.setattr(run_folder, "MAX_BYTES", 8)
    with pytest.raises(DamagedRun, match=r"plan\.json is damaged"):
        write_plan(RunPlan(1, 2, 3), tmp_path)
    with pytest.raises(DamagedRun, match=r"figures\.json is damaged"):
        read_figures(tmp_path, _Figures)
    (tmp_path / FIGURES).unlink()
    os.mkfifo(tmp_path / FIGURES)
    with pytest.raises(DamagedRun, match=r"figures\.json is damaged"):
        read_figures(tmp_path, _Figures)

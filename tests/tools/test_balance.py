# SPDX-License-Identifier: MIT
"""The balance of a board, on the command line."""

import json
from pathlib import Path

import pytest

from powergrid.app.cli import main
from powergrid.files.places import maps_dir

FILE = str(maps_dir() / "germany.yaml")
FEW = ("--games", "2", "--players", "3", "--bot", "sensible")


def test_wins_are_printed_by_seat_and_by_area(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    plot = tmp_path / "balance.svg"
    assert main(["board", "balance", FILE, *FEW, "--plot", str(plot)]) == 0
    told = capsys.readouterr()
    assert "2 games of 3" in told.out
    assert "South-west" in told.out
    assert "s left" in told.err
    assert "Wins by starting area" in plot.read_text()


def test_figures_are_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "balance", FILE, *FEW, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert sum(seat["wins"] for seat in facts["seats"]) == pytest.approx(1, abs=0.01)
    assert sum(area["seats"] for area in facts["areas"]) == 6


@pytest.mark.parametrize("words", [["--bot", "wizard"], ["--edition", "golden"], ["--edition", ""]])
def test_unplayable_settings_are_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["board", "balance", FILE, *FEW, *words]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1

# SPDX-License-Identifier: MIT
"""`powergrid review`: the curve and the costliest moves, in words and as JSON."""

import json
from pathlib import Path

import pytest

from powergrid.app.cli import main
from powergrid.gui.power_grid.game.session import session_of
from powergrid.records import load
from tests.records.games import KEPT, begun

HUMAN = next(file for file in KEPT if file.name == "human-usa-classic-3p.json.gz")


def test_an_unfinished_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(begun().text())
    assert main(["review", str(file)]) == 1
    assert capsys.readouterr().err == f"The game in {file} is not over: finish it first.\n"


@pytest.mark.slow
@pytest.mark.usefixtures("quick_reviews")
def test_text_and_json_have_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(HUMAN), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert main(["review", str(HUMAN)]) == 0
    text = capsys.readouterr().out
    assert len(facts["seats"]) == 3
    assert sum(facts["chances"][0]["chances"]) == pytest.approx(1, abs=0.01)
    assert sorted(facts["chances"][-1]["chances"]) == [0, 0, 1]
    assert facts["chances"][-1]["position"] == len(session_of(load(HUMAN)).past), "as in the window"
    rounds = {moment["round"] for moment in facts["chances"]}
    assert len([line for line in text.splitlines() if line.strip()[:2].strip().isdigit()]) == len(
        rounds
    )
    for mistake in facts["faults"]:
        assert mistake["done"] in text
        assert mistake["better"] in text
        assert mistake["best"] - mistake["chance"] >= 0.0199
        assert mistake["reasons"]

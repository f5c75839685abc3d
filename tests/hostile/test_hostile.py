# SPDX-License-Identifier: MIT
"""A few hundred hostile inputs; `python -m tests.hostile.fuzz` tries any number."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hostile.fuzz import ATTACKS, Run, prepared
from tests.hostile.ground import Ground

pytestmark = pytest.mark.qt_log_ignore("QVariant::load: unknown user type")


@pytest.fixture
def ground(home: Path) -> Iterator[Ground]:  # after `home`, which sets another place
    with prepared() as ground:
        yield ground


def tried(ground: Ground, name: str, inputs: int) -> list[str]:
    run = Run(ground, 1, name, None)
    for number in range(inputs):
        run.one(number)
    assert not run.failures
    return list(run.lines())


@pytest.mark.parametrize("name", ATTACKS)
def test_hostile_input_is_answered_with_one_sentence(ground: Ground, name: str) -> None:
    assert len(tried(ground, name, 10)) == 2


@pytest.mark.slow
@pytest.mark.parametrize("name", ATTACKS)
def test_more_hostile_input_is_answered_with_one_sentence(ground: Ground, name: str) -> None:
    tried(ground, name, 30 if name == "command lines" else 150)


def test_a_failure_is_counted(ground: Ground, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        (ground.others / "notes.txt").write_text("changed")

    before = (ground.others / "notes.txt").read_text()
    monkeypatch.setitem(ATTACKS, "records", (1, fail))
    run = Run(ground, 1, "records", None)
    run.one(0)
    assert run.failures == {"records": 1}
    (ground.others / "notes.txt").write_text(before)


def test_a_hang_is_detected(ground: Ground, monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(*_: object) -> None:
        while True:
            pass

    monkeypatch.setattr("tests.hostile.fuzz.PATIENCE", 0.1)
    monkeypatch.setitem(ATTACKS, "records", (1, hang))
    run = Run(ground, 1, "records", None)
    run.one(0)
    assert run.failures == {"records": 1}

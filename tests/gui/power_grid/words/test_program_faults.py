# SPDX-License-Identifier: MIT
import pytest

from powergrid.gui.power_grid.words.program_faults import fault_words
from powergrid.gui.shell.fault_text import fault_text
from powergrid.play.faults import Fault, Trouble
from powergrid.play.seats import Seat

SEATS = (Seat("Ada", "red", "sensible"), Seat("mine.py", "blue", "program:mine.py"))


def test_the_log_is_named_when_a_program_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "/powergrid/programs.log says why." in fault_words(Fault(1, Trouble.FAILED), SEATS)
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    text = fault_words(Fault(1, Trouble.FAILED), SEATS)
    assert text.startswith("mine.py gave no legal answer")
    assert text.endswith(" ~/.local/state/powergrid/programs.log says why.")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("trouble", sorted(set(Trouble) - {Trouble.FAILED}))
def test_other_faults_are_told_as_in_any_game(trouble: Trouble, seat: int) -> None:
    fault = Fault(seat, trouble)
    assert fault_words(fault, SEATS) == fault_text(fault, SEATS)


def test_no_log_is_named_when_a_bot_of_the_game_fails() -> None:
    fault = Fault(0, Trouble.FAILED)
    assert fault_words(fault, SEATS) == fault_text(fault, SEATS)

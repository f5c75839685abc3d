# SPDX-License-Identifier: MIT
import pytest

from powergrid.gui.shell.fault_text import fault_text
from powergrid.play.faults import Fault, Trouble
from tests.play.nim_window import SEATS


@pytest.mark.parametrize("trouble", Trouble)
def test_every_fault_names_its_bot_in_a_sentence(trouble: Trouble) -> None:
    text = fault_text(Fault(1, trouble), SEATS)
    assert text.startswith("Bot ")
    assert text.endswith(".")

# SPDX-License-Identifier: MIT
from powergrid.gui.kit.amounts import amount, with_sign


def test_amounts_and_changes_have_a_minus_sign() -> None:
    assert [amount(value) for value in (-12, 0, 12)] == ["−12", "0", "12"]
    assert [with_sign(value) for value in (-12, 0, 12)] == ["−12", "+0", "+12"]

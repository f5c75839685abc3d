# SPDX-License-Identifier: MIT
"""Figures of a decision, as they are written."""

import pytest

from powergrid.gui.factory_manager.figures import span


@pytest.mark.parametrize(
    ("values", "written"),
    [((49, 47, 48), "47–49"), ((5, 5), "5"), ((-2,), "−2"), ((3, -2), "−2…3")],
)
def test_a_span_has_a_real_minus_sign(values: tuple[int, ...], written: str) -> None:
    assert span(values) == written

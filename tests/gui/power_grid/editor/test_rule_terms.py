# SPDX-License-Identifier: MIT
"""The words for the parts of a rule."""

from powergrid.gui.power_grid.editor.rule_terms import column_title, path_title


def test_columns_and_rows_are_named_as_in_the_rules() -> None:
    assert [column_title(name) for name in ("step1", "step3", "kind", "plug")] == [
        "Step 1",
        "Step 3",
        "Kind",
        "Plug cards",
    ]
    assert path_title(("4", "uranium")) == "4 players: Uranium"
    assert path_title(("in_step3",)) == "Step 3"

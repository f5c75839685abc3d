# SPDX-License-Identifier: MIT
from powergrid.tools.text_table import text_table


def test_figures_stand_below_one_another() -> None:
    assert text_table(("level", "wins"), [("master", "9.5 %"), ("any", 12)]) == [
        "level    wins",
        "master  9.5 %",
        "any        12",
    ]

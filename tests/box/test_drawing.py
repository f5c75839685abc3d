# SPDX-License-Identifier: MIT
from powergrid.box.drawing import do_cross


def test_lines_cross_within_both_of_them() -> None:
    assert do_cross((0, 0), (2, 2), (0, 2), (2, 0))
    assert not do_cross((0, 0), (2, 2), (3, 4), (4, 3)), "beyond the first one's end"
    assert not do_cross((0, 0), (2, 2), (0, 0), (2, 0)), "from the same point"

# SPDX-License-Identifier: MIT
"""States are values: independent copies, the same in another process."""

import pickle

from tests.rules.positions import started, table


def test_a_state_is_the_same_in_another_process() -> None:
    state = started(table())
    assert pickle.loads(pickle.dumps(state)) == state


def test_changing_a_copy_leaves_the_original_unchanged() -> None:
    state = started(table())
    copy = state.copy()
    copy.round += 1
    assert copy != state

# SPDX-License-Identifier: MIT
"""Adam: weights descend, decay, and go on where they stopped."""

import numpy as np
import pytest

from powergrid.training.adam import Adam


def descend(adam: Adam, steps: int) -> None:
    """Follow the gradient of half the square of each weight."""
    for _ in range(steps):
        adam.step([weight.copy() for weight in adam.weights], 0.1)


def test_weights_descend_to_the_minimum() -> None:
    first = [np.array([3.0, -2.0], np.float32)]
    adam = Adam(first)
    descend(adam, 400)
    assert adam.weights[0] == pytest.approx([0, 0], abs=0.01)
    assert first[0].tolist() == [3, -2], "the weights given are left alone"


def test_what_goes_on_from_its_means_is_the_same_descent() -> None:
    whole, part = (Adam([np.array([3.0], np.float32)]) for _ in range(2))
    descend(whole, 20)
    descend(part, 12)
    rest = Adam(part.weights, part.means, part.squares, part.steps)
    descend(rest, 8)
    assert rest.weights[0] == whole.weights[0]
    assert rest.steps == whole.steps == 20


def test_weights_without_a_gradient_decay() -> None:
    adam = Adam([np.array([2.0], np.float32)])
    adam.step([np.zeros(1, np.float32)], 0.1, decay=0.5)
    assert 0 < adam.weights[0][0] < 2

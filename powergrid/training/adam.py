# SPDX-License-Identifier: MIT
"""Gradient descent with Adam, for the weights of nets and policies."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

_MEAN: Final = 0.9
_SQUARE: Final = 0.999
"""How much of the running means of the gradients, and of their squares, each step keeps."""
_TINY: Final = 1e-8


class Adam:
    """Weights that descend along their gradients; `steps` counts the steps so far.

    `means` and `squares` are the running means that earlier steps have left, if there were any.
    """

    def __init__(
        self,
        weights: Iterable["NDArray[np.float32]"],
        means: Iterable["NDArray[np.float32]"] = (),
        squares: Iterable["NDArray[np.float32]"] = (),
        steps: int = 0,
    ) -> None:
        self.weights = [weight.copy() for weight in weights]
        self.means = [mean.copy() for mean in means] or list(map(np.zeros_like, self.weights))
        self.squares = [square.copy() for square in squares] or list(
            map(np.zeros_like, self.weights)
        )
        self.steps = steps

    def step(
        self, gradient: Iterable["NDArray[np.float32]"], rate: float, decay: float = 0.0
    ) -> None:
        """Change the weights by one step, and let them decay by that part of the rate."""
        self.steps += 1
        size = rate * (1 - _SQUARE**self.steps) ** 0.5 / (1 - _MEAN**self.steps)
        for weight, mean, square, slope in zip(
            self.weights, self.means, self.squares, gradient, strict=True
        ):
            mean += (1 - _MEAN) * (slope - mean)
            square += (1 - _SQUARE) * (slope * slope - square)
            weight -= size * mean / (np.sqrt(square) + _TINY) + size * decay * weight

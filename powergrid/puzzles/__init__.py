# SPDX-License-Identifier: MIT
"""Positions in which one thing to do is clearly the best: found, kept, and come back to."""

from powergrid.puzzles.boxes import Boxes
from powergrid.puzzles.finding import candidates, puzzle_of
from powergrid.puzzles.puzzle import Option, Puzzle, add, load_set

__all__ = ["Boxes", "Option", "Puzzle", "add", "candidates", "load_set", "puzzle_of"]

# SPDX-License-Identifier: MIT
"""Positions in which one option is clearly the best: found, saved, and repeated."""

from powergrid.puzzles.boxes import Boxes
from powergrid.puzzles.finding import candidates, puzzle_of
from powergrid.puzzles.puzzle import Option, Puzzle, add, load_set

__all__ = ["Boxes", "Option", "Puzzle", "add", "candidates", "load_set", "puzzle_of"]

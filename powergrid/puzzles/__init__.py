# SPDX-License-Identifier: MIT
"""Positions in which one option is clearly the best: found, saved, and repeated."""

from powergrid.puzzles.boxes import Boxes
from powergrid.puzzles.finding import candidates, puzzle_of
from powergrid.puzzles.puzzle import Puzzle, PuzzleOption
from powergrid.puzzles.puzzle_set import add, load_set

__all__ = ["Boxes", "Puzzle", "PuzzleOption", "add", "candidates", "load_set", "puzzle_of"]

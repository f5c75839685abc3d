# SPDX-License-Identifier: MIT
"""The contents of the box: plants, editions, boards and drawings, read from files and checked.

All functions return checked values or raise `FileError`, whose text is one sentence for people.
"""

from powergrid.box.drawing import COLOURS, NAME_SIDES, Drawing, Outline, Plate, Spot
from powergrid.box.editions import load_edition
from powergrid.box.loading import (
    board_doubts,
    board_editions,
    load_board,
    load_board_file,
    load_board_text,
    load_drawing,
    load_drawing_file,
    load_drawing_of,
)
from powergrid.box.plant_file import load_plants
from powergrid.files.messages import FileError
from powergrid.files.places import board_ids, built_in_board_ids, edition_ids

__all__ = [
    "COLOURS",
    "NAME_SIDES",
    "Drawing",
    "FileError",
    "Outline",
    "Plate",
    "Spot",
    "board_doubts",
    "board_editions",
    "board_ids",
    "built_in_board_ids",
    "edition_ids",
    "load_board",
    "load_board_file",
    "load_board_text",
    "load_drawing",
    "load_drawing_file",
    "load_drawing_of",
    "load_edition",
    "load_plants",
]

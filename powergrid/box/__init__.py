# SPDX-License-Identifier: MIT
"""What is in the box: plants, editions, boards and how they are drawn, read from files and checked.

Everything returns finished values or raises `BoxError`, whose text is one sentence for people.
"""

from powergrid.box.boards import board_editions, board_ids, load_board, load_board_file
from powergrid.box.drawing import Drawing, Spot, load_drawing, load_drawing_file
from powergrid.box.editions import edition_ids, load_edition
from powergrid.box.outline import Outline
from powergrid.box.places import maps_dir, own_maps_dir, resources_dir
from powergrid.box.plants import load_plants
from powergrid.box.reading import BoxError
from powergrid.box.sheet import COLOURS, NAME_SIDES, Plate

__all__ = [
    "COLOURS",
    "NAME_SIDES",
    "BoxError",
    "Drawing",
    "Outline",
    "Plate",
    "Spot",
    "board_editions",
    "board_ids",
    "edition_ids",
    "load_board",
    "load_board_file",
    "load_drawing",
    "load_drawing_file",
    "load_edition",
    "load_plants",
    "maps_dir",
    "own_maps_dir",
    "resources_dir",
]

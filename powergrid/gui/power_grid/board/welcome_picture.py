# SPDX-License-Identifier: MIT
"""The picture that welcomes new players: three networks at night, whose cities light up in turn."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent

from powergrid.box import load_board, load_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.board.miniature_view import MiniatureView
from powergrid.gui.power_grid.board.snapshot import Network, Snapshot
from powergrid.rules.board import Board

_BOARD: Final = "germany", "recharged"
_NETWORKS: Final = (
    ("blue", ("flensburg", "kiel", "hamburg", "bremen")),
    ("green", ("berlin", "magdeburg", "halle", "leipzig")),
    ("red", ("frankfurt-main", "wuerzburg", "nuernberg", "augsburg", "muenchen")),
)
"""The colour and the cities of each, connected in this order."""
_INTERVAL_MS: Final = 400


class WelcomePicture(MiniatureView):
    """Lights its cities one after another from the north, all at once with reduced motion."""

    def __init__(self) -> None:
        board, drawing = load_board(*_BOARD), load_drawing(*_BOARD)
        networks = [_network(board, colour, cities) for colour, cities in _NETWORKS]
        cities = [city for network in networks for city in network.cities]
        self._cities = sorted(cities, key=lambda city: drawing.cities[city].y)
        whole = Snapshot(board, drawing, range(len(board.areas)), networks, is_night=True)
        super().__init__(
            whole._replace(has_relief=False), lambda: whole._replace(lit=self.snapshot.lit)
        )
        self.setAccessibleName(translate("Glance", "Three networks at night"))
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.timeout.connect(self._light_next)

    def showEvent(self, event: QShowEvent) -> None:
        """Start to light the cities."""
        super().showEvent(event)
        self._timer.start()
        self._light_next()

    def _light_next(self) -> None:
        count = len(self._cities) if look().reduced_motion else len(self.snapshot.lit) + 1
        self.show_snapshot(self.snapshot._replace(lit=self._cities[:count]))
        if count >= len(self._cities):
            self._timer.stop()


def _network(board: Board, colour: str, ids: Sequence[str]) -> Network:
    cities = [board.city_index[city] for city in ids]
    return Network(colour, cities, list(pairwise(cities)))

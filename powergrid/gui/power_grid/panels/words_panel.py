# SPDX-License-Identifier: MIT
"""A description of the table as a list, to be read line by line."""

from itertools import islice

from PySide6.QtCore import QObject, QStringListModel
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.sentence_list import SentenceList
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.contest import MAX_MARKED, contested
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.fuel_market_model import FuelMarketModel
from powergrid.gui.power_grid.models.plant_market_model import PlantMarketModel
from powergrid.gui.power_grid.models.players_model import PlayersModel
from powergrid.gui.power_grid.panels.drawer import Drawer
from powergrid.gui.power_grid.words.game_status import enders_text, round_text, thresholds_text
from powergrid.gui.power_grid.words.names import city_name
from powergrid.gui.power_grid.words.notice import notice
from powergrid.gui.power_grid.words.questions import question_title
from powergrid.gui.power_grid.words.terms import listed


class TableWords(QObject):
    """Describes everything on the table except the map."""

    def __init__(self, session: Session, staging: Staging, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._staging = staging
        self._models = (
            PlayersModel(session, self),
            PlantMarketModel(session, self),
            FuelMarketModel(session, staging, self),
        )

    def lines(self) -> list[str]:
        """Return lines about the question, the round, the players, the plants and the fuel."""
        session = self._session
        lines = [question_title(session), round_text(session), thresholds_text(session)]
        lines[1:1] = filter(None, (notice(session).text, enders_text(session)))
        lines += self._contested()
        rows = ((model, at) for model in self._models for at in range(model.rowCount()))
        return lines + [model.index(at).data() for model, at in rows]

    def _contested(self) -> list[str]:
        """Return who can build before the player in the cheapest cities."""
        state, staging = self._session.state, self._staging
        if not staging.can_plan or not state.cities[staging.planner]:
            return []
        text = translate("WordsPanel", "{city}: before you, {names} can build there.")
        return [
            text.format(
                city=city_name(state.game.board, city),
                names=listed([self._session.seats[seat].name for seat in rivals]),
            )
            for city, rivals in islice(contested(state, staging.planner).items(), MAX_MARKED)
        ]


class WordsPanel(Drawer):
    """The list of these lines."""

    def __init__(self, session: Session, staging: Staging, parent: QWidget | None = None) -> None:
        super().__init__(translate("WordsPanel", "Table description"), session, staging, parent)
        self._words = TableWords(session, staging, self)
        self._lines = QStringListModel(self)
        words = SentenceList(self._lines, self)
        words.setAccessibleName(self.title)
        words.picked.connect(self._move_to)
        self.hold(words)
        staging.draft_changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        """Update the lines, and keep the current one."""
        at = self.list.currentIndex().row()
        self._lines.setStringList(self._words.lines())
        self._move_to(max(0, at))

    def _move_to(self, row: int) -> None:
        self.list.setCurrentIndex(self._lines.index(row, 0))

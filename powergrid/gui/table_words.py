# SPDX-License-Identifier: MIT
"""All that lies on the table in words, but the map: what one looks up at a glance."""

from PySide6.QtCore import QObject

from powergrid.gui.desk import Desk
from powergrid.gui.models.fuel_market_model import FuelMarketModel
from powergrid.gui.models.plant_market_model import PlantMarketModel
from powergrid.gui.models.players_model import PlayersModel
from powergrid.gui.sentences import question_title
from powergrid.gui.session import Session
from powergrid.gui.words import phase_name, translate


def round_in_words(session: Session) -> str:
    """Return which round, step and phase it is, and how many cities everybody has."""
    state = session.state
    cities = ", ".join(
        f"{session.seats[seat].name} {len(state.cities[seat])}" for seat in state.order
    )
    return translate("TopBar", "Round {round}, Step {step}, {phase}; cities: {cities}").format(
        round=state.round, step=state.step, phase=phase_name(state.phase), cities=cities
    )


def ends_in_words(session: Session) -> str:
    """Return what the next step and the end wait for."""
    state = session.state
    if state.step == 1:
        text = translate("TopBar", "Step 2 at {step2}, the end at {end}; cards left: {cards}")
    else:
        text = translate("TopBar", "The end at {end}; cards left: {cards}")
    return text.format(step2=state.game.step2_at, end=state.game.end_at, cards=state.pile_left)


class TableWords(QObject):
    """Keeps the models of the table; `lines` tells them, a row each."""

    def __init__(self, session: Session, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._models = (
            PlayersModel(session, self),
            PlantMarketModel(session, self),
            FuelMarketModel(session, desk, self),
        )

    def lines(self) -> list[str]:
        """Return the question, the round, the players, the plants for sale and the fuel."""
        session = self._session
        told = [question_title(session), round_in_words(session), ends_in_words(session)]
        return told + [model.index(at).data() for model in self._models for at in _rows(model)]


def _rows(model: PlayersModel | PlantMarketModel | FuelMarketModel) -> range:
    return range(model.rowCount())

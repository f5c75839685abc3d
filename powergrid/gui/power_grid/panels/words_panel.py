# SPDX-License-Identifier: MIT
"""A description of the table as a list, to be read line by line."""

from itertools import islice

from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.sentence_list import SentenceList
from powergrid.gui.kit.text import capitalise
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.contest import MAX_MARKED, contested_cities
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.fuel_market import (
    fuel_rows,
    fuel_text,
    other_market_texts,
    price_notes,
    storage_text,
)
from powergrid.gui.power_grid.models.plant_market import card_text, market_rows
from powergrid.gui.power_grid.models.players import player_rows, player_text
from powergrid.gui.power_grid.panels.drawer import Drawer
from powergrid.gui.power_grid.words.game_status import enders_text, round_text, thresholds_text
from powergrid.gui.power_grid.words.names import city_name
from powergrid.gui.power_grid.words.notice import notice
from powergrid.gui.power_grid.words.questions import question_title
from powergrid.gui.power_grid.words.terms import market_title
from powergrid.rules.fuel import COAL


def table_lines(session: Session, staging: Staging) -> list[str]:
    """Return lines about the question, the round, the players, the plants and the fuel."""
    lines = [question_title(session), round_text(session), thresholds_text(session)]
    lines[1:1] = filter(None, (notice(session).text, enders_text(session)))
    return [
        *lines,
        *_contested(session, staging),
        *map(player_text, player_rows(session)),
        *(card_text(session, row) for row in market_rows(session)),
        *_fuel(session, staging),
    ]


def _fuel(session: Session, staging: Staging) -> list[str]:
    """Return the fuel of a market, the other one if there are two, and what changes prices."""
    rows, has_two = fuel_rows(session, staging), session.state.game.north is not None
    lines = [market_title(staging.market)] if has_two else []
    lines += [fuel_text(session, row) for row in rows]
    lines += other_market_texts(session, staging)[:1] if has_two else []
    lines += [storage_text(rows[COAL])] if rows[COAL].storage_price is not None else []
    return [*lines, *map(capitalise, price_notes(session, rows))]


def _contested(session: Session, staging: Staging) -> list[str]:
    """Return who can build before the player in the cheapest cities."""
    state = session.state
    if not staging.can_plan or not state.cities[staging.planner]:
        return []
    text = translate("WordsPanel", "{city}: before you, {names} can build there.")
    return [
        text.format(
            city=city_name(state.game.board, city),
            names=listed([session.seats[seat].name for seat in rivals]),
        )
        for city, rivals in islice(contested_cities(state, staging.planner).items(), MAX_MARKED)
    ]


class WordsPanel(Drawer):
    """The list of these lines."""

    def __init__(self, session: Session, staging: Staging, parent: QWidget | None = None) -> None:
        super().__init__(translate("WordsPanel", "Table description"), session, staging, parent)
        self._lines = QStringListModel(self)
        words = SentenceList(self._lines, self)
        words.setAccessibleName(self.title)
        words.picked.connect(self._move_to)
        self.list = words
        staging.draft_changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        """Update the lines, and keep the current one."""
        at = self.list.currentIndex().row()
        self._lines.setStringList(table_lines(self.session, self.staging))
        self._move_to(max(0, at))

    def _move_to(self, row: int) -> None:
        self.list.setCurrentIndex(self._lines.index(row, 0))

# SPDX-License-Identifier: MIT
"""Nim in the window: a button for each number of stones, and labels."""

from pathlib import Path
from typing import Any, Self

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from powergrid.gui.shell.game_pages import EndPage, GameTable, NewGamePage
from powergrid.gui.shell.game_views import GameViews
from powergrid.play.opponents import Opponents
from powergrid.play.replay import Replay
from powergrid.play.session import Session
from powergrid.play.thinker import Thinker
from tests.play.nim.record import NimRecord, load, session_of
from tests.play.nim.rules import Heap, decide

OPPONENTS = Opponents(decide, fallback="perfect")

NimSession = Session[Heap, int, str]


class NimTable(GameTable):
    def __init__(self, session: NimSession, parent: QWidget | None) -> None:
        super().__init__(session, parent)
        row = QHBoxLayout(self)
        self.heap = QLabel()
        row.addWidget(self.heap)
        self.buttons = [QPushButton(f"Take {count}") for count in (1, 2, 3)]
        for count, button in enumerate(self.buttons, 1):
            button.clicked.connect(lambda _=False, count=count: session.act(count))
            row.addWidget(button)
        session.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        self.heap.setText(f"{self.session.state.stones} stones")
        for button in self.buttons:
            button.setEnabled(self.session.is_person_asked)

    def question(self) -> str:
        return "Take one to three stones"

    def resume(self, before: Self) -> None:
        self.refresh()


class NimEnd(EndPage):
    def __init__(self, session: NimSession) -> None:
        super().__init__()
        winner = session.seats[1 - session.state.seat]
        self.text = QLabel(f"{winner.name} wins", self)


class NimStart(NewGamePage):
    def __init__(self) -> None:
        super().__init__()
        self.start = QPushButton("Start", self)
        self.start.clicked.connect(lambda: self.begun.emit(NimRecord()))


class NimViews(GameViews):
    id = "Nim"

    def load(self, file: Path) -> NimRecord:
        return load(file)

    def session(self, record: NimRecord) -> NimSession:
        return session_of(record)

    def rematch(self, session: Any) -> NimRecord:
        return NimRecord()

    def branch(self, replay: Replay[Heap, int, str]) -> NimRecord:
        return NimRecord([move.action for move in replay.moves[: replay.position]])

    def new_game_page(self, before: NewGamePage | None) -> NimStart:
        return NimStart()

    def table(self, session: NimSession, parent: QWidget | None) -> NimTable:
        return NimTable(session, parent)

    def end_page(self, session: NimSession, thinker: Thinker) -> NimEnd:
        return NimEnd(session)

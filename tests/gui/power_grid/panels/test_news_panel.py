# SPDX-License-Identifier: MIT
"""The news since the player's last turn: complete, and renewed with each turn."""

import pytest
from PySide6.QtCore import QRectF

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.log_model import LogModel
from powergrid.gui.power_grid.panels import news_panel
from powergrid.gui.power_grid.panels.news_panel import NewsPanel
from powergrid.gui.power_grid.pieces.seat_button import SeatButton
from powergrid.play.replay import since_last_turn
from powergrid.rules import State
from tests.gui.power_grid.pages.moments import can_open, moment
from tests.gui.power_grid.panels.shown import shown


def texts(panel: NewsPanel) -> list[str]:
    model = panel.list.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def of_the_log(session: Session, since: int) -> list[str]:
    rows = LogModel(session).rows
    return [row.text for row in rows if row.position > since and not row.is_heading]


def test_the_news_are_everything_since_the_players_last_turn() -> None:
    session = moment(can_open)
    panel = NewsPanel(session, Staging(session))
    shown(panel)
    wanted = of_the_log(session, since_last_turn(session))
    assert 0 < len(wanted) < len(of_the_log(session, 0))
    assert [text for text in texts(panel) if "·" not in text] == wanted


def test_the_news_start_again_after_the_players_turn() -> None:
    def is_first(state: State) -> bool:
        return can_open(state) and state.waiting[0] == 0

    session = moment(is_first)
    panel = NewsPanel(session, Staging(session))
    shown(panel)
    before = texts(panel)
    for row in (1, 2):
        panel.show_seat(row)
        assert all(session.seats[row].name in text for text in texts(panel) if "·" not in text)
    panel.show_seat(-1)
    question = session.question
    session.act(next(iter(question)))
    assert len(texts(panel)) < len(before)


def test_the_note_about_the_key_is_whole_beside_six_seats_or_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painted: dict[str, QRectF] = {}
    monkeypatch.setattr(
        news_panel,
        "paint_text",
        lambda _painter, rect, text, *_, **__: painted.update({text: rect}),
    )
    session = moment(can_open, players=6)
    for width, wanted in ((700, ["F6: replay it"]), (460, ["F6"]), (420, [])):
        panel = NewsPanel(session, Staging(session))
        panel.resize(width, 240)
        panel.show()
        painted.clear()
        panel.grab()
        last = max(button.geometry().right() for button in panel.findChildren(SeatButton))
        assert [text for text in painted if "F6" in text] == wanted
        assert all(painted[text].left() > last / look().scale for text in wanted)

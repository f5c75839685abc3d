# SPDX-License-Identifier: MIT
"""Remarks of bots appear below their moves in the log once a person is asked again."""

from collections.abc import Callable
from typing import Any

from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels.log_panel import LogPanel
from powergrid.gui.power_grid.panels.rivals_panel import RivalsPanel
from powergrid.play.thinker import Reply, Thinker
from powergrid.records import PERSON
from powergrid.rules.actions import Action, Pass
from powergrid.rules.plant_market import minimum_bid
from powergrid.rules.state import BIDDING, OPENING, State
from tests.gui.power_grid.panels.shown import shown
from tests.gui.tables import a_session, play_until


class Slow(Thinker):
    """A thinker that computes when a test tells it to."""

    def __init__(self) -> None:
        super().__init__(OPPONENTS)
        self.asked: list[tuple[Reply, object]] = []
        self.moves: list[tuple[str, State, Action, int]] = []

    def compute(self, reply: Reply, work: Callable[..., object], *arguments: Any) -> None:
        (self.moves,) = arguments
        self.asked.append((reply, work(*arguments)))

    def answer(self) -> None:
        reply, answer = self.asked.pop()
        reply.finished.emit(answer)


def is_asked(state: State) -> bool:
    is_opening = state.asks == OPENING and state.seat == 0
    return is_opening and state.round > 2 and len(state.waiting) > 1


def a_game(thinker: Thinker) -> Session:
    session = play_until(a_session(player=(PERSON, *["regular"] * 3)), is_asked, "regular")
    session.start_bots(thinker, 1)
    return session


def test_remarks_are_shown_below_their_move_and_asked_for_once() -> None:
    thinker = Slow()
    session = a_game(thinker)
    panel = LogPanel(session, Staging(session))
    shown(panel)
    assert len(thinker.asked) == 1
    before = panel.list.sizeHintForRow(0)
    thinker.answer()
    model = panel.list.model()
    rows = [panel.rows.row_at(model.index(at, 0)) for at in range(model.rowCount())]
    said = [row for row in rows if row.remark]
    assert len(said) > 3
    assert all(not session.seats[row.seat].is_person for row in said)
    at = rows.index(said[0])
    assert said[0].remark in model.index(at, 0).data()
    assert panel.list.sizeHintForRow(at) > before
    panel.hide()
    shown(panel)
    assert not thinker.asked


def test_bots_are_asked_with_the_bid_they_made_before_they_passed() -> None:
    thinker = Slow()
    session = a_game(thinker)
    shown(LogPanel(session, Staging(session)))
    bids = [
        (bid, state)
        for _, state, action, bid in thinker.moves
        if isinstance(action, Pass) and state.asks == BIDDING and bid
    ]
    assert bids
    assert all(minimum_bid(state, state.lot) <= bid < state.bid for bid, state in bids)


def test_no_remarks_are_asked_for_while_bots_decide() -> None:
    thinker = Slow()
    session = a_game(thinker)
    session.bots.pause(True)
    session.act(next(iter(session.question)))
    assert not session.is_person_asked
    shown(LogPanel(session, Staging(session)))
    assert not thinker.asked


def test_the_tooltip_of_a_rival_names_its_temper() -> None:
    session = a_game(Slow())
    panel = RivalsPanel(session, Staging(session))
    shown(panel)
    tips = {tip for _, tip in panel.tips() if "a bot" in tip}
    tempers = {tip.split("\n")[1] for tip in tips}
    assert len(tempers) == 3

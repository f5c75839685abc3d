# SPDX-License-Identifier: MIT
"""The session: actions, refusals, undo, bots' turns, and restoring from a record."""

from collections.abc import Sequence
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.log_model import LogModel
from powergrid.gui.power_grid.pages.waiting_page import WaitingPage
from powergrid.gui.power_grid.words.events import sentence
from powergrid.play.faults import BotError, Fault, Trouble
from powergrid.play.thinker import Reply, Thinker
from powergrid.records import PERSON, Record, digest
from powergrid.rules import State
from powergrid.rules.actions import Action, Bid, BuildHouse, BuyFuel, EndTurn, OpenAuction
from powergrid.rules.events import PlantRevealed
from powergrid.rules.fuel import FUELS
from powergrid.rules.legal import FuelPurchases, Sites
from powergrid.rules.state import BUILDING_HOUSES, BUYING_FUEL
from tests.expect import expect
from tests.gui.patience import settle
from tests.gui.tables import a_record, a_session, play_until, record_of, with_obsolete_plant


def redo_all(session: Session) -> None:
    """Redo until nothing is left."""
    before = -1
    while before < len(session.past):
        before = len(session.past)
        session.redo()


def can_buy(state: State) -> bool:
    if state.asks != BUYING_FUEL:
        return False
    purchases = FuelPurchases(state)
    return any(purchases.max_amount(fuel) for fuel in FUELS)


def first_purchase(session: Session) -> BuyFuel:
    question = expect(FuelPurchases, session.question)
    return BuyFuel(next(fuel for fuel in FUELS if question.max_amount(fuel)), 1)


def test_an_action_is_done_announced_and_recorded(qtbot: QtBot) -> None:
    session = a_session()
    with qtbot.waitSignals([session.happened, session.changed]):
        assert session.act(next(iter(session.question)))
    assert session.recorder is not None
    assert len(session.recorder) == 1
    assert len(session.past) == 1


@pytest.mark.parametrize("is_quick", [True, False])
def test_only_a_hint_that_a_person_asks_for_is_recorded(is_quick: bool) -> None:
    session = a_session()
    session.start_bots(Thinker(OPPONENTS), seed=1)
    assert session.ask_for_hint(session.state, is_quick=is_quick)
    assert record_of(session).header.hinted is not is_quick


def test_an_illegal_action_is_refused_and_changes_nothing(qtbot: QtBot) -> None:
    session = a_session()
    before = digest(session.state)
    with qtbot.waitSignal(session.refused) as refusal:
        assert not session.act(Bid(5))
    assert refusal.args == ["not_asked", {"action": "Bid"}]
    assert digest(session.state) == before
    assert session.past == []


def test_undo_takes_back_purchases_one_by_one() -> None:
    session = play_until(a_session(), can_buy)
    before = digest(session.state)
    assert session.act(first_purchase(session))
    assert session.can_undo
    assert session.recorder is not None
    count = len(session.recorder)
    session.undo()
    assert digest(session.state) == before
    assert len(session.recorder) == count - 1


def test_redo_repeats_undone_actions_until_another_is_done() -> None:
    session = play_until(a_session(), can_buy)
    session.act(first_purchase(session))
    after = digest(session.state)
    session.undo()
    for _ in range(2):  # nothing is left to redo the second time
        session.redo()
        assert digest(session.state) == after
    session.undo()
    session.act(EndTurn())
    ended = digest(session.state)
    session.redo()
    assert digest(session.state) == ended


def test_undo_continues_past_the_end_of_a_turn() -> None:
    session = play_until(a_session(), lambda state: state.asks == BUYING_FUEL)
    before, seat = digest(session.state), session.state.seat
    session.act(EndTurn())
    assert session.state.seat != seat
    session.undo()
    assert digest(session.state) == before
    assert session.viewer == seat


def test_a_bid_is_undone_with_what_bots_did_after_it() -> None:
    session = a_session(player=(PERSON, "random", "random", "random"))
    play_until(session, lambda state: state.seat == 0)
    plant = session.state.market[0]
    before = digest(session.state)
    session.act(OpenAuction(plant, plant))
    session.act(Bid(plant + 1))
    after = digest(session.state)
    session.undo()
    assert digest(session.state) == before
    session.redo()
    assert digest(session.state) == after
    session.redo()
    assert digest(session.state) == after


def test_a_whole_turn_is_undone_and_redone() -> None:
    session = play_until(a_session(), can_buy)
    begin = digest(session.state)
    for _ in range(2):
        session.act(first_purchase(session))
    session.act(EndTurn())
    end, count = digest(session.state), len(session.past)
    session.undo_turn()
    assert (digest(session.state), len(session.past)) == (begin, count - 3)
    session.redo_turn()
    assert digest(session.state) == end


def test_undo_stops_at_a_revealed_card() -> None:
    session = a_session()
    play_until(session, lambda state: state.round == 2)
    while session.can_undo:
        session.undo_turn()
    assert any(isinstance(event, PlantRevealed) for event in session.past[-1].events)
    left = len(session.past)
    session.undo()
    session.undo_turn()
    assert len(session.past) == left


def test_redone_actions_lead_to_the_same_state() -> None:
    session = play_until(a_session(), lambda state: state.round == 3 and state.asks == BUYING_FUEL)
    play_until(session, lambda state: state.asks == BUILDING_HOUSES)
    end, count = digest(session.state), len(session.past)
    assert session.recorder is not None
    written = session.recorder.text()
    while session.can_undo:
        session.undo()
    assert len(session.past) < count
    redo_all(session)
    assert (digest(session.state), len(session.past)) == (end, count)
    assert session.recorder.text() == written


@pytest.mark.parametrize("player", [PERSON, "sensible"])
def test_a_game_undone_to_its_first_action_is_redone_to_its_end(player: str) -> None:
    session = play_until(a_session(player=player), lambda state: state.is_over, "sensible")
    end, count, first = digest(session.state), len(session.past), session.past[0].before
    assert session.recorder is not None
    written = session.recorder.text()
    session.take_back(count)  # further than a player may undo, past revealed cards
    assert (session.state, session.past, session.recorder.actions) == (first, [], [])
    redo_all(session)
    assert (digest(session.state), len(session.past)) == (end, count)
    assert session.recorder.text() == written


def test_building_that_revealed_a_plant_cannot_be_undone() -> None:
    session = play_until(
        a_session(edition="classic"),
        lambda state: state.asks == BUILDING_HOUSES and bool(Sites(state).affordable()),
    )
    with_obsolete_plant(session.state)
    question = expect(Sites, session.question)
    revealed = session.state.revealed
    session.act(BuildHouse(next(iter(question.affordable()))))
    assert session.state.revealed > revealed
    assert not session.can_undo


@pytest.mark.slow
def test_whole_games_among_bots_end(qtbot: QtBot) -> None:
    session = a_session(player=("reference", "sensible", "random", "reference"))
    session.start_bots(Thinker(OPPONENTS), seed=3)
    qtbot.waitUntil(lambda: session.state.is_over)
    assert not session.is_person_asked


def test_bots_make_the_same_moves_again(qtbot: QtBot) -> None:
    ends = []
    for _ in range(2):
        session = a_session(players=3, player="sensible")
        session.start_bots(Thinker(OPPONENTS), seed=3)
        qtbot.waitUntil(lambda session=session: session.state.is_over)  # type: ignore[misc]
        ends.append(digest(session.state))
    assert ends[0] == ends[1]


def test_bots_wait_for_people(qtbot: QtBot) -> None:
    session = a_session(player=(PERSON, "sensible", "sensible", "sensible"))
    session.start_bots(Thinker(OPPONENTS), seed=3)
    qtbot.waitUntil(lambda: session.is_person_asked)
    assert session.state.seat == 0
    assert session.viewer == 0


class FoolishThinker(Thinker):
    """A thinker whose answers are never legal."""

    def decide(
        self, reply: Reply, level: str, view: State, seed: int, past: Sequence[object] = ()
    ) -> None:
        reply.finished.emit(Bid(10**6))


def test_an_illegal_answer_of_a_bot_is_reported_and_the_game_continues(qtbot: QtBot) -> None:
    session = a_session(player="sensible")
    log = LogModel(session)
    with qtbot.captureExceptions() as reported:
        session.start_bots(FoolishThinker(OPPONENTS), seed=3)
        qtbot.waitUntil(lambda: len(session.past) > 20)
    session.stop_bots()
    assert len(reported) == 1, "once for each level"
    kind, error, _ = reported[0]
    assert kind is BotError
    assert "sensible: Bid(amount=1000000) in turn (1, " in str(error)
    for played in session.past:
        assert played.faults == (Fault(played.before.seat, Trouble.ILLEGAL),)
    told = [row for row in log.rows if "a bug in this program" in row.text]
    assert [row.seat for row in told] == [played.before.seat for played in session.past]


class NotingThinker(Thinker):
    """A thinker that records the pasts it gets, and never answers."""

    def __init__(self) -> None:
        super().__init__(OPPONENTS)
        self.pasts: list[Sequence[object]] = []

    def decide(
        self, reply: Reply, level: str, view: State, seed: int, past: Sequence[object] = ()
    ) -> None:
        self.pasts.append(past)


@pytest.mark.parametrize(("level", "looks_back"), [("expert", False), ("master", True)])
@pytest.mark.usefixtures("qapp")
def test_a_bot_that_looks_back_gets_all_actions_so_far(level: str, looks_back: bool) -> None:
    session = a_session(player=(PERSON, level, level, level))
    thinker = NotingThinker()
    session.start_bots(thinker, seed=3)
    play_until(session, lambda state: state.seat != 0 and len(session.past) > 4, "sensible")
    done = [(played.before, played.action) for played in session.past]
    assert thinker.pasts[-1] == (done if looks_back else [])


class TroubledThinker(Thinker):
    """A thinker that reports trouble before each answer, or gives no answer at all."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(OPPONENTS)
        self.trouble = trouble
        self.asked = 0

    def decide(
        self, reply: Reply, level: str, view: State, seed: int, past: Sequence[object] = ()
    ) -> None:
        self.asked += 1
        reply.troubled.emit(self.trouble, "")
        if self.trouble is not Trouble.SILENT:
            super().decide(reply, level, view, seed)


@pytest.mark.parametrize("trouble", [Trouble.HUNG, Trouble.DIED, Trouble.FAILED])
def test_a_bots_fault_is_logged_and_cleared_by_its_move(qtbot: QtBot, trouble: Trouble) -> None:
    session = a_session(player=(PERSON, "sensible", "sensible", "sensible"))
    page, log = WaitingPage(session, Staging(session)), LogModel(session)
    session.start_bots(TroubledThinker(trouble), seed=3)
    qtbot.waitUntil(lambda: session.is_person_asked)
    before, count = log.rowCount(), len(session.past)
    session.act(session.question.sample(Random(1)))
    qtbot.waitUntil(lambda: len(session.past) > count + 1)
    fault = Fault(session.past[count + 1].before.seat, trouble)
    assert session.past[count + 1].faults == (fault,)
    text = sentence(fault, session)
    assert session.seats[fault.seat].name in text
    assert text in [row.text for row in log.rows[before:]]
    assert text in [line.text for line in page.recent.lines]
    session.stop_bots()
    while len(session.past) > count:
        session.undo()
    assert log.rowCount() == before


def test_a_game_whose_bots_fail_is_paused_and_can_be_continued(qtbot: QtBot) -> None:
    session = a_session(player="sensible")
    page = WaitingPage(session, Staging(session))
    thinker = TroubledThinker(Trouble.SILENT)
    session.start_bots(thinker, seed=3)
    assert session.is_paused
    assert (thinker.asked, session.past) == (1, [])
    assert any("paused" in line.text for line in page.recent.lines)
    thinker.trouble = Trouble.HUNG
    session.pause(False)
    qtbot.waitUntil(lambda: len(session.past) > 3)
    session.stop_bots()


def test_an_answer_for_another_game_is_ignored(qtbot: QtBot) -> None:
    thinker = SlowThinker()
    before = a_session(player="sensible")
    before.start_bots(thinker, seed=3)
    before.stop_bots()
    session = a_session(player=(PERSON, "sensible", "sensible", "sensible"))
    session.start_bots(thinker, seed=3)
    reply, action = thinker.answers[0]
    reply.finished.emit(action)
    QApplication.processEvents()
    assert session.past == []


class SlowThinker(Thinker):
    """A thinker that keeps its answers until a test asks for them."""

    def __init__(self) -> None:
        super().__init__(OPPONENTS)
        self.answers: list[tuple[Reply, Action]] = []

    def decide(
        self, reply: Reply, level: str, view: State, seed: int, past: Sequence[object] = ()
    ) -> None:
        self.answers.append((reply, a_legal_action(view)))


def a_legal_action(state: State) -> Action:
    from powergrid.rules import legal

    return legal(state).sample(Random(1))


def test_an_answer_to_an_undone_question_is_ignored(qtbot: QtBot) -> None:
    session = a_session(player="sensible")
    thinker = SlowThinker()
    session.start_bots(thinker, seed=3)
    session.pause(True)
    session.pause(False)
    (late, _), (reply, action) = thinker.answers
    late.finished.emit(action)
    settle()
    assert session.past == []
    reply.finished.emit(action)
    qtbot.waitUntil(lambda: len(session.past) == 1)


def test_paused_bots_wait_until_they_are_resumed(qtbot: QtBot) -> None:
    session = a_session(player="sensible")
    session.pause(True)
    session.start_bots(Thinker(OPPONENTS), seed=3)
    settle()
    assert session.past == []
    with qtbot.waitSignal(session.paused):
        session.pause(False)
    qtbot.waitUntil(lambda: len(session.past) > 3)
    session.stop_bots()


def test_skipping_slow_bots_leads_to_the_next_turn_of_a_person(qtbot: QtBot) -> None:
    session = a_session(player=(PERSON, "sensible", "sensible", "sensible"))
    session.pace = 60_000
    session.start_bots(Thinker(OPPONENTS), seed=3)
    session.skip()
    qtbot.waitUntil(lambda: session.is_person_asked)
    count = len(session.past)
    session.act(session.question.sample(Random(1)))
    assert not session.is_skipping
    settle()
    assert len(session.past) == count + 1, "skipping ends with one's own turn"
    session.stop_bots()


def test_undo_cancels_a_bots_pending_action(qtbot: QtBot) -> None:
    session = a_session(player=(PERSON, "sensible", "sensible", "sensible"))
    play_until(session, lambda _: session.is_person_asked)
    thinker = SlowThinker()
    session.start_bots(thinker, seed=3)
    before, count = digest(session.state), len(session.past)
    session.act(next(iter(session.question)))
    ((reply, action),) = thinker.answers
    reply.finished.emit(action)
    assert len(session.past) == count + 1, "the pause before the bot's action is not over"
    session.undo()
    settle()
    assert (digest(session.state), len(session.past)) == (before, count)
    session.stop_bots()


@pytest.mark.parametrize("edition", ["classic", "recharged"])
def test_a_session_is_restored_from_its_record(edition: str) -> None:
    session = a_session(edition=edition)
    play_until(session, lambda state: state.round == 4 and state.asks == BUILDING_HOUSES)
    again = session_of(record_of(session))
    assert digest(again.state) == digest(session.state)
    assert again.seats == session.seats
    rng, other = Random(2), Random(2)
    for _ in range(200):
        if session.state.is_over:
            break
        session.act(session.question.sample(rng))
        again.act(again.question.sample(other))
    assert digest(again.state) == digest(session.state)


def test_unknown_colours_of_seats_are_replaced() -> None:
    header = a_record().header
    seats = [seat._replace(colour="pink") if i % 2 else seat for i, seat in enumerate(header.seats)]
    session = session_of(Record(header._replace(seats=tuple(seats))))
    assert session.colours == ("red", "blue", "green", "yellow")
    assert session.recorder is not None
    assert session.recorder.header.seats == tuple(seats), "the record says what it said"

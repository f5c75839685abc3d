# SPDX-License-Identifier: MIT
"""Another game in the same window: seats, a bot, undo, a record and a replay."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.recorded import session_of
from powergrid.play.saved_games import games_dir
from powergrid.play.thinker import Thinker
from powergrid.play.worker_thinker import WorkerThinker
from tests.expect import expect
from tests.play import nim
from tests.play.nim import OPPONENTS, NimRecord
from tests.play.nim_window import STONES, begun, shown, take
from tests.play.plain_views import PlainEnd, PlainTable

ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return shown(qtbot, Thinker(OPPONENTS))


def stones(table: PlainTable) -> int:
    left: int = table.session.state.stones
    return left


def test_a_game_is_played_to_its_end_against_the_bot(qtbot: QtBot, window: MainWindow) -> None:
    table = begun(qtbot, window)
    while not table.session.state.is_over:
        take(qtbot, table, 1)
    page = expect(PlainEnd, window.view)
    assert page.result.text == "Bot wins"


def test_undo_also_takes_back_the_bots_move(qtbot: QtBot, window: MainWindow) -> None:
    table = begun(qtbot, window)
    take(qtbot, table, 2)
    assert stones(table) == STONES - 4
    window.controls.undo()
    assert table.position.text == f"Ada: {STONES} stones"
    window.controls.redo()
    assert stones(table) == STONES - 4


def test_an_illegal_action_is_refused(qtbot: QtBot, window: MainWindow) -> None:
    session = begun(qtbot, window).session
    with qtbot.waitSignal(session.refused) as refused:
        assert not session.act(4)
    assert refused.args == ["stones", {"stones": STONES}]
    assert session.state.stones == STONES


def test_the_game_is_saved_and_continued_in_the_next_window(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = begun(qtbot, window)
    take(qtbot, table, 3)
    (file,) = games_dir().glob("*-nim.powergrid.json")
    assert json.loads(file.read_text())["moves"] == [3, 1]
    window.close()
    again = shown(qtbot, Thinker(OPPONENTS))
    again.continue_game()
    table = expect(PlainTable, again.view)
    assert stones(table) == STONES - 4
    take(qtbot, table, 1)
    assert session_of(NimRecord.load(file)).state == table.session.state


def test_a_replay_steps_through_the_moves_and_starts_a_new_game(
    qtbot: QtBot, window: MainWindow
) -> None:
    take(qtbot, begun(qtbot, window), 1)
    replay = window.visits.show_replay()
    assert replay is not None
    watched = expect(PlainTable, window.view)
    assert watched.is_replay
    replay.step(1)
    assert watched.position.text == f"Bot: {STONES - 1} stones"
    assert not replay.session.act(1), "nobody acts in a replay"
    watched.branch_asked.emit()
    table = expect(PlainTable, window.view)
    assert not table.is_replay
    qtbot.waitUntil(lambda: table.session.is_person_asked)
    assert [played.action for played in table.session.past] == [1, 3]


@pytest.mark.slow
def test_the_bot_thinks_in_another_process(qtbot: QtBot) -> None:
    thinker = WorkerThinker(OPPONENTS)
    window = shown(qtbot, thinker)
    table = begun(qtbot, window)
    take(qtbot, table, 2)
    assert thinker.process
    assert stones(table) == STONES - 4


LOADED = """
import sys
import tests.play.nim
import powergrid.gui.shell.main_window
ours = (name.split(".")[1:] for name in sys.modules if name.startswith("powergrid."))
print(*sorted({".".join(name[:2] if name[0] == "gui" else name[:1]) for name in ours}))
"""


def test_no_module_of_another_game_is_loaded() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["files", "gui", "gui.kit", "gui.settings", "gui.shell", "play"]


def test_the_guide_to_the_architecture_shows_the_whole_game() -> None:
    example = ARCHITECTURE.read_text("utf-8").split("```python\n")[1].split("```")[0]
    assert Path(nim.__file__).read_text("utf-8").endswith(example)

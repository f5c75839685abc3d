# SPDX-License-Identifier: MIT
"""Bots try a board in their process, with a growing report that can be stopped."""

from collections.abc import Callable
from itertools import count

from pytestqt.qtbot import QtBot

from powergrid import arena
from powergrid.box import load_board, load_edition, load_plants
from powergrid.gui.power_grid.editor.balance_pane import bars_of, progress_words
from powergrid.gui.power_grid.editor.editing import CHECK
from powergrid.gui.power_grid.editor.editor_view import EditorView
from powergrid.gui.power_grid.editor.placing import board_of
from powergrid.gui.power_grid.editor.sketch import with_rule
from powergrid.gui.power_grid.editor.sketch_file import save
from powergrid.gui.power_grid.editor.trials import GAMES, LEVEL, MAX_UNFINISHED, Trials
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.play.thinker import Reply, Thinker
from tests.gui.power_grid.editor.sketches import a_sketch


class OneByOne(Thinker):
    """A thinker that answers when a test tells it to."""

    def __init__(self) -> None:
        super().__init__(OPPONENTS)
        self.asked: list[tuple[Reply, tuple[object, ...]]] = []

    def compute(self, reply: Reply, work: Callable[..., object], *arguments: object) -> None:
        self.asked.append((reply, arguments))


def test_bots_try_the_board_in_the_background(qtbot: QtBot) -> None:
    save(a_sketch())
    thinker = OneByOne()
    editor = EditorView(thinker, a_sketch(), 3)
    qtbot.addWidget(editor)
    editor.resize(1280, 800)
    editor.show()
    editor.try_button.click()
    assert editor.editing.tool == CHECK
    reply, tables = thinker.asked[0]
    board, edition, plants, names, seed = tables
    game = arena.play_trial(board, edition, plants, names, seed)  # type: ignore[arg-type]
    reply.finished.emit(game)
    assert [arguments[-1] for _, arguments in thinker.asked] == [1, 2]
    assert editor.balance.progress.text.startswith("Bots have played 1 of 200 games.")
    for side in range(4):
        editor.balance.sides.button(side).click()
        assert editor.balance.chart.bars
    assert [bar.mark for bar in bars_of(trials_of(editor), 0)] == [100 / 3] * 3
    editor.balance.stop.click()
    assert not trials_of(editor).is_running
    thinker.asked[-1][0].finished.emit(game)  # too late
    assert trials_of(editor).done == 1
    editor.try_button.click()
    thinker.asked[-1][0].failed.emit("")
    assert "Did not end: 1." in editor.balance.progress.text
    assert thinker.asked[-1][1][-1] == 2  # another game
    for _ in range(1, MAX_UNFINISHED):
        thinker.asked[-1][0].failed.emit("")
    assert not trials_of(editor).is_running
    assert "too many did not end" in editor.balance.progress.text
    editor.editing.add_city(300, 350)
    assert editor.balance.trials is None  # they say nothing about another board


def test_bots_try_the_board_by_its_own_rules(qtbot: QtBot) -> None:
    sketch = with_rule(a_sketch(), "passing_cost", 3)
    dear, *others = sketch.cities
    sketch = sketch._replace(cities=(dear._replace(more={"entry_cost": 4}), *others))
    save(sketch)
    editor = EditorView(thinker := OneByOne(), sketch, 3)
    qtbot.addWidget(editor)
    editor.try_with_bots()
    assert thinker.asked[0][1][0] == load_board("small", "recharged")
    assert trials_of(editor).board.rules.passing_cost == 3


def test_the_time_left_is_shown_until_two_hundred_games_are_over(qtbot: QtBot) -> None:
    thinker, clock = OneByOne(), count(0, 60)  # a minute from look to look
    edition, plants = load_edition("recharged"), load_plants()
    board = board_of(a_sketch())
    trials = Trials(thinker, board, "recharged", 3, clock.__next__)
    trials.start()
    game = arena.play_trial(board, edition, plants, [LEVEL] * 3, 1)
    while trials.is_running and trials.done < GAMES:
        thinker.asked[-1][0].finished.emit(game)
        if trials.done == 100:
            assert progress_words(trials).endswith("60 seconds left.")
    assert (trials.done, len(thinker.asked)) == (GAMES, GAMES)
    assert progress_words(trials) == "Bots have played 200 of 200 games."


def trials_of(editor: EditorView) -> Trials:
    assert editor.balance.trials is not None
    return editor.balance.trials

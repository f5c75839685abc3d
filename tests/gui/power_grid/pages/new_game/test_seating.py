# SPDX-License-Identifier: MIT
"""Who plays a new game: people, bots and their levels, other programs, names and colours."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from powergrid.bots import LEVELS as LEVELS_THERE
from powergrid.box import load_edition
from powergrid.gui.kit.keys import is_offered
from powergrid.gui.kit.text import capitalise
from powergrid.gui.power_grid.game.game_setup import (
    GameSetup,
    with_level,
    with_seat,
    with_seats,
)
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from powergrid.gui.power_grid.words.names import level_description, player_name
from powergrid.records import PERSON, Seat
from powergrid.rules.edition import Edition
from tests.gui.power_grid.pages.moments import seats
from tests.gui.power_grid.pages.new_game.answering import LEVELS, choose_level, click, seat_count


def test_an_added_bot_has_the_level_of_the_last_one(view: NewGameView) -> None:
    first = view.setup.seats
    setup = GameSetup(
        "germany", "classic", None, (*first[:2], first[2]._replace(player="sensible"))
    )
    assert [seat.player for seat in with_seats(setup, 5, LEVELS).seats[3:]] == ["sensible"] * 2


def levels(view: NewGameView) -> list[str]:
    return [seat.player for seat in view.setup.seats]


def test_one_control_sets_the_level_of_all_bots(view: NewGameView) -> None:
    bots = view.form.seating.bots
    assert bots.button("sensible").isChecked()
    QTest.mouseClick(bots.button("reference"), Qt.MouseButton.LeftButton)
    assert levels(view) == [PERSON, *["reference"] * 3]
    choose_level(view, 1, "random")
    assert levels(view) == [PERSON, "random", "reference", "reference"]
    assert not [button for button in bots.buttons if button.isChecked()], "they differ"
    QTest.mouseClick(bots.button("sensible"), Qt.MouseButton.LeftButton)
    assert levels(view) == [PERSON, *["sensible"] * 3]


def test_with_people_only_that_control_is_hidden(view: NewGameView) -> None:
    for seat in range(4):
        choose_level(view, seat, PERSON)
    seating = view.form.seating
    assert not seating.all_bots.isVisible()
    assert not seating.description.isVisible()


def test_each_level_is_described_in_a_line(qtbot: QtBot) -> None:
    page = NewGameView(("germany",), ("classic",), tuple(LEVELS_THERE))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    for level in LEVELS_THERE:
        choose_level(page, 2, level)
        temper = page.form.seating.description
        assert temper.name.text == capitalise(player_name(level))
        assert temper.line.text == level_description(level)
        assert level_description(level) in page.form.seating.bots.button(level).toolTip()


def test_players_are_added_and_removed(view: NewGameView) -> None:
    QTest.mouseClick(view.form.players.button(4), Qt.MouseButton.LeftButton)
    assert len(view.setup.seats) == 6
    assert len({seat.name for seat in view.setup.seats}) == 6
    QTest.mouseClick(view.form.players.button(0), Qt.MouseButton.LeftButton)
    assert [seat.name for seat in view.setup.seats] == ["Ada", "Bruno"]


def test_choosing_an_edition_not_for_two_adds_a_player(
    view: NewGameView, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_two(edition_id: str) -> Edition:
        edition = load_edition(edition_id)
        return edition._replace(players=(3, 4, 5, 6)) if edition_id == "recharged" else edition

    for module in ("board_choice", "new_game_view"):
        name = f"powergrid.gui.power_grid.pages.new_game.{module}.load_edition"
        monkeypatch.setattr(name, without_two)
    QTest.mouseClick(view.form.players.button(0), Qt.MouseButton.LeftButton)
    assert seat_count(view) == 2
    QTest.mouseClick(view.form.editions.button(1), Qt.MouseButton.LeftButton)
    assert seat_count(view) == 3
    assert not view.form.players.button(0).isEnabled()
    assert not view.problem


def test_a_colour_that_is_taken_is_swapped(view: NewGameView) -> None:
    mine, other = view.setup.seats[0].colour, view.setup.seats[1].colour
    QTest.mouseClick(view.form.seating.rows[0].house, Qt.MouseButton.LeftButton)
    assert view.setup.seats[0].colour == other
    assert view.setup.seats[1].colour == mine


def test_players_are_chosen_with_the_arrow_keys(view: NewGameView) -> None:
    person = view.form.seating.rows[0].player.button(PERSON)
    person.setFocus()
    QTest.keyClick(person, Qt.Key.Key_Right)
    assert view.setup.seats[0].player == "random"
    QTest.keyClick(view.form.seating.rows[0].player.button("random"), Qt.Key.Key_Left)
    assert view.setup.seats[0].player == PERSON


def test_names_must_be_given_and_differ(view: NewGameView) -> None:
    name = view.form.seating.rows[0].name
    name.clear()
    QTest.keyClicks(name, "Bruno")
    assert view.problem == "Two seats are called Bruno."
    assert not view.form.start.isEnabled()
    name.selectAll()
    QTest.keyClick(name, Qt.Key.Key_Backspace)
    assert view.problem == "Every seat needs a name."
    QTest.keyClicks(name, "Zoe")
    assert not view.problem


def test_a_name_is_kept_as_its_file_can_be_read_again(view: NewGameView) -> None:
    name = view.form.seating.rows[0].name
    name.clear()
    name.insert("Ada\tLovelace")
    QTest.keyClicks(name, "s")
    assert view.setup.seats[0].name == "Ada Lovelaces", "the cursor stays"


def test_a_seat_stays_in_place_when_it_changes() -> None:
    setup = GameSetup("usa", "classic", None, seats(3))
    changed = with_seat(setup, 1, Seat("Zoe", setup.seats[1].colour, "random"))
    assert [seat.name for seat in changed.seats] == ["Ada", "Zoe", "Chiara"]


def test_levels_have_readable_names() -> None:
    assert player_name("planner") == "very strong"
    assert player_name("newcomer") == "newcomer"


def test_another_program_can_be_chosen_and_one_that_does_not_start_is_refused(
    view: NewGameView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "mine.py"
    program.write_text("#!/usr/bin/env python3\n")
    names = iter([str(program)] * 2)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (next(names), ""))
    choice = view.form.seating.rows[1].player

    def choose() -> None:
        QTest.mouseClick(choice.program, Qt.MouseButton.LeftButton)
        menu = choice.program.findChildren(QMenu)[-1]
        menu.actions()[-1].trigger()
        menu.close()

    choose()
    assert "mine.py" in view.form.warning.text
    assert view.setup.seats[1].player == LEVELS[1]
    assert not choice.program.isChecked()
    program.chmod(0o755)
    choose()
    assert view.setup.seats[1].player == "program:mine.py"
    assert choice.program.isChecked()
    assert choice.program.text() == "mine.py"
    assert view.form.seating.description.name.text == "mine.py"


def test_programs_at_a_table_are_told_apart(view: NewGameView) -> None:
    view.resize(1920, 1080)
    for seat, name in enumerate(("quick.py", "deep"), 1):
        view.apply_setup(
            with_seat(view.setup, seat, view.setup.seats[seat]._replace(player=f"program:{name}"))
        )
        row = view.form.seating.rows[seat]
        assert row.temper.text == name
        assert row.temper.isVisible()
        assert f"Another program: {name}" in row.player.program.toolTip()


def test_why_a_program_does_not_start_is_shown_whole_in_a_small_window(
    view: NewGameView, elided: list[str]
) -> None:
    view.resize(1280, 800)
    why = "notexec.py cannot be started: make it executable, or choose another program."
    view.form.seating.warned.emit(why)
    view.grab()
    assert view.form.warning.text == why
    assert not {why, view.form.sentence.text}.intersection(elided)


def test_an_even_game_chooses_opponents_for_one_person(view: NewGameView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.even_game_asked):
        QTest.keyClick(view, Qt.Key.Key_E)
    view.seat_opponents(("reference", "sensible", "random"), "because")
    players = [seat.player for seat in view.setup.seats]
    assert players == [PERSON, "reference", "sensible", "random"]
    assert view.form.sentence.text == "because"
    view.form.seating.rows[1].player.button(PERSON).click()
    assert not view.form.seating.even.isVisible(), "for several people no game is even"


def test_the_button_for_an_even_game_stays_longer_than_what_tooltips_say_too(
    view: NewGameView,
) -> None:
    click(view, view.form.players, 4)
    seating = view.form.seating
    assert not seating.description.isVisible()
    assert seating.even.isVisible()
    assert seating.all_bots.isVisible()


def test_the_key_for_an_even_game_needs_no_room(view: NewGameView, qtbot: QtBot) -> None:
    click(view, view.form.players, 4)
    view.resize(1366, 600)
    even = view.form.seating.even
    assert not even.isVisible()
    assert is_offered(even)
    with qtbot.waitSignal(view.even_game_asked):
        QTest.keyClick(view, Qt.Key.Key_E)


def test_the_key_for_an_even_game_is_not_offered_to_several_people(
    view: NewGameView, qtbot: QtBot
) -> None:
    choose_level(view, 1, PERSON)
    assert not is_offered(view.form.seating.even)
    with qtbot.assertNotEmitted(view.even_game_asked):
        QTest.keyClick(view, Qt.Key.Key_E)


def test_the_temper_of_a_bot_is_in_a_line_or_else_in_a_tooltip(view: NewGameView) -> None:
    view.apply_setup(with_level(view.setup, "regular"))
    person, *bots = view.form.seating.rows[:4]
    for row in bots:
        assert not row.temper.isVisible()
        assert row.temper.text
        assert row.temper.text in row.toolTip()
        assert row.accessibleDescription() == row.temper.text
    assert not person.toolTip()
    view.resize(1920, 1080)
    for row in bots:
        assert row.temper.isVisible()
        assert not row.toolTip()
        assert not row.accessibleDescription()
    view.resize(1366, 768)
    choose_level(view, 1, PERSON)
    assert not bots[0].toolTip()

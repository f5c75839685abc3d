# SPDX-License-Identifier: MIT
"""Boards of the editor as files: saved, exported, imported, refused and deleted."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from powergrid.files.places import own_maps_dir
from powergrid.gui.power_grid.board.cards import BADGE
from powergrid.gui.power_grid.editor import sketch_file
from powergrid.gui.power_grid.editor.editing import Editing
from powergrid.gui.power_grid.editor.editor_view import EditorView
from powergrid.gui.power_grid.editor.sketch_file import own_file, read_sketch, save, text_of
from powergrid.gui.power_grid.editor_visit import import_board
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from powergrid.gui.power_grid.window import PowerGridWindow
from tests.expect import expect
from tests.gui.power_grid.editor.sketches import a_sketch
from tests.gui.tables import record_of


def test_no_game_starts_on_a_board_that_is_not_saved_as_it_is(editor: EditorView) -> None:
    asked: list[str] = []
    editor.play_asked.connect(lambda board_id, _: asked.append(board_id))
    for file in own_maps_dir().iterdir():
        file.unlink()
    own_maps_dir().rmdir()
    own_maps_dir().write_text("in the way")
    editor.editing.rename("Another")
    editor.play()
    editor.try_with_bots()
    assert asked == []
    assert editor.balance.trials is None
    assert editor.status.text == "The board cannot be saved (File exists)."


def test_a_board_changed_elsewhere_too_becomes_a_copy(editor: EditorView) -> None:
    for editing in (Editing(read_sketch(own_file(editor.editing.sketch.id))), editor.editing):
        editing.add_city(300, 350)
        editing.settle()
    assert "copy" in editor.status.text


def test_a_board_is_exported_and_imported_as_one_file(
    window: PowerGridWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "small.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    window.visits.edit_board()
    editor = expect(EditorView, window.view)
    editor.editing.stack.clear()
    editor.editing.sketch = a_sketch()
    editor.export()
    assert read_sketch(file) == a_sketch()
    editor.back_asked.emit()
    view = window.new_game_view
    assert view is not None
    assert window.view is view
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    QTest.keyClick(view, Qt.Key.Key_I)
    assert isinstance(view, NewGameView)
    assert view.setup.board_id == "small"
    QTest.keyClick(view, Qt.Key.Key_B)
    assert expect(EditorView, window.view).editing.sketch == a_sketch()


def test_an_export_says_whether_it_worked_until_the_next_change(
    editor: EditorView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "small.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    editor.export()
    assert (editor.status.text, editor.status.role) == ("Saved: small.yaml", "text_second")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file / "below.yaml"), ""))
    editor.export()
    assert editor.status.text.startswith("below.yaml cannot be saved (")
    assert editor.status.warns
    editor.editing.add_city(300, 350)
    assert editor.status.text == "your board, saved after every change"
    assert not editor.status.warns


def test_a_file_that_is_not_a_board_is_refused_in_one_sentence(
    window: PowerGridWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    navigator = window.visits.navigator
    monkeypatch.setattr(navigator, "warn", told.append)
    (tmp_path / "bad.yaml").write_text("id: [")
    import_board(navigator, tmp_path / "bad.yaml")
    assert len(told) == 1
    assert "bad.yaml" in told[0]


def test_a_copy_that_cannot_be_saved_is_reported_in_a_sentence(
    window: PowerGridWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_maps_dir().parent.mkdir(parents=True, exist_ok=True)
    own_maps_dir().write_text("in the way")
    told: list[str] = []
    monkeypatch.setattr(window.visits.navigator, "warn", told.append)
    window.visits.edit_board("germany")
    editor = expect(EditorView, window.view)
    editor.play()
    said = "The board cannot be saved (File exists)."
    assert editor.status.text == said
    (tmp_path / "small.yaml").write_text(text_of(a_sketch()))
    import_board(window.visits.navigator, tmp_path / "small.yaml")
    assert told == [said]


def test_a_copy_of_a_board_is_kept_only_once_it_is_changed(window: PowerGridWindow) -> None:
    window.visits.edit_board("germany")
    editor = expect(EditorView, window.view)
    assert editor.editing.sketch.name == "Germany 2"
    assert editor.status.text == "a copy, saved once you change it"
    window.preferences.set("language", "de")
    editor = expect(EditorView, window.view)
    editor.back_asked.emit()
    assert not own_file("germany-2").exists()
    assert window.new_game_view is not None
    assert expect(NewGameView, window.new_game_view).setup.board_id == "germany"
    window.visits.edit_board("germany")
    editor = expect(EditorView, window.view)
    editor.editing.add_city(300, 350)
    editor.back_asked.emit()
    assert read_sketch(own_file("germany-2")) == editor.editing.sketch


def test_an_unchanged_copy_is_saved_to_be_played(window: PowerGridWindow) -> None:
    window.visits.edit_board("germany")
    editor = expect(EditorView, window.view)
    editor.play()
    assert window.session is not None
    assert record_of(window.session).header.board == "germany-2"
    assert own_file("germany-2").exists()


def test_an_own_board_that_cannot_be_drawn_is_refused_in_a_sentence(
    window: PowerGridWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(a_sketch()._replace(cities=()))
    told: list[str] = []
    monkeypatch.setattr(window.visits.navigator, "warn", told.append)
    window.visits.edit_board("small")
    assert len(told) == 1
    assert 'there is no city "anna" on the board' in told[0]
    assert not isinstance(window.view, EditorView)


@pytest.mark.parametrize("has_trash", [True, False])
def test_a_board_is_moved_to_the_trash_only_after_confirmation(
    window: PowerGridWindow, monkeypatch: pytest.MonkeyPatch, has_trash: bool
) -> None:
    class File:
        def __init__(self, name: str) -> None:
            self.path = Path(name)

        def moveToTrash(self) -> bool:
            if has_trash:
                self.path.unlink()
            return has_trash

    monkeypatch.setattr(sketch_file, "QFile", File)
    save(a_sketch())
    told: list[str] = []
    monkeypatch.setattr(window.visits.navigator, "warn", told.append)
    window.visits.edit_board("small")
    editor = expect(EditorView, window.view)
    QTest.keyClick(editor, Qt.Key.Key_Delete, Qt.KeyboardModifier.ShiftModifier)
    box = window.findChildren(QMessageBox)[-1]
    assert box.text() == "Delete Small? Games on it can still be continued."
    next(button for button in box.buttons() if button.text() == "Keep").click()
    assert own_file("small").exists()
    editor.deleting_asked.emit()
    box = window.findChildren(QMessageBox)[-1]
    next(button for button in box.buttons() if button.text() == "Delete").click()
    assert own_file("small").exists() is not has_trash
    stays = f"The board cannot be moved to the trash and stays in {own_maps_dir()}."
    assert told == ([] if has_trash else [stays])
    assert (window.view is editor) is not has_trash


def test_an_unfinished_board_is_named_and_can_be_edited_but_not_played(
    window: PowerGridWindow,
) -> None:
    unfinished = a_sketch()._replace(connections=(), rules={})
    save(unfinished)
    view = expect(NewGameView, window.new_game_view)
    view.reload()
    view.form.players.button(1).click()
    cards = view.form.boards
    names = [cards.label(row) for row in range(cards.model().rowCount())]
    card = cards.model().index(names.index("Small"), 0)
    view.form.seed.insert("no code")
    assert "Not a valid code" in view.problem
    assert card.data(BADGE) == "Unfinished"
    QTest.mouseClick(
        cards.viewport(), Qt.MouseButton.LeftButton, pos=cards.visualRect(card).center()
    )
    assert cards.selectedIndexes() == [card]
    assert view.problem == "5 cities cannot be reached from the others."
    assert view.form.warning.text == view.problem
    assert not view.form.start.isEnabled()
    QTest.keyClick(view, Qt.Key.Key_B)
    editor = expect(EditorView, window.view)
    assert editor.editing.sketch == unfinished
    save(a_sketch())
    editor.back_asked.emit()
    assert view.setup.board_id == "small"
    assert view.form.start.isEnabled()


def test_the_chosen_board_may_become_unfinished(window: PowerGridWindow) -> None:
    save(a_sketch())
    view = expect(NewGameView, window.new_game_view)
    view.reload()
    view.reload("small")
    save(a_sketch()._replace(connections=()))
    view.reload("small")
    assert view.setup.board_id == "germany"
    assert "cannot be reached" in view.problem
    QTest.keyClick(view.form.boards, Qt.Key.Key_Left)
    assert view.problem == ""

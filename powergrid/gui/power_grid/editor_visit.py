# SPDX-License-Identifier: MIT
"""Opens the board editor in the window, imports boards, and starts games on them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeAlias

from PySide6.QtWidgets import QFileDialog

from powergrid import bots
from powergrid.box import FileError, board_editions, load_board, load_edition
from powergrid.files.folders import is_file
from powergrid.files.messages import reason_of
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.editor.editing import Editing
from powergrid.gui.power_grid.editor.editor_view import EditorView
from powergrid.gui.power_grid.editor.sketch import Sketch
from powergrid.gui.power_grid.editor.sketch_file import (
    add_board,
    delete,
    own_copy,
    own_file,
    read_sketch,
)
from powergrid.gui.power_grid.game.game_setup import (
    GameSetup,
    first_setup,
    record_of,
    with_playable_options,
    with_seats,
)
from powergrid.gui.power_grid.game.last_game import last_setup, setup_text
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.navigator import Navigator
from powergrid.gui.shell.visits import Visits
from powergrid.play.saved_games import now_text
from powergrid.records import RecordError

OnPlayed: TypeAlias = Callable[[GameSetup], object]
"""Gets the setup of each game that is started in the editor."""


def show_editor(visits: Visits, board_id: str, on_played: OnPlayed) -> None:
    """Show the editor with one of the player's own boards, a copy of another, or a new one."""
    navigator = visits.navigator
    if isinstance(navigator.view, EditorView):
        return
    is_own = is_file(own_file(board_id))
    try:
        sketch = _sketch_of(board_id) if board_id else None
    except FileError as error:
        navigator.warn(str(error))
        return
    _show(visits, EditorView(visits.thinker, sketch, has_file=is_own), on_played)


def _reopen(visits: Visits, before: EditorView, on_played: OnPlayed) -> None:
    """Show the board of an editor that has been closed, in its last state."""
    editing = before.editing
    again = EditorView(visits.thinker, editing.sketch, editing.players, has_file=editing.has_file)
    _show(visits, again, on_played)


def _show(visits: Visits, editor: EditorView, on_played: OnPlayed) -> None:
    navigator = visits.navigator
    editor.play_asked.connect(partial(_play, visits, on_played))
    editor.back_asked.connect(partial(_leave, navigator, editor.editing))
    editor.deleting_asked.connect(partial(_ask_to_delete, navigator, editor.editing))
    visits.visit(editor, partial(_reopen, visits, editor, on_played))


def _play(visits: Visits, on_played: OnPlayed, board_id: str, players: int) -> None:
    """Start a game on a board and remember its setup, or say why that is impossible."""
    try:
        setup = _trial_setup(board_id, players, visits.settings)
        record = record_of(setup, date=now_text())
    except (FileError, RecordError) as error:
        visits.navigator.warn(str(error))
        return
    visits.navigator.game_asked.emit(record)
    on_played(setup)
    visits.settings.last_game = setup_text(setup)  # last, in case the disk is full


def _leave(navigator: Navigator, editing: Editing) -> None:
    """Go back; a page for new games then offers the board."""
    board_id = editing.sketch.id
    navigator.leave()
    if isinstance(navigator.view, NewGameView):
        navigator.view.reload(board_id if is_file(own_file(board_id)) else "")


def _ask_to_delete(navigator: Navigator, editing: Editing) -> None:
    question = translate("Editor", "Delete {board}? Games on it can still be continued.")
    navigator.ask(
        question.format(board=editing.sketch.name),
        translate("Editor", "Delete"),
        translate("Editor", "Keep"),
        partial(_delete, navigator, editing),
    )


def _delete(navigator: Navigator, editing: Editing) -> None:
    """Move the board to the trash and go back, or say that it stays."""
    editing.settle()
    try:
        delete(editing.sketch.id)
    except OSError as error:
        stays = translate("Editor", "The board cannot be moved to the trash and stays in {folder}.")
        navigator.warn(stays.format(folder=Path(error.filename).parent))
    else:
        _leave(navigator, editing)


def _sketch_of(board_id: str) -> Sketch:
    file = own_file(board_id)
    return read_sketch(file) if is_file(file) else own_copy(board_id)


def ask_for_board(navigator: Navigator) -> None:
    """Ask for a file with a board and import it."""
    name, _ = QFileDialog.getOpenFileName(
        navigator.window(),
        translate("NewGameView", "Import a board"),
        "",
        translate("NewGameView", "Boards (*.yaml *.yml)"),
    )
    if name:
        import_board(navigator, Path(name))


def import_board(navigator: Navigator, file: Path) -> None:
    """Copy the board in a file to the player's own boards, or say why that is impossible."""
    try:
        board_id = add_board(file)
    except FileError as error:
        navigator.warn(str(error))
    except OSError as error:
        _warn_unsaved(navigator, error)
    else:
        if isinstance(navigator.view, NewGameView):
            navigator.view.reload(board_id)


def _warn_unsaved(navigator: Navigator, error: OSError) -> None:
    text = translate("EditorView", "The board cannot be saved ({reason}).")
    navigator.warn(text.format(reason=reason_of(error)))


def _trial_setup(board_id: str, players: int, settings: Settings) -> GameSetup:
    """Return a game on a board with a number of players, like those of the last game."""
    edition = load_edition(board_editions(board_id)[-1])
    levels = tuple(bots.LEVELS)
    setup = last_setup(settings.last_game) or first_setup(board_id, edition, levels)
    setup = with_seats(replace(setup, board_id=board_id, edition_id=edition.id), players, levels)
    return with_playable_options(setup, load_board(board_id, edition.id), edition)

# SPDX-License-Identifier: MIT
"""Folders of the player's that cannot be opened: every page works, and a sentence says which."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from powergrid.app.crash import reports
from powergrid.files.places import data_dir
from powergrid.gui.power_grid.game.challenge_results import challenges_dir
from powergrid.play.saved_games import games_dir, now
from powergrid.records import save
from tests.gui.programs import OBEYS_MODES, Program
from tests.gui.tables import a_record

pytestmark = pytest.mark.slow

FOLDERS: Final = ("bots", "challenges", "games", "games/factory", "maps", "puzzles", "tournaments")
PAGES: Final = (
    (
        *("show_library", "show_profile", "show_statistics", "show_tournament", "show_puzzles"),
        *("edit_board", "set_up_position", "learn", "show_rules"),
    ),
    ("show_games", "show_statistics", "learn", "show_rules"),
)
"""The pages of each game that are left again."""


@contextmanager
def closed(mode: int, *names: str) -> Iterator[None]:
    """Give folders of the player's that mode, and open them again."""
    folders = [data_dir(name) for name in names]
    for folder in folders:
        folder.chmod(mode)
    try:
        yield
    finally:
        for folder in reversed(folders):  # the inner folders were closed first
            folder.chmod(0o755)


@pytest.fixture
def kept() -> dict[Path, bytes]:
    """Return the files in the player's folders, two in each."""
    for name in FOLDERS:
        data_dir(name).mkdir(parents=True, exist_ok=True)
        (data_dir(name) / "damaged.json").write_text("{]")
    save(a_record(), games_dir() / "mine.powergrid.json")
    (challenges_dir() / f"any.{now():%Y%m%d}.result.json").write_text('{"place": 2}')
    return contents()


def contents() -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in data_dir().rglob("*") if file.is_file()}


def visit_everything(program: Program) -> str:
    """Open each page of both games and leave it; return the alert shown on the front page."""
    alert = program.tell("window.alerts.sentence.text")
    for game, pages in enumerate(PAGES):
        assert program.tell(f"window.choose_game(GAMES[{game}])")
        for page in pages:
            program.tell(f"bool(window.visits.{page}())")
            program.tell("bool(window.navigator.leave())")
    assert program.tell("window.choose_game(GAMES[0])")
    program.tell("bool(window.visits.show_tournament())")
    for step in ("begin", "show_all", "back_asked.emit"):
        program.tell(f"bool(window.view.{step}())")
    program.tell("bool(window.show_new_game())")
    program.tell("bool(window.show_front())")
    for link in program.tell("[link.key for link in window.visits.links() if link.key != 'L']"):
        program.tell(
            f"[bool(link.slot()) for link in window.visits.links() if link.key == {link!r}]"
        )
        program.tell("bool(window.show_front())")
    program.tell("bool(window.end())")  # without asking about a game that cannot be saved
    assert program.ended() == 0
    assert reports() == []
    assert isinstance(alert, str)
    return alert


@pytest.mark.skipif(not OBEYS_MODES, reason="root may open every folder")
@pytest.mark.parametrize(
    ("mode", "names"),
    [(0o000, ("",)), (0o000, FOLDERS[::-1]), (0o444, FOLDERS[::-1])],
    ids=["all in one", "each", "each, but for its names"],
)
def test_a_closed_folder_stops_no_page_and_loses_nothing(
    mode: int, names: tuple[str, ...], kept: dict[Path, bytes]
) -> None:
    with closed(mode, *names), Program() as program:
        alert = visit_everything(program.shown())
    assert "cannot be opened (Permission denied)" in alert
    assert any(alert.startswith(f"{data_dir(name)} ") for name in names)
    assert kept.items() <= contents().items()


def test_a_folder_whose_name_is_too_long_stops_no_page(home: Path) -> None:
    with Program(XDG_DATA_HOME=str(home / ("x" * 300))) as program:
        alert = visit_everything(program.shown())
    assert "cannot be opened (File name too long)" in alert


def test_the_alert_goes_once_the_folder_is_open(kept: dict[Path, bytes]) -> None:
    if not OBEYS_MODES:
        pytest.skip("root may open every folder")
    with Program() as program:
        with closed(0o000, "maps"):
            program.shown()
            assert "cannot be opened" in program.tell("window.alerts.sentence.text")
        program.tell("bool(window.show_front())")
        assert not program.tell("window.alerts.isVisible()")

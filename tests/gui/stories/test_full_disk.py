# SPDX-License-Identifier: MIT
"""An almost full disk: games come first, and a failure leaves nothing behind."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from powergrid.records import load, replay
from tests.gui.programs import Program

pytestmark = pytest.mark.slow


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Return a folder on a separate disk of 140 KiB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=140k", "tmpfs", str(folder)]
    try:
        done = subprocess.run(mount, capture_output=True, check=False)
    except FileNotFoundError:
        pytest.skip("there is no mount here")
    if done.returncode:
        pytest.skip("nothing may be mounted here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def places(folder: Path) -> dict[str, str | None]:
    """Return an environment in which everything is written to one disk."""
    names = ("DATA", "CONFIG", "STATE", "CACHE")
    return {f"XDG_{name}_HOME": str(folder / name.lower()) for name in names}


def begun(program: Program) -> None:
    program.shown().tell("window.show_new_game()")
    program.tell("window.new_game_view.start_asked.emit(window.new_game_view.setup)")


def files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.is_file())


def test_a_whole_game_can_be_saved_on_an_almost_full_disk(small_disk: Path) -> None:
    with Program(**places(small_disk)) as program:
        begun(program)
        assert program.tell("act(150)") >= 150
        assert program.tell("window.autosave.problem") == ""
        kept = Path(program.tell("str(window.autosave.file)"))
        assert len(list(replay(load(kept)))) > 150
        program.tell("window.close()")
        program.ended()
    assert not list(small_disk.rglob("*.part"))
    assert len(list((small_disk / "cache").rglob("*"))) == 0


def test_a_full_disk_is_reported_and_leaves_nothing_behind(small_disk: Path) -> None:
    with Program(**places(small_disk)) as program:
        begun(program)
        assert program.tell("act(40)") >= 40
        kept = Path(program.tell("str(window.autosave.file)"))
        filler = small_disk / "filler"
        with filler.open("wb", buffering=0) as out:
            while True:
                try:
                    out.write(bytes(512))
                except OSError:
                    break
        before, saved = files(small_disk), kept.read_bytes()
        assert program.tell("act(5)") >= 45
        program.tell("window.preferences.set('pace', 'fast')")
        assert "not saved" in program.tell("window.alerts.sentence.text")
        assert kept.read_bytes() == saved
        problem = program.tell("window.settings.write() or window.settings.problem")
        assert "settings cannot be saved" in problem
        assert files(small_disk) == before
        program.tell("crash.report(ValueError('once'))")
        assert files(small_disk) == before
        filler.unlink()
        program.tell("window.autosave.save() or window.settings.write()")
        assert not program.tell("window.alerts.isVisible()")
        assert len(list(replay(load(kept)))) > 45
        assert program.tell("window.settings.problem") == ""

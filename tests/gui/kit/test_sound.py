# SPDX-License-Identifier: MIT
"""Sounds are short files, played by a program of the system if there is one."""

import wave
from array import array
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from powergrid.files.places import resources_dir
from powergrid.gui.kit import sound
from powergrid.gui.kit.sound import Sounds
from tests.scripts import packaging_script

ROOT = Path(__file__).parents[3]
NAMES = ("house", "chip", "card", "bid", "sold", "step", "turn", "end")


def samples(file: Path) -> "array[int]":
    with wave.open(str(file), "rb") as opened:
        return array("h", opened.readframes(opened.getnframes()))


@pytest.mark.parametrize("name", NAMES)
def test_each_sound_begins_at_once_and_ends_in_silence(name: str) -> None:
    heard = samples(resources_dir() / "sounds" / f"{name}.wav")
    assert max(map(abs, heard[: len(heard) // 8])) > 3000
    assert max(map(abs, heard[-20:])) < 200
    assert len(heard) < 1.3 * 22_050


def test_the_script_makes_the_shipped_files(tmp_path: Path) -> None:
    packaging_script("make_sounds").write(tmp_path)
    kept = resources_dir() / "sounds"
    assert sorted(file.name for file in kept.iterdir()) == sorted(f"{name}.wav" for name in NAMES)
    for file in kept.iterdir():
        made = samples(tmp_path / file.name)
        assert all(abs(a - b) <= 1 for a, b in zip(samples(file), made, strict=True))


@pytest.fixture
def heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file in which two players write what they play; the first has no device."""
    for name, lines in (("silent", "exit 1"), ("loud", f'echo "$@" >> {tmp_path}/heard')):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\n{lines}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setattr(sound, "WITHOUT_SPEAKERS", ())
    return tmp_path / "heard"


def test_a_player_that_fails_is_not_started_again(heard: Path, qtbot: QtBot) -> None:
    playing = Sounds((("missing",), ("silent",), ("loud", "-q")))
    playing.volume = 100
    playing.play("bid")
    qtbot.waitUntil(lambda: not playing.is_playing)
    assert not heard.exists()
    playing.play("bid")
    qtbot.waitUntil(lambda: not playing.is_playing)
    assert heard.read_text() == f"-q {resources_dir() / 'sounds' / 'bid.wav'}\n"


def test_nothing_is_played_at_no_volume_without_players_or_without_a_screen(
    heard: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent, bare, unseen = Sounds((("loud",),)), Sounds((("missing",),)), Sounds((("loud",),))
    bare.volume = unseen.volume = 60
    silent.play("bid")
    bare.play("bid")
    monkeypatch.setattr(sound, "WITHOUT_SPEAKERS", ("offscreen",))
    unseen.play("bid")
    assert not any(playing.is_playing for playing in (silent, bare, unseen))


def test_a_lower_volume_plays_a_softer_copy(heard: Path, qtbot: QtBot) -> None:
    playing = Sounds((("loud",),))
    playing.volume = 30
    playing.play("house")
    qtbot.waitUntil(lambda: not playing.is_playing)
    copy = Path(heard.read_text().strip())
    whole = samples(resources_dir() / "sounds" / "house.wav")
    assert max(samples(copy)) == max(whole) * 30 // 100


def test_a_hanging_player_blocks_nothing(heard: Path, qtbot: QtBot) -> None:
    hanging = heard.parent / "loud"
    hanging.write_text("#!/bin/sh\nexec sleep 60\n")
    playing = Sounds((("loud",),))
    playing.volume = 100
    for _ in range(9):
        playing.play("chip")
    assert len(playing.findChildren(QProcess)) == sound.MAX_AT_ONCE
    playing.stop()
    assert not playing.is_playing


def test_there_is_silence_if_no_copy_can_be_written(
    heard: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(heard.parent / "nowhere"))
    monkeypatch.chdir(heard.parent)
    playing = Sounds((("loud",),))
    playing.volume = 30
    playing.play("house")
    assert not playing.is_playing
    assert not list(heard.parent.glob("*.wav"))


@pytest.mark.parametrize("damage", [b"", b"RIFF", slice(30), slice(-1)], ids=str)
def test_a_damaged_sound_is_skipped(
    damage: bytes | slice, heard: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = (resources_dir() / "sounds" / "bid.wav").read_bytes()
    (tmp_path / "sounds").mkdir()
    damaged = damage if isinstance(damage, bytes) else whole[damage]
    (tmp_path / "sounds" / "bid.wav").write_bytes(damaged)
    monkeypatch.setattr(sound, "resources_dir", lambda: tmp_path)
    playing = Sounds((("loud", "-q"),))
    playing.volume = 30
    playing.play("bid")
    assert not playing.is_playing

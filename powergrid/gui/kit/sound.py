# SPDX-License-Identifier: MIT
"""Plays short sounds with a program of the system.

Nothing has to be installed or loaded for it, and a faulty sound device cannot stop the game.
"""

import sys
from array import array
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QStandardPaths, QTemporaryDir
from PySide6.QtGui import QGuiApplication

from powergrid.files.places import resources_dir

PLAYERS: Final = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))
"""Programs that play a file, best first: of PipeWire, PulseAudio, ALSA, and macOS."""
MAX_AT_ONCE: Final = 4
WITHOUT_SPEAKERS: Final = ("offscreen", "minimal")
"""Qt platforms without a user."""


class Sounds(QObject):
    """Plays sounds by name at a `volume` in percent, 0 at first.

    A player that fails, for example without a sound device, is not tried again. Sounds are never
    queued: one that cannot be played now is skipped.
    """

    volume = 0

    def __init__(self, players: tuple[tuple[str, ...], ...] = PLAYERS) -> None:
        super().__init__()
        self._left = list(players)
        self._playing: list[QProcess] = []
        self._folder: QTemporaryDir | None = None

    @property
    def is_playing(self) -> bool:
        """Whether a sound is being played."""
        return bool(self._playing)

    def play(self, name: str) -> None:
        """Play a sound now, if possible."""
        if not self.volume or QGuiApplication.platformName() in WITHOUT_SPEAKERS:
            return
        file = self._file(name)
        if file is None:
            return
        if sys.platform == "win32":
            import winsound

            flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            winsound.PlaySound(str(file), flags)
        elif len(self._playing) < MAX_AT_ONCE:
            self._start(file)

    def stop(self) -> None:
        """Stop all sounds."""
        playing, self._playing = self._playing, []
        for process in playing:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(100)

    def _start(self, file: Path) -> None:
        while self._left and not QStandardPaths.findExecutable(self._left[0][0]):
            self._left.pop(0)
        if not self._left:
            return
        player = self._left[0]
        process = QProcess(self)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._end)
        self._playing.append(process)
        process.start(player[0], [*player[1:], str(file)])

    def _end(self, code: int) -> None:
        process = self.sender()  # a lambda that refers to it would keep its own parent alive
        assert isinstance(process, QProcess)
        if process in self._playing:
            self._playing.remove(process)
        process.deleteLater()
        if code:
            self._left = [player for player in self._left if player[0] != process.program()]

    def _file(self, name: str) -> Path | None:
        """Return a sound file at the current volume; None if it cannot be read or written."""
        whole = resources_dir() / "sounds" / f"{name}.wav"
        if self.volume == 100:
            return whole
        if self._folder is None:
            self._folder = QTemporaryDir()
        if not self._folder.isValid():
            return None
        softer = Path(self._folder.path()) / f"{name}-{self.volume}.wav"
        if not softer.exists() and not _write_softer(whole, softer, self.volume):
            return None
        return softer


def _write_softer(whole: Path, softer: Path, volume: int) -> bool:
    """Copy a file of 16-bit samples with each scaled to `volume` percent; return whether it can."""
    import wave

    copy = BytesIO()
    try:
        with wave.open(str(whole), "rb") as source:
            parameters = source.getparams()
            samples = array("h", source.readframes(source.getnframes()))
        with wave.open(copy, "wb") as target:
            target.setparams(parameters)
            target.writeframes(array("h", (sample * volume // 100 for sample in samples)).tobytes())
        softer.write_bytes(copy.getvalue())
    except (OSError, EOFError, ValueError, wave.Error):  # missing, cut off, damaged, or no space
        return False
    return True


@cache
def sounds() -> Sounds:
    """Return the application's sound player, created on first use."""
    return Sounds()

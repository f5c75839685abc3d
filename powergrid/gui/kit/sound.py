# SPDX-License-Identifier: MIT
"""Short sounds, played by a program of the system: nothing to install, nothing to load, and
what a sound card does to it cannot harm the game."""

import sys
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
"""Qt platforms at which nobody sits."""


class Sounds(QObject):
    """Plays sounds by their names, at a `volume` in percent; at 0, from the start, it is silent.

    A player that fails, as without a sound device, is not asked again; without any there is
    silence. No sound waits for another, and none is made up for.
    """

    volume = 0

    def __init__(self, players: tuple[tuple[str, ...], ...] = PLAYERS) -> None:
        super().__init__()
        self._left = list(players)
        self._playing: list[QProcess] = []
        self._folder: QTemporaryDir | None = None

    @property
    def is_playing(self) -> bool:
        """Whether something is played now."""
        return bool(self._playing)

    def play(self, name: str) -> None:
        """Play a sound now, if it can be."""
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
        """End whatever is still played."""
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
        process = self.sender()  # a lambda that knows it would own its own parent
        assert isinstance(process, QProcess)
        if process in self._playing:
            self._playing.remove(process)
        process.deleteLater()
        if code:
            self._left = [player for player in self._left if player[0] != process.program()]

    def _file(self, name: str) -> Path | None:
        """Return the file of a sound at the present volume; None if it cannot be made."""
        whole = resources_dir() / "sounds" / f"{name}.wav"
        if self.volume == 100:
            return whole
        if self._folder is None:
            self._folder = QTemporaryDir()
        if not self._folder.isValid():
            return None
        softer = Path(self._folder.path()) / f"{name}-{self.volume}.wav"
        try:
            if not softer.exists():
                _write_softer(whole, softer, self.volume)
        except OSError:
            return None
        return softer


def _write_softer(whole: Path, softer: Path, volume: int) -> None:
    """Copy a file of 16-bit samples with each of them at a share of its strength."""
    import wave
    from array import array

    copy = BytesIO()
    with wave.open(str(whole), "rb") as source, wave.open(copy, "wb") as target:
        samples = array("h", source.readframes(source.getnframes()))
        target.setparams(source.getparams())
        target.writeframes(array("h", (one * volume // 100 for one in samples)).tobytes())
    softer.write_bytes(copy.getvalue())


_sounds: Final[list[Sounds]] = []


def sounds() -> Sounds:
    """Return what plays the application's sounds, created on first use."""
    if not _sounds:
        _sounds.append(Sounds())
    return _sounds[0]

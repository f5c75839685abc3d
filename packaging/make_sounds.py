# SPDX-License-Identifier: MIT
"""Make the sounds of the game out of sines and noise; the same files each time.

packaging/make_sounds.py [FOLDER]      by default resources/sounds

Each is dry: it begins at once, has no room around it, and falls to silence.
"""

import sys
import wave
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

RATE: Final = 22_050
_PEAK: Final = 0.8

Wave = NDArray[np.float64]


def _seconds(length: float) -> Wave:
    return np.arange(round(length * RATE)) / RATE


def tone(length: float, hertz: float, decay: float, bend: float = 0.0) -> Wave:
    """Return a sine that loses a factor e every `decay` seconds and bends by a share of itself."""
    at = _seconds(length)
    phase = 2 * np.pi * hertz * (at + bend * at**2 / 2)
    return np.asarray(np.sin(phase) * np.exp(-at / decay))


def noise(length: float, decay: float, smooth: int = 1) -> Wave:
    """Return noise that decays; a mean over `smooth` samples makes it darker."""
    at = _seconds(length)
    raw = np.random.default_rng(17).random(len(at) + smooth) * 2 - 1
    dark = np.convolve(raw, np.ones(smooth) / np.sqrt(smooth), mode="same")[: len(at)]
    return np.asarray(dark * np.exp(-at / decay))


def mix(length: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Return the sum of parts, each with its start in seconds and its strength."""
    whole = np.zeros(round(length * RATE))
    for start, strength, part in parts:
        first = round(start * RATE)
        room = len(whole) - first
        whole[first : first + len(part)] += strength * part[:room]
    return whole


def bell(length: float, hertz: float) -> Wave:
    """Return a soft note: a sine and two quiet overtones that fade first."""
    return mix(
        length,
        (0, 1.0, tone(length, hertz, length / 4)),
        (0, 0.3, tone(length, 2 * hertz, length / 8)),
        (0, 0.1, tone(length, 3.01 * hertz, length / 14)),
    )


SOUNDS: Final = {
    # wood on a board
    "house": mix(
        0.14,
        (0, 1.0, tone(0.14, 210, 0.022, -1.5)),
        (0, 0.5, tone(0.14, 640, 0.012)),
        (0, 0.4, noise(0.02, 0.004, 3)),
    ),
    # two clay chips
    "chip": mix(
        0.12,
        (0, 0.8, tone(0.05, 2350, 0.009)),
        (0, 0.4, noise(0.01, 0.002)),
        (0.038, 1.0, tone(0.08, 1980, 0.012)),
        (0.038, 0.4, noise(0.01, 0.002)),
    ),
    # a card that is turned: a flick, then a soft landing
    "card": mix(
        0.15,
        (0, 0.7, noise(0.07, 0.022)),
        (0.06, 1.0, noise(0.05, 0.01, 6)),
        (0.06, 0.5, tone(0.05, 330, 0.012)),
    ),
    # a finger on the table, and a note that asks
    "bid": mix(0.14, (0, 0.4, noise(0.01, 0.003, 4)), (0, 1.0, tone(0.14, 784, 0.03, 0.4))),
    # the hammer, twice
    "sold": mix(
        0.34,
        *(
            (at, strength, part)
            for at, strength in ((0, 0.7), (0.13, 1.0))
            for part in (tone(0.2, 150, 0.035, -1.0), tone(0.2, 410, 0.02), noise(0.03, 0.006, 4))
        ),
    ),
    "step": mix(0.5, (0, 0.8, bell(0.3, 392)), (0.12, 1.0, bell(0.38, 587.3))),
    "turn": mix(0.42, (0, 0.8, bell(0.3, 659.3)), (0.1, 1.0, bell(0.32, 880))),
    "end": mix(
        1.2,
        (0, 0.8, bell(0.6, 392)),
        (0.14, 0.8, bell(0.6, 493.9)),
        (0.28, 0.8, bell(0.6, 587.3)),
        (0.42, 1.0, bell(0.78, 784)),
    ),
}


def write(folder: Path) -> None:
    """Write every sound into a folder, as 16 bits, one channel."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, sound in SOUNDS.items():
        fade = np.minimum(1, (len(sound) - np.arange(len(sound))) / (0.01 * RATE))
        samples = np.round(sound * fade / np.abs(sound * fade).max() * _PEAK * 32_767)
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.astype("<i2").tobytes())


if __name__ == "__main__":
    home = Path(__file__).resolve().parent.parent / "resources" / "sounds"
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else home)

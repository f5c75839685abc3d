# SPDX-License-Identifier: MIT
"""Damaged settings: whatever the file says, every value read is a valid one."""

from random import Random
from typing import Final

from powergrid.gui.power_grid.game.last_game import setup_of
from powergrid.gui.settings.settings import PACES, SCALES, SCHEMES, Settings
from tests.hostile.ground import Ground
from tests.hostile.noise import TEXTS, WORDS, damaged
from tests.settings_folder import keep_settings_in

GOOD: Final = (
    b"[look]\nscheme=dark\nscale=150\n\n[game]\npace=fast\nown_pace=slow\n"
    rb'last="{\"board\": \"usa\", \"edition\": \"classic\", \"options\": [],'
    rb' \"seats\": [[\"Ada\", \"red\", \"person\"], [\"Bo\", \"blue\", \"sensible\"]]}"'
)
VALUES: Final = (
    b"@Variant(\\0\\0\\0\\x7f)", b"@ByteArray(x)", b"@Invalid()", b"@Point(1 2)", b"a, b, c",
    b'"dark"', b"dark;light", b"\\x", b"@@dark", b"", b"100.0", b"1e2", b"-100",
)  # fmt: skip


def attack(rng: Random, ground: Ground) -> None:
    """Read damaged settings, change them and read them again."""
    folder = ground.folder / "powergrid"
    folder.mkdir()
    data = damaged(GOOD, rng)
    if rng.random() < 0.5:
        word = rng.choice((*VALUES, *WORDS, rng.choice(TEXTS)[:300].encode("utf-8", "replace")))
        old = rng.choice((b"dark", b"150", b"fast", b"scheme", b"look"))
        data = GOOD.replace(old, word)
    (folder / "powergrid.ini").write_bytes(data)
    keep_settings_in(ground.folder)
    check(Settings())
    settings = Settings()
    settings.scheme = "light"
    settings.pace = "slow"
    settings.scale = 125
    assert (settings.scheme, settings.pace, settings.scale) == ("light", "slow", 125)


def check(settings: Settings) -> None:
    """Raise AssertionError if what is read cannot be set."""
    assert settings.scheme in SCHEMES
    assert settings.scale in SCALES
    assert settings.pace in PACES
    assert settings.own_pace in PACES
    setup = setup_of(settings.last_game, ("usa",), ("classic",), ("sensible",))
    assert setup is None or 2 <= len(setup.seats) <= 6

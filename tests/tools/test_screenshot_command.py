# SPDX-License-Identifier: MIT
"""`powergrid screenshot`: views beside the table are drawn, too."""

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.slow
@pytest.mark.parametrize(
    ("view", "name", "signature"),
    [
        *((view, "view.png", b"\x89PNG") for view in ("log", "replay", "games", "statistics")),
        ("handover", "view.webp", b"RIFF"),
        ("end", "view.webp", b"RIFF"),
    ],
)
def test_views_beside_the_table_are_drawn(
    view: str, name: str, signature: bytes, tmp_path: Path
) -> None:
    picture = tmp_path / name
    record = Path(__file__).parents[1] / "data/transcripts/germany-classic-3p.json.gz"
    words = ["--view", view, "--size", "1280x800", "--draft", "--plan", "-o", str(picture)]
    # In a separate process: the command changes where files are saved.
    done = subprocess.run(
        [sys.executable, "-m", "powergrid", "screenshot", str(record), *words], check=False
    )
    assert done.returncode == 0
    assert picture.read_bytes().startswith(signature)

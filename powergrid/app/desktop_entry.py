# SPDX-License-Identifier: MIT
"""The menu entry, the icon and the file type, put where desktops look for them and taken away."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from powergrid import APP_ID

ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)

_PLACES: Final = {
    f"{APP_ID}.desktop": "applications",
    f"{APP_ID}.svg": "icons/hicolor/scalable/apps",
    f"{APP_ID}.mime.xml": "mime/packages",
    f"{APP_ID}.metainfo.xml": "metainfo",
}
_REFRESHERS: Final = (
    ("update-desktop-database", "-q", "applications"),
    ("update-mime-database", "mime"),
)
"""What tells a running desktop; the last word is the folder. It works without them too."""


def install() -> int:
    """Put the entry among the user's own, say so, and return the exit code."""
    try:
        write(data_home(), command())
    except OSError as error:
        return _refuse(error)
    _refresh(data_home())
    print(f"Power Grid is in the menu now ({data_home()}).")
    return 0


def remove() -> int:
    """Take the user's own entry away, say so, and return the exit code."""
    there = [file for file in files_in(data_home()) if file.exists()]
    try:
        for file in there:
            file.unlink()
    except OSError as error:
        return _refuse(error)
    _refresh(data_home())
    print("The menu entry is gone." if there else "There was no menu entry to remove.")
    return 0


def files_in(data_dir: Path) -> Iterator[Path]:
    """Return all files that `write` makes below a data directory."""
    for name, place in _PLACES.items():
        yield data_dir / place / name.replace(".mime.xml", ".xml")
    for size in ICON_SIZES:
        yield data_dir / f"icons/hicolor/{size}x{size}/apps/{APP_ID}.png"


def write(data_dir: Path, program: str) -> None:
    """Write the entry, which starts `program`, below a data directory such as /usr/share."""
    from powergrid.box import resources_dir

    for (name, place), file in zip(_PLACES.items(), files_in(data_dir), strict=False):
        text = (resources_dir() / "desktop" / name).read_text("utf-8")
        if place == "applications":
            text = text.replace("Exec=powergrid ", f"Exec={program} ")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    for size in ICON_SIZES:
        file = data_dir / f"icons/hicolor/{size}x{size}/apps/{APP_ID}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        draw_icon(resources_dir() / "desktop" / f"{APP_ID}.svg", file, size)


def draw_icon(drawing: Path, file: Path, size: int) -> None:
    """Draw the icon into a picture, whose name says of which kind; raise OSError if that fails."""
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    if not image.save(str(file)):
        raise OSError(f"{file} cannot be written")


def command() -> str:
    """Return how this program is started, quoted as desktop entries want it."""
    name = Path(sys.argv[0])
    if getattr(sys, "frozen", False):
        return _quoted(sys.executable)
    if name.stem == "powergrid" and name.is_file():
        return _quoted(str(name.absolute()))
    return f"{_quoted(sys.executable)} -m powergrid"


def data_home() -> Path:
    """Return the directory of the user's own menu entries, icons and file types."""
    home = Path(os.environ.get("XDG_DATA_HOME", ""))
    return home if home.is_absolute() else Path.home() / ".local" / "share"


def _quoted(word: str) -> str:
    # The specification: in quotes, these escaped; and as a string of the file, backslashes again.
    for sign in ("\\", '"', "`", "$"):
        word = word.replace(sign, f"\\{sign}")
    return '"{}"'.format(word.replace("\\", "\\\\").replace("%", "%%"))


def _refresh(data_dir: Path) -> None:
    for *words, folder in _REFRESHERS:
        if shutil.which(words[0]) and (data_dir / folder).is_dir():
            subprocess.run([*words, data_dir / folder], capture_output=True, check=False)


def _refuse(error: OSError) -> int:
    print(f"The menu entry cannot be changed ({error}); check the folder.", file=sys.stderr)
    return 1

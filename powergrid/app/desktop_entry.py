# SPDX-License-Identifier: MIT
"""Installing and removing the menu entry, icon and file type where desktops look for them."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from powergrid import APP_ID
from powergrid.files import atomic
from powergrid.files.places import resources_dir, user_dir

ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)

_FOLDERS: Final = {
    f"{APP_ID}.desktop": "applications",
    f"{APP_ID}.svg": "icons/hicolor/scalable/apps",
    f"{APP_ID}.mime.xml": "mime/packages",
    f"{APP_ID}.metainfo.xml": "metainfo",
}
_REFRESHERS: Final = (
    ("update-desktop-database", "-q", "applications"),
    ("update-mime-database", "mime"),
)
"""The commands that refresh a running desktop, if installed; the last word is the folder."""


def install() -> int:
    """Install the entry for this user, say so, and return the exit code."""
    try:
        write(data_home(), command())
    except OSError as error:
        return _refuse(error)
    _refresh(data_home())
    print(f"Power Grid is now in your menu ({data_home()}).")
    return 0


def remove() -> int:
    """Remove this user's entry, say so, and return the exit code."""
    installed = [file for file in files_in(data_home()) if file.exists()]
    try:
        for file in installed:
            file.unlink()
    except OSError as error:
        return _refuse(error)
    _refresh(data_home())
    print("The menu entry was removed." if installed else "There was no menu entry to remove.")
    return 0


def files_in(data_dir: Path) -> Iterator[Path]:
    """Yield all files that `write` creates below a data directory."""
    for name in _FOLDERS:
        yield _entry_file(data_dir, name)
    for size in ICON_SIZES:
        yield _icon_file(data_dir, size)


def _entry_file(data_dir: Path, name: str) -> Path:
    return data_dir / _FOLDERS[name] / name.replace(".mime.xml", ".xml")


def _icon_file(data_dir: Path, size: int) -> Path:
    return data_dir / f"icons/hicolor/{size}x{size}/apps/{APP_ID}.png"


def write(data_dir: Path, program: str) -> None:
    """Write an entry that starts `program` below a data directory such as /usr/share."""
    for name, folder in _FOLDERS.items():
        file = _entry_file(data_dir, name)
        text = (resources_dir() / "desktop" / name).read_text("utf-8")
        if folder == "applications":
            text = text.replace("Exec=powergrid ", f"Exec={program} ")
        file.parent.mkdir(parents=True, exist_ok=True)
        atomic.write(file, text)
    for size in ICON_SIZES:
        file = _icon_file(data_dir, size)
        file.parent.mkdir(parents=True, exist_ok=True)
        draw_icon(resources_dir() / "desktop" / f"{APP_ID}.svg", file, size)


def draw_icon(drawing: Path, file: Path, size: int) -> None:
    """Draw the icon into an image file, in the format of its suffix; raise OSError on failure."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, file.suffix[1:]):  # type: ignore[call-overload]  # bytes fail
        raise OSError(f"{file} cannot be drawn")
    atomic.write(file, bytes(buffer.data().data()))


def command() -> str:
    """Return the command that starts this program, quoted for a desktop entry."""
    name = Path(sys.argv[0])
    if getattr(sys, "frozen", False):
        return _quote(sys.executable)
    if name.stem == "powergrid" and name.is_file():
        return _quote(str(name.absolute()))
    return f"{_quote(sys.executable)} -m powergrid"


def data_home() -> Path:
    """Return the directory of this user's menu entries, icons and file types."""
    return user_dir("XDG_DATA_HOME", ".local/share")


def _quote(word: str) -> str:
    # By the specification: quoted, with these escaped, and backslashes escaped once more.
    for character in ("\\", '"', "`", "$"):
        word = word.replace(character, f"\\{character}")
    return '"{}"'.format(word.replace("\\", "\\\\").replace("%", "%%"))


def _refresh(data_dir: Path) -> None:
    for *words, folder in _REFRESHERS:
        if shutil.which(words[0]) and (data_dir / folder).is_dir():
            subprocess.run([*words, data_dir / folder], capture_output=True, check=False)


def _refuse(error: OSError) -> int:
    print(f"The menu entry cannot be changed ({error}); check the folder.", file=sys.stderr)
    return 1

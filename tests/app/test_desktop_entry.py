# SPDX-License-Identifier: MIT
"""The menu entry: installed, correct, and removed without a trace."""

import os
import re
import sys
from fnmatch import fnmatch
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from powergrid import APP_ID, __version__
from powergrid.app import desktop_entry
from powergrid.app.cli import main
from powergrid.factory import records as factory
from powergrid.files.places import resources_dir
from powergrid.gui.settings.language import LANGUAGES
from powergrid.play.saved_games import new_game_name
from powergrid.records import Seat, new_record

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(autouse=True)
def no_bundle_and_no_desktop_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(sys, "frozen", raising=False)
    monkeypatch.setenv("PATH", "")  # the tools that refresh a desktop leave caches behind


def entry(data_dir: Path) -> dict[str, str]:
    lines = (data_dir / "applications" / f"{APP_ID}.desktop").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def test_install_and_remove_are_complete(capsys: pytest.CaptureFixture[str]) -> None:
    data = Path(os.environ["XDG_DATA_HOME"])
    assert main(["--install-desktop-entry"]) == 0
    assert {file for file in data.rglob("*") if file.is_file()} == set(desktop_entry.files_in(data))
    icon = QImage(str(data / f"icons/hicolor/48x48/apps/{APP_ID}.png"))
    assert icon.width() == 48
    assert icon.pixelColor(24, 44).alpha() == 255
    assert icon.pixelColor(0, 0).alpha() == 0
    assert main(["--remove-desktop-entry"]) == 0
    assert not [file for file in data.rglob("*") if file.is_file()]
    assert main(["--remove-desktop-entry"]) == 0
    assert "no menu entry" in capsys.readouterr().out


def test_the_entry_starts_this_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / 'my "games" $1 100%' / "powergrid"
    program.parent.mkdir()
    program.touch()
    monkeypatch.setattr(sys, "argv", [str(program)])
    desktop_entry.write(tmp_path, desktop_entry.command())
    quoted = entry(tmp_path)["Exec"].removesuffix(" %f").replace("\\\\", "\\").replace("%%", "%")
    assert quoted[0] == quoted[-1] == '"'
    assert re.sub(r"\\(.)", r"\1", quoted[1:-1]) == str(program)


def test_without_a_script_the_entry_starts_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/__main__.py"])
    assert desktop_entry.command() == f'"{sys.executable}" -m powergrid'


def test_the_entry_of_a_bundle_starts_the_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert desktop_entry.command() == f'"{sys.executable}"'


def test_all_files_of_the_entry_agree() -> None:
    folder = resources_dir() / "desktop"
    metainfo = ElementTree.parse(folder / f"{APP_ID}.metainfo.xml").getroot()
    types = {
        kind.attrib["type"]
        for kind in ElementTree.parse(folder / f"{APP_ID}.mime.xml").iter(f"{MIME}mime-type")
    }
    text = (folder / f"{APP_ID}.desktop").read_text("utf-8")
    listed = re.search(r"^MimeType=(.*);$", text, re.MULTILINE)
    assert listed is not None
    assert set(listed[1].split(";")) == types
    assert {type_.text for type_ in metainfo.iter("mediatype")} == types
    assert f"Icon={APP_ID}\n" in text
    assert metainfo.findtext("id") == APP_ID
    assert metainfo.findtext("launchable") == f"{APP_ID}.desktop"
    newest = metainfo.find("releases/release")
    assert newest is not None
    assert newest.attrib["version"] == __version__


def test_games_have_the_file_type() -> None:
    kinds = ElementTree.parse(resources_dir() / "desktop" / f"{APP_ID}.mime.xml")
    patterns = [glob.attrib["pattern"] for glob in kinds.iter(f"{MIME}glob")]
    seats = [Seat("A", "red"), Seat("B", "blue"), Seat("C", "green")]
    record = new_record("germany", "recharged", seats, seed=1)
    name = new_game_name(record).name
    assert any(fnmatch(name, pattern) for pattern in patterns)
    magic = [match.attrib["value"] for match in kinds.iter(f"{MIME}match")]
    for text in (record.text(), factory.new_record(seats, 1).text()):
        assert any(value in text[:80] for value in magic), text[:80]


def test_the_entry_and_the_file_type_speak_all_languages() -> None:
    folder, others = resources_dir() / "desktop", LANGUAGES.keys() - {"en"}
    entry = (folder / f"{APP_ID}.desktop").read_text("utf-8")
    for key in ("GenericName", "Comment"):
        assert set(re.findall(rf"^{key}\[(..)\]=", entry, re.MULTILINE)) == others
    for kind in ElementTree.parse(folder / f"{APP_ID}.mime.xml").iter(f"{MIME}mime-type"):
        spoken = {comment.get(LANG, "en") for comment in kind.iter(f"{MIME}comment")}
        assert spoken == LANGUAGES.keys()


def test_a_folder_that_cannot_be_written_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    (Path(os.environ["XDG_DATA_HOME"]) / "applications").write_text("in the way")
    assert main(["--install-desktop-entry"]) == 1
    said = capsys.readouterr().err
    assert "applications" in said
    assert "Traceback" not in said

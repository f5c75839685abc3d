# SPDX-License-Identifier: MIT
"""Check the installation, and print what belongs in a bug report.

Nothing is changed and nothing is sent. The exit code is 1 if something is wrong, else 0.
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path

from powergrid.app.crash import reports, reports_dir
from powergrid.app.digests import compare
from powergrid.factory.box import load_box
from powergrid.files.folders import closed_folder
from powergrid.files.messages import FileError
from powergrid.files.places import data_dir, is_installed, maps_dir, own_maps_dir, user_dir
from powergrid.gui.shell.requirements import missing_display, missing_libraries, missing_packages
from powergrid.tools.machine import machine


@dataclass(frozen=True)
class Finding:
    """One check: its name, what was found, and what to do if something is wrong."""

    name: str
    found: str
    remedy: str = ""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")


def run(args: argparse.Namespace) -> int:
    """Print the findings and return the exit code."""
    found = list(findings())
    wrong = [finding for finding in found if finding.remedy]
    if args.json:
        print(json.dumps([asdict(finding) for finding in found], indent=2))
    else:
        for finding in found:
            print(f"{'✗' if finding.remedy else ' '} {finding.name:<20}{finding.found}")
        for finding in wrong:
            print(f"\n{finding.name}: {finding.remedy}")
        print("" if wrong else "\nAll is well.")
    return 1 if wrong else 0


def findings() -> Iterator[Finding]:
    """Run all checks and yield what they find."""
    yield from _versions()
    yield _display()
    yield _libraries()
    yield from _folders()
    yield _box()
    yield _tiles()
    yield _reports()


def _versions() -> Iterator[Finding]:
    facts = machine()
    yield Finding("Power Grid", f"{facts['powergrid']}, {_kind()}")
    yield Finding("Python", f"{facts['python']}, {sys.executable}")
    for package in ("PySide6-Essentials", "networkx", "numpy", "PyYAML"):
        try:
            yield Finding(package, version(package))
        except ImportError:
            yield Finding(package, "missing", "reinstall Power Grid with its dependencies.")
    yield Finding("system", f"{facts['system']}, cores: {facts['cores']}")


def _kind() -> str:
    if getattr(sys, "frozen", False):
        return f"the bundle in {Path(sys.executable).parent}"
    folder = Path(__file__).parents[1]
    return f"installed in {folder}" if is_installed() else f"the source tree in {folder.parent}"


def _display() -> Finding:
    shown = {name: os.environ.get(name) for name in ("WAYLAND_DISPLAY", "DISPLAY")}
    shown["QT_QPA_PLATFORM"] = os.environ.get("QT_QPA_PLATFORM")
    found = ", ".join(f"{name}={value}" for name, value in shown.items() if value)
    return Finding("display", found or "none", missing_display())


def _libraries() -> Finding:
    missing = missing_packages()
    found = f"missing: {', '.join(missing)}" if missing else "complete"
    return Finding("libraries", found, missing_libraries())


def _folders() -> Iterator[Finding]:
    yield Finding("boards", str(maps_dir()))
    for name, folder in (
        ("own boards", own_maps_dir()),
        ("games", data_dir("games")),
        ("settings", user_dir("XDG_CONFIG_HOME", ".config") / "powergrid"),
        ("reports", reports_dir()),
    ):
        yield Finding(name, str(folder), _unwritable(folder))


def _unwritable(folder: Path) -> str:
    """Return a sentence if a folder, which may not exist yet, cannot be opened or written to."""
    closed = closed_folder(folder)
    if closed is not None:
        return f"{closed.filename} cannot be opened ({closed.strerror}); check its permissions."
    nearest = next(parent for parent in (folder, *folder.parents) if parent.exists())
    try:
        with tempfile.TemporaryFile(dir=nearest) as file:
            file.write(b"space for one line")
    except OSError as error:
        return (
            f"{nearest} cannot be written to ({error.strerror}); check its permissions and space."
        )
    return ""


def _box() -> Finding:
    compared = compare()
    if compared is None:
        return Finding("data files", "not compared, in a source tree")
    if not compared.wrong:
        return Finding("data files", f"{compared.files}, all unchanged")
    return Finding(
        "data files",
        f"{len(compared.wrong)} of {compared.files} changed: {', '.join(compared.wrong)}",
        "reinstall Power Grid; your own boards belong in the folder of own boards.",
    )


def _tiles() -> Finding:
    """Return whether the tiles of Factory Manager, which players may edit, can be read."""
    try:
        tiles = load_box().tile_set
    except FileError as error:
        return Finding("factory tiles", "cannot be read", f"{error}")
    return Finding("factory tiles", f"{len(tiles.stock) + len(tiles.x_tiles)} on sale")


def _reports() -> Finding:
    known = reports()
    return Finding("crashes", f"{len(known)}, the last in {known[-1]}" if known else "none")

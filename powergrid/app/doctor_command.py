# SPDX-License-Identifier: MIT
"""Look whether all that the game needs is there, and print what belongs into a report of a fault.

Nothing is changed and nothing is sent. The exit code is 1 if something is wrong, else 0.
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True)
class Finding:
    """One line: what was looked at, what was found, and what is to be done if it is wrong."""

    name: str
    found: str
    remedy: str = ""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")


def run(args: argparse.Namespace) -> int:
    """Print the findings and return the exit code."""
    found = list(findings())
    wrong = [one for one in found if one.remedy]
    if args.json:
        print(json.dumps([asdict(one) for one in found], indent=2))
    else:
        for one in found:
            print(f"{'✗' if one.remedy else ' '} {one.name:<20}{one.found}")
        for one in wrong:
            print(f"\n{one.name}: {one.remedy}")
        print("" if wrong else "\nAll is well.")
    return 1 if wrong else 0


def findings() -> Iterator[Finding]:
    """Return all findings, one after the other."""
    yield from _versions()
    yield _display()
    yield _libraries()
    yield from _folders()
    yield _box()
    yield _reports()


def _versions() -> Iterator[Finding]:
    from importlib.metadata import version

    from powergrid.app.machine import machine

    facts = machine()
    yield Finding("Power Grid", f"{facts['powergrid']}, {_kind()}")
    yield Finding("Python", f"{facts['python']}, {sys.executable}")
    for package in ("PySide6-Essentials", "networkx", "PyYAML"):
        try:
            yield Finding(package, version(package))
        except ImportError:
            yield Finding(package, "missing", "install Power Grid again, with all that it needs.")
    yield Finding("system", f"{facts['system']}, {facts['cores']} cores")


def _kind() -> str:
    from powergrid.box import resources_dir

    if getattr(sys, "frozen", False):
        return f"the bundle in {Path(sys.executable).parent}"
    place = Path(__file__).parents[1]
    is_installed = resources_dir().parent.name == "_data"
    return f"installed in {place}" if is_installed else f"the source tree in {place.parent}"


def _display() -> Finding:
    from powergrid.app.desktop import missing_display

    shown = {name: os.environ.get(name) for name in ("WAYLAND_DISPLAY", "DISPLAY")}
    shown["QT_QPA_PLATFORM"] = os.environ.get("QT_QPA_PLATFORM")
    found = ", ".join(f"{name}={value}" for name, value in shown.items() if value)
    return Finding("display", found or "none", missing_display())


def _libraries() -> Finding:
    from powergrid.app.desktop import missing_libraries, missing_packages

    missing = missing_packages()
    found = f"without {', '.join(missing)}" if missing else "all there"
    return Finding("libraries", found, missing_libraries())


def _folders() -> Iterator[Finding]:
    from powergrid.app.crash import reports_dir
    from powergrid.box import maps_dir, own_maps_dir

    yield Finding("boards", str(maps_dir()))
    data = own_maps_dir().parent
    for name, folder in (
        ("own boards", data / "maps"),
        ("games", data / "games"),
        ("settings", _home("XDG_CONFIG_HOME", ".config") / "powergrid"),
        ("cache", _home("XDG_CACHE_HOME", ".cache") / "powergrid"),
        ("reports", reports_dir()),
    ):
        yield Finding(name, str(folder), _unwritable(folder))


def _home(variable: str, otherwise: str) -> Path:
    home = Path(os.environ.get(variable, ""))
    return home if home.is_absolute() else Path.home() / otherwise


def _unwritable(folder: Path) -> str:
    """Return a sentence where nothing can be written below a folder, which need not exist."""
    there = next(place for place in (folder, *folder.parents) if place.exists())
    try:
        with tempfile.TemporaryFile(dir=there) as file:
            file.write(b"space for one line")
    except OSError as error:
        return f"nothing can be written into {there} ({error.strerror}); see to it that you may."
    return ""


def _box() -> Finding:
    from powergrid.app.digests import compare

    compared = compare()
    if compared is None:
        return Finding("data files", "of a source tree: not compared")
    if not compared.wrong:
        return Finding("data files", f"{compared.files}, all as they were packed")
    return Finding(
        "data files",
        f"{len(compared.wrong)} of {compared.files} changed: {', '.join(compared.wrong)}",
        "install Power Grid again; boards of your own belong into the folder of own boards.",
    )


def _reports() -> Finding:
    from powergrid.app.crash import reports

    known = reports()
    return Finding("crashes", f"{len(known)}, the last in {known[-1]}" if known else "none")

# SPDX-License-Identifier: MIT
"""The documents: commands that work, links that lead somewhere, tables that agree."""

import argparse
import re
import shlex
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from powergrid import bots
from powergrid.app.cli import APP_COMMANDS, COMMANDS, main
from powergrid.box import load_edition
from powergrid.records.lines import LINES

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(
    [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("maps/*.md"),
        *ROOT.glob("resources/*/*.md"),
    ],
    key=lambda file: file.as_posix(),
)
PLACES = (ROOT, ROOT / "powergrid")
"""Where the names of files in documents begin."""
RECORD = ROOT / "tests/data/versions/0.1.0/games/kept.powergrid.json"
PLACEHOLDERS = {"GAME.powergrid.json": str(RECORD)}


def blocks(file: Path) -> list[str]:
    """Return the lines of all code blocks of a document."""
    found = re.findall(r"^```\w*\n(.*?)^```", file.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [line for block in found for line in block.splitlines()]


def commands() -> list[list[str]]:
    """Return the arguments of all `powergrid` commands in the documents."""
    lines = [line for file in DOCUMENTS for line in blocks(file)]
    found = [re.fullmatch(r"(?:\.venv/bin/)?powergrid((?: \S+)*)(?:  .*)?", line) for line in lines]
    words = [shlex.split(match[1]) for match in found if match is not None]
    return [line for line in words if line and not line[0].startswith("--")]


def test_the_documents_contain_commands() -> None:
    assert {words[0] for words in commands()} >= {"doctor", "verify", "simulate", "bench"}


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_documented_command_is_understood(words: list[str]) -> None:
    parser = argparse.ArgumentParser(exit_on_error=False)
    room = "app" if words[0] in APP_COMMANDS else "tools"
    module = import_module(f"powergrid.{room}.{words[0]}_command")
    module.add_arguments(parser)
    parser.parse_args(words[1:])


@pytest.mark.parametrize(
    "words", [words for words in commands() if words[:1] in (["doctor"], ["verify"])], ids=" ".join
)
def test_a_quick_documented_command_succeeds(words: list[str]) -> None:
    assert main([PLACEHOLDERS.get(word, word) for word in words]) == 0


def test_make_targets_and_scripts_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for file in DOCUMENTS:
        for line in blocks(file):
            if match := re.match(r"make ([a-z]+)", line):
                assert match[1] in targets, line
            if match := re.match(r"(packaging/\S+)", line):
                assert (ROOT / match[1]).exists(), line


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_links_lead_to_existing_files(file: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)", file.read_text("utf-8")):
        assert link.startswith("https://") or (file.parent / link).exists(), link


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_named_source_files_exist(file: Path) -> None:
    if file.name == "CHANGELOG.md":  # it may name files that no longer exist
        return
    named = re.findall(r"`([\w/.-]+)`", file.read_text("utf-8"))
    files = [name for name in named if name.endswith((".py", ".sh"))]
    folders = {place / name for place in PLACES for name in named if name not in files}
    folders |= {(place / name).parent for place in PLACES for name in files if "/" in name}
    for name in files:
        places = PLACES if "/" in name else folders  # a bare name lies in a folder named here
        assert any((place / name).exists() for place in places), name


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_named_modules_exist(file: Path) -> None:
    for name in re.findall(r"python -m ([\w.]+)", file.read_text("utf-8")):
        assert find_spec(name) is not None, name


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_links_lead_to_headings(file: Path) -> None:
    for page, anchor in re.findall(r"\]\(([^)#\s]*)#([^)\s]+)\)", file.read_text("utf-8")):
        if page.startswith("https://"):
            continue
        text = ((file.parent / page) if page else file).read_text("utf-8")
        headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
        anchors = {re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in headings}
        assert anchor in anchors, anchor


def test_docs_and_manual_name_every_command() -> None:
    page = (ROOT / "docs/command-line.md").read_text("utf-8")
    manual = (ROOT / "packaging/debian/powergrid.6").read_text("utf-8")
    assert set(re.findall(r"^\| `powergrid ([a-z]+)", page, re.MULTILINE)) == set(COMMANDS)
    assert set(re.findall(r"^\.B ([a-z]+)$", manual, re.MULTILINE)) - {"powergrid"} == set(COMMANDS)


def test_the_guide_names_every_bot() -> None:
    guide = (ROOT / "docs/guide/setting-up.md").read_text("utf-8")
    table = guide.split("| bot |")[1].split("\n\n")[0]
    assert set(re.findall(r"^\| ([a-z]+) \|", table, re.MULTILINE)) >= set(bots.LEVELS)


def test_the_payments_in_the_guide_are_those_of_the_rules() -> None:
    guide = (ROOT / "docs/guide/round.md").read_text("utf-8")
    paid = [row.split("|")[2:-1] for row in guide.splitlines() if row.startswith("| Elektro")]
    assert [int(cell) for row in paid for cell in row] == list(load_edition("classic").payments)


def test_the_format_of_records_describes_every_line() -> None:
    text = (ROOT / "docs/record-format.md").read_text("utf-8")
    moves = text.split("\n## Moves\n")[1].split("\n## ")[0]
    described = re.findall(r"^\| `(\w+)` \|", moves, re.MULTILINE)
    assert sorted(described) == sorted(LINES)

# SPDX-License-Identifier: MIT
"""What is made of Qt Linguist's files is what Qt's own tool makes of them."""

import subprocess
from pathlib import Path
from shutil import copy

import PySide6
import pytest
from PySide6.QtCore import QTranslator

from powergrid.gui.catalogue import FORMS, compiled, read
from tests.languages.tool import ROOT

PAIR = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}">
<context>
    <name>Pair</name>
    <message numerus="yes">
        <source>%n houses</source>
        <translation>{forms}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ő &amp; ł “ж”</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>a door</comment>
        <translation>door</translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished">not yet</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="vanished">gone</translation>
    </message>
</context>
</TS>
"""
NUMBERS = (-1, *range(130), 1001, 1_000_000)


def pair(language: str, folder: Path) -> Path:
    """Return a file with a text of each kind."""
    count = FORMS[language].count(0xFF) + 1 + bool(FORMS[language])
    forms = "".join(f"<numerusform>%n of form {n}</numerusform>" for n in range(count))
    file = folder / f"{language}.ts"
    file.write_text(PAIR.format(language=language, forms=forms), "utf-8")
    return file


def translator(data: bytes) -> QTranslator:
    made = QTranslator()
    assert made.load(data)
    return made


@pytest.mark.parametrize("language", FORMS)
def test_it_says_what_lrelease_lets_it_say(language: str, tmp_path: Path) -> None:
    for file in (
        pair(language, tmp_path),
        Path(copy(ROOT / f"resources/languages/{language}.ts", tmp_path / "whole.ts")),
    ):
        made = file.with_suffix(".qm")
        tool = Path(PySide6.__file__).parent / "lrelease"
        subprocess.run(
            [tool, "-silent", "-nounfinished", file, "-qm", made], check=True, capture_output=True
        )
        messages = read(file.read_bytes())
        ours_data, theirs_data = compiled(messages, language), made.read_bytes()
        ours, theirs = translator(ours_data), translator(theirs_data)
        for context, source, comment, _, is_numerus in messages:
            for n in NUMBERS if is_numerus else (-1,):
                said = ours.translate(context, source, comment, n)
                assert said == theirs.translate(context, source, comment, n), (source, n)


def test_what_is_not_finished_is_not_said(tmp_path: Path) -> None:
    data = compiled(read(pair("de", tmp_path).read_bytes()), "de")
    said = translator(data)
    assert said.translate("Pair", "Open", "", -1) == "Ő & ł “ж”"
    assert said.translate("Pair", "Open", "a door", -1) == "door"
    assert not said.translate("Pair", "Later", "", -1)
    assert not said.translate("Pair", "Gone", "", -1)
    assert not said.translate("Elsewhere", "Open", "", -1)

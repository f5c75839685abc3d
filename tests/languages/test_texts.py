# SPDX-License-Identifier: MIT
"""Every text can be translated, and every translation says what its text does."""

import ast
import re
from collections import Counter
from pathlib import Path
from shutil import copy
from typing import Any

import pytest
import yaml

from powergrid.gui.settings.language import LANGUAGES
from tests.languages.tool import FORMS, Message, languages, messages
from tests.scripts import ROOT

COMPLETE = tuple(LANGUAGES)
"""The languages of which no text may be missing."""

FILES = sorted((ROOT / "resources/languages").glob("*.ts"))
HAS_ONE = {"en", "de", "pl", "cs"}
"""Where the first form is for 1 and nothing else; there the number may be said in a word."""
FILLED_IN = re.compile(r"\{[^{}]*\}")
KEYS = re.compile(r"(?<![\w’'])(?:[B-HJ-Z]|F\d+)(?![\w’'])")


def finished() -> list[tuple[str, Message]]:
    return [
        (file.stem, message)
        for file in FILES
        for message in messages(file.stem)
        if any(message.translations)
    ]


def test_every_language_has_its_file_and_its_plural_forms() -> None:
    assert {file.stem for file in FILES} == set(LANGUAGES) == set(FORMS)


@pytest.mark.slow
def test_every_translated_text_is_a_literal() -> None:
    tables = ROOT / "powergrid/gui/kit/translation.py"
    """Where a table translates one of its texts, which stand elsewhere."""
    for file in sorted({*(ROOT / "powergrid").rglob("*.py")} - {tables}):
        tree = ast.parse(file.read_text("utf-8"))
        for context, call in languages.calls(tree, ""):
            where, text, *_ = languages.arguments_of(call, context)
            is_literal = isinstance(where, str) and text
            assert is_literal or where in languages.DATA.values(), (file, call.lineno)
        for node in ast.walk(tree):  # under another name it would not be found
            if isinstance(node, ast.Attribute) and node.attr == "tr":
                assert ast.unparse(node) in languages.NAMES, (file, node.lineno)


def test_data_files_have_texts_only_under_known_keys() -> None:
    for folder in languages.DATA:
        files = sorted((ROOT / "resources" / folder).rglob("*.yaml"))
        assert files
        for file in files:
            for key, value in strings(yaml.safe_load(file.read_text("utf-8")), ""):
                assert key in languages.TEXT_KEYS or value[-1:] not in ".!?", (file, value)


def strings(data: Any, key: str) -> list[tuple[str, str]]:
    if isinstance(data, dict):
        return [pair for inner, value in data.items() for pair in strings(value, inner)]
    if isinstance(data, list):
        return [pair for value in data for pair in strings(value, key)]
    return [(key, data)] if isinstance(data, str) else []


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_language_file_has_exactly_the_current_texts(file: Path, tmp_path: Path) -> None:
    made = tmp_path / file.name
    copy(file, made)
    languages.update(made)
    assert made.read_text("utf-8") == file.read_text("utf-8"), "run `make languages`"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_compiled_file_is_up_to_date(file: Path, tmp_path: Path) -> None:
    made = tmp_path / "made.qm"
    languages.release(file, made)
    assert made.read_bytes() == file.with_suffix(".qm").read_bytes(), "run `make languages`"


def test_a_running_game_keeps_the_texts_it_has_mapped_into_memory(tmp_path: Path) -> None:
    made = tmp_path / "made.qm"
    made.write_bytes(b"the texts before")
    with made.open("rb") as mapped:
        languages.release(FILES[0], made)
        assert mapped.read() == b"the texts before"


@pytest.mark.parametrize("language", COMPLETE)
def test_no_translation_is_missing(language: str) -> None:
    missing = [message for message in messages(language) if not all(message.translations or ("",))]
    assert not missing, f"{len(missing)} of {language}, the first being {missing[0].source!r}"


def test_every_plural_form_is_translated() -> None:
    for language, message in finished():
        forms = FORMS[language] if message.is_numerus else 1
        assert len(message.translations) == forms, (language, message.source)
        assert all(message.translations), (language, message.source)


def test_a_text_with_a_number_is_marked_for_translators() -> None:
    for message in messages("de"):
        assert "%n" not in message.source or message.is_numerus, message.source


def test_placeholders_are_the_same_in_every_language() -> None:
    for language, message in finished():
        wanted = Counter(FILLED_IN.findall(message.source))
        for index, text in enumerate(message.translations):
            is_one = message.is_numerus and index == 0 and language in HAS_ONE
            assert Counter(FILLED_IN.findall(text)) == wanted, (language, text)
            assert text.count("%n") == message.source.count("%n") or is_one, (language, text)


def test_keys_and_file_types_are_the_same_in_every_language() -> None:
    for language, message in finished():
        for text in message.translations:
            for key in KEYS.findall(message.source):
                if key == message.source:  # an abbreviation, not a key
                    continue
                assert re.search(rf"(?<!\w){key}(?!\w)", text), (language, message.source, text)
            for pattern in re.findall(r"\*\.[\w.]+", message.source):
                assert pattern in text, (language, text)
            assert "&" not in text, (language, text)


def test_translations_end_with_the_same_punctuation() -> None:
    for language, message in finished():
        is_word = " " not in message.source  # it may be shortened, as 1st to 1.
        for text in message.translations:
            assert text == text.strip() or message.source != message.source.strip(), (
                language,
                text,
            )
            assert "  " not in text or "  " in message.source, (language, text)
            for sign in (".", "…", ":", "?"):
                ends = [side.rstrip('”»“"').endswith(sign) for side in (message.source, text)]
                assert ends[0] == ends[1] or is_word, (language, message.source, text)


def test_the_table_of_languages_is_up_to_date() -> None:
    written = languages.TABLE.read_text("utf-8").splitlines()
    assert written[-len(FILES) - 2 :] == languages.table(FILES), "run `make languages`"

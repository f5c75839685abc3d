# SPDX-License-Identifier: MIT
"""What places are called in other languages."""

import json
import re
from pathlib import Path

import pytest

from powergrid.box import FileError, board_editions, board_ids, built_in_board_ids, load_board
from powergrid.box.place_names import NO_NAMES, load_place_names
from powergrid.files.places import own_maps_dir

LANGUAGES = ("de", "pl", "cs", "hu", "ru")
LATIN = re.compile("[A-Za-z]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board_id", built_in_board_ids())
def test_built_in_boards_have_names_in_every_language(board_id: str, language: str) -> None:
    names = load_place_names(board_id, language)
    boards = [load_board(board_id, edition) for edition in board_editions(board_id)]
    areas = {area.id for board in boards for area in board.areas}
    cities = {city.id for board in boards for city in board.cities}
    assert names.board
    assert names.areas.keys() == areas
    assert names.cities.keys() <= cities
    assert names.labels.keys() <= cities
    if language == "ru":
        assert names.cities.keys() == cities
        parts = (names.areas, names.cities, names.labels)
        written = [names.board, *(name for part in parts for name in part.values())]
        assert [name for name in written if LATIN.search(name)] == []
    for shown in (names.areas, names.cities):
        assert len(set(shown.values())) == len(shown)


@pytest.mark.parametrize(
    "board_id",
    [board for board in built_in_board_ids() if board != "central-europe"],  # as in the reference
)
def test_areas_have_names_that_can_be_listed(board_id: str) -> None:
    boards = [load_board(board_id, edition) for edition in board_editions(board_id)]
    names = {area.name for board in boards for area in board.areas}
    for language in LANGUAGES:
        names |= {*load_place_names(board_id, language).areas.values()}
    assert [name for name in names if "," in name] == []


def test_an_unknown_language_has_no_names() -> None:
    assert load_place_names("germany", "fr") == NO_NAMES


@pytest.fixture
def own() -> Path:
    folder = own_maps_dir()
    folder.mkdir(parents=True)
    (folder / "mine.yaml").write_text("id: mine")
    assert "mine" in board_ids()
    return folder / "mine.names.json"


def test_an_own_board_may_have_translated_names(own: Path) -> None:
    assert load_place_names("mine", "de") == NO_NAMES
    own.write_text(json.dumps({"de": {"board": "Meins", "cities": {"a": "Ä"}}}))
    assert load_place_names("mine", "de") == ("Meins", {}, {"a": "Ä"}, {})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "line 1: this is not valid JSON"),
        ("[]", "must be a mapping"),
        ('{"de": {"towns": {}}}', 'de: this has the key "towns"'),
        ('{"de": {"cities": []}}', "de, cities: this is a list but must be a mapping"),
        ('{"de": {"cities": {"a": 1}}}', "de, cities, a: this is 1 but must be a name"),
        ('{"de": {"board": "x\\u0007"}}', 'de, board: this is "x\\x07" but must be a name'),
        ('{"de": {"board": NaN}}', "not valid JSON"),
    ],
)
def test_a_mistake_is_reported_in_one_sentence(own: Path, text: str, told: str) -> None:
    own.write_text(text)
    with pytest.raises(FileError, match=r"mine\.names\.json") as error:
        load_place_names("mine", "de")
    assert told in str(error.value)

# SPDX-License-Identifier: MIT
"""What hostile input once brought to light."""

from pathlib import Path
from time import process_time

import pytest

from powergrid.app.cli import main
from powergrid.box import BoxError, load_board_file, load_drawing_file
from powergrid.records import RecordError, load, verify
from tests.box.conftest import SMALL_BOARD, SMALL_OUTLINE
from tests.hostile.ground import check_sentence

ODD = ("a\nb.json", "\udcff.json", "\u2028.json", "tab\t.json")


@pytest.mark.parametrize("name", ODD)
def test_an_odd_file_name_can_be_printed_on_one_line(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("{")
    for file in (tmp_path / name, tmp_path / f"no{name}"):
        check_sentence(str(verify(file)))
        with pytest.raises(RecordError) as caught:
            load(file)
        check_sentence(str(caught.value))
        with pytest.raises(BoxError) as refused:
            load_board_file(file, "classic")
        check_sentence(str(refused.value))


def test_the_verdict_on_an_odd_name_is_printed(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["verify", str(tmp_path / "\udcff.json")]) == 1
    assert rb"\udcff.json: this does not exist" in capsysbinary.readouterr().out


@pytest.mark.parametrize("key", ["x" * 70_000, '"\\n"', '"a\\u2028b"'])
def test_an_unknown_key_is_named_in_short_and_on_one_line(key: str, tmp_path: Path) -> None:
    file = tmp_path / "small.yaml"
    file.write_text(SMALL_BOARD.replace("cost: 5", f"cost: 5, ? {key} : 1"))
    with pytest.raises(BoxError, match="is not known") as caught:
        load_board_file(file, "classic")
    check_sentence(str(caught.value))
    assert len(str(caught.value)) < 500


def test_half_a_character_in_an_outline_can_be_printed(tmp_path: Path) -> None:
    (tmp_path / "small.yaml").write_text(SMALL_BOARD)
    outline = SMALL_OUTLINE.replace('"width": 1000', r'"\ud800": 1000')
    (tmp_path / "small.outline.json").write_text(outline)
    with pytest.raises(BoxError, match="is not known") as caught:
        load_drawing_file(tmp_path / "small.yaml", "classic")
    check_sentence(str(caught.value))


@pytest.mark.slow
def test_a_board_of_very_many_values_is_not_read_to_its_end(tmp_path: Path) -> None:
    (tmp_path / "small.yaml").write_text(f"{SMALL_BOARD}more: [{'x,' * 900_000}]\n")
    start = process_time()
    with pytest.raises(BoxError, match="more than 50000 values"):
        load_board_file(tmp_path / "small.yaml", "classic")
    assert process_time() - start < 1

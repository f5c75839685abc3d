# SPDX-License-Identifier: MIT
"""Faults that hostile input once found."""

import gzip
import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from powergrid.app.cli import main
from powergrid.box import FileError, load_board_file, load_drawing_file
from powergrid.files.messages import BIDI_CONTROLS
from powergrid.play.record_files import MAX_BYTES
from powergrid.records import RecordError, Seat, load, new_record, save, verify
from tests.box.conftest import SMALL_BOARD, SMALL_OUTLINE
from tests.conformance.variants import VARIANTS, begun
from tests.hostile.ground import check_sentence

ODD = ("a\nb.json", "\u202enosj.a.json", "\udcff.json", "\u2028.json", "tab\t.json")


@pytest.mark.parametrize("name", ODD)
def test_an_odd_file_name_can_be_printed_on_one_line(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("{")
    for file in (tmp_path / name, tmp_path / f"no{name}"):
        check_sentence(str(verify(file)))
        with pytest.raises(RecordError) as caught:
            load(file)
        check_sentence(str(caught.value))
        with pytest.raises(FileError) as refused:
            load_board_file(file, "classic")
        check_sentence(str(refused.value))


def test_verify_can_print_an_odd_file_name(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["verify", str(tmp_path / "\udcff.json")]) == 1
    assert rb"\udcff.json: there is no such file" in capsysbinary.readouterr().out


@pytest.mark.parametrize("key", ["x" * 70_000, '"\\n"', '"a\\u2028b"'])
def test_an_unknown_key_is_shortened_to_one_line(key: str, tmp_path: Path) -> None:
    file = tmp_path / "small.yaml"
    file.write_text(SMALL_BOARD.replace("cost: 5", f"cost: 5, ? {key} : 1"))
    with pytest.raises(FileError, match="is not known") as caught:
        load_board_file(file, "classic")
    check_sentence(str(caught.value))
    assert len(str(caught.value)) < 500


def test_a_lone_surrogate_in_an_outline_can_be_printed(tmp_path: Path) -> None:
    (tmp_path / "small.yaml").write_text(SMALL_BOARD)
    outline = SMALL_OUTLINE.replace('"width": 1000', r'"\ud800": 1000')
    (tmp_path / "small.outline.json").write_text(outline)
    with pytest.raises(FileError, match="is not known") as caught:
        load_drawing_file(tmp_path / "small.yaml", "classic")
    check_sentence(str(caught.value))


@pytest.mark.slow
def test_a_board_with_too_many_values_is_not_read_to_its_end(tmp_path: Path) -> None:
    (tmp_path / "small.yaml").write_text(f"{SMALL_BOARD}more: [{'x,' * 900_000}]\n")
    tracemalloc.start()
    with pytest.raises(FileError, match="more than 50000 values"):
        load_board_file(tmp_path / "small.yaml", "classic")
    maximum = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert maximum < 100_000_000, "all of its 900,000 values were read"


def test_a_gzip_bomb_is_not_unpacked_beyond_the_limit(tmp_path: Path) -> None:
    text = Path(
        f"{Path(__file__).parents[1]}/data/versions/0.1.0/games/kept.powergrid.json"
    ).read_bytes()
    bomb = tmp_path / "bomb.json.gz"
    bomb.write_bytes(gzip.compress(text + b" " * (16 * MAX_BYTES), 1))
    tracemalloc.start()
    with pytest.raises(RecordError, match=f"larger than {MAX_BYTES} bytes") as caught:
        load(bomb)
    maximum = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    check_sentence(str(caught.value))
    assert maximum < 4 * MAX_BYTES


def test_a_record_just_within_the_limit_is_read(tmp_path: Path) -> None:
    text = (
        Path(__file__).parents[1] / "data/versions/0.1.0/games/kept.powergrid.json"
    ).read_bytes()
    file = tmp_path / "long.json.gz"
    file.write_bytes(gzip.compress(text + b" " * (MAX_BYTES - len(text)), 1))
    assert verify(file).is_ok
    file.write_bytes(gzip.compress(text + b" " * (MAX_BYTES - len(text) + 1), 1))
    assert not verify(file).is_ok


@pytest.mark.parametrize("variant", VARIANTS[::6], ids=str)
@pytest.mark.parametrize("kept", [0, 1, 7])
def test_an_opening_market_of_another_size_is_refused(
    variant: Any, kept: int, tmp_path: Path
) -> None:
    """The rest of the market is moved to the pile, so that no card is missing."""
    save(begun(variant, 1), tmp_path / "game.json")
    data = json.loads((tmp_path / "game.json").read_text())
    header = data["header"]
    header["pile"] += header["market"][kept:]
    header["market"] = header["market"][:kept]
    (tmp_path / "game.json").write_text(json.dumps(data))
    verdict = verify(tmp_path / "game.json")
    assert not verdict.is_ok
    assert "the opening market" in str(verdict)


@pytest.mark.parametrize("sign", sorted(BIDI_CONTROLS), ids=ascii)
def test_a_name_that_reverses_the_writing_direction_is_shown_escaped(
    sign: str, tmp_path: Path
) -> None:
    seats = [Seat(f"{sign}adA", "red"), Seat("Bo", "blue")]
    record = new_record("germany", "classic", seats, seed=1)
    assert record.header.seats[0].name == "\ufffdadA"
    save(record, tmp_path / "game.json")
    text = (tmp_path / "game.json").read_text("utf-8").replace("\ufffdadA", f"{sign}adA")
    (tmp_path / "game.json").write_text(text.replace("\\ufffdadA", f"{sign}adA"), "utf-8")
    assert sign in (tmp_path / "game.json").read_text("utf-8")
    assert load(tmp_path / "game.json").header.seats[0].name == "\ufffdadA"


@pytest.mark.parametrize(
    "name", ["name: Small", "name: North", "name: Anna", "label: B", "id: emil, name: Emil"]
)
@pytest.mark.parametrize("sign", ["\u202e", r"\u202e"])
def test_a_board_with_a_name_that_reverses_the_writing_direction_is_refused(
    name: str, sign: str, tmp_path: Path
) -> None:
    before, _, word = name.rpartition(" ")
    board = SMALL_BOARD.replace(name, f'{before} "{sign}{word}"')
    (tmp_path / "small.yaml").write_text(board, "utf-8")
    with pytest.raises(FileError, match="direction of writing") as caught:
        load_board_file(tmp_path / "small.yaml", "recharged")
    check_sentence(str(caught.value))

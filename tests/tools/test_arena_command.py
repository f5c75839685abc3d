# SPDX-License-Identifier: MIT
"""`powergrid arena`: what it prints, and its exit codes."""

import json

import pytest

from powergrid.app.cli import main
from powergrid.bots import LEVELS
from powergrid.tools.arena_command import ANY, MatchSettings, play_one, players_of
from powergrid.training.exploiters import EXPLOITERS
from tests.bots.idle import Idle
from tests.expect import expect

SEATS = ["--seats", "reference,sensible,sensible"]


def figures(words: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    assert main(["arena", "--json", *words]) == 0
    facts = expect(dict, json.loads(capsys.readouterr().out))
    del facts["seconds"]
    for bot in facts["bots"]:
        assert bot.pop("median_ms") > 0
        assert bot.pop("p95_ms") > 0
    return facts


def test_help_names_all_levels_and_the_strongest(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["arena", "--help"])
    assert leaving.value.code == 0
    text = capsys.readouterr().out
    assert ", ".join(LEVELS) in text
    assert f"strongest: {list(LEVELS)[-1]}\n" in text


def test_shares_add_up_and_have_confidence_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    facts = figures([*SEATS, "--games", "6"], capsys)
    bots = expect(list, facts["bots"])
    assert [bot["name"] for bot in bots] == ["reference", "sensible"]
    assert [bot["seats"] for bot in bots] == [1, 2]
    assert sum(bot["share"] for bot in bots) == pytest.approx(1)
    assert all(bot["low"] <= bot["share"] <= bot["high"] for bot in bots)


def test_two_players_play_against_the_bank_if_the_edition_says_so(
    capsys: pytest.CaptureFixture[str],
) -> None:
    two = ["--seats", "reference,sensible", "--games", "2"]
    assert figures(two, capsys)["options"] == ["against_the_bank"]
    assert figures([*two, "--edition", "classic"], capsys)["options"] == []


def test_bots_can_draft_the_areas(capsys: pytest.CaptureFixture[str]) -> None:
    words = [*SEATS, "--games", "3"]
    drawn, drafted = figures(words, capsys), figures([*words, "--draft-areas"], capsys)
    assert (drawn["drafts_areas"], drafted["drafts_areas"]) == (False, True)
    assert drawn["bots"] != drafted["bots"]


def test_any_stands_for_a_different_bot_in_each_game() -> None:
    match = MatchSettings("germany", "recharged", (), ("rusher", ANY, ANY), 1)
    names = [players_of(match, number, match.names) for number in range(20)]
    assert {name for name, _, _ in names} == {"rusher"}
    assert len({tuple(name) for name in names}) > 8
    assert names == [players_of(match, number, match.names) for number in range(20)]
    assert play_one(match, 0).showings[0].name == "rusher"


@pytest.mark.slow
def test_several_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = [*SEATS, "--games", "6", "--seed", "7"]
    assert figures([*words, "--jobs", "2"], capsys) == figures(words, capsys)


def test_the_table_and_the_progress_are_on_different_streams(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["arena", *SEATS, "--games", "3"]) == 0
    printed = capsys.readouterr()
    assert "33.3%" in printed.out  # an even share of one seat in three
    assert "3 games" in printed.out
    assert "3 of 3 games" in printed.err


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["--seats", "reference,wizard"], ["wizard", "sensible"]),
        (["--seats", "reference,net-99.npz"], ["net-99.npz", "train"]),
        (["--seats", "random"], ["recharged", "1"]),
        (["--seats", ""], ["sensible"]),
        (["--map", ""], ["germany", "usa"]),
        (["--edition", ""], ["classic"]),
        (["--edition", "golden"], ["golden", "recharged"]),
        (["--map", "mars"], ["mars", "germany"]),
        (["--option", "free_beer"], ["free_beer", "starting_cities"]),
    ],
)
def test_a_match_that_cannot_be_played_exits_with_2(
    words: list[str], names: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words]) == 2
    error = capsys.readouterr().err
    assert "Traceback" not in error
    for name in names:
        assert name in error


@pytest.mark.parametrize("words", [["--games", "0"], ["--jobs", "many"], ["--jobs", "-1"]])
def test_numbers_out_of_range_are_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["arena", *words])
    assert leaving.value.code == 2
    assert "error:" in capsys.readouterr().err


def test_a_game_that_never_ends_exits_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(EXPLOITERS, "idle", Idle)
    assert main(["arena", "--edition", "classic", "--seats", "idle,idle", "--games", "1"]) == 1
    assert "still going on" in capsys.readouterr().err

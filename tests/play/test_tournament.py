# SPDX-License-Identifier: MIT
"""Tournaments: everybody meets everybody about equally, points add up, files are checked."""

import json
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from powergrid.files.messages import BoxError
from powergrid.play.schedule import schedule, table_sizes
from powergrid.play.tournament import Entrant, Tournament, new_tournament
from powergrid.play.tournament_file import load_tournament, save_tournament

EIGHT = tuple(Entrant(f"Bot {at}", "regular") for at in range(8))


@cache
def eight(rounds: int = 2) -> Tournament:
    return new_tournament("recharged", ("germany", "usa"), EIGHT, 4, rounds, seed=3)


@pytest.mark.parametrize(
    ("entrants", "size", "sizes"),
    [
        (3, 4, [3]),
        (5, 4, [5]),
        (7, 4, [4, 3]),
        (8, 4, [4, 4]),
        (11, 3, [4, 4, 3]),
        (16, 6, [6, 5, 5]),
    ],
)
def test_tables_are_as_even_as_they_can_be(entrants: int, size: int, sizes: list[int]) -> None:
    assert table_sizes(entrants, size) == sizes


@pytest.mark.parametrize(("entrants", "size", "rounds"), [(8, 4, 7), (9, 3, 4)])
def test_all_players_meet_about_equally_often_and_change_seats(
    entrants: int, size: int, rounds: int
) -> None:
    plan = schedule(entrants, size, rounds, Random(1))
    meetings: Counter[tuple[int, int]] = Counter(dict.fromkeys(combinations(range(entrants), 2), 0))
    places: Counter[tuple[int, int]] = Counter()
    for tables in plan:
        assert sorted(entrant for table in tables for entrant in table) == [*range(entrants)]
        for table in tables:
            meetings.update(combinations(sorted(table), 2))
            places.update((entrant, at) for at, entrant in enumerate(table))
    assert max(meetings.values()) - min(meetings.values()) == 0
    assert max(places.values()) <= -(-rounds // size) + 1


def test_a_round_has_one_board_and_one_deal() -> None:
    tournament = eight(3)
    rounds = [[m for m in tournament.matches if m.round == number] for number in (1, 2, 3)]
    assert [len({(m.board, m.seed) for m in matches}) for matches in rounds] == [1, 1, 1]
    first, second, third = (matches[0].board for matches in rounds)
    assert {first, second} == {"germany", "usa"}
    assert third == first
    assert tournament.rounds == 3
    assert eight() == eight()


def test_points_are_the_share_of_rivals_beaten() -> None:
    tournament = eight(1)
    assert tournament.next() == 0
    tournament = tournament.with_game_begun(0, "a.powergrid.json").with_result(0, (2, 4, 1, 3))
    first = tournament.matches[0]
    assert first.order == tuple(first.entrants[seat] for seat in (2, 0, 3, 1))
    standings = {standing.entrant: standing for standing in tournament.standings()}
    points = [round(standings[entrant].points, 1) for entrant in first.order]
    assert points == [100, 66.7, 33.3, 0]
    assert tournament.standings()[0].entrant == first.order[0]
    assert (standings[first.order[0]].won, standings[first.order[0]].played) == (1, 1)
    assert tournament.next() == 1
    assert tournament.with_result(1, (1, 2, 3, 4)).next() is None


def test_those_who_tie_share_the_points_of_their_places() -> None:
    tournament = eight(1).with_result(0, (2, 1, 4, 2)).with_result(1, (1, 3, 1, 4))
    found = {standing.entrant: standing for standing in tournament.standings()}
    first, second = tournament.matches
    assert [round(found[entrant].points, 1) for entrant in first.entrants] == [50, 100, 0, 50]
    assert [round(found[entrant].points, 1) for entrant in second.entrants] == [83.3, 33.3, 83.3, 0]
    assert [found[entrant].won for entrant in second.entrants] == [1, 0, 1, 0]
    assert first.order == tuple(first.entrants[seat] for seat in (1, 0, 3, 2))


def test_results_in_files_of_earlier_versions_are_read(tmp_path: Path) -> None:
    tournament = eight().with_result(0, (2, 4, 1, 3))
    file = tmp_path / "one.json"
    save_tournament(tournament, file)
    data = json.loads(file.read_text())
    for match, entry in zip(tournament.matches, data["matches"], strict=True):
        del entry["places"]
        entry["order"] = match.order
    file.write_text(json.dumps(data))
    assert load_tournament(file) == tournament


def test_entrants_with_equal_points_and_wins_share_a_place() -> None:
    three = [Entrant(name, "regular") for name in ("Ada", "Bruno", "Chiara")]
    tournament = new_tournament("recharged", ("germany",), three, 3, 2, seed=1)
    for at, order in enumerate(((0, 1, 2), (2, 1, 0))):
        entrants = tournament.matches[at].entrants
        tournament = tournament.with_result(at, [1 + order.index(entrant) for entrant in entrants])
    found = [(each.place, each.entrant, each.points, each.won) for each in tournament.standings()]
    assert found == [(1, 0, 100, 1), (1, 2, 100, 1), (3, 1, 100, 0)]


def test_equal_sums_of_fractions_are_equal_points() -> None:
    four = [Entrant(name, "regular") for name in ("Ada", "Bruno", "Chiara", "Dmitri")]
    tournament = new_tournament("recharged", ("germany",), four, 4, 3, seed=1)
    for at, order in enumerate(((0, 1, 2, 3), (1, 2, 3, 0), (0, 2, 1, 3))):
        entrants = tournament.matches[at].entrants
        tournament = tournament.with_result(at, [1 + order.index(entrant) for entrant in entrants])
    first, second = tournament.standings()[:2]
    assert (first.entrant, first.won) == (0, 2), "both have 200 points, and the other one victory"
    assert (second.entrant, second.won) == (1, 1)


def test_a_tournament_is_saved_and_read_again(tmp_path: Path) -> None:
    tournament = eight().with_game_begun(0, "a.powergrid.json").with_result(0, (1, 4, 1, 3))
    save_tournament(tournament, tmp_path / "new" / "one.json")
    assert load_tournament(tmp_path / "new" / "one.json") == tournament


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(format="powergrid-tournament/9"),
        lambda data: data["matches"][0].update(entrants=[0, 15]),
        lambda data: data["matches"][0].update(order=[0]),
        lambda data: data["matches"][0].update(places=[1]),
        lambda data: data["matches"][0].update(places=[1, 1, 2, 4]),
        lambda data: data["matches"][0].update(entrants=[]),
        lambda data: data["matches"][0].update(file=150 * "é"),
        lambda data: data.update(entrants=[], matches=[]),
        lambda data: data["matches"][0].update(file="../x.json"),
        lambda data: data["matches"][0].update(file=".."),
        lambda data: data["matches"][0].update(seed=-1),
        lambda data: data["entrants"].extend(data["entrants"] * 3),
    ],
)
def test_hostile_files_are_refused_in_one_sentence(change: Any, tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    save_tournament(eight(), file)
    data = json.loads(file.read_text())
    change(data)
    file.write_text(json.dumps(data))
    with pytest.raises(BoxError) as caught:
        load_tournament(file)
    assert "\n" not in str(caught.value)


def test_a_match_with_a_person_is_recognised() -> None:
    entrants = (*EIGHT[:3], Entrant("Anna", "person"))
    tournament = new_tournament("classic", ("usa",), entrants, 4, 1, seed=1)
    assert tournament.has_person(tournament.matches[0])
    assert not eight().has_person(eight().matches[0])

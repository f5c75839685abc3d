# SPDX-License-Identifier: MIT
"""Tournaments: points add up, and those who tie share their places."""

from powergrid.play.tournament import Entrant, new_tournament
from tests.play.tournaments import EIGHT, eight


def test_a_round_has_one_board_and_one_deal() -> None:
    tournament = eight(3)
    rounds = [[m for m in tournament.matches if m.round == number] for number in (1, 2, 3)]
    assert [len({(m.board, m.seed) for m in matches}) for matches in rounds] == [1, 1, 1]
    first, second, third = (matches[0].board for matches in rounds)
    assert {first, second} == {"germany", "usa"}
    assert third == first
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


def test_a_match_with_a_person_is_recognised() -> None:
    entrants = (*EIGHT[:3], Entrant("Anna", "person"))
    tournament = new_tournament("classic", ("usa",), entrants, 4, 1, seed=1)
    assert tournament.has_person(tournament.matches[0])
    assert not eight().has_person(eight().matches[0])

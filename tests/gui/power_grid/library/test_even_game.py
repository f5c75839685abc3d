# SPDX-License-Identifier: MIT
"""The player's rating from saved games, and the opponents for an even one."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.library.entry import Entry
from powergrid.gui.power_grid.library.even_game import EvenGame
from powergrid.gui.power_grid.library.rated_games import RatedGames
from powergrid.gui.power_grid.words.ratings import even_game_words, rating_note, rating_words
from powergrid.records import PERSON, Seat
from powergrid.records.summary import Place, Summary
from powergrid.stats.rating import Rating
from tests.gui.power_grid.library.saved import save_finished_games


def entry(
    *players: str,
    winner: int = 0,
    is_finished: bool = True,
    begins_in_middle: bool = False,
    is_imported: bool = False,
    is_hinted: bool = False,
    seed: int = 0,
    file: str = "a.json",
) -> Entry:
    seats = tuple(Seat(str(at), "red", player) for at, player in enumerate(players))
    places = [Place(1 if seat == winner else 2, seat, 10) for seat in range(len(seats))]
    places.insert(0, places.pop(winner))
    summary = Summary(
        *("germany", "recharged", seats, (), "", 10),
        is_finished=is_finished,
        places=tuple(places) if is_finished else (),
        begins_in_middle=begins_in_middle,
        is_imported=is_imported,
        is_hinted=is_hinted,
        seed=seed,
    )
    return Entry(Path(file), 1.0, summary)


def rated(*games: Entry) -> list[Rating]:
    """Return the ratings after these games."""
    found = RatedGames()
    for game in games:
        found.add(game)
    return found.ratings()


def test_a_game_of_one_person_against_levels_is_rated() -> None:
    before, won = rated(entry("regular", PERSON, "expert", winner=1))
    assert won.points > before.points
    before, lost = rated(entry(PERSON, "learner", winner=1))
    assert lost.points < before.points


def test_a_win_against_stronger_levels_counts_for_more() -> None:
    against_weak, against_strong = (
        rated(entry(PERSON, level))[-1].points for level in ("beginner", "master")
    )
    assert against_strong > against_weak


def test_those_who_tie_share_the_win() -> None:
    alone = rated(entry(PERSON, "regular"))[-1]
    lost = rated(entry(PERSON, "regular", winner=1))[-1]
    for players in ((PERSON, "regular"), ("regular", PERSON)):
        game = entry(*players)
        assert game.summary is not None
        places = tuple(place._replace(number=1) for place in game.summary.places)
        tied = game._replace(summary=game.summary._replace(places=places))
        assert tied.is_won
        assert lost.points < rated(tied)[-1].points < alone.points


@pytest.mark.parametrize(
    "game",
    [
        entry(PERSON, PERSON, "regular"),
        entry("regular", "expert"),
        entry(PERSON, "program:mine"),
        entry(PERSON, "regular", is_finished=False),
        entry(PERSON, "regular", begins_in_middle=True),
        entry(PERSON, "regular", is_imported=True),
        entry(PERSON, "regular", is_hinted=True),
        Entry(Path("a.json"), 1.0, None, "damaged"),
    ],
)
def test_other_games_do_not_change_the_rating(game: Entry) -> None:
    assert len(rated(game)) == 1


def test_a_deal_counts_once_for_each_person() -> None:
    first = entry(PERSON, "regular", winner=1, seed=7)
    again = entry(PERSON, "regular", winner=0, seed=7)._replace(when=2.0)
    assert rated(again, first) == rated(first)
    assert first.summary is not None
    seats = tuple(seat._replace(name=f"other {seat.name}") for seat in first.summary.seats)
    theirs = first._replace(summary=first.summary._replace(seats=seats))
    for other in (theirs, entry(PERSON, "regular", seed=8), entry(PERSON, "expert", "learner")):
        assert len(rated(first, other)) == 3


def test_games_without_a_seed_all_count() -> None:
    assert len(rated(entry(PERSON, "regular"), entry(PERSON, "regular", file="b.json"))) == 3


def test_a_new_player_gets_a_first_estimate(qtbot: QtBot) -> None:
    parent = QObject()
    search = EvenGame(3, parent)
    with qtbot.waitSignal(search.found) as found:
        pass
    assert found.args is not None
    levels, rating = found.args
    assert len(levels) == 3
    assert set(levels) <= {"beginner", "learner", "regular"}
    assert "played a rated game yet" in even_game_words(rating)


def test_saved_games_count_for_an_even_game(qtbot: QtBot) -> None:
    save_finished_games(2, PERSON, "regular", "learner")
    parent = QObject()
    search = EvenGame(2, parent)
    with qtbot.waitSignal(search.found) as found:
        pass
    assert found.args is not None
    assert found.args[1].games == 2


def test_the_rating_is_shown_with_its_last_change() -> None:
    games = [
        entry(PERSON, "master", winner=at % 2, file=f"{at}.json")._replace(when=when)
        for at, when in ((1, 2.0), (0, 3.0))
    ]
    now = rated(*games)
    text = rating_words(now)
    assert str(now[-1].points) in text
    assert f"+{now[-1].points - now[-2].points} after the last of 2" in text
    assert rated(*games[::-1]) == now, "by their times"
    assert f"{now[-1].low} to {now[-1].high}" in even_game_words(now[-1])


def test_a_low_rating_has_minus_signs() -> None:
    low = Rating(-83, -440, 20, 2)
    assert "−83 (−440 to 20), +0" in rating_words([low, low])
    assert rating_note([low, low]).startswith("rating, −440 to 20;")
    assert "−83 (−440 to 20)" in even_game_words(low)

# SPDX-License-Identifier: MIT
"""The player's rating from saved games, and the opponents for an even one."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from powergrid.arena import RATINGS
from powergrid.gui.power_grid.library.entry import Entry
from powergrid.gui.power_grid.library.even_game import EvenGame, rating_of
from powergrid.gui.power_grid.library.rated_games import rated
from powergrid.gui.power_grid.words.ratings import even_game_words, rating_words
from powergrid.records import PERSON, Seat
from powergrid.records.summary import Place, Summary
from tests.gui.power_grid.library.saved import save_finished_games


def entry(
    *players: str,
    winner: int = 0,
    is_finished: bool = True,
    begins_in_middle: bool = False,
    is_imported: bool = False,
) -> Entry:
    seats = tuple(Seat(str(at), "red", player) for at, player in enumerate(players))
    places = [
        Place(1 if seat == winner else 2, seat, 10, 10, 10 + (seat == winner))
        for seat in range(len(seats))
    ]
    places.insert(0, places.pop(winner))
    summary = Summary(
        *("germany", "recharged", seats, (), "", "", 10),
        is_finished=is_finished,
        places=tuple(places) if is_finished else (),
        begins_in_middle=begins_in_middle,
        is_imported=is_imported,
    )
    return Entry(Path("a.json"), 1.0, summary)


def test_a_game_of_one_person_against_levels_is_rated() -> None:
    won = rated(entry("regular", PERSON, "expert", winner=1))
    assert won is not None
    assert tuple(won) == ((RATINGS["regular"], RATINGS["expert"]), 1.0)
    lost = rated(entry(PERSON, "learner", winner=1))
    assert lost is not None
    assert lost.share == 0


def test_those_who_tie_share_the_win() -> None:
    for players in ((PERSON, "regular"), ("regular", PERSON)):
        game = entry(*players)
        assert game.summary is not None
        places = tuple(place._replace(number=1) for place in game.summary.places)
        assert game._replace(summary=game.summary._replace(places=places)).is_won
        found = rated(game._replace(summary=game.summary._replace(places=places)))
        assert found is not None
        assert found.share == 0.5


@pytest.mark.parametrize(
    "game",
    [
        entry(PERSON, PERSON, "regular"),
        entry("regular", "expert"),
        entry(PERSON, "program:mine"),
        entry(PERSON, "regular", is_finished=False),
        entry(PERSON, "regular", begins_in_middle=True),
        entry(PERSON, "regular", is_imported=True),
        Entry(Path("a.json"), 1.0, None, "damaged"),
    ],
)
def test_other_games_do_not_change_the_rating(game: Entry) -> None:
    assert rated(game) is None


def test_a_new_player_gets_a_first_estimate(qtbot: QtBot) -> None:
    parent = QObject()
    search = EvenGame(3, parent)
    with qtbot.waitSignal(search.found) as found:
        pass
    assert found.args is not None
    levels, rating = found.args
    assert len(levels) == 3
    assert set(levels) <= {"beginner", "learner", "regular"}
    assert "no rated game" in even_game_words(rating)


def test_saved_games_count_for_an_even_game(qtbot: QtBot) -> None:
    save_finished_games(2, PERSON, "regular", "learner")
    parent = QObject()
    search = EvenGame(2, parent)
    with qtbot.waitSignal(search.found) as found:
        pass
    assert found.args is not None
    assert found.args[1].games == 2


def test_the_rating_is_shown_with_its_last_change() -> None:
    games = [rated(entry(PERSON, "master", winner=at % 2)) for at in (1, 0)]
    timed = [(time, game) for time, game in zip((2.0, 3.0), games, strict=True) if game]
    now = rating_of(timed)
    text = rating_words(now)
    assert str(now[-1].points) in text
    assert f"+{now[-1].points - now[-2].points} after the last of 2" in text
    assert rating_of(timed[::-1]) == now, "by their times"
    assert f"{now[-1].low} to {now[-1].high}" in even_game_words(now[-1])

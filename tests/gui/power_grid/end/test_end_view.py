# SPDX-License-Identifier: MIT
"""The page of the result: who has won and why."""

import csv
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from powergrid.box import load_plants
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line_chart import LineChart
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.board.miniature_geometry import framed, plane_transform
from powergrid.gui.power_grid.end import ceremony as ceremony_module
from powergrid.gui.power_grid.end.ceremony import PowerGridCeremony as Ceremony
from powergrid.gui.power_grid.end.end_view import EndView
from powergrid.gui.power_grid.end.figures_csv import csv_text
from powergrid.gui.power_grid.end.poster import largest_font, poster
from powergrid.gui.power_grid.end.reviewing import Reviewing
from powergrid.gui.power_grid.end.standing_row import StandingHead, StandingRow
from powergrid.gui.power_grid.end.standing_words import headline, own_result, reason_for_place
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.table.snapshots import lit_cities, snapshot_of, with_names
from powergrid.gui.settings.language import use_language
from powergrid.gui.shell.ceremony import MS_CEREMONY
from powergrid.play.saved_games import games_dir
from powergrid.play.seats import Seat
from powergrid.play.thinker import Thinker
from powergrid.rules import Game
from powergrid.rules.scoring import places, ranking
from powergrid.rules.state import with_item
from powergrid.stats.game_figures import Round
from tests.expect import expect
from tests.gui.every_view.texts import texts_of
from tests.gui.patience import settle
from tests.gui.power_grid.pages.moments import faults, played, seats
from tests.gui.tables import tie

QUIET = replace(OPPONENTS, review=None)
"""Who judges no game: that takes long, and no test here needs it."""


def finished(players: int = 4, edition: str = "classic") -> Session:
    past, state, pile = played("germany", edition, players, 1)
    return Session(state.copy(), seats(players), pile, past=past)


def opened(qtbot: QtBot, session: Session, size: tuple[int, int] = (1280, 800)) -> EndView:
    view = EndView(Reviewing(session, Thinker(QUIET)))
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    return view


@pytest.fixture
def view(qtbot: QtBot) -> EndView:
    view = opened(qtbot, finished(), (1920, 1080))
    with qtbot.waitExposed(view):
        view.activateWindow()
    return view


def test_keys_and_buttons_lead_on(view: EndView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.new_game_asked):
        QTest.keyClick(view, Qt.Key.Key_Return)
    with qtbot.waitSignal(view.table_asked):
        QTest.keyClick(view, Qt.Key.Key_T)
    with qtbot.waitSignal(view.table_asked):
        QTest.keyClick(view, Qt.Key.Key_Escape)
    with qtbot.waitSignal(view.save_asked):
        QTest.mouseClick(view.save, Qt.MouseButton.LeftButton)


def test_a_game_of_a_tournament_leads_back_to_it(qtbot: QtBot) -> None:
    view = EndView(Reviewing(finished(), Thinker(QUIET)), is_of_tournament=True)
    qtbot.addWidget(view)
    assert [button.text() for button in view.head.buttons][-2:] == ["Export", "Tournament"]
    with qtbot.waitSignal(view.tournament_asked):
        view.main.click()


def test_the_rounds_can_be_stepped_through(view: EndView, qtbot: QtBot) -> None:
    seen, state = view.by_round, view.session.state
    assert [end.number for end in seen.ends] == list(range(1, state.round + 1))
    assert [network.cities for network in seen.board.snapshot.networks] == list(state.cities)
    seen.strip.setFocus()
    QTest.keyClick(seen.strip, Qt.Key.Key_Home)
    assert seen.board.snapshot == seen.ends[0].shown
    with qtbot.waitSignal(view.moment_asked) as asked:
        QTest.keyClick(seen.strip, Qt.Key.Key_Return)
    assert asked.args == [seen.ends[0].position]


@pytest.mark.parametrize(
    ("board", "players", "rows"), [("germany", 4, 1), ("usa", 4, 2), ("germany", 2, 2)]
)
def test_every_round_is_in_sight_in_a_small_window(
    qtbot: QtBot, board: str, players: int, rows: int
) -> None:
    past, state, pile = played(board, "classic", players, 1)
    session = Session(state.copy(), seats(players), pile, past=past)
    view = opened(qtbot, session)
    strip = view.by_round.strip
    model = strip.model()
    places = [strip.visualRect(model.index(at, 0)) for at in range(model.rowCount())]
    assert all(strip.viewport().rect().contains(place.topLeft()) for place in places)
    assert all(place.right() <= strip.viewport().width() for place in places)
    assert len({place.top() for place in places}) == rows
    strip.setCurrentIndex(model.index(0, 0))
    for at in range(1, len(places)):
        QTest.keyClick(strip, Qt.Key.Key_Right)
        assert strip.currentIndex().row() == at
    QTest.keyClick(strip, Qt.Key.Key_Left)
    assert strip.currentIndex().row() == len(places) - 2


@pytest.mark.parametrize("name", ["Ada", "Bartholomew"])
def test_the_main_button_shows_its_key_before_the_others(qtbot: QtBot, name: str) -> None:
    session = finished()
    session.seats = tuple(
        Seat(name, seat.colour, "sensible") if at == session.state.ranking[0] else seat
        for at, seat in enumerate(session.seats)
    )
    view = opened(qtbot, session)

    def shows_key(button: Button) -> bool:
        shown = button.sizeHint().width()
        button.show_key(False)
        return shown > button.sizeHint().width()

    *others, main = view.head.buttons
    assert shows_key(main)
    assert [shows_key(button) for button in others] == [name == "Ada"] * len(others)


def test_a_round_ends_with_the_cities_lit_that_it_powered(view: EndView) -> None:
    dark = 0
    for index, end in enumerate(view.by_round.ends):
        networks, played = end.shown.networks, [rounds[index] for rounds in view.rounds]
        powered = [part.powered for part in played]
        assert set(end.shown.lit) == {
            city
            for network, count in zip(networks, powered, strict=True)
            for city in network.cities[:count]
        }
        dark += sum(part.cities - part.powered for part in played)
    assert dark, "every round has powered all cities"


def test_any_key_only_ends_the_ceremony(view: EndView, qtbot: QtBot) -> None:
    view.celebrate()
    ceremony = expect(Ceremony, view.findChild(Ceremony))
    assert ceremony.hasFocus()
    with qtbot.assertNotEmitted(view.new_game_asked):
        QTest.keyClick(ceremony, Qt.Key.Key_Return)
    assert not ceremony.isVisible()
    with qtbot.waitSignal(view.new_game_asked):
        QTest.keyClick(view, Qt.Key.Key_Return)


def test_networks_light_up_from_the_last_to_the_first(view: EndView) -> None:
    view.celebrate()
    ceremony = expect(Ceremony, view.findChild(Ceremony))
    state = view.session.state
    last = state.cities[state.ranking[-1]][: state.powered[state.ranking[-1]]]
    assert ceremony.snapshot_at(0).lit == set()
    assert set(last) <= set(ceremony.snapshot_at(1000).lit)
    assert set(ceremony.snapshot_at(MS_CEREMONY).lit) == lit_cities(state)


def test_the_ceremony_covers_a_page_that_grows(view: EndView) -> None:
    ceremony = Ceremony(view.session, view)
    view.resize(1700, 1000)
    QApplication.processEvents()
    assert ceremony.geometry() == view.rect()


def test_with_reduced_motion_there_is_no_ceremony(view: EndView) -> None:
    look().set_reduced_motion(True)
    view.celebrate()
    assert view.findChild(Ceremony) is None


def test_a_poster_is_saved_beside_the_games(view: EndView) -> None:
    QTest.keyClick(view, Qt.Key.Key_P)
    (file,) = (games_dir().parent / "posters").glob("*.png")
    image = QImage(str(file))
    assert (image.width(), image.height()) == (1080, 1350)
    assert "posters" in view.status.text


def test_the_winner_is_named(view: EndView) -> None:
    session = view.session
    assert session.seats[session.state.ranking[0]].name in view.head.title.text


def test_the_headline_names_the_lead_and_the_rounds() -> None:
    session = finished()
    state = session.state
    first, second = state.ranking[:2]
    powered = list(state.powered)
    powered[first], powered[second] = 17, 15
    state.powered, state.round = tuple(powered), 9
    name = session.seats[second].name
    assert headline(session)[1] == f"2 more than {name}, after 9 rounds."


def test_a_tie_names_what_decided_it() -> None:
    session = finished()
    state = session.state
    first, second = state.ranking[:2]
    powered = list(state.powered)
    powered[second] = powered[first]
    state.powered = tuple(powered)
    money = list(state.money)
    money[first], money[second] = 60, 41
    state.money = tuple(money)
    assert "60 against 41" in headline(session)[1]
    assert reason_for_place(session, 0) == "wins the tie-break"
    assert reason_for_place(session, 1) == "as many, less money"
    money[second] = 60
    state.money = tuple(money)
    cities = list(state.cities)
    cities[first], cities[second] = tuple(range(12)), tuple(range(11))
    state.cities = tuple(cities)
    assert "12 against 11" in headline(session)[1]
    assert reason_for_place(session, 1) == "as many, fewer cities"


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (("money", "cities"), "too, with equal money. Cities decide: 12 against 11."),
        (("cities", "money"), "too. Cities decide: 12 against 11."),
    ],
)
def test_cities_decide_by_the_order_of_the_edition(order: tuple[str, ...], said: str) -> None:
    session = finished()
    state = session.state
    first, second = state.ranking[:2]
    state.powered = with_item(state.powered, second, state.powered[first])
    state.money = with_item(state.money, second, state.money[first])
    for seat, count in ((first, 12), (second, 11)):
        state.cities = with_item(state.cities, seat, tuple(range(count)))
    game = state.game
    edition = game.edition._replace(tie_break=order)
    state.game = Game(game.board, edition, load_plants(), game.players, game.areas)
    assert headline(session)[1].endswith(said)


def test_the_ceremony_tells_what_decided_a_tie_and_the_own_place(
    view: EndView, qtbot: QtBot
) -> None:
    session = view.session
    state = session.state
    plain = Ceremony(session, view)
    own = f"You: place {places(state)[0]} of 4, {state.powered[0]} cities powered"
    assert plain.notes == ([] if state.ranking[0] == 0 else [own])
    first, second = state.ranking[:2]
    state.powered = with_item(state.powered, second, state.powered[first])
    state.money = with_item(state.money, second, state.money[first] - 3)
    tied = Ceremony(session, view)
    assert tied.notes[0].endswith(f"{state.money[first]} against {state.money[second]}.")
    assert tied.accessibleDescription().startswith(tied.notes[0])
    tied.grab()


def test_who_has_won_is_not_told_an_own_place() -> None:
    session = finished()
    (person,) = (seat for seat, player in enumerate(session.seats) if player.is_person)
    state = session.state
    state.powered = with_item(state.powered, person, max(state.powered) + 1)
    assert own_result(session) == ""
    state.powered = with_item(state.powered, person, 0)
    assert own_result(session) == "You: place 4 of 4, 0 cities powered"


def test_the_reason_for_a_place_counts_only_cities_that_are_lit() -> None:
    session = finished()
    state = session.state
    last = state.ranking[-1]
    owned = len(state.cities[last])
    state.powered = with_item(state.powered, last, 1)
    assert reason_for_place(session, 3) == f"could power only 1 of {owned}"
    state.powered = with_item(state.powered, last, 0)
    assert reason_for_place(session, 3) == "could power no city"


def test_the_ceremony_tells_the_place_of_the_only_person_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, written = finished(), list[str]()
    (person,) = (seat for seat, player in enumerate(session.seats) if player.is_person)
    state = session.state
    state.powered = with_item(state.powered, person, 0)
    state.ranking = ranking(state)
    view = EndView(Reviewing(session, Thinker(QUIET)))
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.celebrate()
    shown = expect(Ceremony, view.findChild(Ceremony))
    monkeypatch.setattr(ceremony_module, "paint_line", lambda *told: written.append(told[2]))
    shown.time = MS_CEREMONY
    shown.grab()
    assert "You: place 4 of 4, 0 cities powered" in written
    names = [seat.name for seat in session.seats if seat.name in written]
    others = [seat.name for at, seat in enumerate(session.seats) if at != person]
    assert sorted(names) == sorted(set(others) - {session.seats[state.ranking[0]].name})


@pytest.mark.parametrize("count", [2, 3])
def test_a_tie_on_every_count_is_a_shared_win(qtbot: QtBot, count: int) -> None:
    session = tie(finished(edition="recharged"), count)
    state = session.state
    names = ["Ada and Bruno", "Ada, Bruno and Dmitri"][count - 2]
    tied = f"They tie on every count, with {state.powered[0]} cities powered."
    assert headline(session) == (f"{names} share the win", tied)
    view = opened(qtbot, session)
    rows = view.findChildren(StandingRow)
    places = [row.findChildren(Text)[0].text for row in rows]
    assert places == [["1", "1", "3", "4"], ["1", "1", "1", "4"]][count - 2]
    reasons = [reason_for_place(session, place) for place in range(4)]
    assert reasons.count("tied on every count") == count
    assert [house.isVisible() for house in view.head.houses] == [True] * count
    view.celebrate()
    ceremony = expect(Ceremony, view.findChild(Ceremony))
    assert ceremony.accessibleName() == view.head.title.text
    networks = ceremony.snapshot_at(MS_CEREMONY).networks
    bright = [seat for seat in range(4) if networks[seat].strength == 1]
    assert bright == sorted(state.ranking[:count])
    ceremony.grab()
    assert not poster(session, view.by_round.ends, "").isNull()


def test_those_who_share_the_third_place_are_tied_too() -> None:
    session = finished(edition="recharged")
    state = session.state
    state.powered, state.money = (9, 9, 7, 7), (12, 10, 3, 3)
    state.ranking = ranking(state)
    reasons = [reason_for_place(session, place) for place in range(4)]
    tied = "tied on every count"
    assert reasons == ["wins the tie-break", "as many, less money", tied, tied]


def test_many_who_share_the_win_leave_room_for_the_buttons(qtbot: QtBot) -> None:
    view = opened(qtbot, tie(finished(6, "recharged"), 6))
    assert not faults(view)
    assert view.main.geometry().right() < view.head.width()
    assert not any(house.isVisible() for house in view.head.houses)
    view.resize(1920, 1080)
    QApplication.processEvents()
    assert all(house.isVisible() for house in view.head.houses)


def test_a_poster_names_all_who_share_the_win() -> None:
    rect = QRectF(0, 0, 400, 100)
    sizes = [
        largest_font(names, rect).pixelSize() for names in ("Ada", "Ada and Bruno", 60 * "Ada ")
    ]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > sizes[1] > sizes[2]


def test_every_place_is_explained() -> None:
    session = finished(6)
    assert all(reason_for_place(session, place) for place in range(6))


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1366, 768), (1920, 1080)])
def test_nothing_overlaps_or_is_cut_off(qtbot: QtBot, players: int, size: tuple[int, int]) -> None:
    view = opened(qtbot, finished(players), size)
    assert not faults(view)
    view.grab()


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1366, 768)])
def test_the_columns_keep_their_headings(
    qtbot: QtBot, size: tuple[int, int], text_size: str
) -> None:
    look().set_text_size(text_size)
    view = opened(qtbot, tie(finished(6, "recharged"), 2), size)
    assert expect(StandingHead, view.findChild(StandingHead)).isVisible()
    assert not faults(view)


@pytest.mark.usefixtures("language")
def test_the_reasons_for_places_are_whole_and_keep_off_the_edge(qtbot: QtBot) -> None:
    session = finished(6)
    view = opened(qtbot, session, (1920, 1080))
    reasons = {reason_for_place(session, place) for place in range(6)}
    assert not reasons & {cut.text for cut in texts_of(view).cut}
    for row in view.findChildren(StandingRow):
        texts = [text for text in row.findChildren(Text) if text.text in reasons]
        assert texts
        assert all(text.geometry().right() < row.width() - 10 for text in texts)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_all_headings_of_the_standings_are_equally_large(
    view: EndView, size: tuple[int, int]
) -> None:
    view.resize(*size)
    look().set_text_size("larger")
    settle()
    head = expect(StandingHead, view.findChild(StandingHead))
    headings = [text for text in head.findChildren(Text) if text.isVisible()]
    assert len(headings) >= 4
    assert len({text.fitting_font().pixelSize() for text in headings}) == 1


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_all_reasons_for_places_are_equally_large(qtbot: QtBot, size: tuple[int, int]) -> None:
    use_language("ru")
    look().set_text_size("larger")
    view = opened(qtbot, finished(4), size)
    settle()
    rows = view.findChildren(StandingRow)
    assert len({row.why.fitting_font().pixelSize() for row in rows}) == 1


def test_charts_are_chosen_by_key_and_mouse(view: EndView) -> None:
    def shown() -> list[int]:
        return [index for index, charts in enumerate(view.charts) if charts.isVisible()]

    assert shown() == [0]
    QTest.keyClick(view, Qt.Key.Key_3)
    assert shown() == [2]
    QTest.mouseClick(view.choice.button(1), Qt.MouseButton.LeftButton)
    assert shown() == [1]
    QTest.mouseClick(view.choice.button(2), Qt.MouseButton.LeftButton)
    assert shown() == [2]
    names = [chart.accessibleName() for chart in view.charts[2].findChildren(LineChart)]
    seat = view.session.seats[0].name
    assert any(f"{seat} {view.rounds[0][-1].money}" in name for name in names)


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("players", [3, 6])
def test_the_chart_buttons_do_not_move(qtbot: QtBot, players: int, size: tuple[int, int]) -> None:
    view = opened(qtbot, finished(players), size)
    QApplication.processEvents()
    places = []
    for index in range(len(view.charts)):
        QTest.mouseClick(view.choice.button(index), Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        places.append(view.choice.mapTo(view, view.choice.rect().topLeft()))
    assert len(set(map(QPoint.toTuple, places))) == 1


def test_chart_lines_differ_in_more_than_colour(
    view: EndView, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[tuple[str, bool]] = []
    QTest.keyClick(view, Qt.Key.Key_2)
    chart = view.charts[1].findChildren(LineChart)[0]
    plot = chart.plot().adjusted(-1, -1, 1, 1)

    def note(painter: object, colour: str, rect: QRectF) -> None:
        painted.append((colour, plot.contains(rect.center())))

    monkeypatch.setattr(chart, "paint_mark", note)
    chart.grab()
    colours = {seat.colour for seat in view.session.seats}
    assert {colour for colour, is_on_line in painted if is_on_line} == colours
    assert {colour for colour, is_on_line in painted if not is_on_line} == colours


def test_the_figures_are_exported_as_csv(view: EndView, tmp_path: Path) -> None:
    view.export_to(tmp_path / "game.csv")
    with (tmp_path / "game.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    state = view.session.state
    assert len(rows) == state.round * 4
    last = rows[-4:]
    assert [int(row["money"]) for row in last] == list(state.money)
    assert [int(row["cities"]) for row in last] == [len(cities) for cities in state.cities]
    assert [int(row["powered"]) for row in last] == list(state.powered)
    assert "game.csv" in view.status.text


def test_a_game_begun_in_the_middle_keeps_the_numbers_of_its_rounds(
    qtbot: QtBot, tmp_path: Path
) -> None:
    past, state, pile = played("germany", "classic", 4, 1)
    later = [move for move in past if move.before.round >= 3]
    session = Session(state.copy(), seats(4), pile, past=later)
    view = EndView(Reviewing(session, Thinker(QUIET)))
    qtbot.addWidget(view)
    numbers = [end.number for end in view.by_round.ends]
    assert numbers == list(range(3, state.round + 1))
    view.export_to(tmp_path / "game.csv")
    with (tmp_path / "game.csv").open(newline="", encoding="utf-8") as file:
        assert [int(row["round"]) for row in csv.DictReader(file)][::4] == numbers
    assert view.charts[1].findChildren(LineChart)[0].times == [number - 1 for number in numbers]
    assert view.lower_row is not None
    told = [text.text for text in view.lower_row.findChildren(Text)]
    assert not {"Round 1", "Round 2"} & {*told}


def test_a_round_without_a_known_chance_has_an_empty_cell() -> None:
    rounds = [[Round(3), Round(4)]]
    text = csv_text(seats(1), rounds, {4: (0.25,)})
    assert [row["chance_as_it_began"] for row in csv.DictReader(text.splitlines())] == ["", "0.25"]


@pytest.mark.slow
def test_the_charts_are_exported_as_a_picture(view: EndView, tmp_path: Path) -> None:
    view.export_to(tmp_path / "game.png")
    image = QImage(str(tmp_path / "game.png"))
    assert (image.width(), image.height()) == (3200, 3600)
    ground = look().theme.background
    inked = {image.pixelColor(x, y).name() for x in range(0, 3200, 40) for y in range(0, 3600, 40)}
    assert len(inked) > 4
    assert ground.name() in inked


def test_a_missing_folder_is_reported_in_one_sentence(view: EndView, tmp_path: Path) -> None:
    view.export_to(tmp_path / "nowhere" / "game.csv")
    assert "cannot be saved" in view.status.text
    assert view.status.role == "warning"


def test_the_suffix_decides_the_export_format(
    view: EndView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = (str(tmp_path / "mine"), "Figures as a table (*.csv)")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: chosen)
    QTest.keyClick(view, Qt.Key.Key_X)
    assert (tmp_path / "mine.csv").read_text(encoding="utf-8").startswith("round,player,")


def test_where_the_poster_is_can_be_read_in_a_small_window(
    view: EndView, elided: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path("/home/ada/.local/share/powergrid/posters")
    monkeypatch.setattr("powergrid.gui.power_grid.end.end_view.poster_file", lambda _: folder / "x")
    monkeypatch.setattr("powergrid.gui.power_grid.end.end_view.write", lambda *_: "")
    monkeypatch.setattr(Path, "mkdir", lambda *_, **__: None)
    view.resize(1280, 800)
    view.save_poster()
    settle()
    view.grab()
    assert str(folder) in view.status.text
    assert view.status.text not in elided


def test_the_poster_frames_the_cities_in_play() -> None:
    shown = with_names(snapshot_of(finished(2)))
    view = QRectF(0, 34, 1080, 890)
    whole = framed(view, shown)
    placing = plane_transform(whole, shown.drawing)
    for city, spot in zip(shown.board.cities, shown.drawing.cities, strict=True):
        if city.area in shown.areas:
            assert view.adjusted(30, 30, -30, -30).contains(placing.map(QPointF(spot.x, spot.y)))
    assert whole.width() > view.width()
    assert whole.contains(view)

# SPDX-License-Identifier: MIT
"""The board as players use it."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.box import load_board, load_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.board_content import StagedHouse
from powergrid.gui.power_grid.board.board_scene import BoardScene
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.board.city_appearance import OPEN, Place
from powergrid.gui.power_grid.board.leg_item import LegItem
from powergrid.gui.power_grid.board.tag_item import TagItem
from powergrid.rules.state import State
from tests.gui.mouse import move_over
from tests.gui.power_grid.board.boards import COLOURS, germany
from tests.rules.positions import table

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def game(qtbot: QtBot) -> tuple[BoardView, State]:
    view, state = germany()
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    return view, state


@pytest.fixture
def view(game: tuple[BoardView, State]) -> BoardView:
    return game[0]


def at(view: BoardView, city: str, name: bool = False) -> QPoint:
    """Return the position of a city's sign or name in the view."""
    layout = view.board_scene().layout
    index = layout.board.city_index[city]
    rect = layout.names[index] if name else layout.signs[index]
    return view.mapFromScene(rect.center())


def number(view: BoardView, city: str) -> int:
    return view.board_scene().board.city_index[city]


def legs(scene: BoardScene) -> set[int]:
    """Return the connections of the routes on show."""
    return {item.connection for item in scene.items() if isinstance(item, LegItem)}


def tag_rect(scene: BoardScene) -> QRectF:
    """Return the rectangle of the total, empty without one."""
    tags = [item for item in scene.items() if isinstance(item, TagItem)]
    return tags[0].boundingRect() if tags else QRectF()


def emitted(view: BoardView) -> dict[str, list[int]]:
    """Return lists that collect what the view's signals emit."""
    lists: dict[str, list[int]] = {}
    for name in ("city_hovered", "city_clicked", "city_double_clicked"):
        getattr(view, name).connect(lists.setdefault(name, []).append)
    return lists


def picture(view: BoardView) -> QImage:
    return view.grab().toImage()


# -- pointer


def test_hovering_emits_each_city_once_and_none_on_leaving(view: BoardView) -> None:
    signals = emitted(view)["city_hovered"]

    move_over(view.viewport(), at(view, "fulda"))
    move_over(view.viewport(), at(view, "fulda", name=True))
    move_over(view.viewport(), at(view, "passau"))
    move_over(view.viewport(), QPoint(3, 3))

    fulda, passau = number(view, "fulda"), number(view, "passau")
    assert signals in ([fulda, passau, -1], [fulda, -1, fulda, passau, -1])


def test_the_hovered_city_has_the_ring(view: BoardView) -> None:
    move_over(view.viewport(), at(view, "fulda"))

    assert view.pointed == number(view, "fulda")
    assert view.board_scene().appearance(number(view, "fulda")).is_ringed


@pytest.mark.parametrize("name", [False, True])
def test_a_click_on_sign_or_name_clicks_the_city(view: BoardView, name: bool) -> None:
    signals = emitted(view)

    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, "fulda", name))

    assert signals["city_clicked"] == [number(view, "fulda")]


def test_a_double_click_emits_one_click_and_one_double_click(view: BoardView) -> None:
    signals = emitted(view)

    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, "fulda"))
    QTest.mouseDClick(view.viewport(), LEFT, pos=at(view, "fulda"))

    assert signals["city_double_clicked"] == [number(view, "fulda")]
    assert len(signals["city_clicked"]) <= 2


def test_a_press_released_elsewhere_is_no_click(view: BoardView) -> None:
    signals = emitted(view)

    QTest.mousePress(view.viewport(), LEFT, pos=at(view, "fulda"))
    move_over(view.viewport(), at(view, "passau"))
    QTest.mouseRelease(view.viewport(), LEFT, pos=at(view, "passau"))

    assert signals["city_clicked"] == []


def test_cities_out_of_play_are_clicked_but_never_ringed(view: BoardView) -> None:
    signals = emitted(view)

    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, "berlin"))

    assert signals["city_hovered"] == []
    assert signals["city_clicked"] == [number(view, "berlin")]
    assert not view.board_scene().appearance(number(view, "berlin")).in_play


# -- keyboard


def test_arrows_move_the_ring_and_enter_picks(view: BoardView) -> None:
    signals = emitted(view)
    move_over(view.viewport(), at(view, "muenchen"))

    QTest.keyClick(view, Qt.Key.Key_Left)
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_Space)

    augsburg = number(view, "augsburg")
    assert signals["city_hovered"][-1] == augsburg
    assert signals["city_clicked"] == [augsburg, augsburg]
    assert view.board_scene().appearance(augsburg).is_ringed


def test_a_second_enter_confirms(view: BoardView) -> None:
    signals = emitted(view)
    move_over(view.viewport(), at(view, "muenchen"))
    QTest.keyClick(view, Qt.Key.Key_Left)
    city = view.pointed
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert (signals["city_clicked"], signals["city_double_clicked"]) == ([city], [])
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert (signals["city_clicked"], signals["city_double_clicked"]) == ([city], [city])
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert signals["city_clicked"] == [city, view.pointed]


@pytest.mark.parametrize("is_led", [True, False])
def test_enter_belongs_to_the_map_while_arrows_move_the_ring(view: BoardView, is_led: bool) -> None:
    view.setFocus()
    move_over(view.viewport(), at(view, "muenchen"))
    if is_led:
        QTest.keyClick(view, Qt.Key.Key_Left)
    kind, key = QEvent.Type.ShortcutOverride, Qt.Key.Key_Return
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QApplication.sendEvent(view, event)
    assert event.isAccepted() is is_led


def test_arrows_reach_only_cities_in_play(view: BoardView) -> None:
    scene = view.board_scene()
    for _ in range(3):
        for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
            for _ in range(8):
                QTest.keyClick(view, key)
                assert scene.is_in_play(view.pointed)


def test_the_ring_is_shown_only_with_the_focus(view: BoardView) -> None:
    view.clearFocus()
    assert view.pointed == -1

    look().shows_focus = True
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.pointed >= 0

    view.clearFocus()
    assert view.pointed == -1


# -- what is shown


def test_houses_have_the_colours_of_their_owners(game: tuple[BoardView, State]) -> None:
    view, state = game
    scene = view.board_scene()
    city = state.cities[1][0]

    shown = [place for place in scene.appearance(city).places if place.kind == "taken"]

    owners = [owner for owner in state.houses[city] if owner >= 0]
    assert [place.colour for place in shown] == [COLOURS[owner] for owner in owners]


def test_cities_with_other_numbers_of_open_places_show_them(qtbot: QtBot) -> None:
    state = table("classic", "japan", 3)
    view = BoardView(state.game.board, load_drawing("japan", "classic"))
    qtbot.addWidget(view)
    scene = view.board_scene()
    for step, osaka, kyoto in ((1, 2, 1), (2, 2, 2), (3, 3, 3)):
        state.step = step
        scene.show_state(state, COLOURS)
        shown = [
            scene.appearance(number(view, city)).places.count(OPEN) for city in ("osaka", "kyoto")
        ]
        assert shown == [osaka, kyoto]


def test_only_what_changed_is_repainted(game: tuple[BoardView, State]) -> None:
    view, state = game
    painted: list[QRectF] = []
    scene = view.board_scene()
    scene.changed.connect(painted.extend)
    QApplication.processEvents()
    painted.clear()
    later = state.copy()
    city = next(c for c in state.game.cities if state.houses[c] == (-1, -1, -1))
    houses = list(state.houses)
    houses[city] = (0, -1, -1)
    later.houses = tuple(houses)

    scene.show_state(later, COLOURS)
    QApplication.processEvents()

    bounds = scene.layout.signs[city] | scene.layout.names[city]
    assert painted
    assert all(bounds.adjusted(-20, -20, 20, 20).contains(rect) for rect in painted)


def test_a_price_is_shown_on_the_map(view: BoardView) -> None:
    scene = view.board_scene()
    kassel, fulda, wuerzburg = (number(view, c) for c in ("kassel", "fulda", "wuerzburg"))

    scene.show_price(wuerzburg, 34, [(kassel, fulda, 8), (fulda, wuerzburg, 11)], "red")

    ends = [scene.board.connections[connection] for connection in legs(scene)]
    assert {(connection.a, connection.b) for connection in ends} == {
        (kassel, fulda),
        (fulda, wuerzburg),
    }
    assert Place("offered", "red") in scene.appearance(wuerzburg).places
    assert not tag_rect(scene).isEmpty()
    assert not any(tag_rect(scene).intersects(sign) for sign in scene.layout.signs)

    scene.clear_price()

    assert not legs(scene)
    assert tag_rect(scene).isEmpty()
    assert Place("offered", "red") not in scene.appearance(wuerzburg).places


def test_a_leg_does_not_cover_plates_of_other_legs(view: BoardView) -> None:
    scene = view.board_scene()
    names = ("muenchen", "regensburg", "passau")
    muenchen, regensburg, passau = (number(view, city) for city in names)
    scene.show_price(passau, 40, [(muenchen, regensburg, 10), (regensburg, passau, 12)], "purple")

    image = picture(view)
    for connection in legs(scene):
        plate = scene.layout.plates[connection]
        at_edge = view.mapFromScene(QPointF(plate.center().x(), plate.top() + 1))
        assert image.pixelColor(at_edge) == look().theme.house_fill("purple")


def test_without_a_total_there_is_no_tag(view: BoardView) -> None:
    view.board_scene().show_price(number(view, "fulda"), None, [], "red")

    assert tag_rect(view.board_scene()).isEmpty()


@pytest.mark.parametrize(("width", "height"), [(682, 754), (730, 722), (1017, 1024)])
def test_the_tag_hides_neither_names_nor_its_route(
    view: BoardView, width: int, height: int
) -> None:
    view.resize(width, height)
    scene = view.board_scene()
    for city in scene.cities_in_play():
        neighbour, cost = scene.board.neighbours[city][0]
        scene.show_price(city, 88, [(neighbour, city, cost)], "blue")
        tag = tag_rect(scene)
        assert scene.sceneRect().contains(tag)
        assert not any(tag.intersects(rect) for rect in scene.layout.signs)
        assert not any(tag.intersects(rect) for rect in scene.layout.names)
        assert not any(tag.intersects(rect) for rect in scene.layout.plates)


def test_staged_houses_are_numbered_and_their_routes_dashed(view: BoardView) -> None:
    scene = view.board_scene()
    aachen, trier = number(view, "aachen"), number(view, "trier")

    scene.show_staged([StagedHouse(trier, 2, [(aachen, trier)])], "blue")

    assert Place("staged", "blue", 2) in scene.appearance(trier).places
    assert len(legs(scene)) == 1

    scene.show_staged([], "blue")

    assert Place("staged", "blue", 2) not in scene.appearance(trier).places
    assert not legs(scene)


def test_highlighted_cities_have_a_ring(view: BoardView) -> None:
    scene = view.board_scene()
    scene.highlight_cities([30])
    assert [scene.appearance(city).is_ringed for city in (30, 31)] == [True, False]

    scene.highlight_cities([])
    assert not scene.appearance(30).is_ringed


def test_areas_can_be_taken_out_of_play(view: BoardView) -> None:
    before = picture(view)

    view.board_scene().set_areas({0, 1})

    assert view.board_scene().appearance(number(view, "berlin")).in_play
    assert not view.board_scene().appearance(number(view, "passau")).in_play
    assert picture(view) != before


# -- zoom


def test_keys_zoom_in_and_out_and_fit_the_board(view: BoardView) -> None:
    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom > 1.5

    QTest.keyClick(view, Qt.Key.Key_Minus)
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.zoom == 1


def test_the_wheel_keeps_what_is_under_the_pointer(view: BoardView) -> None:
    pointer = at(view, "fulda")
    spot = QPointF(pointer)
    event = QWheelEvent(
        spot,
        view.viewport().mapToGlobal(spot),
        QPoint(),
        QPoint(0, 360),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )

    QApplication.sendEvent(view.viewport(), event)

    assert view.zoom > 1
    assert (at(view, "fulda") - pointer).manhattanLength() <= 3


def test_a_drag_moves_the_zoomed_board_and_clicks_nothing(view: BoardView) -> None:
    view.zoom_to(3)
    signals = emitted(view)
    start = view.viewport().rect().center()
    before = at(view, "fulda")

    QTest.mousePress(view.viewport(), LEFT, pos=start)
    QTest.mouseMove(view.viewport(), start + QPoint(60, 30))
    QTest.mouseRelease(view.viewport(), LEFT, pos=start + QPoint(60, 30))

    assert at(view, "fulda") - before == QPoint(60, 30)
    assert signals["city_clicked"] == []


# -- the look


@pytest.mark.slow
def test_the_board_follows_theme_and_scale(view: BoardView) -> None:
    look().fit(1920, 1200)  # whatever another test's window has set
    look().set_scheme("light")
    light = picture(view)
    look().set_scheme("dark")
    assert picture(view) != light

    view.resize(1100, 1100)
    look().fit(2880, 1620)
    assert view.board_scene().layout.sizes.place == 30


def test_another_board_can_be_shown(view: BoardView) -> None:
    view.set_board(load_board("usa", "recharged"), load_drawing("usa", "recharged"))

    assert view.board_scene().board.id == "usa"
    assert not picture(view).isNull()


def test_a_board_without_outlines_is_drawn(qtbot: QtBot) -> None:
    drawing = load_drawing("germany", "classic")
    bare = drawing._replace(outline=None)
    view = BoardView(load_board("germany", "classic"), bare)
    qtbot.addWidget(view)
    view.resize(600, 600)

    assert not picture(view).isNull()

# SPDX-License-Identifier: MIT
"""The rivals: who is shown, and the coming order."""

import pytest
from PySide6.QtCore import QEvent, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.tokens import BODY, SEMIBOLD
from powergrid.gui.power_grid.game.session import session_of
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels import rivals_panel
from powergrid.gui.power_grid.panels.rivals_panel import RivalsPanel
from powergrid.records import Seat, new_record
from powergrid.rules.state import NO_SEAT, with_item
from tests.gui.mouse import move_over
from tests.gui.power_grid.panels.shown import shown
from tests.gui.tables import a_session, play_until


def test_rivals_are_all_other_seats_in_turn_order() -> None:
    session = play_until(a_session(), lambda state: state.round == 4)
    panel = RivalsPanel(session, Staging(session))
    shown(panel)
    seats = [row.seat for row in panel.rows()]
    assert seats == [seat for seat in session.state.order if seat != session.viewer]
    for seat in seats:
        assert session.seats[seat].name in panel.accessibleDescription()


def test_pointing_at_the_numbers_shows_the_next_turn_order() -> None:
    session = play_until(a_session(), lambda state: state.round == 4)
    panel = RivalsPanel(session, Staging(session))
    shown(panel)
    quiet = panel.grab().toImage()
    # Whoever is last gets the most cities, and would be first in the next round.
    state = session.state
    many = state.game.cities[:12]
    state.cities = with_item(state.cities, panel.rows()[-1].seat, many)
    session.changed.emit()
    numbers = panel.parts()[0].order.center()
    move_over(panel, numbers.toPoint())
    assert [row.coming for row in panel.rows()] != [row.place for row in panel.rows()]
    assert panel.grab().toImage() != quiet


def test_pointing_at_a_row_points_at_its_player() -> None:
    session = play_until(a_session(), lambda state: state.round == 2)
    staging = Staging(session)
    panel = RivalsPanel(session, staging)
    shown(panel)
    pointed: list[int] = []
    staging.seat_pointed.connect(pointed.append)
    first, second = (parts.money.center().toPoint() for parts in panel.parts()[:2])
    for point in (first, first, second):
        move_over(panel, point)
    QApplication.sendEvent(panel, QEvent(QEvent.Type.Leave))
    assert pointed == [panel.rows()[0].seat, panel.rows()[1].seat, NO_SEAT]


def test_every_plant_of_a_rival_is_shown_and_has_a_tip() -> None:
    session = play_until(a_session(board="australia"), lambda state: state.round == 4)
    panel = RivalsPanel(session, Staging(session))
    shown(panel)
    game, seat = session.state.game, panel.rows()[0].seat
    mines = sorted(game.mines)[:2]
    plants = tuple(sorted([*mines, *(n for n in game.plants if n not in game.mines)][:5]))
    session.state.plants = with_item(session.state.plants, seat, plants)
    session.changed.emit()
    row, parts = panel.rows()[0], panel.parts()[0]
    places = panel.cards(row, parts)
    assert sorted(places) == list(plants)
    assert len({rect.x() for rect in places.values()}) == len(plants)
    tips = panel.tips()
    assert all(any(rect == place for rect, _ in tips) for place in places.values())
    panel.grab()


def test_rows_that_change_places_cover_each_other_and_who_gains_one_is_on_top(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = play_until(a_session(), lambda state: state.round == 4)
    panel = RivalsPanel(session, Staging(session))
    shown(panel)
    monkeypatch.setattr(look(), "reduced_motion", False)
    names = [row.name for row in panel.rows()]
    session.state.order = session.state.order[::-1]
    session.changed.emit()
    (glide,) = panel.findChildren(QVariantAnimation)
    glide.setCurrentTime(glide.duration() // 5)
    painted: list[str] = []

    def note_text(painter: QPainter, rect: QRectF, text: str, *_: object, **__: object) -> None:
        painted.append(text)

    def note_ground(*_: object) -> None:
        painted.append("ground")

    monkeypatch.setattr(rivals_panel, "paint_text", note_text)
    monkeypatch.setattr(rivals_panel, "paint_round", note_ground)
    panel.grab()
    assert [row.name for row in panel.rows()] == names[::-1]
    shown_names = [text for text in painted if text in names]
    assert shown_names == names, "whoever comes from below is painted last"
    for name in names:
        at = painted.index(name)
        assert painted[at - 2] == "ground", "before its number and its name"


@pytest.mark.parametrize("text", ["normal", "larger"])
def test_each_level_has_its_light_beside_the_name_and_a_person_has_none(text: str) -> None:
    look().set_text_size(text)
    session = play_until(
        a_session(player=("person", "master", "person", "beginner")),
        lambda state: state.round == 2 and state.seat == 0,
    )
    panel = RivalsPanel(session, Staging(session))
    shown(panel)
    lights = panel.lights()
    assert lights.keys() == {1, 3}
    rows = {row.seat: parts for row, parts in zip(panel.rows(), panel.parts(), strict=True)}
    for seat, light in lights.items():
        assert rows[seat].ground.contains(light)
        assert not light.intersects(rows[seat].money)
        assert light.x() > rows[seat].name.x() + width_of(session.seats[seat].name, BODY, SEMIBOLD)
    tips = [next(text for rect, text in panel.tips() if rect == lights[seat]) for seat in (1, 3)]
    assert tips[0].startswith("Master\n")
    assert tips[1].startswith("Beginner\n")


def test_no_level_has_a_light_where_a_name_is_too_long_for_one() -> None:
    seats = [Seat("Ada", "red"), Seat("Bob", "blue", "master")]
    seats.append(Seat("Maximiliane von Hohenlohe", "green", "master"))
    session = session_of(new_record("germany", "recharged", seats, seed=1))
    panel = RivalsPanel(session, Staging(session))
    session.view_from(0)
    shown(panel)
    assert panel.lights() == {}

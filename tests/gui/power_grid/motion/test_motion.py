# SPDX-License-Identifier: MIT
"""Animated moves start and end where the pieces are, and nothing waits for them."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.bots import decide
from powergrid.gui.kit.look import look
from powergrid.gui.kit.theme import LIT
from powergrid.gui.power_grid.game.session import session_of
from powergrid.gui.power_grid.motion.spots import Spots
from powergrid.gui.power_grid.pages.auction.lot_card import LotCard
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import MOVE_MS
from powergrid.gui.shell.motion.motion import MAX_MS, Motion, Ring, Sprite
from powergrid.gui.shell.motion.move_show import MoveShow
from powergrid.records import PERSON, Seat, digest, new_record
from powergrid.records.header import COLOURS
from powergrid.rules.actions import Bid, BuildHouse, OpenAuction
from powergrid.rules.events import PlantRevealed, StepBegan
from powergrid.rules.legal import Sites
from tests.expect import expect
from tests.gui.tables import NAMES, a_record


def table_of(window: PowerGridWindow) -> Table:
    assert window.table is not None
    return window.table


def motion_of(window: PowerGridWindow) -> Motion | None:
    show = expect(MoveShow, table_of(window).findChild(MoveShow))
    return show.motion


def seen(window: PowerGridWindow, kind: type[QWidget]) -> list[QWidget]:
    """Return the travelling pieces or the rings that are visible."""
    return [widget for widget in table_of(window).findChildren(kind) if widget.isVisible()]


def build(window: PowerGridWindow) -> int:
    """Build the first possible house and return its city."""
    session = table_of(window).session
    question = expect(Sites, session.question)
    city = next(iter(question.affordable()))
    assert session.act(BuildHouse(city))
    return city


def test_a_house_travels_to_its_place_which_looks_empty_until_then(
    window: PowerGridWindow, qtbot: QtBot
) -> None:
    table = table_of(window)
    seat = table.session.state.seat
    spots = Spots(table)
    start = spots.house(seat)
    assert start is not None
    city = build(window)
    assert city in table.session.state.cities[seat], "the rules do not wait"
    index = table.session.state.houses[city].index(seat)
    place = spots.place(city, index)
    assert place is not None
    cover, house, money = seen(window, Sprite)
    assert cover.geometry() == place.toAlignedRect()
    assert house.geometry().contains(start.center().toPoint())
    motion = motion_of(window)
    assert motion is not None
    motion.show_share(1.0)
    assert place.toAlignedRect().intersects(house.geometry())
    assert QRect(table.own.geometry()).contains(money.geometry().center())
    qtbot.waitUntil(lambda: not seen(window, Sprite))


def test_a_bid_travels_from_the_money_to_the_plant(window: PowerGridWindow) -> None:
    window.open_record(a_record())
    table = table_of(window)
    session = table.session
    opening = next(action for action in session.question if isinstance(action, OpenAuction))
    assert session.act(opening)
    lot, bid = seen(window, Sprite)
    motion = motion_of(window)
    assert motion is not None
    motion.show_share(1.0)
    spots = Spots(table)
    card = spots.card(opening.plant)
    assert isinstance(card, LotCard), "it lies on the stage, and no more in the market"
    place = spots.card_spot(card)
    assert place is not None
    assert place.contains(lot.geometry().center())
    assert place.contains(bid.geometry().center())
    seat = session.state.seat
    assert session.act(Bid(opening.bid + 1))
    motion.show_share(0.0)
    money = spots.money(seat)
    assert money is not None
    assert any(
        sprite.geometry().contains(money.center().toPoint()) for sprite in seen(window, Sprite)
    )


def test_a_drawn_card_travels_from_the_pile_to_the_market(window: PowerGridWindow) -> None:
    table = table_of(window)
    (plant, *_), spots = table.session.state.market, Spots(table)
    pile, card = spots.pile(), spots.card(plant)
    assert pile is not None
    assert card is not None
    place = spots.card_spot(card)
    assert place is not None
    table.session.happened.emit([PlantRevealed(plant)])
    table.session.changed.emit()
    (drawn,) = seen(window, Sprite)
    assert drawn.geometry().contains(pile.center().toPoint())
    motion = motion_of(window)
    assert motion is not None
    motion.show_share(1.0)
    assert place.contains(drawn.geometry().center())


def begin_step(window: PowerGridWindow, step: int = 2) -> list[QRect]:
    """Begin a Step after Step 1 and return the places that it opens, from west to east."""
    session, spots = table_of(window).session, Spots(table_of(window))
    state = session.state
    session.happened.emit([StepBegan(step, 1)])
    state.step = step
    session.changed.emit()
    opened = range(1, step)
    places = [spots.place(city, place) for city in state.game.cities for place in opened]
    found = [place.toAlignedRect() for place in places if place is not None]
    assert len(found) == len(state.game.cities) * len(opened)
    return sorted(found, key=lambda place: place.x())


def test_the_new_places_light_up_from_west_to_east(window: PowerGridWindow) -> None:
    table, places = table_of(window), begin_step(window)
    motion = expect(Motion, motion_of(window))
    assert len(seen(window, Sprite)) == len(places)

    def lit(place: QRect) -> bool:
        return table.grab(place).toImage().pixelColor(place.width() // 2, 4) == LIT

    motion.show_share(0.0)
    assert lit(places[0])
    assert not lit(places[-1])
    motion.show_share(0.6)
    assert lit(places[-1])
    motion.finish()
    assert not lit(places[0])


@pytest.mark.parametrize("step", [2, 3])
def test_with_reduced_motion_the_new_places_are_ringed(
    window: PowerGridWindow, qtbot: QtBot, step: int
) -> None:
    window.preferences.set("shows_moves", False)
    places = begin_step(window, step)
    rings = seen(window, Ring)
    assert all(any(ring.geometry().contains(place) for ring in rings) for place in places)
    assert len(rings) == len(places)
    qtbot.waitUntil(lambda: not seen(window, Ring))


def test_no_animation_lasts_too_long() -> None:
    assert max(MOVE_MS.values()) <= MAX_MS == 400
    assert MOVE_MS["instant"] == 0


def test_an_action_during_an_animation_is_not_lost(window: PowerGridWindow, qtbot: QtBot) -> None:
    session = table_of(window).session
    count = len(session.past)
    build(window)
    build(window)
    assert len(session.past) == count + 2
    assert len(seen(window, Sprite)) == 6, "what sets off at once travels together"
    motion = motion_of(window)
    assert motion is not None
    before = [sprite.pos() for sprite in seen(window, Sprite)]
    qtbot.waitUntil(lambda: [sprite.pos() for sprite in seen(window, Sprite)] != before)
    session.undo()
    assert not seen(window, Sprite)
    assert len(session.past) == count + 1


@pytest.mark.slow
def test_switch_and_instant_speed_turn_animations_off(
    window: PowerGridWindow, qtbot: QtBot
) -> None:
    window.preferences.set("own_pace", "instant")
    build(window)
    assert motion_of(window) is None, "not even created"
    window.preferences.set("own_pace", "normal")
    window.preferences.set("shows_moves", False)
    table_of(window).session.undo()
    build(window)
    assert not seen(window, Sprite)
    assert len(seen(window, Ring)) == 2, "what has changed is marked"
    qtbot.waitUntil(lambda: not seen(window, Ring))


def test_bots_and_people_have_separate_speeds(window: PowerGridWindow) -> None:
    window.open_record(a_record(player=(PERSON, "random", "random", "random")))
    session = table_of(window).session
    session.bots.pause(True)
    window.preferences.set("pace", "slow")
    window.preferences.set("own_pace", "fast")
    show = expect(MoveShow, table_of(window).findChild(MoveShow))
    found = set()
    for _ in range(12):
        session.act(next(iter(session.question)))
        is_person = session.seats[session.past[-1].before.seat].is_person
        found.add((is_person, show.duration()))
    assert found == {(True, MOVE_MS["fast"]), (False, MOVE_MS["slow"])}
    session.bots.is_skipping = True
    assert show.duration() == 0


def test_resizing_the_table_ends_animations(window: PowerGridWindow) -> None:
    build(window)
    assert seen(window, Sprite)
    window.resize(1280, 800)
    assert not seen(window, Sprite)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_every_move_of_a_game_can_be_animated(
    window: PowerGridWindow, qtbot: QtBot, players: int
) -> None:
    seats = [Seat(name, colour, "sensible") for name, colour in zip(NAMES, COLOURS, strict=True)]
    options = {"against_the_bank": players == 2}
    record = new_record("germany", "recharged", seats[:players], seed=1, options=options)
    window.open_record(record)
    session = table_of(window).session
    session.bots.pause(True)
    kinds = set()
    while not session.state.is_over:
        session.act(decide("sensible", session.state, 1))
        kinds |= {type(event).__name__ for event in session.past[-1].events}
        motion = motion_of(window)
        if motion is not None:
            motion.show_share(0.5)
            for sprite in seen(window, Sprite):
                assert sprite.geometry().intersects(table_of(window).rect())
            motion.finish()
    assert {"HouseBuilt", "PlantBought", "FuelBought", "PlantsRun", "PlantRemoved"} <= kinds
    assert ("BankTookPlant" in kinds) == (players == 2)
    plain = session_of(record)
    while not plain.state.is_over:
        plain.act(decide("sensible", plain.state, 1))
    assert digest(session.state) == digest(plain.state)


def test_the_system_setting_for_reduced_motion_is_followed(
    window: PowerGridWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    class StillStyle:
        def styleHint(self, *_: object) -> int:
            return 0

    assert not look().reduced_motion
    monkeypatch.setattr(window, "style", StillStyle)
    window.preferences.set("shows_moves", True)
    assert look().reduced_motion
    build(window)
    assert not seen(window, Sprite)

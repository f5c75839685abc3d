# SPDX-License-Identifier: MIT
"""A city on the map in words: its area, its houses, and the price of a house there."""

from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.draft import why_illegal
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.names import area_name, city_name, seat_name
from powergrid.gui.power_grid.words.refusals import refusal
from powergrid.rules import State, legal
from powergrid.rules.actions import Action, BuildHouse
from powergrid.rules.legal import Sites
from powergrid.rules.phases.building import open_place
from powergrid.rules.state import FREE, NO_PLACE
from powergrid.rules.variants.city_choice import CityChoice


def city_description(
    session: Session, state: State, city: int, connection: int | None = None
) -> str:
    """Return what the map shows of a city; `state` may be that of a draft.

    `connection` is the cost of the connection from the city where the reader is, None without one.
    """
    sentences = [_area_of(session, city, connection)]
    if city in state.game.cities:
        sentences += [_houses_in(session, state, city), _price_in(session, state, city)]
    return " ".join(text for text in sentences if text)


def _area_of(session: Session, city: int, connection: int | None) -> str:
    board = session.state.game.board
    if city not in session.state.game.cities:
        text = translate("Cities", "{city}, in area {area}, which is out of play.")
    elif connection is None:
        text = translate("Cities", "{city}, in area {area}.")
    else:
        text = translate("Cities", "{city}, for {way}, in area {area}.")
    area = area_name(board, board.cities[city].area)
    return text.format(city=city_name(board, city), area=area, way=connection)


def _houses_in(session: Session, state: State, city: int) -> str:
    names = [
        seat_name(session, seat) for seat in state.houses[city] if seat not in (FREE, NO_PLACE)
    ]
    if not names:
        return translate("Cities", "Nobody has a house here.")
    return translate("Cities", "Houses: {names}.").format(names=listed(names))


def _price_in(session: Session, state: State, city: int) -> str:
    """Return what a house costs the current seat, or which rule forbids it.

    While nobody builds, return the price of the place that is open to the seat at the screen;
    before round 1, only why a city may not be chosen.
    """
    question = legal(state)
    if isinstance(question, CityChoice):
        return _refused(session, state, question.action(city))
    if not isinstance(question, Sites) or not session.is_person_asked:
        place = open_place(state, session.viewer, city)
        if place is None:
            return translate("Cities", "No place for you now.")
        price = state.game.place_prices[city][place]
        return translate("Cities", "A place costs {price}.").format(price=price)
    house = question.house(city)
    if house is None or question.total(city) is None:
        return _refused(session, state, BuildHouse(city))
    return translate(
        "Cities", "Building here costs {total}: house {house}, connection {way}."
    ).format(total=question.total(city), house=house, way=question.connection(city))


def _refused(session: Session, state: State, action: Action) -> str:
    """Return which rule forbids an action, empty if it is legal."""
    error = why_illegal(state, action)
    return "" if error is None else refusal(error.code, error.facts, session)

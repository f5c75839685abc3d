# SPDX-License-Identifier: MIT
"""A city on the map in words."""

from powergrid.gui.power_grid.game.session import session_of
from powergrid.gui.power_grid.words.cities import city_description
from powergrid.records import PERSON, Seat, new_record
from powergrid.rules.legal import StartingSites
from tests.expect import expect

SEATS = tuple(
    Seat(name, colour, PERSON) for name, colour in (("Ada", "red"), ("Bo", "blue"), ("Cy", "green"))
)


def test_before_round_1_a_city_has_no_place_that_could_be_closed() -> None:
    record = new_record("germany", "recharged", SEATS, seed=1, options={"starting_cities": True})
    session = session_of(record)
    question = expect(StartingSites, session.question)
    city = question.cities[0]
    words = city_description(session, session.state, city)
    assert words.endswith("Nobody has a house here.")
    assert session.act(question.action(city))
    words = city_description(session, session.state, city)
    assert words.endswith("is taken; choose an empty city.")

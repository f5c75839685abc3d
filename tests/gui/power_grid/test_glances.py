# SPDX-License-Identifier: MIT
"""The game on the front page at a glance."""

from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import BANK_COLOUR
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.glances import glance_at
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.rules.state import NOTHING, with_item
from tests.gui.tables import a_session, against_the_bank, play_until


def shown(session: Session) -> list[tuple[str, str, str]]:
    """Return the colour of each house, the number beside it, and what is said of that."""
    about = glance_at(session).about
    _, *texts = about.findChildren(Text)
    houses = about.findChildren(PieceIcon)
    return [
        (icon.house, text.text, text.accessibleName())
        for icon, text in zip(houses, texts, strict=True)
    ]


def test_a_game_that_waits_counts_the_cities_of_each_seat(qapp: object) -> None:
    session = play_until(a_session(), lambda state: state.round == 4, "sensible")
    counts = [str(len(cities)) for cities in session.state.cities]
    found = [(colour, count) for colour, count, _ in shown(session)]
    assert found == list(zip(session.colours, counts, strict=True))


def test_a_finished_game_counts_the_powered_cities_from_the_first_place_on(qapp: object) -> None:
    session = play_until(a_session(), lambda state: state.is_over, "sensible")
    state = session.state
    assert state.ranking != tuple(range(len(session.seats)))
    last = state.ranking[-1]
    state.powered = with_item(state.powered, last, 2)
    found = [(colour, count) for colour, count, _ in shown(session)]
    assert found == [(session.colours[seat], str(state.powered[seat])) for seat in state.ranking]
    *_, (_, _, said) = shown(session)
    assert said == f"{session.seats[last].name}: 2 cities powered"


def test_the_bank_counts_its_houses_until_the_game_ends(qapp: object) -> None:
    session = against_the_bank()
    *_, (colour, count, said) = shown(session)
    assert (colour, count, said) == (BANK_COLOUR, "6", "The bank: 6 cities")
    state = session.state
    state.asks, state.ranking, state.powered = NOTHING, (0, 1), (1, 1)
    assert BANK_COLOUR not in [colour for colour, *_ in shown(session)]

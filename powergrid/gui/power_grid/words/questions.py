# SPDX-License-Identifier: MIT
"""The questions of the game in words."""

from typing import Final

from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.results import names_at
from powergrid.rules.legal import Openings
from powergrid.rules.scoring import winners
from powergrid.rules.state import (
    BIDDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    MARKING_CITY,
    NOTHING,
    OPENING,
    PLACING_BANK_HOUSE,
    RUNNING_PLANTS,
    SCRAPPING_FUEL,
    SCRAPPING_PLANT,
)

_QUESTIONS: Final = Texts(
    "Sentences",
    {
        OPENING: "{name}: open an auction or pass",
        BIDDING: "{name}: bid more than {bid} for plant {lot} or pass",
        SCRAPPING_PLANT: "{name}: choose the plant to scrap",
        SCRAPPING_FUEL: "{name}: choose the fuel to discard",
        BUYING_FUEL: "{name}: buy fuel or end the turn",
        BUILDING_HOUSES: "{name}: build houses or end the turn",
        RUNNING_PLANTS: "{name}: choose the plants to run",
        PLACING_BANK_HOUSE: "{name}: place a house for the bank",
        MARKING_CITY: "{name}: mark a starting city",
    },
)


def question_title(session: Session) -> str:
    """Return the current question, with the name of the player who is asked."""
    state = session.state
    if state.asks == NOTHING:
        text = translate("Sentences", "The game is over: {name} wins")
        if len(winners(state)) > 1:
            text = translate("Sentences", "The game is over: {names} share the win")
        names = names_at(session, 1)
        return text.format(name=names, names=names)
    text = _QUESTIONS[state.asks]
    if isinstance(session.question, Openings) and not session.question.may_pass:
        text = translate("Sentences", "{name}: open an auction")
    return text.format(name=session.seats[state.seat].name, bid=state.bid, lot=state.lot)

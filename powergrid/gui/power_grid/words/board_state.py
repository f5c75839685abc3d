# SPDX-License-Identifier: MIT
"""Sentences about the state of the game that only boards with special rules have."""

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.terms import listed
from powergrid.rules.phases.building import may_begin_again
from powergrid.rules.state import State
from powergrid.rules.variants.mines import cities_of_mines, price_now
from powergrid.rules.variants.outage import is_outage, max_built_in


def board_texts(session: Session) -> list[str]:
    """Return a sentence for the current state of each of the board's special rules."""
    state = session.state
    texts = [mines_text(state, session.viewer)] if state.game.mines else []
    texts += [outage_text(state)] if max_built_in(state.game) is not None else []
    texts += [side_pile_text(state)] if state.game.side_pile else []
    texts += [_networks_text(session)] if state.game.board.rules.has_second_network else []
    return texts


def mines_text(state: State, seat: int) -> str:
    """Return the price at which uranium sells, and what a seat's mines would earn."""
    price = price_now(state)
    if price is None:
        return translate("Boards", "The uranium market is full: mines earn nothing now.")
    text = translate("Boards", "Mines sell uranium at {price} a city; yours would earn {income}.")
    return text.format(price=price, income=price * cities_of_mines(state, state.plants[seat]))


def outage_text(state: State) -> str:
    """Return how many cities were connected in this round, and how many cause an outage."""
    most, built = max_built_in(state.game) or 0, state.extras.built
    if is_outage(state):
        text = translate("Boards", "Power outage: {built} cities this round, so incomes are cut.")
    else:
        text = translate("Boards", "Cities this round: {built}; more than {most} cause an outage.")
    return text.format(built=built, most=most)


def side_pile_text(state: State) -> str:
    """Return which plants are set aside, or what has happened to the draw pile."""
    extras = state.extras
    if extras.piles_done > 1:
        return translate("Boards", "The draw pile has run out: all plants are for sale.")
    if extras.piles_done:
        return translate("Boards", "The plants set aside are now the draw pile.")
    aside = listed([str(plant) for plant in extras.side_pile]) or "–"
    return translate("Boards", "Plants set aside: {plants}.").format(plants=aside)


def _networks_text(session: Session) -> str:
    state = session.state
    names = [session.seats[seat].name for seat in state.order if may_begin_again(state, seat)]
    return translate("Boards", "Can still start a second network: {names}.").format(
        names=listed(names) or "–"
    )

# SPDX-License-Identifier: MIT
"""Tooltips for the figures of a player."""

from powergrid.gui.kit.text import capitalise
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.models.players import PlayerRow
from powergrid.gui.power_grid.words.names import level_description, player_name
from powergrid.gui.power_grid.words.terms import cities_counted, ordinal, plant_words, tokens_listed
from powergrid.rules import State
from powergrid.rules.fuel import Tokens
from powergrid.rules.phases.building import ends_game
from powergrid.rules.phases.order import is_set_after_auctions
from powergrid.rules.plants import Plant
from powergrid.rules.state import AUCTION, BANK


def order_tip(row: PlayerRow, state: State) -> str:
    """Return the tooltip for the place in the turn order."""
    if row.seat == BANK:
        return translate("Tips", "The bank's place in the turn order.")
    if ends_game(state):
        text = translate("Tips", "Turn order: {now} in this round, the last one.")
        return text.format(now=ordinal(row.place))
    text = translate(
        "Tips", "Turn order: {now} in this round; as things stand, {next} in the next one."
    )
    if is_set_after_auctions(state) and state.phase <= AUCTION:
        text = translate(
            "Tips", "Turn order: {now} in the auctions; as things stand, {next} after them."
        )
    elif state.game.edition.has_order_after_auctions:
        text = translate("Tips", "Turn order: {now}, also in the next auctions.")
    return text.format(now=ordinal(row.place), next=ordinal(row.coming))


def name_tip(row: PlayerRow, temper: str = "") -> str:
    """Return the tooltip for the name: who plays the seat, its full status and its temper."""
    if row.seat == BANK:
        return row.status.text
    who = translate("Tips", "{name}, a person: {note}")
    if not row.is_person:
        who = translate("Tips", "{name}, a bot: {note}")
    return f"{who.format(name=row.name, note=row.status.text)}\n{temper}".rstrip()


def level_tip(player: str) -> str:
    """Return the tooltip for the light of a level: its name, and how it plays."""
    return f"{capitalise(player_name(player))}\n{level_description(player)}"


def money_tip(row: PlayerRow) -> str:
    """Return the tooltip for the money, empty for the bank."""
    return "" if row.seat == BANK else translate("Tips", "%n Elektro", "", row.money)


def cities_tip(row: PlayerRow) -> str:
    """Return the tooltip for the number of cities."""
    return translate("Tips", "The network: {cities}.").format(cities=cities_counted(row.cities))


def powers_tip(row: PlayerRow) -> str:
    """Return the tooltip for the cities that can be powered: now, and with all fuel."""
    if row.seat == BANK:
        return translate("Tips", "The bank powers no cities.")
    if row.powers == row.capacity:
        return translate("Tips", "Can power %n cities.", "", row.powers)
    text = translate("Tips", "Can power %n cities now, {maximum} with enough fuel.", "", row.powers)
    return text.format(maximum=row.capacity)


def plant_tip(plant: Plant, held: Tokens, figures: str) -> str:
    """Return the tooltip for a plant and its fuel; `figures` are those on a small card."""
    text = translate("Tips", "{plant}.").format(plant=plant_words(plant))
    if not plant.fuel:
        return text
    fuel = tokens_listed(held)
    on_it = translate("Tips", "It holds no fuel.")
    if fuel:
        on_it = translate("Tips", "It holds {fuel}.").format(fuel=fuel)
    text = f"{text} {on_it}"
    if not figures:
        return text
    meaning = translate("Tips", "{figures}: burns {need}, holds {held}.")
    return f"{text} " + meaning.format(figures=figures, need=plant.fuel, held=sum(held))

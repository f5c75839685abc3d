# SPDX-License-Identifier: MIT
"""Snapshots: the whole table as one line, after each phase and at the end."""

from powergrid.records.lines import PHASE_WORDS, Move, card_word, token_words
from powergrid.rules.fuel import COAL, FUEL_NAMES, URANIUM, Tokens, add_fuel
from powergrid.rules.fuel_market import spaces_of
from powergrid.rules.plant_market import future_market
from powergrid.rules.state import State


def check_line(state: State, round_: int, phase: int) -> Move:
    """Return the snapshot of a state after that phase."""
    return {"type": "check", "round": round_, "phase": PHASE_WORDS[phase], **table(state)}


def table(state: State) -> Move:
    """Return everything on the table."""
    future, supply = future_market(state), state.supply
    if not state.game.board.rules.is_storage_open:
        supply = add_fuel(supply, COAL, state.storage)
    return {
        "step": state.step,
        "order": list(state.order),
        "market_actual": [card_word(card) for card in state.market if card not in future],
        "market_future": [card_word(card) for card in future],
        "fuel_market": token_words(_bought(state, state.fuel_market)),
        "fuel_supply": token_words(_bought(state, supply)),
        "deck_left": state.pile_left,
        "players": [_owner(state, seat) for seat in range(state.game.players)],
        **_special(state),
    }


def _special(state: State) -> Move:
    """Return what is on the table only with some options or on some boards."""
    cities, options = state.game.board.cities, state.game.options
    line: Move = {}
    if options.against_the_bank:
        plants, fuel = list(state.bank_plants), token_words(state.bank_fuel)
        line["bank"] = {"plants": plants, "fuel": fuel, "houses": state.bank_houses}
    if options.starting_cities:
        line["marked"] = [cities[city].id for city in state.marked]
    if state.game.board.rules.is_storage_open:
        line["coal_storage"] = state.storage
    if state.game.mines:
        line["uranium_mine_market"] = _mine_market(state)
    if state.game.has_second_network:
        begun = dict(state.extras.second_networks)
        line["second_network_used"] = [seat in begun for seat in range(state.game.players)]
    if state.game.side_pile:
        done = state.extras.piles_done
        line["side_pile"] = [] if done else list(state.extras.side_pile)
        line["pile_runs_out"] = done
    if state.game.north is not None:
        line["fuel_market_north"] = token_words(state.extras.north)
        del line["fuel_market_north"][FUEL_NAMES[URANIUM]]
    if state.game.glut_fuel is not None:
        glut = state.game.glut_fuel
        line[f"{FUEL_NAMES[glut]}_prices"] = list(spaces_of(state, glut))
    return line


def _bought(state: State, tokens: Tokens) -> Tokens:
    """Return the tokens, without uranium on boards where players sell it."""
    return (*tokens[:URANIUM], 0) if state.game.mines else tokens


def _mine_market(state: State) -> list[int]:
    """Return the tokens in the uranium market at each of its prices."""
    spaces = state.game.spaces[URANIUM]
    taken = spaces[len(spaces) - state.fuel_market[URANIUM] :]
    return [taken.count(price) for price in sorted(set(spaces))]


def result_line(state: State) -> Move:
    """Return the line with the final standings."""
    return {
        "type": "result",
        "order": list(state.ranking),
        "players": [
            {
                "powered": state.powered[seat],
                "money": state.money[seat],
                "cities": len(state.cities[seat]),
            }
            for seat in range(state.game.players)
        ],
    }


def _owner(state: State, seat: int) -> Move:
    cities = state.game.board.cities
    return {
        "money": state.money[seat],
        "plants": list(state.plants[seat]),
        "fuel": token_words(state.fuel[seat]),
        "cities": [cities[city].id for city in state.cities[seat]],
    }

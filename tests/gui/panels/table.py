# SPDX-License-Identifier: MIT
"""Sessions for the tests of models and panels, played on at random."""

from random import Random

from powergrid.box.boards import load_board
from powergrid.box.editions import load_edition
from powergrid.box.plants import load_plants
from powergrid.gui.seat import PERSON, Seat
from powergrid.gui.session import Session
from powergrid.rules import Game, begin
from powergrid.rules.setup import first_state, random_areas, random_order, shuffle_cards

NAMES = ("Ada", "Bruno", "Chiara", "Dmitri", "Maximilian", "Zoë")
COLOURS = ("red", "blue", "green", "yellow", "purple", "black")


def new_session(
    board: str = "germany",
    edition: str = "recharged",
    players: int = 4,
    seed: int = 1,
    names: tuple[str, ...] = NAMES,
) -> Session:
    """Return a game just begun, every seat a person's."""
    rng = Random(seed)
    printing = load_edition(edition)
    plants = load_plants()
    map_ = load_board(board, edition)
    areas = random_areas(map_, printing.areas[players], rng)
    game = Game(map_, printing, plants, players, areas)
    cards = shuffle_cards(printing, plants, players, rng)
    state = first_state(game, cards.market, random_order(players, rng))
    begin(state, cards.pile)
    seats = tuple(Seat(names[i], COLOURS[i], PERSON) for i in range(players))
    return Session(state, seats, cards.pile)


def play(session: Session, seed: int = 1, until: object = None, most: int = 5000) -> Session:
    """Play on at random until `until(state)` holds or the game is over."""
    rng = Random(seed)
    for _ in range(most):
        if session.state.is_over or (callable(until) and until(session.state)):
            break
        session.act(session.question.sample(rng))
    return session

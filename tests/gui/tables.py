# SPDX-License-Identifier: MIT
"""Sessions for tests of the window's parts."""

from collections.abc import Callable
from random import Random

from powergrid.bots import bot_named
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.records import PERSON, Record, Seat, new_record
from powergrid.records.header import COLOURS
from powergrid.rules import State
from powergrid.rules.scoring import ranking
from powergrid.rules.state import OPENING, with_item

NAMES = ("Ada", "Bruno", "Chiara", "Dmitri", "Eszter", "Franz")


def a_record(
    players: int = 4,
    board: str = "germany",
    edition: str = "recharged",
    player: str | tuple[str, ...] = PERSON,
    seed: int = 1,
) -> Record:
    """Return the record of a new game; `player` plays all seats, or one for each seat."""
    each = (player,) * players if isinstance(player, str) else player
    seats = [Seat(NAMES[i], COLOURS[i], each[i]) for i in range(players)]
    return new_record(board, edition, seats, seed=seed)


def a_session(
    players: int = 4,
    board: str = "germany",
    edition: str = "recharged",
    player: str | tuple[str, ...] = PERSON,
    seed: int = 1,
) -> Session:
    """Return a session of a new game."""
    return session_of(a_record(players, board, edition, player, seed))


def a_bank_game() -> Session:
    """Return a session of a new game of two players against the bank."""
    options = {"against_the_bank": True}
    seats = a_record(3).header.seats[:2]
    return session_of(new_record("germany", "recharged", seats, seed=1, options=options))


def against_the_bank() -> Session:
    """Return a session of two players at their first auction, with the bank's six houses placed."""
    return play_until(a_bank_game(), lambda state: state.asks == OPENING)


def record_of(session: Session) -> Record:
    """Return the record of a session's game."""
    assert session.recorder is not None
    return session.recorder.record()


def play_until(
    session: Session, is_there: Callable[[State], bool], level: str = "random", seed: int = 1
) -> Session:
    """Let a bot play all seats until a state is wanted."""
    rng, bot = Random(seed), bot_named(level)
    while not is_there(session.state):
        assert not session.state.is_over, "no such state came"
        session.act(bot.decide(session.state, rng))
    return session


def skip_until(session: Session, is_there: Callable[[State], bool]) -> None:
    """Play on sensibly until a state is wanted, and let widgets follow only the last action."""
    session.blockSignals(True)
    play_until(session, is_there, "sensible")
    session.blockSignals(False)
    session.changed.emit()


def tie(session: Session, count: int) -> Session:
    """Let that many seats share the first place of a finished game of Recharged."""
    state = session.state
    first, *others = state.ranking[:count]
    for seat in others:
        state.powered = with_item(state.powered, seat, state.powered[first])
        state.money = with_item(state.money, seat, state.money[first])
    state.ranking = ranking(state)
    return session


def with_obsolete_plant(state: State) -> None:
    """Put a plant into the market that the next house of the current seat makes obsolete."""
    leads = max(map(len, state.cities))
    state.cities = with_item(state.cities, state.seat, state.game.cities[:leads])
    state.market = (leads + 1, *state.market[1:])

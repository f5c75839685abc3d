# SPDX-License-Identifier: MIT
"""Who has won a finished game, in words."""

from collections.abc import Sequence

from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.session import Session
from powergrid.play.seats import only_person
from powergrid.rules.scoring import places, winners


def winners_text(session: Session) -> str:
    """Return who has won, alone or with others; the only person at the table is “you”."""
    names, won = names_at(session, 1), winners(session.state)
    if won == (only_person(session.seats),):
        return translate("Sentences", "You win")
    if len(won) == 1:
        return translate("Sentences", "{name} wins").format(name=names)
    return translate("Sentences", "{names} share the win").format(names=names)


def won_text(names: Sequence[str]) -> str:
    """Return that these have won a game some time ago, alone or together."""
    if len(names) == 1:
        return translate("Tournament", "{name} won").format(name=names[0])
    return translate("Sentences", "{names} share the win").format(names=listed(names))


def tie_text(session: Session) -> str:
    """Return what those who share the win have in common."""
    powered = session.state.powered[session.state.ranking[0]]
    return translate("Sentences", "They tie on every count, with %n cities powered.", "", powered)


def names_at(session: Session, place: int) -> str:
    """Return the names of all who share a place, from 1, as a list."""
    seats = zip(session.seats, places(session.state), strict=True)
    return listed([seat.name for seat, own in seats if own == place])

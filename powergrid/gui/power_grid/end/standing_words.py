# SPDX-License-Identifier: MIT
"""Why each seat has its place at the end, in words."""

from powergrid.gui.kit.time_left import time_left
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.end.master_game import MasterGame
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.results import names_at, tie_text, winners_text
from powergrid.play.seats import only_person
from powergrid.rules.scoring import places, standing, winners


def challenge_words(master: MasterGame) -> str:
    """Return the player's result in a challenge and the master's, or how far its game has come."""
    own, outcome = master.own, master.outcome
    if master.is_paused:
        return translate(
            "EndView",
            "The master's game is paused: no bot answers. Reopen this page to try again.",
        )
    if outcome is None:
        text = translate("EndView", "The master is playing this deal in your seat: round {round}.")
        now, left = text.format(round=max(1, master.round)), time_left(master.seconds_left)
        return f"{now} {left}." if left else now
    text = translate(
        "EndView",
        "You: place {place}, {powered} powered. The master in your seat: place {its_place}, "
        "{its_powered} powered.",
        "cities powered",
    )
    return text.format(
        place=own.place,
        powered=own.powered,
        its_place=outcome.place,
        its_powered=outcome.powered,
    )


def headline(session: Session) -> tuple[str, str]:
    """Return a sentence that names the winners, and one with the lead or what decided a tie."""
    state, seats = session.state, session.seats
    if len(winners(state)) > 1:
        return winners_text(session), tie_text(session)
    first = state.ranking[0]
    text = translate("EndView", "{name} wins with %n cities powered", "", state.powered[first])
    if first == only_person(seats):
        text = translate("EndView", "You win with %n cities powered", "", state.powered[first])
    text = text.format(name=seats[first].name)
    if decided := tie_break_text(session):
        return text, decided
    lead = state.powered[first] - state.powered[state.ranking[1]]
    note = translate(
        "EndView", "{lead} more than {name}, after %n rounds.", "cities powered", state.round
    )
    return text, note.format(lead=lead, name=names_at(session, 2))


def tie_break_text(session: Session) -> str:
    """Return what decided between the winner and others who power as many; empty if none do."""
    state = session.state
    first, second, *_ = state.ranking
    if len(winners(state)) > 1 or not _is_tied(session, first, second):
        return ""
    if _decided_by(session, first, second) == "money":
        text = translate("EndView", "{name} powers {count} too. Money decides: {a} against {b}.")
        figures = (state.money[first], state.money[second])
    else:
        text = translate("EndView", "{name} powers {count} too. Cities decide: {a} against {b}.")
        if state.game.edition.tie_break[0] == "money":
            text = translate(
                "EndView",
                "{name} powers {count} too, with equal money. Cities decide: {a} against {b}.",
            )
        figures = (len(state.cities[first]), len(state.cities[second]))
    name, count = session.seats[second].name, state.powered[second]
    return text.format(name=name, count=count, a=figures[0], b=figures[1])


def own_result(session: Session) -> str:
    """Return the place of the only person at the table; empty if it is the first, or for others."""
    state = session.state
    own = only_person(session.seats)
    if own is None or own in winners(state):
        return ""
    text = translate(
        "EndView", "You: place {place} of {players}, %n cities powered", "", state.powered[own]
    )
    return text.format(place=places(state)[own], players=len(session.seats))


def reason_for_place(session: Session, place: int) -> str:
    """Return why a seat has its place, counted from 0."""
    state, seats = session.state, session.seats
    seat = state.ranking[place]
    numbers = places(state)
    if numbers.count(numbers[seat]) > 1:
        return translate("EndView", "tied on every count")
    if place == 0:
        if not _is_tied(session, seat, state.ranking[1]):
            return translate("EndView", "powers the most cities")
        return translate("EndView", "wins the tie-break")
    above = state.ranking[place - 1]
    if _is_tied(session, above, seat):
        if _decided_by(session, above, seat) == "money":
            return translate("EndView", "as many, less money", "than the one above")
        return translate("EndView", "as many, fewer cities", "than the one above")
    powered, owned = state.powered[seat], len(state.cities[seat])
    if powered < owned:
        text = translate("EndView", "could power only {powered} of {owned}")
        if not powered:
            text = translate("EndView", "could power no city")
        return text.format(powered=powered, owned=owned)
    fewer = state.powered[above] - powered
    return translate("EndView", "%n fewer than {name}", "cities powered", fewer).format(
        name=seats[above].name
    )


def _is_tied(session: Session, a: int, b: int) -> bool:
    return session.state.powered[a] == session.state.powered[b]


def _decided_by(session: Session, above: int, below: int) -> str:
    """Return which of the edition's tie-breaks separates two seats."""
    state = session.state
    figures = zip(standing(state, above)[1:], standing(state, below)[1:], strict=True)
    names = state.game.edition.tie_break
    return next(name for name, (a, b) in zip(names, figures, strict=True) if a != b)

# SPDX-License-Identifier: MIT
"""The outcome of a plan in words."""

from collections.abc import Sequence
from itertools import groupby

from powergrid.gui.kit.fact_box import Fact
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.rehearsal import Rehearsal
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.names import city_name, seat_name
from powergrid.gui.power_grid.words.terms import ordinal, tokens_listed
from powergrid.rules import State
from powergrid.rules.phases.order import coming_order
from powergrid.rules.scoring import capacity
from powergrid.rules.state import BANK, BUILDING, FUEL


def plan_facts(session: Session, tried: Rehearsal, worse: Rehearsal) -> list[Fact]:
    """Return the facts of a plan; `worse` is the rehearsal in which others buy fuel first."""
    state, seat = session.state, tried.seat
    facts: list[Fact] = [
        (translate("Plan", "Money left"), _arrows(tried.money), "text"),
        (
            translate("Plan", "Plants can power"),
            _arrows((capacity(state, seat), tried.capacity)),
            "warning" if tried.capacity < tried.cities else "text",
        ),
        _earned(tried),
    ]
    if tried.plant_gone:
        lost = tokens_listed(tried.fuel_lost) or translate("Plan", "no fuel")
        text = translate("Plan", "{plant}, with {lost}").format(plant=tried.plant_gone, lost=lost)
        facts.append((translate("Plan", "Plant scrapped"), text, "text"))
    if not tried.is_last:
        facts.append(_next_place(state, tried))
    return facts + _rivals_facts(session, tried, worse)


def _rivals_facts(session: Session, tried: Rehearsal, worse: Rehearsal) -> list[Fact]:
    """Return what rivals can do about a plan, and who acts before the player."""
    first = ""
    if worse.refusals.keys() != tried.refusals.keys():
        first = translate("Plan", "not all available")
    elif worse.money[3] != tried.money[3]:
        first = translate("Plan", "{money} left").format(money=worse.money[3])
    outbidders = ", ".join(session.seats[seat].name for seat in tried.outbidders)
    facts: tuple[Fact, ...] = (
        (translate("Plan", "If others fill up first"), first, "warning"),
        (translate("Plan", "Could bid more"), outbidders, "warning"),
        (
            translate("Plan", "Others can reach", "these cities"),
            _contested(session, tried),
            "warning",
        ),
        (translate("Plan", "Fuel before you"), _with_money(session, tried.before(FUEL)), "text"),
        (
            translate("Plan", "Build before you"),
            _with_money(session, tried.before(BUILDING)),
            "text",
        ),
    )
    return [fact for fact in facts if fact[1]]


def _earned(tried: Rehearsal) -> Fact:
    name = translate("Plan", "Powers {powered} of {cities}").format(
        powered=tried.powered, cities=tried.cities
    )
    role: Role = "warning" if tried.powered < tried.cities else "text"
    if tried.is_last:
        return name, translate("Plan", "ends the game"), role
    text = translate("Plan", "+{income} = {money}")
    return name, text.format(income=tried.income, money=tried.money[3] + tried.income), role


def _next_place(state: State, tried: Rehearsal) -> Fact:
    now = coming_order(state).index(tried.seat) + 1
    name = translate("Plan", "Next order", "turn order of the next round")
    if tried.step_begun:
        name = translate("Plan", "Step {step} begins; next order").format(step=tried.step_begun)
    if now == tried.next_place:
        return name, ordinal(now), "text"
    return name, f"{ordinal(now)} → {ordinal(tried.next_place)}", "text"


def _with_money(session: Session, seats: Sequence[int]) -> str:
    text = translate("Plan", "{name} {money}")
    return ", ".join(
        seat_name(session, seat)
        if seat == BANK
        else text.format(name=session.seats[seat].name, money=session.state.money[seat])
        for seat in seats
    )


def _contested(session: Session, tried: Rehearsal) -> str:
    """Return the cities in which others could build first: two names, or one and how many more."""
    names = [city_name(session.state.game.board, city) for city in tried.contested]
    if len(names) <= 2:
        return ", ".join(names)
    text = translate("Plan", "{city} and %n more", "cities", len(names) - 1)
    return text.format(city=names[0])


def _arrows(figures: Sequence[int]) -> str:
    """Return figures joined by arrows, without repetitions."""
    return " → ".join(str(figure) for figure, _ in groupby(figures))

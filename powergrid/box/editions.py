# SPDX-License-Identifier: MIT
"""The editions, read from resources/editions."""

from functools import lru_cache
from pathlib import Path

from powergrid.box.fuel_tables import (
    COUNTS,
    check_starting_fuel,
    read_refill,
    read_spaces,
    read_tokens,
    three_steps,
)
from powergrid.box.plant_file import check_plant
from powergrid.files.fields import Fields
from powergrid.files.messages import BoxError, is_id, listed, shown
from powergrid.files.places import edition_file, edition_ids, resources_dir, stamp_of
from powergrid.rules.edition import Edition
from powergrid.rules.fuel import FUEL_NAMES, Tokens
from powergrid.rules.options import OPTION_NAMES
from powergrid.rules.plants import STEP3

_KEYS = Edition._fields
_TIE_BREAKS = ("money", "cities")
_MAX_CARDS = 42
_MAX_MONEY = 1000
_MAX_HOUSE_PRICE = 99
_MAX_PLACES = 3
"""A city has room for three on the board."""
_MAX_MARKET = 8
_MAX_RUNS = 9


def read_edition(edition_id: str) -> Edition:
    """Return one edition, or raise `BoxError` if there is none of that id."""
    if not is_id(edition_id) or edition_id not in edition_ids():
        raise BoxError(
            resources_dir() / "editions",
            "",
            f"there is no edition {shown(edition_id)}; the editions are {listed(edition_ids())}.",
        )
    file = edition_file(edition_id)
    return _edition(file, stamp_of(file), edition_id)


@lru_cache(maxsize=16)
def _edition(file: Path, _stamp: tuple[int, int], edition_id: str) -> Edition:
    top = Fields.of_file(file, _KEYS)
    players = top.wholes("players", 2, 6)
    return Edition(
        id=top.choice("id", (edition_id,)),
        players=players,
        areas=_by_count(top, "areas", players, 1),
        removed=_removed(top, players),
        plants_allowed=_by_count(top, "plants_allowed", players, 1),
        step2_at=_by_count(top, "step2_at", players, 1),
        end_at=_by_count(top, "end_at", players, 1),
        starting_money=top.whole("starting_money", 0, _MAX_MONEY),
        spaces=read_spaces(top, "spaces"),
        tokens=read_tokens(top, "tokens"),
        starting_fuel=_starting_fuel(top),
        payments=top.wholes("payments", 0, _MAX_MONEY),
        refill=read_refill(top, "refill"),
        house_prices=_house_prices(top),
        open_places=_open_places(top),
        stored_runs=top.whole("stored_runs", 1, _MAX_RUNS),
        actual_market=top.whole("actual_market", 1, _MAX_MARKET),
        future_market=top.whole("future_market", 0, _MAX_MARKET),
        opening_market=_opening_market(top),
        first_card=_first_card(top),
        has_discount_token=top.truth("has_discount_token"),
        has_obsolete_plants=top.truth("has_obsolete_plants"),
        removes_lowest_when_unsold=top.truth("removes_lowest_when_unsold"),
        does_step2_before_step3=top.truth("does_step2_before_step3"),
        tie_break=top.texts("tie_break", _TIE_BREAKS),
        options=top.texts("options", OPTION_NAMES),
        bank_players=top.wholes("bank_players", 2, 6),
    )


def _by_count(top: Fields, key: str, players: tuple[int, ...], min_value: int) -> dict[int, int]:
    table = top.part(key, COUNTS)
    return {
        count: table.whole(str(count), min_value, _MAX_CARDS) for count in _counts(table, players)
    }


def _counts(table: Fields, players: tuple[int, ...]) -> list[int]:
    return sorted({int(count) for count in table} | set(players))


def _removed(top: Fields, players: tuple[int, ...]) -> dict[int, tuple[int, int]]:
    table = top.part("removed", COUNTS)
    removed = {}
    for count in _counts(table, players):
        cards = table.wholes(str(count), 0, _MAX_CARDS)
        if len(cards) != 2:
            raise table.error("two numbers must stand here: [plug cards, the others].", str(count))
        removed[count] = (cards[0], cards[1])
    return removed


def _starting_fuel(top: Fields) -> Tokens:
    tokens = read_tokens(top, "starting_fuel")
    check_starting_fuel(tokens, read_spaces(top, "spaces"), top, "starting_fuel")
    for name, count, total in zip(FUEL_NAMES, tokens, read_tokens(top, "tokens"), strict=True):
        if count > total:
            raise top.error(
                f"there are {total} {name} in the box and not {count}; write fewer.",
                "starting_fuel",
            )
    return tokens


def _house_prices(top: Fields) -> tuple[int, ...]:
    prices = top.wholes("house_prices", 0, _MAX_HOUSE_PRICE)
    if not 1 <= len(prices) <= _MAX_PLACES:
        raise top.error(f"a city has 1 to {_MAX_PLACES} places; give each a price.", "house_prices")
    return prices


def _open_places(top: Fields) -> tuple[int, int, int]:
    return three_steps(top, "open_places", 1, len(_house_prices(top)))


def _opening_market(top: Fields) -> tuple[int, ...]:
    market = top.wholes("opening_market", 1, STEP3 - 1)
    for number in market:
        check_plant(number, top, "opening_market")
    return market


def _first_card(top: Fields) -> int | None:
    if top.is_null("first_card"):
        return None
    return check_plant(top.whole("first_card", 1, STEP3 - 1), top, "first_card")

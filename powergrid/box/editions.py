# SPDX-License-Identifier: MIT
"""The editions, read from resources/editions."""

from functools import lru_cache
from pathlib import Path

from powergrid.box.fields import Fields
from powergrid.box.fuel_tables import COUNTS, read_refill, read_tokens
from powergrid.box.places import edition_file, edition_ids, resources_dir, stamp_of
from powergrid.box.plants import check_plant
from powergrid.box.words import BoxError, is_id, listed, shown
from powergrid.rules.edition import Edition
from powergrid.rules.options import OPTION_NAMES
from powergrid.rules.plants import STEP3

_KEYS = Edition._fields
_TIE_BREAKS = ("money", "cities")
_MOST_CARDS = 42
_MOST_MONEY = 1000


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
    sheet = Fields.of_file(file, _KEYS)
    players = sheet.wholes("players", 2, 6)
    return Edition(
        id=sheet.choice("id", (edition_id,)),
        players=players,
        areas=_by_count(sheet, "areas", players, 1),
        removed=_removed(sheet, players),
        plants_allowed=_by_count(sheet, "plants_allowed", players, 1),
        step2_at=_by_count(sheet, "step2_at", players, 1),
        end_at=_by_count(sheet, "end_at", players, 1),
        starting_money=sheet.whole("starting_money", 0, _MOST_MONEY),
        starting_fuel=read_tokens(sheet, "starting_fuel"),
        payments=sheet.wholes("payments", 0, _MOST_MONEY),
        refill=read_refill(sheet, "refill"),
        opening_market=_opening_market(sheet),
        first_card=_first_card(sheet),
        has_discount_token=sheet.truth("has_discount_token"),
        has_obsolete_plants=sheet.truth("has_obsolete_plants"),
        removes_lowest_when_unsold=sheet.truth("removes_lowest_when_unsold"),
        does_step2_before_step3=sheet.truth("does_step2_before_step3"),
        tie_break=sheet.texts("tie_break", _TIE_BREAKS),
        options=sheet.texts("options", OPTION_NAMES),
        bank_players=sheet.wholes("bank_players", 2, 6),
    )


def _by_count(sheet: Fields, key: str, players: tuple[int, ...], least: int) -> dict[int, int]:
    table = sheet.part(key, COUNTS)
    return {count: table.whole(str(count), least, _MOST_CARDS) for count in _counts(table, players)}


def _counts(table: Fields, players: tuple[int, ...]) -> list[int]:
    return sorted({int(count) for count in table} | set(players))


def _removed(sheet: Fields, players: tuple[int, ...]) -> dict[int, tuple[int, int]]:
    table = sheet.part("removed", COUNTS)
    removed = {}
    for count in _counts(table, players):
        cards = table.wholes(str(count), 0, _MOST_CARDS)
        if len(cards) != 2:
            raise table.error("two numbers must stand here: [plug cards, the others].", str(count))
        removed[count] = (cards[0], cards[1])
    return removed


def _opening_market(sheet: Fields) -> tuple[int, ...]:
    market = sheet.wholes("opening_market", 1, STEP3 - 1)
    for number in market:
        check_plant(number, sheet, "opening_market")
    return market


def _first_card(sheet: Fields) -> int | None:
    if sheet.is_null("first_card"):
        return None
    return check_plant(sheet.whole("first_card", 1, STEP3 - 1), sheet, "first_card")

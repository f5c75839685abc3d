# SPDX-License-Identifier: MIT
"""Checks across the tables of an edition and a board, each of which is readable on its own."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random

from powergrid.box.fuel_tables import check_starting_fuel
from powergrid.box.plant_file import load_plants
from powergrid.files.fields import Fields
from powergrid.rules.board import MapRules
from powergrid.rules.edition import Edition
from powergrid.rules.fuel import FUEL_NAMES, Tokens, add_tokens
from powergrid.rules.setup import cards_in_pile, market_size, shuffle_cards


def check_edition(edition: Edition, fields: Fields, key: str = "") -> None:
    """Raise `FileError` for the first tables that do not fit together; about `key` if one is given.

    Otherwise about a table of the edition's own file.
    """
    _check_fuel(edition, edition.starting_fuel, fields, key)
    check_places(edition, edition.open_places, fields, key or "open_places")
    _check_cards(edition, fields, key)


def check_board(rules: MapRules, printed: Edition, fields: Fields) -> None:
    """Raise `FileError` for the first rules of a board that do not fit together or the edition."""
    edition, key = rules.on(printed), "rules"
    check_edition(edition, fields, key)
    if rules.north_market is not None:
        both = add_tokens(edition.starting_fuel, rules.north_market.starting_fuel)
        _check_tokens(both, edition.tokens, fields, key)
    if not (edition.has_steps or rules.side_pile):
        what = "a game without Steps needs a side pile; write side_pile, or leave has_steps out."
        raise fields.error(what, key, code="no_side_pile")
    for plant in load_plants().values():
        burnt = plant.fuel + rules.burns_more.get(plant.kind, 0)
        stored = plant.fuel * edition.stored_runs
        if burnt > stored:
            raise fields.error(
                f"plant {plant.number} burns {burnt} tokens for a run, but can store {stored};"
                " write less in burns_more, or more in stored_runs.",
                key,
                code="burns_too_much",
                plant=plant.number,
                found=burnt,
                most=stored,
            )


def check_places(edition: Edition, opened: Sequence[int], fields: Fields, key: str) -> None:
    """Raise `FileError` about a key if a Step opens too many places in a city, or too few."""
    count = len(edition.house_prices)
    for step, (before, places) in enumerate(pairwise((0, *opened)), 1):
        if places < before:
            raise fields.error(
                f"Step {step} opens fewer places ({places}) than the Step before ({before});"
                " open as many.",
                key,
                code="fewer_places",
                step=step,
                found=places,
                most=before,
            )
        if places > count:
            raise fields.error(
                f"Step {step} opens {places} places, but a city has {count};"
                " open fewer, or give each place a price.",
                key,
                code="no_such_place",
                step=step,
                found=places,
                most=count,
            )


def _check_fuel(edition: Edition, starting: Tokens, fields: Fields, key: str) -> None:
    for name, prices, total in zip(FUEL_NAMES, edition.spaces, edition.tokens, strict=True):
        if total and not prices:
            raise fields.error(
                f"{name} needs a space on the market; write a price and its tokens.",
                key or "spaces",
                code="no_space",
                fuel=name,
            )
    check_starting_fuel(starting, edition.spaces, fields, key or "starting_fuel")
    _check_tokens(starting, edition.tokens, fields, key or "starting_fuel")


def _check_tokens(starting: Tokens, tokens: Tokens, fields: Fields, key: str) -> None:
    for name, count, total in zip(FUEL_NAMES, starting, tokens, strict=True):
        if count > total:
            raise fields.error(
                f"there are {total} {name} in the box and not {count}; write fewer.",
                key,
                code="not_in_box",
                fuel=name,
                most=total,
                found=count,
            )


def _check_cards(edition: Edition, fields: Fields, key: str) -> None:
    tables = edition.opening_market, edition.first_cards, edition.next_cards
    placed = [card for table in tables for card in table if isinstance(card, int)]
    for plant, times in Counter((*placed, *edition.aside_until_step2)).items():
        if times > 1:
            raise fields.error(
                f"plant {plant} has {times} places at the start; give it one.",
                key or "opening_market",
                code="placed_twice",
                plant=plant,
            )
    for players in edition.players:
        out = edition.plants_out.get(players, ())
        plants = {n: plant for n, plant in load_plants().items() if n not in out}
        room = market_size(edition, players)
        cards = shuffle_cards(edition, plants, players, Random(0))
        if len(cards.market) > room:
            raise fields.error(
                f"the opening market has {len(cards.market)} plants, but room for {room};"
                " write fewer.",
                key or "opening_market",
                code="no_room_for_plants",
                found=len(cards.market),
                most=room,
            )
        # What could not be laid out or removed is left in the pile.
        lacking = len(cards.pile.cards) - cards_in_pile(edition, plants, players)
        if lacking:
            raise fields.error(
                f"with {players} players the setup needs {lacking} more cards than there are;"
                " remove fewer, or lay out fewer plants.",
                key or "removed",
                code="too_few_cards",
                players=players,
                found=lacking,
            )

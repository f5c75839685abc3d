# SPDX-License-Identifier: MIT
"""Checks across the tables of an edition and a board, each of which is readable on its own."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random

from powergrid.box.fuel_tables import check_starting_fuel
from powergrid.box.plant_file import load_plants
from powergrid.files.fields import Fields
from powergrid.files.messages import FileError
from powergrid.rules.board import MapRules
from powergrid.rules.edition import OTHER, PLUG, Edition
from powergrid.rules.fuel import FUEL_NAMES, Tokens
from powergrid.rules.plants import Plant
from powergrid.rules.setup import cards_in_pile, market_size, shuffle_cards


def check_edition(edition: Edition, fields: Fields, key: str = "") -> None:
    """Raise `FileError` for the first tables that do not fit together; about `key` if one is given.

    Otherwise about a table of the edition's own file.
    """
    _check_fuel(edition, edition.starting_fuel, fields, key)
    check_places(edition, edition.open_places, fields, key or "open_places")
    _check_planned_row(edition, fields, key)
    _check_cards(edition, fields, key)


def check_board(rules: MapRules, printed: Edition, fields: Fields) -> None:
    """Raise `FileError` for the first rules of a board that do not fit together or the edition."""
    edition, key = rules.on(printed), "rules"
    check_edition(edition, fields, key)
    _check_tokens(rules.starting_fuel(printed), edition.tokens, fields, key)
    if not (edition.has_steps or rules.side_pile):
        what = "a game without Steps needs a side pile; write side_pile, or leave has_steps out."
        raise fields.error(what, key, code="no_side_pile")
    if edition.not_in_step1 and not edition.has_steps:
        what = "a game without Steps stays in Step 1; leave not_in_step1 out, or has_steps."
        raise fields.error(what, key, code="only_step1")
    if rules.side_pile and edition.planned_row is not None:
        raise _not_together("planned_row", "side_pile", fields, key)
    if rules.side_pile and edition.does_step2_by_deck:
        raise _not_together("does_step2_by_deck", "side_pile", fields, key)
    _check_crossings(rules, fields, key)
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
                maximum=stored,
            )


def _check_crossings(rules: MapRules, fields: Fields, key: str) -> None:
    """Raise `FileError` if networks cannot get from areas in play to others that lie apart."""
    can_cross = rules.max_route_cost is not None or rules.second_network_cost is not None
    if rules.may_lie_apart and not can_cross:
        what = (
            "areas that lie apart need a way from one to the other;"
            " write longest_way or second_network_cost, too."
        )
        raise fields.error(what, key, code="no_way_across")


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
                maximum=before,
            )
        if places > count:
            raise fields.error(
                f"Step {step} opens {places} places, but a city has {count};"
                " open fewer, or give each place a price.",
                key,
                code="no_such_place",
                step=step,
                found=places,
                maximum=count,
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
                maximum=total,
                found=count,
            )


def _check_planned_row(edition: Edition, fields: Fields, key: str) -> None:
    """Raise `FileError` about a rule that also says which card comes when."""
    if edition.planned_row is None:
        return
    for name, value in (
        ("opening_market", edition.opening_market),
        ("first_cards", edition.first_cards),
        ("next_cards", edition.next_cards),
        ("aside_until_step2", edition.aside_until_step2),
        ("cards_below_step3", edition.cards_below_step3),
        ("removed", any(map(any, edition.removed.values()))),
        ("not_in_step1", edition.not_in_step1),
        ("does_step2_by_deck", edition.does_step2_by_deck),
    ):
        if value:
            raise _not_together("planned_row", name, fields, key or name)


def _not_together(rule: str, other: str, fields: Fields, key: str) -> FileError:
    what = f"{rule} and {other} contradict each other; leave one of them out."
    return fields.error(what, key, code="not_together", rule=rule, other=other)


def _check_cards(edition: Edition, fields: Fields, key: str) -> None:
    """Raise `FileError` if a plant has two places, or the cards do not suffice."""
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
        _check_setup(edition, players, fields, key)


def _check_setup(edition: Edition, players: int, fields: Fields, key: str) -> None:
    """Raise `FileError` if there are too few or too many cards to set up for that many players."""
    out = edition.plants_out.get(players, ())
    plants = {n: plant for n, plant in load_plants().items() if n not in out}
    room, row = market_size(edition, players), edition.planned_row
    if row is not None and (first := sum(n <= row.sorted_to for n in plants)) < room:
        raise fields.error(
            f"with {players} players the row begins with {room} sorted plants, but there are"
            f" {first}; raise sorted_to.",
            key or "planned_row",
            code="too_few_sorted",
            players=players,
            found=first,
            maximum=room,
        )
    cards = shuffle_cards(edition, plants, players, Random(0))
    if len(cards.market) > room:
        raise fields.error(
            f"the opening market has {len(cards.market)} plants, but room for {room}; write fewer.",
            key or "opening_market",
            code="no_room_for_plants",
            found=len(cards.market),
            maximum=room,
        )
    # What could not be laid out or removed is left in the pile.
    lacking = len(cards.pile.cards) - cards_in_pile(edition, plants, players)
    lacking = max(lacking, _max_unremoved(edition, plants, players))
    if lacking:
        raise fields.error(
            f"with {players} players the setup needs {lacking} more cards than there are;"
            " remove fewer, or lay out fewer plants.",
            key or "removed",
            code="too_few_cards",
            players=players,
            found=lacking,
        )


def _max_unremoved(edition: Edition, plants: Mapping[int, Plant], players: int) -> int:
    """Return how many cards may be lacking for removal: all that are left may be ones that stay."""
    drawn = market_size(edition, players) - len(edition.opening_market)
    laid = [*edition.first_cards, *edition.next_cards]
    free = plants.keys() - {*edition.opening_market, *edition.aside_until_step2, *laid}
    plugs = {plant for plant in free if plants[plant].back == PLUG} if drawn else set[int]()
    maximum = 0
    for heap, taken, count in zip(
        (plugs, free - plugs),
        (drawn + laid.count(PLUG), laid.count(OTHER)),
        edition.removed[players],
        strict=True,
    ):
        left = len(heap) - taken
        maximum = max(maximum, count - (left - min(left, len(heap & {*edition.never_removed}))))
    return maximum

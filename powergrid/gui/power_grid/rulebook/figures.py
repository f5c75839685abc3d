# SPDX-License-Identifier: MIT
"""The conditions and figures of a game that the rulebook's texts refer to by name."""

from collections.abc import Iterable, Sequence

from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import either, listed
from powergrid.gui.power_grid.rulebook.tables import has_usual_spaces
from powergrid.gui.power_grid.words.names import area_name, board_title, city_name, edition_name
from powergrid.gui.power_grid.words.terms import fuel_name, kind_name
from powergrid.rules.edition import OTHER, PLUG, Edition
from powergrid.rules.fuel import URANIUM
from powergrid.rules.game import Game
from powergrid.rules.phases.building import first_house_prices, late_cities
from powergrid.rules.setup import market_size, step3_market_size
from powergrid.rules.variants import against_the_bank, outage


def conditions_of(game: Game, has_areas: bool = True) -> frozenset[str]:
    """Return the conditions that hold in a game; before it starts, its areas may be unknown."""
    edition, rules = game.edition, game.board.rules
    cities = _possible_cities(game, has_areas)
    of_board = _of_board(game, cities)
    known = {
        **of_board,
        "board-rules": any(of_board.values()),
        "areas-known": has_areas,
        "fixed-opening": len(edition.opening_market) == market_size(edition, game.players),
        "usual-cards": _has_usual_cards(game),
        "first-cards": bool(edition.first_cards),
        "next-cards": bool(edition.next_cards),
        "usual-market": _has_usual_market(edition),
        "usual-spaces": has_usual_spaces(edition.spaces),
        "in-pieces": rules.may_be_in_pieces,
        "late-cities": bool(late_cities(game, cities)),
        "no-replacement": not edition.replaces_in_step2,
        "one-place": all(places.count(None) == 2 for places in game.place_prices),
        "open-storage": rules.is_storage_open,
        "cards-removed": any(edition.removed[game.players]),
        "obsolete-plants": edition.has_obsolete_plants,
        "discount-token": edition.has_discount_token,
        "removes-lowest-when-unsold": edition.removed_when_unsold > 0,
        "step2-before-step3": edition.does_step2_before_step3,
        "tie-by-cities": "cities" in edition.tie_break,
        "against-the-bank": game.options.against_the_bank,
        "starting-cities": game.options.starting_cities,
        "one-area-per-player": game.options.one_area_per_player,
        "pooled-fuel": game.options.pooled_fuel,
        "coal-storage": rules.coal_storage_price is not None,
        "uranium-phase-out": rules.uranium_phase_out_plant is not None,
        "plants-need-city": bool(rules.plants_need_city_in),
        "fuel-discounts": bool(_fuel_discounts(game, cities)),
    }
    return frozenset(name for name, holds in known.items() if holds)


def possible_areas(game: Game, has_areas: bool) -> Sequence[int]:
    """Return the areas in play, or all of the board while they are unknown."""
    return game.areas if has_areas else range(len(game.board.areas))


def _possible_cities(game: Game, has_areas: bool) -> tuple[int, ...]:
    """Return the cities in play, or all of the board while its areas are unknown."""
    return game.cities if has_areas else tuple(range(len(game.board.cities)))


def _of_board(game: Game, cities: Sequence[int]) -> dict[str, bool]:
    """Return the conditions that depend on the board, and whether they hold for these cities."""
    edition, rules = game.edition, game.board.rules
    shown = [game.board.cities[city] for city in cities]
    return {
        "plants-out": bool(edition.plants_out.get(game.players)),
        "fixed-plants": 0 < len(edition.opening_market) < market_size(edition, game.players),
        "never-removed": bool(edition.never_removed),
        "aside": bool(edition.aside_until_step2),
        "kept-kinds": bool(edition.kept_kinds),
        "cards-below-step3": edition.cards_below_step3 > 0,
        "other-plants": any(game.board.areas[it.area].id in rules.other_plants for it in shown),
        "early-kinds": bool(edition.early_kinds),
        "first-pass": edition.removes_lowest_at_first_pass,
        "lowest-each-round": edition.removes_lowest_each_round,
        "two-unsold": edition.removed_when_unsold == 2,
        "order-after-auctions": edition.has_order_after_auctions,
        "second-network": rules.second_network_cost is not None,
        "no-start": not game.no_start_in.isdisjoint(cities),
        "own-places": any(city.house_prices for city in shown),
        "open-places": any(city.open_places for city in shown),
        "full-board": edition.does_step2_when_full,
        "mines": bool(rules.uranium_leaves),
        "carbon-tax": any(rules.carbon_tax),
        "longest-way": rules.max_route_cost is not None,
        "apart": rules.may_lie_apart,
        "begin-in": bool(rules.begin_in),
        "two-networks": rules.has_second_network,
        "one-by-one": rules.buys_one_by_one,
        "price-limits": any(limit is not None for limit in rules.price_limits),
        "burns-more": bool(rules.burns_more),
        "powers-most": rules.powers_most,
        "outage": rules.outage_above is not None,
        "no-steps": not edition.has_steps,
        "passing-cost": bool(rules.passing_cost),
        "closed": bool(rules.closed.get(game.players)),
        "side-pile": bool(rules.side_pile),
        "buys-after-discount": rules.buys_after_discount and edition.has_discount_token,
        "entry-costs": any(city.entry_cost for city in shown),
        "no-uranium": not edition.tokens[URANIUM],
        "planned-row": edition.planned_row is not None,
        "not-in-step1": bool(edition.not_in_step1),
        "step2-by-deck": edition.does_step2_by_deck,
        "glut": rules.glut_fuel is not None,
        "two-markets": rules.north_market is not None,
    }


def figures(game: Game, has_areas: bool = True) -> dict[str, str]:
    """Return the figures of a game by name; before it starts, its areas may be unknown."""
    edition, board = game.edition, game.board
    cities = _possible_cities(game, has_areas)
    plugs_out, others_out = edition.removed[game.players]
    plugs = [number for number, plant in game.plants.items() if plant.back == "plug"]
    known: dict[str, object] = {
        "board": board_title(board),
        "edition": edition_name(edition.id),
        "players": game.players,
        "areas": len(game.areas),
        "area_names": listed([area_name(board, area) for area in game.areas]),
        "starting_money": edition.starting_money,
        "plants_allowed": game.plants_allowed,
        "step2_at": game.step2_at,
        "end_at": game.end_at,
        "removed_plugs": plugs_out,
        "removed_others": others_out,
        "opening_market": listed([str(number) for number in edition.opening_market]),
        "first_card": edition.first_cards[0] if edition.first_cards else "",
        "first_cards": _cards(edition.first_cards, edition),
        "next_cards": _cards(edition.next_cards, edition),
        "plugs_drawn": market_size(edition, game.players) - len(edition.opening_market),
        "current_market": edition.current_market,
        "future_market": edition.future_market,
        "plants_out": listed([str(n) for n in edition.plants_out.get(game.players, ())]),
        "never_removed": listed([str(n) for n in edition.never_removed]),
        "kept_kinds": listed([kind_name(kind) for kind in edition.kept_kinds]),
        "aside": listed([str(n) for n in edition.aside_until_step2]),
        "cards_below_step3": edition.cards_below_step3,
        "second_network_cost": board.rules.second_network_cost,
        **_mechanisms(game),
        "begin_in": either(_names(game, [city for city in cities if city in game.begin_in])),
        "open_places": _open_places(game, cities),
        "late_cities": listed(_names(game, late_cities(game, cities))),
        "first_house": either([str(price) for price in first_house_prices(game, cities)]),
        "no_start": listed(_names(game, [city for city in cities if city in game.no_start_in])),
        "plugs": translate("Rulebook", "{first} to {last}").format(
            first=min(plugs), last=max(plugs)
        ),
        **{f"house{place}": price for place, price in enumerate(game.house_prices, 1)},
        "payments_end": len(edition.payments) - 1,
        "coal_storage_price": board.rules.coal_storage_price,
        "uranium_phase_out_plant": board.rules.uranium_phase_out_plant,
        "plants_need_city": _plants_need_city(game, has_areas),
        "fuel_discounts": _fuel_discounts(game, cities),
        **_bank(game),
        **_own_market(game),
    }
    return {name: str(figure) for name, figure in known.items()}


def _mechanisms(game: Game) -> dict[str, object]:
    rules = game.board.rules
    leaves = rules.uranium_leaves.get(game.players, ())
    limits = [str(limit) for limit in rules.price_limits if limit is not None]
    return {
        "mines": listed([str(plant) for plant in sorted(game.mines)]),
        "uranium_leaves": ", ".join(map(str, leaves)),
        "carbon_tax": rules.carbon_tax[2],
        "longest_way": rules.max_route_cost,
        "price_limits": ", ".join(limits),
        "burns_more": listed([kind_name(kind) for kind in rules.burns_more]),
        "most_built": outage.max_built_in(game),
        "outage_cut": rules.outage_cut,
        "passing_cost": rules.passing_cost,
        "closed": sum(rules.closed.get(game.players, {}).values()),
        "side_pile": rules.side_pile,
    }


def _names(game: Game, cities: Iterable[int]) -> list[str]:
    return [city_name(game.board, city) for city in cities]


def _open_places(game: Game, cities: Sequence[int]) -> str:
    """Return the cities that have other numbers of open places, and these for Steps 1, 2 and 3."""
    found: dict[tuple[int, ...], list[int]] = {}
    for city in cities:
        if places := game.board.cities[city].open_places:
            found.setdefault(places, []).append(city)
    return "; ".join(
        f"{listed(_names(game, own))}: {', '.join(map(str, places))}"
        for places, own in found.items()
    )


def _own_market(game: Game) -> dict[str, object]:
    """Return the figures of special plant and fuel markets."""
    edition, glut = game.edition, game.glut_fuel
    row, players = edition.planned_row, game.players
    return {
        "row_sorted": row.sorted_to if row else "",
        "row_shuffled": row.shuffled_to if row else "",
        "row_added": row.added[players] if row else "",
        "row_kept": row.kept[players] if row else "",
        "row_step3": row.in_step3 if row else "",
        "row_start": market_size(edition, players) if row else "",
        "step3_market": step3_market_size(edition, players),
        "banned_kinds": listed([kind_name(kind) for kind in edition.not_in_step1]),
        "leave_in_step1": listed([str(number) for number in edition.leave_in_step1]),
        "glut_fuel": "" if glut is None else fuel_name(glut),
    }


def _has_usual_cards(game: Game) -> bool:
    """Return whether one card is on top of the draw pile and the Step 3 card at the bottom."""
    edition = game.edition
    is_usual = edition.has_steps and not (
        edition.planned_row or edition.next_cards or edition.cards_below_step3
    )
    if len(edition.first_cards) != 1 or not is_usual:
        return False
    if len(edition.opening_market) == market_size(edition, game.players):
        return edition.first_cards[0] not in (PLUG, OTHER)
    return (
        edition.first_cards == (PLUG,)
        and not edition.opening_market
        and market_size(edition, game.players) == 8
    )


def _has_usual_market(edition: Edition) -> bool:
    """Return whether four plants are for sale and four more are laid out, in Steps 1 and 2."""
    sizes = edition.current_market, edition.future_market
    is_usual = sizes == (4, 4) and edition.has_steps and edition.replaces_in_step2
    return is_usual and edition.planned_row is None


def _cards(cards: Sequence[int | str], edition: Edition) -> str:
    """Return the cards of a pile in words: plants by their numbers, then those not known."""
    known = [str(card) for card in cards if card not in (PLUG, OTHER)]
    plugs, others = cards.count(PLUG), cards.count(OTHER)
    unknown = []
    if plugs:
        unknown.append(translate("Rulebook", "%n with a plug, unseen", "cards", plugs))
    if others and edition.opening_market:
        unknown.append(translate("Rulebook", "%n others, unseen", "cards", others))
    elif others:
        unknown.append(translate("Rulebook", "%n with a socket, unseen", "cards", others))
    # A plug card may lie above plants that are named.
    in_order = [*unknown, *known] if cards and cards[0] in (PLUG, OTHER) else [*known, *unknown]
    return listed(in_order)


def _bank(game: Game) -> dict[str, object]:
    placed = len(against_the_bank.PLACERS)
    marked = game.players if game.options.starting_cities else 0
    return {
        "bank_houses": against_the_bank.HOUSES,
        "bank_houses_left": against_the_bank.HOUSES - placed - marked,
        "bank_plants_allowed": against_the_bank.PLANTS_ALLOWED,
    }


def _plants_need_city(game: Game, has_areas: bool) -> str:
    board = game.board
    areas = possible_areas(game, has_areas)
    return "; ".join(
        translate("Rulebook", "{kind} in {areas}").format(
            kind=kind_name(kind),
            areas=either([area_name(board, area) for area in board.areas_needed(kind, areas)]),
        )
        for kind in board.rules.plants_need_city_in
    )


def _fuel_discounts(game: Game, cities: Sequence[int]) -> str:
    board = game.board
    return "; ".join(
        translate("Rulebook", "in {city}, {fuel} costs {amount} Elektro less per token").format(
            city=city_name(board, city), fuel=fuel_name(fuel), amount=amount
        )
        for fuel, city, amount in game.fuel_discounts
        if city in cities
    )

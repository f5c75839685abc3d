# SPDX-License-Identifier: MIT
"""The rules are those of the game in play, with its figures."""

import re
from functools import cache

import pytest

from powergrid.box import load_board, load_edition, load_plants
from powergrid.box.rulebook import load_rulebook
from powergrid.gui.power_grid.rulebook.figures import conditions_of, figures
from powergrid.gui.power_grid.rulebook.rules_of_game import rules_of
from powergrid.gui.power_grid.words.rule_sections import section_refused
from powergrid.gui.rulebook.rules import Rule
from powergrid.rules.game import Game
from powergrid.rules.options import NO_OPTIONS, Options
from powergrid.rules.setup import first_state
from powergrid.rules.variants.against_the_bank import PLANTS_ALLOWED
from tests.bots.setups import BOARDS
from tests.conformance.variants import VARIANTS as EVERY
from tests.conformance.variants import Variant, begun

MAX_WORDS = 120
VARIANTS = [variant for variant in EVERY if variant.board in BOARDS]
OWN_RULES = (
    "australia",
    "baden-wuerttemberg",
    "benelux",
    "brazil",
    "bremen",
    "china",
    "france",
    "india",
    "japan",
    "korea",
    "manhattan",
    "middle-east",
    "northern-europe",
    "quebec",
    "russia",
    "south-africa",
    "spain-portugal",
    "uk-ireland",
)
BANK = Options(against_the_bank=True)
OWN_TABLES = ("europe", "north-america")
"""Boards without special rules whose markets or plants differ."""
RECHARGED = ("bremen", "europe", "france", "manhattan", "north-america")
"""Boards shown with the rules of Recharged."""
SECTIONS = [section for chapter in load_rulebook() for section in chapter.sections]


@cache
def game_of(variant: Variant) -> Game:
    return begun(variant, 1).game()


def game_on(board: str, edition: str = "", options: Options = NO_OPTIONS) -> Game:
    """Return a game of four, or of two against the bank, with all areas of a board."""
    edition = edition or ("recharged" if board in RECHARGED else "classic")
    printed, players = load_board(board, edition), 2 if options.against_the_bank else 4
    areas = tuple(range(len(printed.areas)))
    return Game(printed, load_edition(edition), load_plants(), players, areas, options)


def pooled_game() -> Game:
    """Return a game with an option that only records have."""
    record = begun(VARIANTS[0], 1)
    options = {**record.header.options, "pooled_fuel": True}
    return record._replace(header=record.header._replace(options=options)).game()


def rules_by_id(game: Game) -> dict[str, Rule]:
    return {rule.id: rule for part in rules_of(game) for rule in part.rules}


def text_of(rule: Rule) -> str:
    paragraphs = [p if isinstance(p, str) else str(p) for p in rule.paragraphs]
    return " ".join([rule.title, *paragraphs])


def some_of(variant: Variant) -> dict[str, bool]:
    """Return the sections that only some games have, and whether this one has them."""
    is_classic = variant.edition == "classic"
    has_own_rules = variant.board == "central-europe" and "without" not in variant.option
    game = game_of(variant)
    in_play = {game.board.cities[city].id for city in game.cities}
    return {
        "obsolete-plants": is_classic,
        "nothing-sold": is_classic,
        "discount-token": not is_classic,
        "bank": "bank" in variant.option,
        "bank-plants": "bank" in variant.option,
        "bank-fuel": "bank" in variant.option,
        "bank-houses": "bank" in variant.option,
        "starting-cities": "starting" in variant.option,
        "plants-need-city": has_own_rules,
        "cheaper-fuel": has_own_rules and "wien" in in_play,
        "coal-storage": variant.board == "usa" and not is_classic,
        "board-rules": False,
        "two-markets": False,
        "uranium-stop": variant.board == "germany" and not is_classic,
    }


FOREIGN = {
    "obsolete-plants": "too small",
    "discount-token": "token aside|discount",
    "bank": "bank",
    "starting-cities": "marked",
    "coal-storage": "coal storage",
    "cheaper-fuel": "cheaper for its owner",
}
"""Words that only a game with such a section may say."""


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_game_shows_only_its_own_rules(variant: Variant) -> None:
    rules = rules_by_id(game_of(variant))
    assert rules.keys() == {s.id for s in SECTIONS} - {
        name for name, has in some_of(variant).items() if not has
    }
    text = " ".join(map(text_of, rules.values())).lower()
    for name, words in FOREIGN.items():
        assert bool(re.search(words, text)) is some_of(variant)[name], words


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_placeholder_is_filled_in(variant: Variant) -> None:
    for rule in rules_by_id(game_of(variant)).values():
        text = text_of(rule)
        assert rule.paragraphs, rule.id
        assert not re.search(r"[{}]|None", text), text
        words = [word for p in rule.paragraphs if isinstance(p, str) for word in p.split()]
        assert len(words) <= MAX_WORDS, rule.id


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_figures_are_those_of_the_game(variant: Variant) -> None:
    game = game_of(variant)
    edition, players = game.edition, variant.players
    state = first_state(game, edition.opening_market or (3, 4, 5, 6, 7, 8, 9, 10), range(players))
    rules = rules_by_id(game)

    def says(name: str, *expected: object) -> None:
        found = text_of(rules[name])
        for figure in expected:
            assert re.search(rf"(?<!\d){re.escape(str(figure))}(?!\d)", found), (name, figure)

    says("goal", game.board.name, players)
    says("money", state.money[0])
    says("start", state.money[0])
    says("areas", len(game.areas), *(game.board.areas[area].name for area in game.areas))
    says("plant-limit", edition.plants_allowed[players])
    says("step2", edition.step2_at[players])
    says("end", min(edition.end_at[players], len(game.cities)), "every place is taken")
    says("first-plants", *edition.opening_market, *filter(None, edition.removed[players]))
    start, spaces = tables(rules["start"]), tables(rules["fuel-market"])
    assert [int(row[1]) for row in start[1:]] == list(state.fuel_market)
    assert [int(row[1]) for row in spaces[1:]] == list(edition.tokens)
    assert [[int(cell) for cell in row[1:]] for row in tables(rules["refill"])[1:]] == [
        list(row) for row in game.refill
    ]
    income = tables(rules["income"])
    counts, paid = ([cell for row in income[at::2] for cell in row[1:]] for at in (0, 1))
    assert [int(cell) for cell in paid] == [game.income(int(count)) for count in counts]
    assert len(counts) == len(edition.payments)
    if "bank" in rules:
        says("bank", state.bank_houses)
        says("bank-plants", PLANTS_ALLOWED)
        left = state.bank_houses - 6 - (2 if "starting" in variant.option else 0)
        says("bank-houses", left)
    if "coal-storage" in rules:
        says("coal-storage", game.board.rules.coal_storage_price)
    if "uranium-stop" in rules:
        says("uranium-stop", game.board.rules.uranium_phase_out_plant)
    if "cheaper-fuel" in rules:
        says("cheaper-fuel", "Wien", "garbage", 1)
    if "plants-need-city" in rules:
        needed = game.board.areas_needed("uranium", game.areas)
        says("plants-need-city", "uranium", *(game.board.areas[area].name for area in needed))


def test_the_rule_of_hybrids_is_that_of_the_game() -> None:
    printed = text_of(rules_by_id(game_of(VARIANTS[0]))["hybrids"])
    pooled = text_of(rules_by_id(pooled_game())["hybrids"])
    assert "plant 29 burns coal" in printed
    assert "wherever it is stored" not in printed
    assert "plant 29 burns coal" not in pooled
    assert "wherever it is stored" in pooled


@pytest.mark.parametrize("board", OWN_RULES)
def test_special_rules_of_a_board_are_described(board: str) -> None:
    text = text_of(rules_by_id(game_on(board))["board-rules"])
    assert not re.search(r"[{}]|None", text), text


@pytest.mark.parametrize(
    ("board", "says", "never"),
    [
        (
            "australia",
            ["2–7 (2)", "Cities and connections in", "from Step 3 on 2 more"],
            ["They are connected", "must touch"],
        ),
        (
            "baden-wuerttemberg",
            ["It costs 10 or 15", "no first place: Augsburg, Basel", "two plants are removed"],
            ["the lowest plant of the market is removed from the game at", "A city has three"],
        ),
        ("benelux", ["the lowest plant is removed from the game as well."], ["discount token"]),
        ("bremen", ["The number in brackets", "It costs 8 "], ["holds three tokens"]),
        ("brazil", ["from the top: 13 and 14."], ["Plant 13 is on top"]),
        (
            "china",
            ["up to plant", "The market is one row", "Step 3 begins at once when"],
            [
                "eight plants",
                "six plants",
                "goes face down",
                "Plants with a plug",
                "is shuffled: it now",
            ],
        ),
        (
            "europe",
            ["in the current market: 4; in the future market: 5", "market then: 6", "not replaced"],
            ["eight plants", "One more is placed unseen", "If it replaces the plant removed"],
        ),
        (
            "india",
            ["burns on other boards.", "one token at a time", "Everybody must power as many"],
            ["as many tokens as they can pay for", "leave plants idle", "one run burns. You"],
        ),
        (
            "japan",
            ["goes in one of these cities, in later Steps too: Sapporo", "It costs 10 or 20 "],
            ["any city in play without a house", "a second place is open in each city"],
        ),
        (
            "korea",
            ["The northern market:", "In the northern market:", "['Uranium', '–']"],
            ["holds three tokens"],
        ),
        (
            "manhattan",
            ["A city has one place", "It costs 10, 15, 20, 25, 30, 35 or 40 Elektro"],
            [
                "three places",
                "In Step 3",
                "at the bottom",
                "Nobody buys more",
                "are added up",
                "continues with the plants that are left",
                "in later Steps too",
                "Step 2",
            ],
        ),
        (
            "middle-east",
            ["for the second time", "twice in Step 2"],
            ["Step 2 is skipped", "removed from the game and replaced, once"],
        ),
        (
            "northern-europe",
            ["['32', 'Finland', '2 garbage', '6']", "['46', 'Norway', 'wind and sun', '6']"],
            [],
        ),
        (
            "quebec",
            [
                "from the top: 13, 18 and 22.",
                "never go under the draw pile: wind and sun. The next lower plant goes there",
            ],
            [],
        ),
        (
            "russia",
            ["current market: 3; in the future market: 3", "market then: 4", "10, 11 and 3 others"],
            ["eight plants", "six plants"],
        ),
        (
            "south-africa",
            ["at any time", "in later Steps too, except these: Zimbabwe", "It costs 10 "],
            ["When the coal market is empty, you may", "A city has three places"],
        ),
        (
            "uk-ireland",
            ["Cards under it: 2", "on its island"],
            ["at the bottom", "They are connected"],
        ),
    ],
)
def test_general_rules_are_true_of_a_board_that_changes_them(
    board: str, says: list[str], never: list[str]
) -> None:
    text = " ".join(map(text_of, rules_by_id(game_on(board)).values()))
    assert not [words for words in says if words not in text]
    assert not [words for words in never if words in text]


@pytest.mark.parametrize("board", ["germany", "bremen", "japan", "manhattan", "south-africa"])
def test_the_rules_of_the_bank_fit_the_places_of_the_board(board: str) -> None:
    text = " ".join(map(text_of, rules_by_id(game_on(board, "recharged", BANK)).values()))
    has_second_places = board != "manhattan"
    assert ("a second place is open there" in text) == has_second_places
    assert ("the bank puts a house on the second place" in text) == has_second_places


@pytest.mark.parametrize(
    ("board", "says"),
    [
        ("india", "as soon as the first player has stopped buying"),
        ("korea", "from the southern market only"),
        ("germany", "is replaced before the bank takes one"),
    ],
)
def test_the_rules_of_the_bank_fit_the_markets_of_the_board(board: str, says: str) -> None:
    text, plain = (
        " ".join(map(text_of, rules_by_id(game_on(name, "recharged", BANK)).values()))
        for name in (board, "china")
    )
    assert says in text
    assert says not in plain


def test_no_card_is_said_to_be_below_others_that_are_not_named() -> None:
    text = text_of(rules_by_id(game_on("russia", "recharged"))["first-plants"])
    assert "On top of the draw pile, shuffled: 5 with a plug" in text
    assert "Below them" not in text


def test_a_market_that_loses_a_plant_is_not_called_usual() -> None:
    game = game_on("germany")
    edition = game.edition._replace(replaces_in_step2=False)
    game = Game(game.board, edition, game.plants, 4, game.areas)
    assert "usual-market" not in conditions_of(game)
    assert figures(game)["step3_market"] == "5"


@pytest.mark.parametrize(
    ("board", "code", "says"),
    [
        ("south-africa", "no_network_begins_here", "no network may start: Zimbabwe"),
        ("japan", "no_network_begins_here", "Networks start only in Sapporo"),
        ("japan", "city_full", "no first place: Morioka"),
        ("baden-wuerttemberg", "city_full", "no first place: Augsburg"),
        ("manhattan", "city_closed", "closed at random: 14."),
        ("manhattan", "must_buy_in_round_1", "until they have one"),
    ],
)
def test_a_refusal_leads_to_the_rule_of_the_board(board: str, code: str, says: str) -> None:
    game = game_on(board)
    state = first_state(game, (), range(game.players))
    assert says in text_of(rules_by_id(game)[section_refused(code, state)])


def test_the_northern_market_is_shown_with_its_own_figures() -> None:
    game = game_on("korea")
    rules, north = rules_by_id(game), game.north
    assert north is not None
    start, spaces, refill = (
        [p for p in rules[rule].paragraphs if not isinstance(p, str)][1][1:]
        for rule in ("start", "fuel-market", "refill")
    )
    assert [row[1] for row in start] == [str(tokens) for tokens in north.starting_fuel]
    assert [row[1] for row in spaces] == ["1–4 (2), 5–8 (1)", "1–8 (1)", "1–8 (1)", "–"]
    assert [row[1:] for row in refill] == [
        [str(tokens) for tokens in steps] for steps in north.refill[game.players]
    ]


def test_the_phases_are_told_in_the_order_of_the_board() -> None:
    later = "The turn order is set after Phase 2"
    for board, is_later in (("baden-wuerttemberg", True), ("germany", False)):
        assert (later in text_of(rules_by_id(game_on(board))["round"])) is is_later


def test_the_refill_has_as_many_steps_as_the_game() -> None:
    for board, columns in (("germany", 4), ("manhattan", 2)):
        assert {len(row) for row in tables(rules_by_id(game_on(board))["refill"])} == {columns}


@pytest.mark.parametrize(
    ("board", "out", "gone"),
    [
        ("central-europe", "austria", "Wien"),
        ("central-europe", "hungary", "Hungary"),
        ("japan", "kyushu", "Fukuoka"),
        ("south-africa", "northwest", "Namibia"),
        ("northern-europe", "denmark", "Denmark"),
    ],
)
def test_the_rules_name_no_place_out_of_play(board: str, out: str, gone: str) -> None:
    whole = game_on(board)
    areas = tuple(area for area in whole.areas if whole.board.areas[area].id != out)
    game = Game(whole.board, whole.edition, whole.plants, 4, areas)
    named = [
        any(gone in repr(rule) for part in rules_of(some, has_areas) for rule in part.rules)
        for some, has_areas in ((game, True), (game, False), (whole, True))
    ]
    assert named == [False, True, True]


def test_cities_where_more_places_are_open_are_named() -> None:
    text = text_of(rules_by_id(game_on("japan"))["board-rules"])
    assert "for a first house too. Sapporo, Tokyo, Yokohama" in text
    assert "Fukuoka: 2, 2, 3." in text


def test_a_board_without_steps_has_no_chapter_about_them() -> None:
    game = game_on("manhattan")
    chapters = [part.title for part in rules_of(game)]
    assert "The three Steps" not in chapters
    text = " ".join(map(text_of, rules_by_id(game).values()))
    assert "One place of each city is open, for the whole game." in text
    assert "Step 2 begins" not in text


def tables(rule: Rule) -> list[list[str]]:
    return next(paragraph for paragraph in rule.paragraphs if not isinstance(paragraph, str))


def test_the_rulebook_is_consistent() -> None:
    games = [*(game_of(variant) for variant in VARIANTS), pooled_game()]
    games += map(game_on, OWN_RULES + OWN_TABLES)
    ids = [section.id for section in SECTIONS]
    assert len(set(ids)) == len(ids)
    conditions = [s.condition for s in SECTIONS]
    conditions += [p.condition for s in SECTIONS for p in s.paragraphs]
    asked = frozenset[str]().union(*(c.when | c.unless for c in conditions))
    # a misspelt name would match no game
    assert asked == frozenset[str]().union(*map(conditions_of, games))
    for section in SECTIONS:
        assert set(section.see) <= set(ids) - {section.id}, section.id
    texts = " ".join(p.text for s in SECTIONS for p in s.paragraphs)
    assert set(re.findall(r"{(\w+)}", texts)) == set(figures(games[0]))

# SPDX-License-Identifier: MIT
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from powergrid.box import FileError, edition_ids, load_edition, load_plants
from powergrid.files import places
from powergrid.files.places import resources_dir


def test_there_are_forty_two_plants() -> None:
    plants = load_plants()
    assert list(plants) == [*range(3, 41), 42, 44, 46, 50]
    assert all(plant.number == number for number, plant in plants.items())
    assert [n for n, plant in plants.items() if plant.back == "plug"] == list(range(3, 16))
    assert {n for n, plant in plants.items() if plant.fuel == 0} == {13, 18, 22, 27, 33, 37, 44, 50}
    assert sum(plant.cities for plant in plants.values()) == 156
    kinds = [plant.kind for plant in plants.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "oil": 8,
        "coal": 9,
        "hybrid": 5,
        "garbage": 6,
        "uranium": 6,
        "ecological": 7,
        "fusion": 1,
    }


def test_both_editions_have_their_printed_tables() -> None:
    assert edition_ids() == ("classic", "recharged")
    classic, recharged = load_edition("classic"), load_edition("recharged")
    assert classic.players == (2, 3, 4, 5, 6)
    assert recharged.players == (2, 3, 4, 5, 6)
    assert (classic.bank_players, recharged.bank_players) == ((), (2,))
    assert classic.options == ("one_area_per_player",)
    assert recharged.options == ("starting_cities", "against_the_bank")
    for edition in (classic, recharged):
        assert len(edition.payments) == 21
        assert edition.payments[:3] == (10, 22, 33)
        assert edition.starting_money == 50
        assert edition.areas == {2: 3, 3: 3, 4: 4, 5: 5, 6: 5}
        assert edition.refill[5] == ((5, 7, 5), (4, 5, 6), (3, 3, 5), (2, 3, 2))
        assert edition.refill.keys() == {2, 3, 4, 5, 6}


def test_the_editions_differ_as_printed() -> None:
    classic, recharged = load_edition("classic"), load_edition("recharged")
    assert (classic.starting_fuel, recharged.starting_fuel) == ((24, 18, 6, 2), (24, 18, 9, 2))
    assert classic.opening_market == (3, 4, 5, 6, 7, 8, 9, 10)
    assert classic.first_cards == (13,)
    assert recharged.opening_market == ()
    assert recharged.first_cards == ("plug",)
    assert classic.removed == {2: (0, 8), 3: (0, 8), 4: (0, 4), 5: (0, 0), 6: (0, 0)}
    assert recharged.removed == {2: (1, 5), 3: (2, 6), 4: (1, 3), 5: (0, 0), 6: (0, 0)}
    assert classic.tie_break == ("money", "cities")
    assert recharged.tie_break == ("money",)
    assert classic.plants_allowed[2] == 4
    assert classic.end_at[2] == 21
    assert classic.step2_at[2] == 10
    flags = [
        "has_discount_token",
        "has_obsolete_plants",
        "removed_when_unsold",
        "does_step2_before_step3",
    ]
    assert [getattr(classic, flag) for flag in flags] == [False, True, True, False]
    assert [getattr(recharged, flag) for flag in flags] == [True, False, False, True]


@pytest.mark.parametrize("edition_id", ["deluxe", "", "../plants"])
def test_an_unknown_edition_is_named(edition_id: str) -> None:
    with pytest.raises(FileError, match=r"no edition .*; the editions are classic, recharged"):
        load_edition(edition_id)


@pytest.fixture
def own_resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the tables that may be broken."""
    (tmp_path / "editions").mkdir()
    for name in ("plants.yaml", "editions/classic.yaml"):
        shutil.copy(resources_dir() / name, tmp_path / name)
    monkeypatch.setattr(places, "resources_dir", lambda: tmp_path)
    edition_ids.cache_clear()
    yield tmp_path
    edition_ids.cache_clear()


@pytest.mark.parametrize(
    ("name", "old", "new", "what"),
    [
        ("plants.yaml", "number: 4, ", "number: 3, ", "plant 3 appears here twice"),
        ("plants.yaml", "kind: fusion", "kind: solar", '"solar" is not one of coal, oil'),
        ("editions/classic.yaml", "2: [0, 8]", "2: [8]", "this must be two numbers"),
        ("editions/classic.yaml", "first_cards: [13]", "first_cards: [41]", "there is no plant 41"),
        ("editions/classic.yaml", "[3, 4, 5,", "[3, 4, 41,", "there is no plant 41"),
        ("editions/classic.yaml", "id: classic", "id: other", '"other" is not one of classic'),
        ("editions/classic.yaml", "[money, cities]", "[money, luck]", '"luck" is not one of'),
        ("editions/classic.yaml", "plants: true", "plants: 1", "is not true or false"),
        (
            "editions/classic.yaml",
            "starting_money:",
            "# starting_money:",
            '"starting_money" is missing',
        ),
        ("editions/classic.yaml", ", 6: 14}", "}", 'the key "6" is missing'),
        ("editions/classic.yaml", "{1: 1, 2: 1, 3: 1,", "{1: 0, 2: 1, 3: 1,", "from 1 to 99"),
        (
            "editions/classic.yaml",
            "  oil:     {1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3}",
            "  oil: {}",
            "needs a space",
        ),
        (
            "editions/classic.yaml",
            "{coal: 24, oil: 18",
            "{coal: 25, oil: 18",
            "has room for 24 coal and not 25",
        ),
        (
            "editions/classic.yaml",
            "tokens:        {coal: 24",
            "tokens: {coal: 20",
            "there are 20 coal in the box",
        ),
        (
            "editions/classic.yaml",
            "[10, 15, 20]",
            "[10]",
            "Step 2 opens 2 places, but a city has 1",
        ),
        ("editions/classic.yaml", "[10, 15, 20]", "[]", "a city has 1 to 3 places"),
        ("editions/classic.yaml", "[1, 2, 3]", "[1, 2]", "write three, one for each step"),
        ("editions/classic.yaml", "[1, 2, 3]", "[1, 2, 4]", "from 1 to 3"),
    ],
)
def test_a_mistake_in_a_table_is_reported_with_its_place(
    own_resources: Path, name: str, old: str, new: str, what: str
) -> None:
    file = own_resources / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(FileError) as caught:
        load_edition("classic")
    assert str(caught.value).startswith(f"{file}, line ")
    assert what in str(caught.value)


def test_rules_that_only_some_editions_have_are_read(own_resources: Path) -> None:
    assert not load_edition("classic").has_order_after_auctions
    with (own_resources / "editions/classic.yaml").open("a", encoding="utf-8") as file:
        file.write("has_order_after_auctions: true\n")
    assert load_edition("classic").has_order_after_auctions

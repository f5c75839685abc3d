# SPDX-License-Identifier: MIT
from pathlib import Path

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid.box import (
    FileError,
    board_doubts,
    board_editions,
    board_ids,
    edition_ids,
    load_board,
    load_board_file,
    load_drawing_file,
    load_plants,
)
from powergrid.files.places import maps_dir, own_maps_dir
from powergrid.rules.board import UNREACHABLE, Board, City, FuelDiscount
from powergrid.rules.fuel import GARBAGE
from tests.box.conftest import WriteBoard

BUILT_IN = tuple(sorted(file.stem for file in maps_dir().glob("*.yaml")))
PRINTINGS = [(board, edition) for board in BUILT_IN for edition in board_editions(board)]


def test_the_readme_lists_the_doubts_about_every_board() -> None:
    text = (maps_dir() / "README.md").read_text("utf-8")
    rows = [row.split(" | ") for row in text.splitlines() if row.startswith("| ")]
    told = {row[0][2:]: (row[1], row[3]) for row in rows if len(row) == 5}
    for board_id in BUILT_IN:
        count, doubts = board_doubts(board_id)
        name = load_board(board_id, board_editions(board_id)[0]).name
        assert told.get(name) == ((str(count), ", ".join(doubts)) if count else None)


def links(board: Board) -> dict[tuple[str, str], int]:
    ids = [city.id for city in board.cities]
    return {(ids[link.a], ids[link.b]): link.cost for link in board.connections}


def assert_distances_are_cheapest(board: Board) -> None:
    graph: networkx.Graph[int] = networkx.Graph()
    graph.add_nodes_from(range(len(board.cities)))
    graph.add_weighted_edges_from([(c.a, c.b, c.cost) for c in board.connections])
    found = board.distances(range(len(board.cities)))
    wanted = dict(networkx.all_pairs_dijkstra_path_length(graph))
    for a in range(len(board.cities)):
        assert found[a] == tuple(wanted[a].get(b, UNREACHABLE) for b in range(len(board.cities)))


@pytest.mark.parametrize(
    ("board_id", "edition_id", "count", "total"),
    [
        ("germany", "classic", 83, 992),
        ("germany", "recharged", 83, 998),
        ("usa", "classic", 87, 907),
        ("usa", "recharged", 86, 877),
        ("central-europe", "classic", 96, 1013),
    ],
)
def test_connections_have_the_expected_number_and_total_cost(
    board_id: str, edition_id: str, count: int, total: int
) -> None:
    board = load_board(board_id, edition_id)
    assert len(board.connections) == count
    assert sum(link.cost for link in board.connections) == total


@pytest.mark.parametrize(
    ("board_id", "edition_id"),
    [printing for printing in PRINTINGS if printing[0] in ("germany", "usa", "central-europe")],
)
def test_six_areas_of_seven_cities_each_one_network(board_id: str, edition_id: str) -> None:
    board = load_board(board_id, edition_id)
    assert len(board.areas) == 6
    assert len({area.colour for area in board.areas}) == 6
    for area in range(6):
        cities = board.cities_of([area])
        assert len(cities) == 7
        rows = board.distances(cities)
        assert all(rows[a][b] < UNREACHABLE for a in cities for b in cities)


@pytest.mark.parametrize(("board_id", "edition_id"), PRINTINGS)
def test_distances_are_those_of_networkx(board_id: str, edition_id: str) -> None:
    board = load_board(board_id, edition_id)
    if board_id in ("australia", "bremen", "manhattan"):  # ways are not the sum of connections
        board = Board(board.id, board.name, board.areas, _free(board), board.connections)
    assert_distances_are_cheapest(board)


def _free(board: Board) -> tuple[City, ...]:
    return tuple(city._replace(entry_cost=0) for city in board.cities)


def test_entered_route_costs_replace_the_sum_of_connections() -> None:
    bremen = load_board("bremen", "recharged")
    way = bremen.distances(range(len(bremen.cities)))
    one, other = bremen.city_index["seehausen"], bremen.city_index["groepelingen"]
    assert (way[one][other], way[other][one]) == (17, 23)
    manhattan = load_board("manhattan", "recharged")
    assert manhattan.has_free_connections
    assert not load_board("japan", "classic").has_free_connections
    assert way[one][one] == 0


def test_recharged_germany_has_other_cities_with_the_old_connections() -> None:
    classic, recharged = load_board("germany", "classic"), load_board("germany", "recharged")
    assert [
        (a.id, b.id) for a, b in zip(classic.cities, recharged.cities, strict=True) if a != b
    ] == [("torgelow", "stralsund"), ("wiesbaden", "mainz")]
    old, new = links(classic), links(recharged)
    assert new["mainz", "frankfurt-main"] == old["wiesbaden", "frankfurt-main"] == 0
    assert new["stralsund", "berlin"] == old["torgelow", "berlin"]
    assert (old["essen", "dortmund"], new["essen", "dortmund"]) == (4, 5)


def test_recharged_usa_has_other_connections() -> None:
    old, new = links(load_board("usa", "classic")), links(load_board("usa", "recharged"))
    assert old.keys() - new.keys() == {("boise", "cheyenne"), ("cincinnati", "raleigh")}
    assert new.keys() - old.keys() == {("knoxville", "raleigh")}


def test_map_rules_apply_only_in_recharged() -> None:
    assert load_board("germany", "classic").rules.uranium_phase_out_plant is None
    assert load_board("germany", "recharged").rules.uranium_phase_out_plant == 39
    assert load_board("usa", "classic").rules.coal_storage_price is None
    assert load_board("usa", "recharged").rules.coal_storage_price == 8


def test_central_europe_exists_only_in_classic() -> None:
    assert board_editions("germany") == ("classic", "recharged")
    assert board_editions("central-europe") == ("classic",)
    with pytest.raises(FileError, match="not printed in the edition recharged; choose classic"):
        load_board("central-europe", "recharged")


def test_central_europe_has_its_own_rules() -> None:
    board = load_board("central-europe", "classic")
    assert board.rules.plants_need_city_in == {"uranium": ("czechia", "slovakia", "hungary")}
    assert board.rules.fuel_discounts == (FuelDiscount("wien", GARBAGE, 1),)
    assert board.rules.edition["starting_fuel"] == (24, 18, 6, 5)
    assert board.rules.edition["refill"][6] == ((8, 10, 6), (4, 5, 6), (3, 6, 6), (2, 3, 2))


def test_a_board_is_read_again_only_after_its_file_has_changed(write_board: WriteBoard) -> None:
    file = write_board()
    first = load_board_file(file, "classic")
    assert load_board_file(file, "classic") is first
    write_board(("cost: 7", "cost: 77"))
    assert load_board_file(file, "classic").connections[2].cost == 77


def test_an_edition_can_change_a_board(write_board: WriteBoard) -> None:
    file = write_board()
    assert links(load_board_file(file, "classic")) == {
        ("anna", "bert"): 5,
        ("anna", "carl"): 0,
        ("carl", "dora"): 7,
    }
    assert links(load_board_file(file, "recharged")) == {
        ("anna", "emil"): 6,
        ("anna", "carl"): 0,
        ("emil", "dora"): 3,
    }
    plates = load_drawing_file(file, "recharged").plates
    assert [(plate.t, plate.offset) for plate in plates] == [(0.25, 3), (0.75, -2), (0.5, 0)]


def test_a_board_may_have_its_own_tables(write_board: WriteBoard) -> None:
    steps = "{coal: [1, 2, 3], oil: [1, 1, 1], garbage: [0, 1, 2], uranium: [1, 1, 1]}"
    file = write_board(
        (
            "rules: {coal_storage_price: 9}",
            "rules:\n  starting_fuel: {coal: 24, oil: 18, garbage: 6, uranium: 5}\n  refill:\n"
            + "".join(f"    {count}: {steps}\n" for count in range(2, 7)),
        )
    )
    rules = load_board_file(file, "classic").rules
    assert rules.edition["starting_fuel"] == (24, 18, 6, 5)
    assert rules.edition["refill"][4] == ((1, 2, 3), (1, 1, 1), (0, 1, 2), (1, 1, 1))


@pytest.fixture
def own_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = own_maps_dir()
    assert folder == tmp_path / "powergrid" / "maps"
    folder.mkdir(parents=True)
    return folder


def test_an_own_board_is_found_and_loads(own_dir: Path, write_board: WriteBoard) -> None:
    assert board_ids() == BUILT_IN
    write_board().rename(own_dir / "small.yaml")
    assert board_ids() == (*BUILT_IN, "small")
    assert board_editions("small") == edition_ids()
    assert load_board("small", "classic").name == "Small"


def test_a_built_in_board_takes_precedence_over_an_own_one(
    own_dir: Path, write_board: WriteBoard
) -> None:
    own = own_dir / "usa.yaml"
    write_board(("id: small", "id: usa")).rename(own)
    assert board_ids() == BUILT_IN
    assert load_board("usa", "classic").name == "USA"
    with pytest.raises(FileError, match='"usa" is the id of a built-in board'):
        load_board_file(own, "classic")


@pytest.mark.parametrize("board_id", ["atlantis", "../germany", "", "x" * 500, "a\0b"])
def test_an_unknown_board_is_named(board_id: str) -> None:
    with pytest.raises(FileError, match=r"there is no board .*; the boards are .*germany, .*usa"):
        load_board(board_id, "classic")


def test_an_unknown_edition_is_named() -> None:
    with pytest.raises(FileError, match='no edition "deluxe"; the editions are classic, recharged'):
        load_board("germany", "deluxe")


def test_the_board_in_the_readme_loads(own_dir: Path) -> None:
    readme = Path(__file__).resolve().parents[2] / "maps" / "README.md"
    text = readme.read_text(encoding="utf-8").split("```yaml\n")[1].split("```")[0]
    (own_dir / "two-islands.yaml").write_text(text, encoding="utf-8")
    assert links(load_board("two-islands", "recharged")) == {("anna", "bert"): 9}
    assert len(load_drawing_file(own_dir / "two-islands.yaml", "classic").cities) == 2


def test_plants_that_replace_others_have_their_backs() -> None:
    board, plants = load_board("northern-europe", "classic"), load_plants()
    others = [plant for some in board.rules.other_plants.values() for plant in some]
    assert len({plant.back for plant in others}) == 2
    assert all(plant.back == plants[plant.number].back for plant in others)


@st.composite
def random_boards(draw: st.DrawFn) -> str:
    count = draw(st.integers(2, 9))
    costs = st.integers(0, 30)
    pairs = {(draw(st.integers(0, city - 1)), city) for city in range(1, count)}
    pairs |= draw(
        st.sets(
            st.tuples(st.integers(0, count - 1), st.integers(0, count - 1)).filter(
                lambda pair: pair[0] < pair[1]
            ),
            max_size=12,
        )
    )
    rows = [
        f"  - {{id: c{i}, name: C, area: all, lat: {i}, lon: {i * i % 7}}}" for i in range(count)
    ]
    ways = [f"  - {{a: c{a}, b: c{b}, cost: {draw(costs)}}}" for a, b in sorted(pairs)]
    head = ["id: random", "name: Random", "areas: [{id: all, name: All, colour: red}]", "cities:"]
    return "\n".join([*head, *rows, "connections:", *ways])


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(text=random_boards())
def test_distances_are_the_cheapest_on_random_boards(
    text: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("boards") / "random.yaml"
    file.write_text(text, encoding="utf-8")
    assert_distances_are_cheapest(load_board_file(file, "classic"))

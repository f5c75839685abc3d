# SPDX-License-Identifier: MIT
"""Signs, names and plates do not overlap and are inside the view, at every size."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from powergrid.box import board_editions, built_in_board_ids
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.sizes import sizes_of
from powergrid.gui.settings.language import LANGUAGES, use_language
from tests.gui.power_grid.board.boards import PRINTINGS, laid_out

SIZES = (
    (682, 754, 1),
    (666, 724, 1),
    (730, 722, 1),
    (737, 712, 1),
    (893, 590, 1),
    (1017, 1024, 1),
    (1240, 840, 1),
    (2034, 2048, 2),
)


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
@pytest.mark.parametrize(("board", "edition"), PRINTINGS)
def test_nothing_overlaps_and_nothing_is_cut(
    board: str, edition: str, width: int, height: int, scale: int
) -> None:
    look().fit(1920 * scale, 1080 * scale)  # as a window of that size has it

    layout = laid_out(board, edition, width, height)

    view = QRectF(0, 0, width, height)
    assert layout.overlaps() == []
    assert [label for label, rect in layout.labelled() if not view.contains(rect)] == []
    assert layout.sizes.place >= 20 * scale


@pytest.mark.slow
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize(("width", "height"), [SIZES[0][:2], SIZES[4][:2], SIZES[6][:2]])
@pytest.mark.parametrize(
    ("board", "edition"),
    [(board, edition) for board in built_in_board_ids() for edition in board_editions(board)],
)
def test_names_in_other_languages_do_not_overlap(
    board: str, edition: str, width: int, height: int, language: str
) -> None:
    """A name may overlap a plate by less than a letter: the board decides where names are."""
    look().fit(1920, 1080)
    use_language(language)
    layout = laid_out(board, edition, width, height)
    rects = dict(layout.labelled())
    view = QRectF(-1, -1, width + 2, height + 2)
    assert [label for label, rect in rects.items() if not view.contains(rect)] == []
    pairs = [(a, b, rects[a].intersected(rects[b])) for a, b in layout.overlaps()]
    assert [(a, b) for a, b, both in pairs if min(both.width(), both.height()) > 6] == []


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.0, 1.25, 4 / 3, 1.5, 1.75])
@pytest.mark.parametrize(("board", "edition"), PRINTINGS)
def test_nothing_overlaps_at_any_scale_in_between(board: str, edition: str, scale: float) -> None:
    look().fit(1920 * scale, 1080 * scale)  # as a window of that size has it
    unit = look().scale

    layout = laid_out(board, edition, round(893 * unit), round(840 * unit))

    assert layout.overlaps() == []


@pytest.mark.parametrize(("width", "height", "scale"), SIZES[:1] + SIZES[-2:])
def test_germany_has_full_size_signs(width: int, height: int, scale: int, qtbot: QtBot) -> None:
    look().fit(1920 * scale, 1080 * scale)  # as a window of that size has it

    assert laid_out("germany", "classic", width, height).grade == "full"


def test_a_small_view_has_smaller_signs(qtbot: QtBot) -> None:
    assert laid_out("germany", "classic", 620, 520).grade == "slim"
    assert laid_out("usa", "classic", 400, 300).grade == "compact"


def test_zooming_keeps_the_size_of_signs(qtbot: QtBot) -> None:
    near, far = (laid_out("germany", "classic", 800, 800, zoom) for zoom in (3.0, 1.0))

    assert near.signs[0].size() == far.signs[0].size()
    assert near.scale == 3 * far.scale


def test_places_are_side_by_side_in_their_sign(qtbot: QtBot) -> None:
    layout = laid_out("usa", "classic", 1240, 840)

    places = [layout.place(7, index) for index in range(3)]

    assert all(layout.signs[7].contains(place) for place in places)
    assert all(a.right() <= b.left() for a, b in pairwise(places))


@pytest.mark.parametrize(
    ("board", "places"), [("germany", {3}), ("bremen", {2, 3}), ("manhattan", {1})]
)
def test_signs_have_no_room_for_places_that_a_city_lacks(
    board: str, places: set[int], qtbot: QtBot
) -> None:
    layout = laid_out(board, "recharged", 1240, 840)

    widths = {layout.sizes.width_of(count) for count in places}
    assert {sign.width() for sign in layout.signs} == widths


@pytest.mark.parametrize("unit", [1, 4 / 3, 2])
def test_sizes_are_whole_pixels(unit: float) -> None:
    sizes = sizes_of("full", unit)

    assert (sizes.sign_width, sizes.sign_height) == pytest.approx((64 * unit, 22 * unit), abs=1)
    assert isinstance(sizes.sign_width, int)


def test_a_place_that_a_city_lacks_leaves_no_gap(qtbot: QtBot) -> None:
    layout = laid_out("japan", "recharged", 1240, 840)
    city = layout.board.city_index["toyama"]

    first = layout.place(city, 1)  # only 15 and 20
    assert first.left() == layout.signs[city].left() + layout.sizes.padding_x
    assert layout.place(city, 2).right() == layout.signs[city].right() - layout.sizes.padding_x


def test_sign_and_name_form_one_target(qtbot: QtBot) -> None:
    layout = laid_out("germany", "classic", 700, 700)

    assert all(layout.city_at(sign.center()) == city for city, sign in enumerate(layout.signs))
    assert all(layout.city_at(name.center()) == city for city, name in enumerate(layout.names))
    assert layout.city_at(QPointF(-5, -5)) == -1


def test_a_click_on_a_sign_picks_its_city_even_beside_an_enlarged_one(qtbot: QtBot) -> None:
    layout = laid_out("germany", "classic", 1017, 1024)
    sign = QRectF(100, 100, 60, 20)
    below = sign.translated(0, 21)
    signs = (sign, below, *layout.signs[2:])
    layout = layout._replace(signs=signs, names=(QRectF(),) * len(signs))
    assert layout.target(0).contains(below.topLeft() + QPointF(5, 0.5))
    assert layout.city_at(below.topLeft() + QPointF(5, 0.5)) == 1
    assert layout.city_at(sign.bottomLeft() + QPointF(5, 0.5)) == 0

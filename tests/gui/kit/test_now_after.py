# SPDX-License-Identifier: MIT
"""Figures are shown as now → after; the last ones are left out if there is too little room."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.kit.now_after import Change, NowAfter, rise

CHANGES = (rise("Cities", 3, 4), Change("Money", "20", "12", "warning"), Change("Alone", "", "7"))


@pytest.fixture
def figures(qtbot: QtBot) -> NowAfter:
    figures = NowAfter()
    qtbot.addWidget(figures)
    figures.show_changes(CHANGES)
    return figures


def has_warning(figures: NowAfter, width: int, height: int) -> bool:
    figures.resize(width, height)
    image, ink = figures.grab().toImage(), look().theme.warning
    return any(
        image.pixelColor(x, y) == ink for x in range(image.width()) for y in range(image.height())
    )


def test_figures_are_read_out_as_now_and_after(figures: NowAfter) -> None:
    assert figures.accessibleName() == "Cities 3 → 4, Money 20 → 12, Alone 7"


def test_only_a_rise_is_good() -> None:
    assert [rise("", 3, after).role for after in (2, 3, 4)] == ["text", "text", "good"]


def test_figures_move_closer_before_one_is_in_another_row(figures: NowAfter) -> None:
    full, height = figures.sizeHint().toTuple()
    assert has_warning(figures, full - look().ipx(8), height)
    assert figures.sizeHint().height() == height
    assert has_warning(figures, full - look().ipx(30), 2 * height)
    assert figures.sizeHint().height() == 2 * height


def test_figures_of_all_rows_stand_in_the_same_columns(figures: NowAfter) -> None:
    wide, plain = rise("Plants that run", 1, 1), Change("Now", "", "1")
    warning = Change("Money", "20", "12", "warning")
    figures.show_changes([wide, warning])
    above = _warning_from(figures, look().ipx(210))
    figures.show_changes([wide, wide, plain, warning])
    assert _warning_from(figures, look().ipx(210)) == above


def test_figures_are_spread_evenly_over_their_rows(figures: NowAfter) -> None:
    wide, warning = rise("Plants that run", 1, 1), Change("Money", "20", "12", "warning")
    figures.show()
    figures.show_changes([wide, wide, wide])
    width = figures.sizeHint().width()
    figures.show_changes([wide, wide, wide, warning])
    assert _warning_from(figures, width) > width / 3, "the fourth is below the second"


def _warning_from(figures: NowAfter, width: int) -> int:
    """Return where the first pixel of the figure that warns is, from the left."""
    figures.resize(width, look().ipx(500))
    figures.resize(width, figures.sizeHint().height())
    image, ink = figures.grab().toImage(), look().theme.warning
    rows = range(image.height())
    return next(x for x in range(width) if any(image.pixelColor(x, y) == ink for y in rows))


def test_figures_without_room_for_their_rows_are_beside_their_names(figures: NowAfter) -> None:
    figures.show_changes([CHANGES[0], CHANGES[2], CHANGES[1]])
    height = figures.sizeHint().height()
    assert has_warning(figures, look().ipx(150), height)
    assert figures.sizeHint().height() == 2 * height


def test_flat_figures_follow_one_another_whatever_is_in_the_row_below(qtbot: QtBot) -> None:
    flat = NowAfter(flat=True)
    qtbot.addWidget(flat)
    long = Change("Others can reach", "", "Hamburg, Bremen, Hannover, Berlin")
    row, widths = flat.minimumSizeHint().height(), []
    for changes in (CHANGES, [long], [*CHANGES, long]):
        flat.show_changes(changes)
        widths.append(flat.sizeHint().width())
    flat.resize(max(widths[:2]), 2 * row)
    flat.grab()
    assert flat.sizeHint().height() == 2 * row


def test_figures_without_any_room_are_left_out(figures: NowAfter) -> None:
    figures.show_changes([CHANGES[0], CHANGES[2], CHANGES[1]])
    narrow = figures.minimumSizeHint().width()
    assert has_warning(figures, narrow, look().ipx(3 * 18))
    assert not has_warning(figures, narrow, look().ipx(18))


def test_figures_have_the_players_text_size_where_there_is_room(
    figures: NowAfter, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = figures.sizeHint()
    monkeypatch.setattr(look(), "text", 1.25)
    large = figures.sizeHint()
    assert large.width() > base.width()
    assert large.height() > base.height()
    assert figures.base_size_hint() == base
    assert figures.minimumSizeHint().height() == base.height()


def test_figures_on_one_line_are_lower(figures: NowAfter) -> None:
    flat = NowAfter(flat=True)
    flat.show_changes(CHANGES)
    assert flat.sizeHint().height() < figures.sizeHint().height()

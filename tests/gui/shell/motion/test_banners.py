# SPDX-License-Identifier: MIT
"""A banner marks a moment of the game, unless nobody would see it move."""

from collections.abc import Callable

import pytest

from powergrid.gui.kit.look import look
from powergrid.gui.shell.main_window import MainWindow
from powergrid.gui.shell.motion.banner import BannerWords
from powergrid.gui.shell.motion.banners import Banners
from tests.play.plain_views import PlainTable


@pytest.fixture
def banners(nim: MainWindow, nim_table: PlainTable) -> Banners:
    """Return banners for taking three stones."""
    nim.settings.own_pace = "slow"
    nim.controls.pause()  # the bot would take over

    def words(_: object, events: list[str]) -> BannerWords | None:
        return BannerWords("Three!", ()) if "3 taken" in events else None

    return Banners(nim_table, nim_table, nim.settings, words)


def test_only_a_moment_with_words_has_a_banner(banners: Banners, nim_table: PlainTable) -> None:
    nim_table.session.act(1)
    assert not banners.banner.isVisible()
    nim_table.session.undo()
    nim_table.session.act(3)
    assert banners.banner.isVisible()
    assert banners.banner.words.title == "Three!"
    banners.banner.end()
    nim_table.session.undo()
    assert not banners.banner.isVisible()


@pytest.mark.parametrize(
    "hide",
    [
        lambda nim: look().set_reduced_motion(True),
        lambda nim: setattr(nim.settings, "own_pace", "instant"),
        lambda nim: nim.show_front(),
        lambda nim: setattr(nim.session.bots, "is_skipping", True),
    ],
)
def test_there_is_no_banner_that_nobody_would_see(
    nim: MainWindow, banners: Banners, nim_table: PlainTable, hide: Callable[[MainWindow], object]
) -> None:
    hide(nim)
    nim_table.session.act(3)
    assert not banners.banner.isVisible()

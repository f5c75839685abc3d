# SPDX-License-Identifier: MIT
"""Everything that bots say of their actions has words."""

import pytest

from powergrid.analysis import Argument, Remark, RemarkKind
from powergrid.gui.power_grid.words.remarks import remark_words
from tests.bots.setups import GERMANY, opening


@pytest.mark.parametrize("point", RemarkKind)
def test_every_remark_has_words_for_every_reason(point: RemarkKind) -> None:
    game = opening(GERMANY).game
    said = {remark_words(Remark(0, point, 44, because, 27), game) for because in Argument}
    assert len(said) == len(Argument)


def test_who_is_short_of_money_says_what_it_had_and_what_the_lowest_bid_was() -> None:
    game = opening(GERMANY).game
    said = remark_words(Remark(0, RemarkKind.TOO_MUCH, 44, Argument.TOO_LITTLE, 27), game)
    assert said == "I could not bid 44: I had only 27 Elektro."

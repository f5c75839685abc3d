# SPDX-License-Identifier: MIT
import pytest
from pytestqt.qtbot import QtBot

from powergrid.analysis.tally import MistakeKind, Tally
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.end.tally_table import TallyTable
from powergrid.gui.settings.language import use_language
from powergrid.play.seats import Seat
from tests.gui.patience import settle


@pytest.mark.parametrize(("width", "size"), [(350, 13), (600, 18)])
def test_all_headings_of_the_tallies_are_equally_large(qtbot: QtBot, width: int, size: int) -> None:
    use_language("ru")
    look().set_text_size("larger")
    table = TallyTable([Tally(dict.fromkeys(MistakeKind, 0.1), 0.1)], [Seat("Ada", "red")])
    qtbot.addWidget(table)
    table.resize(width, 90)
    table.show()
    settle()
    names = {"Станции", "Ресурсы", "Стройка", "Бюрократия", "Карты"}
    headings = [text for text in table.findChildren(Text) if text.text in names]
    assert [heading.fitting_font().pixelSize() for heading in headings] == [size] * 5


def test_the_heading_of_the_luck_is_explained(qtbot: QtBot) -> None:
    table = TallyTable([Tally(dict.fromkeys(MistakeKind, 0.0), 0.1)], [Seat("Ada", "red")])
    qtbot.addWidget(table)
    (heading,) = (text for text in table.findChildren(Text) if text.text == "Cards")
    assert "chance of winning" in heading.toolTip()
    assert "chance of winning" in heading.accessibleDescription()

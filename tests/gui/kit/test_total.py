# SPDX-License-Identifier: MIT
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.total import Total


def a_total(qtbot: QtBot) -> Total:
    total = Total("Money after")
    qtbot.addWidget(total)
    total.say("137")
    total.resize(200, 60)
    total.show()
    QApplication.processEvents()
    return total


def test_the_figure_stands_below_its_name(qtbot: QtBot) -> None:
    total = a_total(qtbot)
    assert total.name.geometry().bottom() < total.figure.geometry().top()
    assert total.minimumSizeHint() == total.sizeHint()
    assert total.upright_width() >= total.name.width_of_text()


def test_a_flat_total_is_one_lower_line(qtbot: QtBot) -> None:
    total = a_total(qtbot)
    upright = total.sizeHint().height()
    total.set_flat(True)
    total.say("99", "After")
    QApplication.processEvents()
    assert total.sizeHint().height() < upright
    assert total.name.geometry().right() < total.figure.geometry().left()
    assert (total.name.text, total.figure.text) == ("After", "99")


def test_a_total_in_a_row_of_its_own_has_its_figure_at_the_end(qtbot: QtBot) -> None:
    total = a_total(qtbot)
    total.set_flat(True, is_row=True)
    QApplication.processEvents()
    assert total.figure.geometry().right() == total.rect().right()

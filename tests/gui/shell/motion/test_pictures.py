# SPDX-License-Identifier: MIT
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QPixmap

from powergrid.gui.kit.look import look
from powergrid.gui.shell.motion.pictures import money_picture, paint_picture


def ground(picture: QPixmap) -> QColor:
    image = picture.toImage()
    return image.pixelColor(image.width() // 2, 2)


def test_income_is_green_and_spending_is_not() -> None:
    assert ground(money_picture(5, 1)) == look().theme.good
    assert ground(money_picture(-5, 1)) == look().theme.button_primary
    assert money_picture(500, 1).width() > money_picture(5, 1).width()


def test_a_picture_is_as_sharp_as_the_screen() -> None:
    picture = paint_picture(QSizeF(20, 10), 2, lambda painter, rect: painter.fillRect(rect, "red"))
    assert (picture.width(), picture.deviceIndependentSize()) == (40, QSizeF(20, 10))
    assert ground(picture) == QColor("red")

# SPDX-License-Identifier: MIT
"""The picture of a key."""

from pytestqt.qtbot import QtBot

from powergrid.gui.kit.key_sign import KeySign


def test_a_key_is_a_small_square_with_its_letter(qtbot: QtBot) -> None:
    signs = [KeySign(name, side=18) for name in ("H", "I")]
    for sign in signs:
        qtbot.addWidget(sign)
        sign.resize(sign.sizeHint())
        assert (sign.width(), sign.height()) == (18, 18)
    one, other = (sign.grab().toImage() for sign in signs)
    assert one != other
    corners = [(9, 0), (9, 17), (0, 9), (17, 9)]
    assert [one.pixel(*at) for at in corners] == [other.pixel(*at) for at in corners]

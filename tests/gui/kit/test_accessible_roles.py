# SPDX-License-Identifier: MIT
"""Classes have roles; the accessible interfaces are Qt's own."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.accessible_roles import install_roles


class Frame(QWidget):
    accessible_role = QAccessible.Role.Grouping


class Inner(Frame):
    pass


class Other(Frame):
    accessible_role = QAccessible.Role.Canvas


def role_of(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


def test_a_class_has_a_role_and_subclasses_inherit_it(qtbot: QtBot) -> None:
    install_roles()
    widgets = [Frame(), Inner(), Other()]
    for widget in widgets:
        qtbot.addWidget(widget)
    role = QAccessible.Role
    assert [role_of(widget) for widget in widgets] == [role.Grouping, role.Grouping, role.Canvas]


def test_the_accessible_interface_is_qts_own(qtbot: QtBot) -> None:
    install_roles()
    frame = Frame()
    qtbot.addWidget(frame)
    frame.setAccessibleName("Berlin")
    interface = QAccessible.queryAccessibleInterface(frame)
    # Asked for its parent while its widget ends, a Python class would end the program.
    assert type(interface) is QAccessibleWidget
    assert interface.text(QAccessible.Text.Name) == "Berlin"

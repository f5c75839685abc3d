# SPDX-License-Identifier: MIT
"""Enumerations made our way are the ones that Python makes."""

import re
import subprocess
import sys
from enum import KEEP, Enum, EnumType, Flag, IntEnum, IntFlag
from typing import Any

import pytest

from powergrid.app import lean_enums

MEMBERS = [("B", 2), ("A", 1), ("Again", 1), ("Both", 3), ("None_", 0), ("Minus", -8), ("C", 4)]
KINDS: tuple[Any, ...] = (Enum, IntEnum, Flag, IntFlag)


def told_of(made: type[Enum]) -> list[str]:
    """Return all that can be seen of an enumeration."""
    told = [f"{name} {vars(made)[name]}" for name in sorted(vars(made)) if name != "__new__"]
    told += [f"{name} {one} {vars(one)}" for name, one in made.__members__.items()]
    told += [str(list(made)), str(made.__mro__[1:])]
    told += [str((made(one.value) is one, one in made)) for one in made]
    if issubclass(made, Flag):
        told += [str((one | other, one & other, ~one)) for one in made for other in made]
    return told


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_made_is_the_same(kind: Any) -> None:
    lean_enums.use()
    lean = kind("Made", MEMBERS, boundary=KEEP)
    lean.__module__ = __name__
    assert told_of(lean) == told_of(kind("Made", MEMBERS, boundary=KEEP, module=__name__))


@pytest.mark.parametrize("kind", KINDS)
def test_two_of_a_kind_have_nothing_in_common(kind: Any) -> None:
    lean_enums.use()
    one, other = (kind("Made", [(name, 1)], boundary=KEEP) for name in "AB")
    assert list(one.__members__) == ["A"]
    assert list(other.__members__) == ["B"]
    assert one(1) is not other(1)


def test_a_python_they_were_not_compared_with_makes_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(EnumType, "_create_", lean_enums._create)
    monkeypatch.setattr(lean_enums, "_NEWEST", (3, 10))
    lean_enums.use()
    assert vars(EnumType)["_create_"] is lean_enums._create


TELL = """
from enum import EnumType
from PySide6 import QtCore, QtGui, QtWidgets
from tests.app.test_lean_enums import told_of

found = {}
for module in (QtCore, QtGui, QtWidgets):
    for kind in [getattr(module, name) for name in dir(module)]:  # made when asked for
        for one in (kind, *(getattr(kind, name, None) for name in dir(kind))):
            if isinstance(one, EnumType):
                found.setdefault(one)
for one in found:
    print(one.__module__, one.__qualname__, told_of(one))
"""


@pytest.mark.slow
def test_all_of_qt_is_the_same() -> None:
    def told_by(code: str) -> str:
        call = [sys.executable, "-c", code]
        done = subprocess.run(call, capture_output=True, text=True, check=True)
        return re.sub("0x[0-9a-f]+", "", done.stdout)  # where it lies in memory

    lean = told_by("from powergrid.app import lean_qt\nlean_qt.load()" + TELL)
    assert lean.count("\n") > 400
    assert lean == told_by(TELL)

# SPDX-License-Identifier: MIT
"""Makes Qt's enumerations in a tenth of the time that Python takes for the two hundred of a start.

Python weighs for each member anew whatever the body of a class may hold. PySide hands over nothing
but names and numbers: here they are put into a copy of what Python makes of none.
"""

import sys
from collections.abc import Iterable
from enum import KEEP, EnumType, Flag, FlagBoundary
from functools import lru_cache, reduce
from operator import or_
from typing import Any, Final

_NEWEST: Final = (3, 13)
"""The newest Python that these were compared with: a later one makes its own."""

_create: Any = EnumType._create_  # type: ignore[attr-defined]


def use() -> None:
    """Make enumerations so from now on, wherever PySide asks for one."""
    if sys.version_info[:2] <= _NEWEST:
        EnumType._create_ = _made  # type: ignore[attr-defined]


def _made(
    kind: EnumType,
    class_name: str,
    names: Any,
    *,
    module: str | None = None,
    boundary: FlagBoundary | None = None,
    **options: Any,
) -> Any:
    """Return what `kind(class_name, names, …)` does; its parameters are called as Python does."""
    if module is None and boundary is KEEP:  # only PySide calls so
        return _with_members(_without_members(kind, class_name), names)
    return _create(kind, class_name, names, module=module, boundary=boundary, **options)


def _without_members(kind: EnumType, name: str) -> Any:
    body = {
        key: value.copy() if type(value) in (list, dict) else value
        for key, value in _empty_body(kind).items()
    }
    return type.__new__(EnumType, name, (kind,), body)


@lru_cache
def _empty_body(kind: EnumType) -> dict[str, Any]:
    return dict(vars(_create(kind, "Empty", (), boundary=KEEP)))


def _with_members(made: Any, members: Iterable[tuple[str, int]]) -> Any:
    new, takes_number = made._new_member_, made._use_args_
    is_flag = issubclass(made, Flag)
    names, by_name, by_number = made._member_names_, made._member_map_, made._value2member_map_
    for name, number in members:
        if number not in by_number:
            member = new(made, number) if takes_number else new(made)
            member._value_ = number
            member._name_ = name
            member.__objclass__ = made
            member._sort_order_ = len(names)
            by_number[number] = member
            if not is_flag or _is_single_bit(number):
                names.append(name)
        by_name[name] = by_number[number]
    for name, member in by_name.items():
        type.__setattr__(made, name, member)
    if hasattr(made, "_hashable_values_"):  # from Python 3.13.1 on
        made._hashable_values_.extend(by_number)
    if is_flag:
        _note_bits(made)
    return made


def _note_bits(made: Any) -> None:
    numbers = list(made._value2member_map_)
    singles = [number for number in numbers if _is_single_bit(number)]
    whole = reduce(or_, numbers, 0)
    made._all_bits_ = 2 ** whole.bit_length() - 1
    if hasattr(made, "_singles_mask_"):  # which Python 3.11.2 lacks
        made._flag_mask_, made._singles_mask_ = whole, sum(singles)
    else:
        made._flag_mask_ = sum(singles)
    if singles != sorted(singles):
        made._iter_member_ = made._iter_member_by_def_


def _is_single_bit(number: int) -> bool:
    return number > 0 and number.bit_count() == 1

# SPDX-License-Identifier: MIT
"""What actions, events and cards have in common: plain values, equal where their fields are.

Each class is written out, as thousands are made in a game and none should cost more than it must:
a frozen dataclass is made at a third of the speed, takes half a millisecond to define, and its
`__init__` is not compiled by mypyc.
"""

from typing import ClassVar


class Value:
    """Fields named by `__match_args__`, in that order. Its attributes are never written again."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def fields(self) -> tuple[object, ...]:
        """Return the fields in their order."""
        return tuple([getattr(self, name) for name in self.__match_args__])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self), self.fields()))

    def __repr__(self) -> str:
        fields = zip(self.__match_args__, self.fields(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={field!r}' for name, field in fields)})"

    def __reduce__(self) -> tuple[type["Value"], tuple[object, ...]]:
        return type(self), self.fields()

# SPDX-License-Identifier: MIT
"""Files of JSON beside a board, read and checked."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from powergrid.box.text_file import read_text
from powergrid.box.words import BoxError, listed, shown


def parsed(file: Path) -> object:
    """Return what a file of JSON holds, or raise `BoxError` if it is none."""
    text = read_text(file)
    try:
        return json.loads(text, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        raise BoxError(
            file,
            f"line {error.lineno}",
            f"this is not correct JSON ({error.msg}); mend the line or do without the file.",
        ) from None
    except (ValueError, RecursionError):
        raise BoxError(
            file, "", "this is not correct JSON; mend the file or do without it."
        ) from None


def mapping(file: Path, where: str, value: object, known: Sequence[str]) -> dict[str, object]:
    """Return a value as a mapping with no other keys than these, or raise `BoxError`."""
    if not isinstance(value, dict):
        raise BoxError(file, where, f"a mapping must stand here; its keys are {listed(known)}.")
    for key in value:
        if key not in known:
            raise BoxError(
                file,
                where,
                f"the key {shown(key)} is not known; the keys here are {listed(known)}.",
            )
    return value


def _refuse(name: str) -> NoReturn:
    raise ValueError(name)

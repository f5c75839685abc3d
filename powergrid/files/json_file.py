# SPDX-License-Identifier: MIT
"""Reading and checking JSON files."""

import json
from pathlib import Path
from typing import Any, NoReturn

from powergrid.files.checks import Check, InvalidValue
from powergrid.files.messages import FileError
from powergrid.files.text_file import read_text


def read_json(file: Path, check: Check) -> Any:
    """Return the content of a JSON file, or raise `FileError` if it is invalid."""
    try:
        value = parse_json(read_text(file))
        check(value)
    except InvalidValue as wrong:
        where = ", ".join(map(str, wrong.path))
        raise FileError(file, where, f"this {wrong.what}; correct it.") from None
    except json.JSONDecodeError as error:
        raise FileError(
            file,
            f"line {error.lineno}",
            f"this is not valid JSON ({error.msg}); correct the line or remove the file.",
        ) from None
    except (ValueError, RecursionError):
        raise FileError(
            file, "", "this is not valid JSON; correct the file or do without it."
        ) from None
    return value


def parse_json(text: str) -> Any:
    """Return the value of some JSON, or raise `ValueError` or `RecursionError`."""
    return json.loads(text, parse_constant=_refuse)


def _refuse(name: str) -> NoReturn:
    raise ValueError(name)

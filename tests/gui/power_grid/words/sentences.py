# SPDX-License-Identifier: MIT
"""What makes a sentence fit for players."""

import re


def is_for_people(text: str) -> bool:
    return bool(text) and not re.search(r"[_{}]|\b99\b|None|\(\d+,", text)

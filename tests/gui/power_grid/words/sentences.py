# SPDX-License-Identifier: MIT
"""What every sentence for people must fulfil."""

import re


def is_for_people(text: str) -> bool:
    return bool(text) and not re.search(r"[_{}]|\b99\b|None|\(\d+,", text)

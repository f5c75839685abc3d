# SPDX-License-Identifier: MIT
"""The one error the rules raise: a code and facts, no text for people."""


class IllegalAction(Exception):
    """An action the rules refuse; nothing has changed.

    `code` is a stable word ("no_space"), `facts` the figures that belong to it.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

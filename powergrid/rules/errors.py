# SPDX-License-Identifier: MIT
"""The errors the rules raise: a code and facts, without text for players."""


class IllegalAction(Exception):
    """An action the rules refuse; the state is unchanged.

    `code` is a stable word ("bid_too_low"), `facts` the figures that belong to it.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class IllegalPosition(Exception):
    """A described table that no game can reach; code and facts as above."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

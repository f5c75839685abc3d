# SPDX-License-Identifier: MIT
"""The review of a game of Power Grid, and its chances by round."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.shell.review import reviewing
from powergrid.play.thinker import Reply, Thinker

if TYPE_CHECKING:
    from powergrid.analysis import Review


class Reviewing(reviewing.Reviewing):
    """Reviews the finished game of a session; the chances are known long before the rest."""

    session: Session
    review: "Review | None"

    def __init__(self, session: Session, thinker: Thinker) -> None:
        # After the first paint, even if this module loads early.
        from powergrid.analysis import turns

        moves = ((played.before, played.action) for played in session.past)
        super().__init__(session, thinker, turns(moves, session.state), self._whole)
        self._chances: Review | None = None

    @property
    def so_far(self) -> "Review | None":
        """The review, or what is known of it: all chances, and the mistakes found."""
        if self.review is not None or self._chances is None:
            return self.review
        mistakes = (part._replace(chances=()) for part in self._parts)
        return self._whole([self._chances, *mistakes])

    def start(self) -> None:
        """Start, or continue."""
        if self.so_far is None and not self.is_running:
            from powergrid.analysis import quick_review

            self._thinker.compute(Reply(self._take_chances), quick_review, self._turns)
        super().start()

    def _take_chances(self, chances: "Review") -> None:
        self._chances = chances
        self.progressed.emit()

    def _whole(self, parts: "Sequence[Review]") -> "Review":
        from powergrid.analysis import join_reviews

        return join_reviews(parts, len(self.moves), self.end)


def chances_by_round(reviewing: Reviewing) -> dict[int, tuple[float, ...]]:
    """Return every seat's chance as each round began, by its number.

    It is empty while no chance is known. A game may begin after the first chance of a round.
    """
    if reviewing.so_far is None:
        return {}
    found: dict[int, tuple[float, ...]] = {}
    for position, chances in reviewing.so_far.chances[:-1]:
        found.setdefault(reviewing.moves[position].before.round, chances)
    return found

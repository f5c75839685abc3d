# SPDX-License-Identifier: MIT
"""The list model of the log: sentences under headings of round and phase."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from powergrid.gui.kit.log_list import LogLine
from powergrid.gui.kit.rows_model import RowsModel
from powergrid.gui.power_grid.game.session import Played, Session
from powergrid.gui.power_grid.words.events import sentence
from powergrid.gui.power_grid.words.terms import moment_name
from powergrid.play.faults import Fault
from powergrid.play.replay import since_last_turn
from powergrid.records.purchases import bought_together
from powergrid.rules import events as ev
from powergrid.rules.events import Event, seat_of
from powergrid.rules.state import NO_SEAT, State

# The headings say as much.
_SILENT: Final = (ev.RoundBegan, ev.PhaseBegan, ev.PhaseEnded)


class LogRow(NamedTuple):
    """A sentence about what a seat did, or with `NO_SEAT` the rules; or a heading.

    `cities` are those it mentions, `position` the number of actions done by then (by the first of
    several purchases), and `remark` the seat's reason.
    """

    is_heading: bool
    round: int
    phase: int
    text: str
    seat: int
    cities: tuple[int, ...]
    position: int
    remark: str = ""

    @property
    def words(self) -> str:
        """The sentence and the seat's reason."""
        return f"{self.text} {self.remark}".rstrip()


class LogModel(RowsModel[LogRow]):
    """The log of the game, as far as the session knows its past; undo removes rows.

    Tokens of one fuel that a seat buys one after another are one row.
    """

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(attrgetter("words"), parent)
        self._session = session
        # The actions in the log, each with the number of rows before it, or before those it shares.
        self._logged: list[tuple[Played, int]] = []
        self._bought: ev.FuelBought | None = None  # what the last row says, if that is a purchase
        session.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Append what is new, and remove what has been undone."""
        past = self._session.past
        while self._logged and (
            len(self._logged) > len(past)
            or self._logged[-1][0] is not past[len(self._logged) - 1]
            or self._logged[-1][1] >= len(self._rows)
        ):
            self.truncate(self._logged.pop()[1])
            self._bought = None
        for played in past[len(self._logged) :]:
            self._logged.append((played, len(self._rows)))
            self._append(played.before, [*played.faults, *played.events])

    def add_remarks(self, remarks: Sequence[tuple[int, str, int]]) -> None:
        """Add remarks, as (number of actions done, words, seat), to the seats' last rows then."""
        rows = list(self._rows)
        for position, words, seat in remarks:
            for at in range(len(rows) - 1, -1, -1):
                if rows[at].position <= position and rows[at].seat == seat:
                    rows[at] = rows[at]._replace(remark=words)
                    break
        self.update_rows(rows)

    def _append(self, before: State, events: Sequence[Event | Fault]) -> None:
        round_, phase = before.round, before.phase
        for event in events:
            if isinstance(event, ev.RoundBegan):
                round_, phase = event.round, 1
            elif isinstance(event, ev.PhaseBegan):
                phase = event.phase
            position = len(self._logged)
            if bought := _together(self._bought, event):
                position = self._rows[-1].position
                if event is events[0]:  # undoing it writes the earlier purchase again
                    self._logged[-1] = (self._logged[-1][0], self._logged[-2][1])
                self.truncate(len(self._rows) - 1)
                event = bought
            self._bought = event if isinstance(event, ev.FuelBought) else None
            last = self._rows[-1] if self._rows else None
            if not _is_logged(event, last):
                continue
            if last is None or (last.round, last.phase) != (round_, phase):
                self.append_row(self._heading(round_, phase))
            self.append_row(
                LogRow(
                    is_heading=False,
                    round=round_,
                    phase=phase,
                    text=sentence(event, self._session),
                    seat=event.seat if isinstance(event, Fault) else seat_of(event),
                    cities=_cities(event),
                    position=position,
                )
            )

    def _heading(self, round_: int, phase: int) -> LogRow:
        text, position = moment_name(round_, phase), len(self._logged)
        return LogRow(True, round_, phase, text, NO_SEAT, (), position)


def news(session: Session) -> list[LogLine]:
    """Return what the log says about the time since the last turn of the seat at the screen."""
    since = since_last_turn(session)
    return [
        LogLine(row.text, colour="" if row.seat == NO_SEAT else session.seats[row.seat].colour)
        for row in LogModel(session).rows
        if row.position > since and not row.is_heading
    ]


def _together(earlier: ev.FuelBought | None, event: Event | Fault) -> ev.FuelBought | None:
    """Return two purchases as one, None unless seat and fuel are the same."""
    if earlier is None or not isinstance(event, ev.FuelBought):
        return None
    if (earlier.seat, earlier.fuel) != (event.seat, event.fuel):
        return None
    return bought_together(earlier, event)


def _is_logged(event: Event | Fault, last: LogRow | None) -> bool:
    if isinstance(event, ev.TurnEnded):
        # The end of a turn is only logged if the seat did nothing in it.
        return last is None or (last.phase, last.seat) != (event.phase, event.seat)
    return not isinstance(event, _SILENT)


def _cities(event: Event | Fault) -> tuple[int, ...]:
    city = getattr(event, "city", None)
    return (city,) if isinstance(city, int) else ()

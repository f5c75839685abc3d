# SPDX-License-Identifier: MIT
"""What has happened, one sentence a row, under headings of round and phase."""

from operator import attrgetter
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from powergrid.gui.models.rows_model import RowsModel
from powergrid.gui.sentences import sentence
from powergrid.gui.session import Played, Session
from powergrid.gui.words import phase_name, translate
from powergrid.rules import events as ev
from powergrid.rules.events import Event
from powergrid.rules.state import NO_SEAT, SETUP, State

# The headings tell these.
_UNTOLD: Final = (ev.RoundBegan, ev.PhaseBegan, ev.PhaseEnded)


class LogRow(NamedTuple):
    """One sentence, or a heading; `seat` did it (`NO_SEAT`: the rules did).

    `cities` and `plants` are those it speaks of; `position` is how many of the game's actions were
    done by then.
    """

    number: int
    is_heading: bool
    round: int
    phase: int
    text: str
    seat: int
    cities: tuple[int, ...]
    plants: tuple[int, ...]
    position: int


class LogModel(RowsModel[LogRow]):
    """The log of the game as the session remembers it; undo takes rows away again."""

    ROW = LogRow

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(attrgetter("text"), parent)
        self._session = session
        # Of each action that is told: how many rows there were before it.
        self._told: list[tuple[Played, int]] = []
        session.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Tell what is new, and take back what is undone."""
        past = self._session.past
        while self._told and (
            len(self._told) > len(past) or self._told[-1][0] is not past[len(self._told) - 1]
        ):
            self.cut_rows(self._told.pop()[1])
        for played in past[len(self._told) :]:
            self._told.append((played, len(self._rows)))
            self._tell(played.before, played.events)

    def _tell(self, before: State, events: list[Event]) -> None:
        round_, phase = before.round, before.phase
        for event in events:
            if isinstance(event, ev.RoundBegan):
                round_, phase = event.round, 1
            elif isinstance(event, ev.PhaseBegan):
                phase = event.phase
            last = self._rows[-1] if self._rows else None
            if not _is_told(event, last):
                continue
            if last is None or (last.round, last.phase) != (round_, phase):
                self.append_row(self._heading(round_, phase))
            self.append_row(
                LogRow(
                    number=len(self._rows),
                    is_heading=False,
                    round=round_,
                    phase=phase,
                    text=sentence(event, self._session),
                    seat=getattr(event, "seat", NO_SEAT),
                    cities=_cities(event),
                    plants=_plants(event),
                    position=len(self._told),
                )
            )

    def _heading(self, round_: int, phase: int) -> LogRow:
        text = phase_name(phase)
        if phase != SETUP:
            text = translate("Sentences", "Round {round} · {phase}").format(
                round=round_, phase=text
            )
        position = len(self._told)
        return LogRow(len(self._rows), True, round_, phase, text, NO_SEAT, (), (), position)


def _is_told(event: Event, last: LogRow | None) -> bool:
    if isinstance(event, ev.TurnEnded):
        # Only who did nothing needs to be told of as done.
        return last is None or (last.phase, last.seat) != (event.phase, event.seat)
    return not isinstance(event, _UNTOLD)


def _cities(event: Event) -> tuple[int, ...]:
    city = getattr(event, "city", None)
    return (city,) if isinstance(city, int) else ()


def _plants(event: Event) -> tuple[int, ...]:
    if isinstance(event, ev.PlantsRun | ev.BankBoughtFuel):
        return event.plants
    plant = getattr(event, "plant", None)
    return (plant,) if isinstance(plant, int) else ()

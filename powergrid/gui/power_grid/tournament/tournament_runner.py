# SPDX-License-Identifier: MIT
"""Runs a tournament: its file, its games' files, and games among bots alone."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile
from pathlib import Path
from time import monotonic, time_ns
from typing import Final

from PySide6.QtCore import QDateTime, QObject, Signal

from powergrid.box import FileError, board_editions, built_in_board_ids
from powergrid.files.folders import files_like, is_file
from powergrid.files.messages import reason_of
from powergrid.files.names import free_name
from powergrid.files.places import data_dir, stamp_of
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.play.errors import RecordError
from powergrid.play.game_file import new_game_file
from powergrid.play.saved_games import games_dir, new_game_name, now, now_text
from powergrid.play.seed import new_seed
from powergrid.play.thinker import Thinker
from powergrid.play.tournament import Entrant, Match, Tournament, new_tournament
from powergrid.play.tournament_file import load_tournament, save_tournament
from powergrid.records import Record, Seat, load, new_record
from powergrid.records.header import COLOURS, Header
from powergrid.records.summary import summary
from powergrid.rules.scoring import places

_STAMP: Final = len("2026-11-27-193000")


def tournaments_dir() -> Path:
    """Return the folder of all tournaments, which need not exist."""
    return data_dir("tournaments")


def tournament_files() -> list[Path]:
    """Return the files of all tournaments, the latest first."""
    return files_like(tournaments_dir(), "*.json")[::-1]


def time_begun(file: Path) -> QDateTime:
    """Return when the tournament in a file began."""
    begun = QDateTime.fromString(file.stem[:_STAMP], "yyyy-MM-dd-HHmmss")
    return begun if begun.isValid() else QDateTime.fromMSecsSinceEpoch(stamp_of(file)[0] // 10**6)


class TournamentRunner(QObject):
    """Runs the open tournament; `changed` is emitted after every change to it.

    `round_changed` is emitted when the bots' game begins another round; `warned` carries a sentence
    about what cannot be read, played or saved.
    """

    changed = Signal()
    round_changed = Signal()
    warned = Signal(str)

    def __init__(
        self,
        thinker: Thinker,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__()
        self.tournament: Tournament | None = None
        self.round = 0  # of the bots' game
        self._thinker, self._clock = thinker, clock
        self._file = tournaments_dir() / "tournament.json"
        self._session: Session | None = None
        self._at = -1
        self._done, self._began = 0, 0.0
        self._reported: set[str] = set()

    def read(self, file: Path) -> Tournament | None:
        """Return the tournament in a file, or None and warn once why it cannot be read."""
        try:
            return load_tournament(file)
        except FileError as error:
            if str(error) not in self._reported:
                self._reported.add(str(error))
                self.warned.emit(str(error))
            return None

    def reread(self) -> Tournament | None:
        """Read and return the open tournament: another window may have continued it."""
        before = self.tournament
        if before is not None and is_file(self._file):
            self.tournament = self.read(self._file) or before
            if self.tournament != before:
                self.changed.emit()
        return self.tournament

    def open(self, file: Path | None = None) -> None:
        """Open a tournament, by default the latest readable one, and collect its results."""
        self.stop()
        for found in [file] if file else tournament_files():
            self._file, self.tournament = found, self.read(found)
            if self.tournament is not None:
                break
        self.take_results()
        self.changed.emit()

    def forget(self, file: Path) -> None:
        """Close the tournament if its file is this one, which has been deleted."""
        if file == self._file:
            self.stop()
            self.tournament = None
            self.changed.emit()

    def begin(
        self,
        edition: str,
        boards: Sequence[str],
        entrants: Sequence[Entrant],
        size: int,
        rounds: int,
    ) -> None:
        """Begin a new tournament; the previous one stays in its file."""
        self.stop()
        self._file = free_name(tournaments_dir() / f"{now():%Y-%m-%d-%H%M%S}.json")
        self._keep(new_tournament(edition, boards, entrants, size, rounds, new_seed()))

    # -- games

    @property
    def running(self) -> int:
        """The number of the game that bots play now, -1 if there is none."""
        return self._at

    @property
    def session(self) -> Session | None:
        """The game that bots play now."""
        return self._session

    @property
    def seconds_left(self) -> float:
        """How long bots will play at the speed so far, 0 if nothing is known of it yet."""
        tournament = self.tournament
        if tournament is None or self._at < 0 or not self._done:
            return 0.0
        coming = (match for match in tournament.matches if not match.order)
        games = [*takewhile(lambda match: not tournament.has_person(match), coming)]
        return (self._clock() - self._began) / self._done * len(games)

    def record_of(self, at: int) -> Record:
        """Return the record of a game that begins; raises `RecordError` if it cannot be played."""
        tournament = self.tournament
        assert tournament is not None  # its games are shown
        match = tournament.matches[at]
        entrants = [tournament.entrants[number] for number in match.entrants]
        seats = [
            Seat(entrant.name, colour, entrant.player)
            for entrant, colour in zip(entrants, seat_colours(tournament, match), strict=True)
        ]
        record = new_record(match.board, tournament.edition, seats, seed=match.seed)
        return record.labelled(date=now_text())

    def file_of(self, at: int) -> Path | None:
        """Return the file of a game, None if it has not begun or the file is gone."""
        assert self.tournament is not None  # as above
        name = self.tournament.matches[at].file
        file = games_dir() / name
        return file if name and is_file(file) else None

    def game(self, at: int) -> Session | None:
        """Return a game at its current position or start; None if it cannot be read or played."""
        if self.tournament is None:
            return None  # it has been deleted meanwhile
        if at == self.running and self._session is not None:
            return self._session
        file = self.file_of(at)
        try:
            return session_of(load(file) if file else self.record_of(at))
        except (RecordError, FileError):
            return None  # opening the game says what is wrong

    def remember_file(self, at: int, file: Path) -> None:
        """Remember the file of a game that is played at the table."""
        self._change(lambda tournament: tournament.with_game_begun(at, file.name))

    def take_results(self) -> None:
        """Collect the results of finished games, and drop those of games whose end was undone."""
        tournament = self.tournament
        if tournament is None:
            return
        kept, _ = stamp_of(self._file)
        if kept > time_ns():  # the clock has been set back: what is older may have changed later
            kept = 0
        for at, match in enumerate(tournament.matches):
            file = self.file_of(at)
            # Reading all games again would take seconds.
            if file is None or (match.order and stamp_of(file)[0] < kept):
                continue
            try:
                found = summary(load(file)).places
            except RecordError as error:
                self.warned.emit(str(error))
                continue
            numbers = [place.number for place in sorted(found, key=lambda place: place.seat)]
            if (
                len(numbers) in (0, len(match.entrants))
                and tournament.with_result(at, numbers) != tournament
            ):
                self._change(partial(Tournament.with_result, at=at, places=numbers))

    def play_bots(self) -> None:
        """Let bots play game after game, up to the next one with a person."""
        self._done, self._began = 0, self._clock()
        self._play_next()

    def _play_next(self) -> None:
        """Start the next game of bots alone, if one comes before the next person's."""
        tournament = self.tournament
        at = None if tournament is None else tournament.next()
        if tournament is None or at is None or tournament.has_person(tournament.matches[at]):
            self._at = -1
            self.changed.emit()
            return
        try:
            record = self.record_of(at)
            self._session = session = session_of(record)
        except (RecordError, FileError) as error:
            self._at = -1
            self.warned.emit(str(error))
            self.changed.emit()
            return
        self._at, self.round = at, 1
        session.setParent(self)
        session.changed.connect(self._follow)
        session.bots.paused.connect(self._give_up)
        session.start_bots(self._thinker, record.seed)
        self.changed.emit()

    def stop(self) -> None:
        """Stop the bots; their current game is replayed later."""
        session, self._session = self._session, None
        self._at = -1
        if session is not None:
            session.stop_bots()
            session.deleteLater()

    def _give_up(self) -> None:
        """Stop the bots and say so, as none of them answers."""
        self.stop()
        text = self.tr("No bot answers, so the tournament is paused. “Play on” asks again.")
        self.warned.emit(text)
        self.changed.emit()

    def _follow(self) -> None:
        """Save the bots' game when it is over, and start the next."""
        session, at = self._session, self._at
        if session is None or self.tournament is None:
            return
        if not session.state.is_over:
            if session.state.round != self.round:
                self.round = session.state.round
                self.round_changed.emit()
            return
        held = self.reread()
        if held is not None and held.matches[at].places:  # another window was faster
            self.stop()
            self._play_next()
            return
        assert session.recorder is not None  # it has been given one
        result = places(session.state)
        file = new_game_file(new_game_name(session.recorder.record()))
        try:
            file.save(session.recorder)
        except RecordError as error:
            self.stop()
            self.warned.emit(str(error))
            self.changed.emit()
            return
        finally:
            file.release()
        self.stop()
        if self._change(
            lambda held: held.with_game_begun(at, file.path.name).with_result(at, result)
        ):
            self._done += 1
            self._play_next()

    def _change(self, change: Callable[[Tournament], Tournament]) -> bool:
        """Change the tournament in its file; return whether that has been saved."""
        tournament = self.reread()
        return tournament is not None and self._keep(change(tournament))

    def _keep(self, tournament: Tournament) -> bool:
        """Save the tournament; return whether that worked, and warn if not."""
        self.tournament = tournament
        try:
            save_tournament(tournament, self._file)
        except OSError as error:
            text = self.tr("The tournament cannot be saved ({reason}); check the folder.")
            self.warned.emit(text.format(reason=reason_of(error)))
            return False
        finally:
            self.changed.emit()
        return True


def tournament_of(header: Header) -> Path | None:
    """Return the file of the tournament that a game belongs to, None if it belongs to none."""
    names = {seat.name for seat in header.seats}
    for file in tournament_files():
        try:
            tournament = load_tournament(file)
        except FileError:
            continue  # the reason is shown when the tournament is opened
        for match in tournament.matches:
            players = {tournament.entrants[entrant].name for entrant in match.entrants}
            is_same = (match.board, match.seed) == (header.board, header.seed)
            if is_same and players == names:
                return file
    return None


def colour_of(tournament: Tournament, entrant: int) -> str:
    """Return the colour that an entrant has in all games, empty where there are too few colours."""
    return COLOURS[entrant] if len(tournament.entrants) <= len(COLOURS) else ""


def seat_colours(tournament: Tournament, match: Match) -> tuple[str, ...]:
    """Return the colours of a game's seats: everybody's own, or in the order of the seats."""
    return tuple(
        colour_of(tournament, entrant) or colour
        for entrant, colour in zip(match.entrants, COLOURS, strict=False)
    )


def boards_of(edition_id: str) -> list[str]:
    """Return the boards of the box that have an edition."""
    return [board_id for board_id in built_in_board_ids() if edition_id in board_editions(board_id)]

# SPDX-License-Identifier: MIT
"""The page of a new game: the players, and whether it is a first game."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLineEdit

from powergrid.factory.box import PLAYERS, load_box
from powergrid.factory.records import Record
from powergrid.files.checks import in_one_line
from powergrid.gui.factory_manager.glances import FactoryPicture
from powergrid.gui.factory_manager.seat_token import SeatToken
from powergrid.gui.factory_manager.session import new_game, opening
from powergrid.gui.kit.button import Button, keyed_button
from powergrid.gui.kit.choices import Switch
from powergrid.gui.kit.keys import set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import BODY, PLAYER_COLOURS, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.view import ViewHead
from powergrid.gui.shell.game_pages import NewGamePage
from powergrid.gui.shell.level_choice import LevelChoice
from powergrid.gui.shell.player_names import player_label, shared_name_text
from powergrid.play.errors import RecordError
from powergrid.play.seats import MAX_NAME_LENGTH, NAMES, PERSON, Seat

_TALLEST: Final = 1.3
_HEAD, _FOOT, _FOOT_PAD, _MARGIN = 60, 62, 12, 20
_BARE: Final = "QLineEdit:!focus { border-color: transparent; background: transparent; }"


class Setup(NamedTuple):
    """The choices for a new game: all five seats, of which the first `players` take part."""

    seats: tuple[Seat, ...]
    players: int
    is_first_game: bool


class SeatRow(Line):
    """One seat: its name, and who plays it; `changed` carries the new seat."""

    accessible_role = QAccessible.Role.Grouping

    changed = Signal(object)

    def __init__(self, levels: Sequence[str], seat: Seat, number: int) -> None:
        super().__init__(gap=10, pad=6, ground="surface_1")
        self.seat = seat
        self.setAccessibleName(translate("NewGameView", "Seat {number}").format(number=number))
        self.name = QLineEdit(seat.name)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.name.setAccessibleName(translate("Factory", "Name"))
        self.name.setStyleSheet(_BARE)
        self.name.textEdited.connect(
            lambda text: self._change(self.seat._replace(name=in_one_line(text)))
        )
        self.level = Text(player_label(seat.player), role="text_second")
        self.player = LevelChoice(levels)
        self.player.show_player(seat.player)
        self.player.chosen.connect(lambda player: self._change(self.seat._replace(player=player)))
        self.add(SeatToken(seat.colour, 26))
        self.add(self.name, minimum=70, hint=120, stretch=1)
        self.add(self.level)
        self.add(self.player)
        look().changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.name.setFont(look().text_font(BODY, SEMIBOLD))

    def _change(self, seat: Seat) -> None:
        self.seat = seat
        self.level.say(player_label(seat.player))
        self.player.show_player(seat.player)
        self.changed.emit(seat)


class NewGameView(NewGamePage):
    """`setup` holds all choices."""

    def __init__(self, levels: Sequence[str], setup: Setup | None) -> None:
        super().__init__()
        self.setAccessibleName(translate("NewGameView", "New game"))
        self.setup = setup or _first_setup(levels)
        self._head = self._new_head()
        self._form = Line(self, vertical=True, gap=10)
        self._form.add(self._new_counts())
        self.rows = [SeatRow(levels, seat, at) for at, seat in enumerate(self.setup.seats, 1)]
        for at, row in enumerate(self.rows):
            row.changed.connect(lambda seat, at=at: self._set_seat(at, seat))
            self._form.add(row, minimum=44, hint=50)
        self.first = Switch(
            translate("Factory", "First game: the energy price stays the same in round 1"),
            self.setup.is_first_game,
        )
        self.first.toggled.connect(
            lambda is_on: self._apply(self.setup._replace(is_first_game=is_on))
        )
        first = Line(pad=6, ground="surface_1")
        first.add(self.first, stretch=1)
        self._form.add(first, minimum=44, hint=50)
        self._form.add(Text(tiles_note(), role="text_second", wraps=True))
        self._form.add_space()
        self._foot = self._new_foot()
        self.picture = FactoryPicture()
        self.picture.setParent(self)
        set_first_focus(self, self.start)
        self._apply(self.setup)
        look().changed.connect(self.lay_out)

    def _new_head(self) -> ViewHead:
        head = ViewHead(self, "plus", translate("NewGameView", "New game"))
        self.menu = Button(icon="menu")
        self.menu.setAccessibleName(translate("Factory", "Menu"))
        self.menu.clicked.connect(self.menu_asked)
        head.add(self.menu)
        head.add_back()
        return head

    def _new_counts(self) -> Line:
        self.count = Segments([str(count) for count in PLAYERS], PLAYERS.index(self.setup.players))
        self.count.setAccessibleName(translate("Factory", "Players"))
        self.count.chosen.connect(self._set_count)
        counts = Line(gap=10)
        counts.add(Text(translate("Factory", "Players"), weight=SEMIBOLD), stretch=1)
        counts.add(self.count)
        return counts

    def _new_foot(self) -> Line:
        foot = Line(self, gap=12, pad=_FOOT_PAD, ground="surface_1")
        self.sentence = Text()
        self.problem = Text(role="warning")
        foot.add(self.sentence, stretch=1)
        foot.add(self.problem)
        start = translate("Factory", "Start")
        self.start = keyed_button(start, "Enter", self._start, is_primary=True)
        foot.add(self.start)
        return foot

    def _apply(self, setup: Setup) -> None:
        self.setup = setup
        for at, row in enumerate(self.rows):
            self._form.want(row, at < setup.players)
        self.picture.show_seat(opening(setup.players), 0, setup.seats[0])
        why_not = _problem_with([seat.name.strip() for seat in setup.seats[: setup.players]])
        self.sentence.say(_about(setup.players))
        self.problem.say(why_not)
        self.start.describe(translate("Factory", "Starts the game."), why_not)
        self._form.place()
        self._foot.place()

    def _set_count(self, at: int) -> None:
        self._apply(self.setup._replace(players=PLAYERS[at]))

    def _set_seat(self, at: int, seat: Seat) -> None:
        seats = (*self.setup.seats[:at], seat, *self.setup.seats[at + 1 :])
        self._apply(self.setup._replace(seats=seats))

    def _start(self) -> None:
        seats = self.setup.seats[: self.setup.players]
        named = tuple(seat._replace(name=seat.name.strip()) for seat in seats)
        try:
            self.begun.emit(new_game(named, self.setup.is_first_game))
        except RecordError as error:
            self.warned.emit(str(error))

    def lay_out(self) -> None:
        """Place everything in the current size."""
        ipx = look().ipx
        margin, gap, top, foot = ipx(_MARGIN), ipx(24), ipx(_HEAD), ipx(_FOOT)
        self._head.setGeometry(margin, 0, self.width() - 2 * margin, top)
        form = min(ipx(800), int(self.width() * 0.5))
        picture = self.width() - form - 2 * margin - gap
        height = self.height() - top - foot - ipx(12)
        self.picture.setGeometry(margin, top, picture, min(height, int(picture * _TALLEST)))
        self.picture.show()
        self._form.setGeometry(margin + picture + gap, top, form, height)
        side = margin - ipx(_FOOT_PAD)
        self._foot.setContentsMargins(side, 0, side, 0)
        self._foot.setGeometry(0, self.height() - foot, self.width(), foot)
        for line in (self._head, self._form, self._foot):
            line.place()


def _problem_with(names: Sequence[str]) -> str:
    """Return why a game cannot start with these names, empty if it can."""
    if not all(names):
        return translate("Factory", "Every player needs a name.")
    return shared_name_text(names)


def _about(players: int) -> str:
    """Return the game about to start, in a sentence."""
    text = translate(
        "Factory",
        "Factory Manager for %n players: whoever has the most money after {rounds} rounds wins.",
        "",
        players,
    )
    return text.format(rounds=load_box().figures.rounds)


def tiles_note() -> str:
    """Return that the tiles are not the printed ones."""
    return translate(
        "Factory",
        "The tiles are not the printed ones: most printed values are unknown, so these were"
        " designed for this game.",
    )


def setup_after(record: Record, levels: Sequence[str]) -> Setup:
    """Return the setup of another game for the players of a record; bots are in unused seats."""
    level = levels[len(levels) // 2]
    known = (PERSON, *levels)
    seats = [seat if seat.player in known else seat._replace(player=level) for seat in record.seats]
    taken = {seat.colour for seat in seats} | {seat.name for seat in seats}
    if not {seat.colour for seat in seats} <= {*PLAYER_COLOURS}:
        return _first_setup(levels)
    colours = [colour for colour in PLAYER_COLOURS if colour not in taken]
    names = [name for name in NAMES if name not in taken]
    spare = zip(names, colours, strict=False)
    seats += [Seat(name, colour, level) for name, colour in spare]
    return Setup(tuple(seats[: PLAYERS[-1]]), len(record.seats), False)


def _first_setup(levels: Sequence[str]) -> Setup:
    level = levels[len(levels) // 2]
    pairs = zip(NAMES[: PLAYERS[-1]], PLAYER_COLOURS, strict=False)
    person, *bots = (Seat(name, colour, level) for name, colour in pairs)
    return Setup((person._replace(player=PERSON), *bots), 3, True)

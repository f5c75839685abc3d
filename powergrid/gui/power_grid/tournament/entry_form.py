# SPDX-License-Identifier: MIT
"""The form of a new tournament: players, size of tables, rounds."""

from typing import Final

from PySide6.QtCore import Signal

from powergrid.files.checks import in_one_line
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.labelled import labelled
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.stepper import Stepper
from powergrid.gui.kit.text import capitalise, caption
from powergrid.gui.kit.text_field import TextField
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.words.names import player_name
from powergrid.gui.shell.player_names import shared_name_text
from powergrid.play.schedule import MAX_TABLE_SIZE
from powergrid.play.seats import MAX_NAME_LENGTH, NAMES
from powergrid.play.tournament import MAX_ENTRANTS, MAX_ROUNDS, MIN_ENTRANTS, Entrant
from powergrid.records import PERSON

SIZES: Final = tuple(range(MIN_ENTRANTS, MAX_TABLE_SIZE + 1))
_BOTS: Final = (
    *NAMES,
    "Gita",
    "Hugo",
    "Ines",
    "Juri",
    "Kaja",
    "Luca",
    "Mira",
    "Nils",
    "Olga",
    "Paul",
)
"""The names of bots, one for each that can take part; people may have some of them."""
_STEPPER: Final = 30
_FIRST: Final = {"learner": 2, "regular": 3, "expert": 2}


class EntryForm(Line):
    """`start_asked` is emitted when the form is confirmed; `changed` after any change."""

    start_asked = Signal()
    changed = Signal()

    def __init__(self, levels: tuple[str, ...]) -> None:
        super().__init__(vertical=True, gap=8, pad=20, ground="surface_1")
        text = translate("Tournament", "People, separated by commas")
        self.people = TextField(text, 160)
        self.people.show_text(NAMES[0])
        self.people.finished.connect(self.changed)
        self.add(caption(text))
        self.add(self.people)
        self.bots: dict[str, Stepper] = {}
        for level in levels:
            text = capitalise(player_name(level))
            stepper = Stepper(0, MAX_ENTRANTS, _FIRST.get(level, 0), name=text, height=_STEPPER)
            stepper.changed.connect(self.changed)
            self.bots[level] = stepper
            self._add_row(text, stepper)
        sizes = [str(size) for size in SIZES]
        self.sizes = Segments(sizes, SIZES.index(4), ground="surface_2")
        self.sizes.chosen.connect(self.changed)
        self._add_row(translate("Tournament", "Players at a table"), self.sizes)
        text = translate("Tournament", "Rounds")
        self.rounds = Stepper(1, MAX_ROUNDS, 7, name=text, height=_STEPPER)
        self._add_row(text, self.rounds)
        self.boards = Segments(
            [
                translate("Tournament", "One board"),
                translate("Tournament", "A new one each round"),
            ],
            ground="surface_2",
        )
        self._add_row(translate("Tournament", "Boards"), self.boards)
        self.about = caption(role="text_second", wraps=True)
        self.add(self.about)
        self.start = Button(translate("Tournament", "Start"), "Enter", True)
        self.start.clicked.connect(self.start_asked)
        self.people.left.connect(self.start.setFocus)  # so that Enter after the names starts it
        foot = Line(gap=8)
        foot.add_space()
        foot.add(self.start)
        self.add(foot)
        self.changed.connect(self.refresh)
        self.refresh()

    @property
    def size_of_table(self) -> int:
        """The number of players at a table."""
        return SIZES[max(0, self.sizes.index)]

    def entrants(self) -> list[Entrant]:
        """Return who takes part; bots get names that no person has."""
        written = in_one_line(self.people.text()).split(",")
        names = [name.strip()[:MAX_NAME_LENGTH].rstrip() for name in written]
        found = [Entrant(name, PERSON) for name in names if name]
        free = iter([name for name in _BOTS if name not in names])
        for level, stepper in self.bots.items():
            for _ in range(stepper.value()):
                found.append(Entrant(next(free, player_name(level)[:MAX_NAME_LENGTH]), level))
        return found

    def problem(self) -> str:
        """Return why no tournament can begin, as a sentence; empty if one can."""
        entrants = self.entrants()
        if not MIN_ENTRANTS <= len(entrants) <= MAX_ENTRANTS:
            text = translate("Tournament", "{minimum} to {maximum} can take part, not {count}.")
            return text.format(minimum=MIN_ENTRANTS, maximum=MAX_ENTRANTS, count=len(entrants))
        return shared_name_text([entrant.name for entrant in entrants])

    def refresh(self) -> None:
        """Show whether the tournament can begin."""
        problem = self.problem()
        self.start.describe(
            translate("Tournament", "Starts the tournament: everybody gets a seat for each round."),
            problem,
        )
        text = translate(
            "Tournament",
            "The winner of a game gets 100 points, the last player none, the others equal steps "
            "in between.",
        )
        self.about.say(problem or text, "warning" if problem else "text_second")

    def _add_row(self, text: str, widget: Stepper | Segments) -> None:
        widget.setAccessibleName(text)
        self.add(labelled(text, widget))

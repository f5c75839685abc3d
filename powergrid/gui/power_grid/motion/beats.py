# SPDX-License-Identifier: MIT
"""Which moments of a game are shown as a beat: Step 2, Step 3, and the last round."""

from PySide6.QtCore import QObject

from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.motion.beat import Beat, BeatWords
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.words.notice import notice
from powergrid.gui.settings.settings import MOVE_MS, Settings
from powergrid.rules import State
from powergrid.rules.events import Event, HouseBuilt, StepBegan
from powergrid.rules.phases.building import ends_game


class Beats(QObject):
    """Follows the session of one table.

    Nothing is shown with reduced motion, while turns are skipped, or where moves are done at once:
    the notice in the action panel says the same, and stays.
    """

    def __init__(self, table: Table, settings: Settings) -> None:
        super().__init__(table)
        self._table = table
        self._settings = settings
        self._words: BeatWords | None = None
        self.beat = Beat(table.action)
        table.session.happened.connect(self._note)
        table.session.changed.connect(self._show)

    def _note(self, events: list[Event]) -> None:
        state = self._table.session.state
        for event in events:
            if isinstance(event, StepBegan):
                self._words = step_words(state, event.step)
        is_built = any(isinstance(event, HouseBuilt) for event in events)
        before = self._table.session.past[-1].before
        if is_built and not state.is_over and ends_game(state) and not ends_game(before):
            text = notice(self._table.session).text
            self._words = BeatWords(translate("Beat", "Last round"), (text,))

    def _show(self) -> None:
        words, self._words = self._words, None
        if words is None or self._table.session.state.is_over or not self._table.isVisible():
            return
        session = self._table.session
        is_own = session.seats[session.past[-1].before.seat].is_person
        pace = self._settings.own_pace if is_own else self._settings.pace
        if MOVE_MS[pace] and not session.is_skipping and not look().reduced_motion:
            self.beat.begin(words)


def step_words(state: State, step: int) -> BeatWords:
    """Return what a step brings, from the game's own tables."""
    game = state.game
    price = game.house_prices[game.open_places[step - 1] - 1]
    if step == 2:
        title = translate("Beat", "Step 2")
        lines = [translate("Beat", "Every city has room for a second house, for {price}.")]
    else:
        title = translate("Beat", "Step 3, the last Step")
        lines = [
            translate("Beat", "Every city has room for a third house, for {price}."),
            translate("Beat", "%n plants, all for sale.", "", len(state.market)),
        ]
    return BeatWords(title, tuple(line.format(price=price) for line in lines), str(step))

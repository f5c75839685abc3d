# SPDX-License-Identifier: MIT
"""A puzzle's question, its options, and how good each is."""

from collections.abc import Mapping, Sequence
from typing import Final, Self

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.button import Button, keyed_button
from powergrid.gui.kit.keys import bind, press
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.now_after import NowAfter
from powergrid.gui.kit.text import Text, capitalise, caption
from powergrid.gui.kit.tokens import BODY, CAPTION, SEMIBOLD, TITLE
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.auction.lot_card import LotCard
from powergrid.gui.power_grid.pages.auction.prospect import prospect_changes, prospect_if_won
from powergrid.gui.power_grid.pages.page import AnyPage
from powergrid.gui.power_grid.words.advice import action_words, percent, reason_words
from powergrid.puzzles import Puzzle
from powergrid.rules import State
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    BuyStoredCoal,
    EndTurn,
    MarkStartingCity,
    OpenAuction,
    Pass,
    PlaceBankHouse,
    RunPlants,
    ScrapFuel,
    ScrapPlant,
)
from powergrid.rules.fuel import COAL
from powergrid.rules.state import BIDDING, BUILDING_HOUSES, BUYING_FUEL

_ROW, _JUDGED_ROW = 36, 28
"""The height of an option, and once it is judged."""
_GAP: Final = 6
_HIGH: Final = 360
"""The minimum height for a large card above the figures."""


class _Option(Button):
    """An option, with text of the same size as that of the others."""

    def __init__(self, key: str, options: Mapping[int, "_Option"]) -> None:
        self._options = options
        super().__init__(" ", key, height=_ROW, is_row=True)

    def judge(self) -> None:
        """Make it small: it can no longer be chosen."""
        self.show_key(False)
        self.resize_type(CAPTION, _JUDGED_ROW)

    def text_size(self) -> float:
        """Return the text factor: the player's text size if all options fit in it, else 1."""
        return min(Button.text_size(option) for option in self._options.values())


class PuzzlePage(AnyPage):
    """`answered` carries whether the best was chosen; `next_asked` asks for the next puzzle.

    `turns` are the actions of each of the puzzle's options. These are offered in the order of the
    rules, which reveals nothing about them.
    """

    needs_title = True  # it is the question
    unfolds = True

    answered = Signal(bool)
    next_asked = Signal()
    play_asked = Signal()
    back_asked = Signal()

    def __init__(
        self,
        puzzle: Puzzle,
        turns: Sequence[Sequence[Action]],
        where: str,
        session: Session,
        staging: Staging,
    ) -> None:
        super().__init__(session, staging)
        self.puzzle = puzzle
        self.chosen = -1
        self._turns = tuple(turns)
        self._where = where
        self.title.shrinks = True
        self.want(self.foot, False)  # what a question offers has no place here
        self.foot.want(self.planning, False)
        self.order = sorted(range(len(turns)), key=lambda at: [*map(_rank, turns[at])])
        self.card = LotCard()
        """The plant in question; without a lot there is none."""
        self.body.add(self.card, drop=1)
        self._column = Line(vertical=True, gap=6)
        self.body.add(self._column, stretch=1)
        self.choices: dict[int, _Option] = {}
        self._pairs: list[Line] = []
        self._make_choices()
        self.verdict = Text(weight=SEMIBOLD, wraps=True, yields=True)
        self.why = caption(role="text", wraps=True)
        self.other = caption(role="text", wraps=True)
        """What the option chosen brings or, if that is the best, the next one."""
        self.sure = caption(role="text_second", wraps=True)
        self._verdict = Line(vertical=True, gap=0, pad=4, ground="surface_1")
        self._verdict.add(self.verdict)
        self._verdict.add(self.why, drop=1)
        self._verdict.add(self.other, drop=2)
        self._verdict.add(self.sure)
        self.prospect = NowAfter()
        self._column.add(self.prospect, drop=1)
        self._column.add(self._verdict, minimum=20)
        self._column.add_space()
        self._make_foot()

    def resume(self, before: Self) -> None:
        """Show the answer that was given to the same puzzle."""
        if self.puzzle.id == before.puzzle.id:
            self.chosen = before.chosen

    def refresh(self) -> None:
        """Show the question, and once it is answered, the right answer."""
        state, seats = self.session.state, self.session.seats
        question = {
            BIDDING: self.tr("{leader} bids {bid}. {name}: raise or pass?"),
            BUYING_FUEL: self.tr("{name} is to buy fuel. What, if anything?"),
            BUILDING_HOUSES: self.tr("{name} is to build. Where, if anywhere?"),
        }.get(state.asks, self.tr("{name} is to open an auction. Which plant, if any?"))
        leader = seats[state.bidders[-1]].name if state.bidders else ""
        name = seats[state.seat].name
        text = question.format(name=name, leader=leader, bid=state.bid)
        self.title.say(text)
        self.show_figures()
        self._show_lot(state)
        is_open = self.chosen < 0
        self._column.want(self._verdict, not is_open)
        for at, button in self.choices.items():
            text = action_words(state, self._turns[at])
            if not is_open:
                shown = self.tr("{chance}% · {action}", "chance of winning")
                text = shown.format(action=text, chance=percent(self.puzzle.options[at].chance))
                button.set_icon("check" if at == 0 else "close" if at == self.chosen else None)
                button.judge()
            button.set_text(text)
            button.set_primary(not is_open and at == 0)
        self.next.set_text(self.tr("Next") if not is_open else self.tr("Skip", "a puzzle"))
        self.next.set_primary(not is_open)
        if not is_open:
            self._show_verdict()

    def adapt(self) -> None:
        """Write smaller in a low panel, where the answer takes the room of the question."""
        is_small = self.is_low or self.is_narrow or self.height() < look().px(_HIGH)
        self.card.is_small = is_small
        for text in (self.verdict, self.why, self.other, self.sure):
            text.let_grow(not (self.is_low or self.is_narrow))
        self.verdict.resize_type(CAPTION if is_small else BODY)
        self._column.gap, self._verdict.pad = (2, 4) if self.is_low else (6, 8)
        self.title.resize_type(BODY if self.is_low or self.is_narrow else TITLE)
        if self.is_low and self.chosen >= 0:
            self.want(self.head_slot, bool(self.message.text))
        for button in (self.play, self.leave):
            button.show_key(not self.is_narrow)
        self._arrange_choices()
        self.fit_head()

    def first_focus(self) -> QWidget | None:
        """Return the first option or, after the answer, the button for the next puzzle."""
        return self.next if self.chosen >= 0 else self.choices[self.order[0]]

    def _make_choices(self) -> None:
        for number, at in enumerate(self.order, 1):
            button = _Option(str(number), self.choices)
            button.clicked.connect(lambda _=False, at=at: self._choose(at))
            bind(self, str(number), button.click, button)
            self.choices[at] = button
        ordered = list(self.choices.values())
        for first in range(0, len(ordered), 2):
            row = Line(gap=_GAP)
            for button in ordered[first : first + 2]:
                row.add(button, stretch=1, minimum=100, hint=100)
            self._pairs.append(row)
            self._column.add(row)

    def _arrange_choices(self) -> None:
        """Place options below one another if they are too wide for pairs and there is height."""
        options = self.choices.values()
        widest = max(button.sizeHint().width() for button in options)
        gap, room = look().ipx(_GAP), self._room()
        high = sum(button.sizeHint().height() + gap for button in options)
        for pair in self._pairs:
            pair.vertical = 2 * widest + gap > room.width() and high <= room.height()

    def _room(self) -> QSize:
        """Return the room for the options in pixels."""
        width, height = (length - 2 * look().ipx(self.pad) for length in self.size().toTuple())
        if self.body.is_wanted(self.card):
            width -= self.card.sizeHint().width() + look().ipx(self.body.gap)
        for part in (self.head_slot, self.folded, self.keys):
            if self.is_wanted(part):
                height -= part.sizeHint().height() + look().ipx(self.gap)
        if self.chosen >= 0:
            height -= self._verdict.sizeHint().height()
        return QSize(width, height)

    def _show_lot(self, state: State) -> None:
        """Show the plant that is auctioned, and what winning it for the minimum bid would bring."""
        lot = state.game.plants[state.lot] if state.bidders else None
        self.card.show_plant(lot)
        self.staging.show_lot(state.lot if lot else 0)
        self.body.want(self.card, lot is not None)
        bids = [action.amount for action, *_ in self._turns if isinstance(action, Bid)]
        prospect = prospect_if_won(state, state.lot, min(bids)) if bids else None
        changes = prospect_changes(prospect) if prospect else ()
        self.prospect.show_changes([c._replace(name=capitalise(c.name)) for c in changes])
        self._column.want(self.prospect, prospect is not None and self.chosen < 0)

    def _make_foot(self) -> None:
        self.keys = keys = Line(gap=8)
        play = self.tr("Play on", "button: a game from here")
        does = self.tr("Starts a new game from this position.")
        self.play = keyed_button(play, "B", self.play_asked.emit, does)
        does = self.tr("Goes back to the previous page.")
        self.leave = keyed_button(self.tr("Back"), "Esc", self.back_asked.emit, does)
        self.next = Button(self.tr("Next"), "Enter")
        self.next.clicked.connect(self.next_asked)
        keys.add(self.play)
        keys.add(self.leave)
        bind(self, "Enter", lambda: press(self.next, self), self.next)
        keys.add_space()
        self.where = caption(self._where)
        keys.add(self.where, drop=1, minimum=80)
        keys.add(self.next)
        self.add(keys)

    def _choose(self, at: int) -> None:
        if self.chosen >= 0:
            return
        self.chosen = at
        self.refresh()
        self.place()
        answer = (self.verdict, self.why, self.other, self.sure)
        announcer().say(" ".join(text.text for text in answer if text.text))
        self.next.setFocus()
        self.answered.emit(at == 0)

    def _show_verdict(self) -> None:
        puzzle, state, seats = self.puzzle, self.session.state, self.session.seats
        best = action_words(state, self._turns[0])
        text = self.tr("Right: {best}.") if self.chosen == 0 else self.tr("Better: {best}.")
        verdict = [text.format(best=best)]
        if puzzle.done > 0:
            done = action_words(state, self._turns[puzzle.done])
            verdict.append(self.tr("In the game: {done}.").format(done=done))
        self.verdict.say(" ".join(verdict))
        self.why.say(reason_words(puzzle.options[0].reasons, seats))
        other = self.chosen or 1
        brings = self.tr("{action}: {reasons}").format(
            action=action_words(state, self._turns[other]),
            reasons=reason_words(puzzle.options[other].reasons, seats),
        )
        self.other.say(brings)
        sure = self.tr(
            "Ahead by {margin} ± {error} points in %n playouts, by {first} in the first estimate.",
            "",
            puzzle.samples,
        ).format(
            margin=percent(puzzle.margin),
            error=percent(puzzle.error),
            first=percent(puzzle.first_margin),
        )
        self.sure.say(sure)


def _rank(action: Action) -> tuple[tuple[int, ...], int]:
    """Return a sort key: passing and ending first, then by plants, cities or fuels, and amounts."""
    match action:
        case OpenAuction(plant=number, bid=amount):
            return (number,), amount
        case BuyFuel(fuel=number, amount=amount) | ScrapFuel(fuel=number, amount=amount):
            return (number,), amount
        case Bid(amount=amount) | BuyStoredCoal(amount=amount):
            return (COAL,), amount
        case ScrapPlant(plant=number) | BuildHouse(city=number):
            return (number,), 0
        case PlaceBankHouse(city=number) | MarkStartingCity(city=number):
            return (number,), 0
        case RunPlants():
            return action.plants, action.coal
        case Pass() | EndTurn():
            return (), 0

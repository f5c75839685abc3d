# SPDX-License-Identifier: MIT
"""Pictures of a factory, and a game at a glance for the front page and the settings."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from powergrid.factory.rules import State
from powergrid.factory.rules.scoring import winners
from powergrid.gui.factory_manager.scene import FactoryScene
from powergrid.gui.factory_manager.seat_token import SeatToken
from powergrid.gui.factory_manager.session import FactorySession, opening
from powergrid.gui.factory_manager.shown_factory import shown_at
from powergrid.gui.factory_manager.words import question_text, result_text, round_text
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import LEAD, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.front_page import Glance
from powergrid.play.seats import Seat

_PREVIEW: Final = 320


def picture_of(state: State, seat: int, player: Seat) -> "FactoryPicture":
    """Return a picture of a seat's factory."""
    picture = FactoryPicture()
    picture.show_seat(state, seat, player)
    return picture


class FactoryPicture(FactoryScene):
    """A picture of a factory that ignores mouse and keyboard."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(False)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_seat(self, state: State, seat: int, player: Seat) -> None:
        """Show the factory of a seat."""
        self.show_factory(shown_at(state, seat, player))
        self.setAccessibleName(player.name)
        for button in (*self.spaces, *self.beside):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def glance_at(session: FactorySession) -> Glance:
    """Return a session at a glance, with the winner's factory once it is over."""
    state, seat, asks = session.state, session.viewer, question_text(session.state)
    if state.is_over:
        seat, asks = winners(state)[0], result_text(session.seats, winners(state))
    picture = picture_of(state, seat, session.seats[seat])
    text = translate("Factory", "Energy price {price}").format(price=state.price)
    return Glance(picture, _about(session), asks, text)


def _about(session: FactorySession) -> QWidget:
    """Return the round, and each player's money."""
    state, line = session.state, Line(gap=20)
    round_ = Text(round_text(state), role="text_second", size=LEAD, shrinks=False)
    line.add(round_, drop=len(session.seats))
    for seat, player in enumerate(session.seats):
        pair = Line(gap=8)
        pair.add(SeatToken(player.colour, 18))
        money = Text(str(state.money[seat]), size=LEAD, weight=SEMIBOLD, shrinks=False)
        name = translate("Factory", "{name}: {money} Elektro")
        money.setAccessibleName(name.format(name=player.name, money=state.money[seat]))
        pair.add(money)
        line.add(pair, drop=seat)
    line.add_space()
    return line


def preview(session: FactorySession | None) -> QWidget:
    """Return a preview of the settings: a factory, everybody's money and some sentences."""
    glance = welcome() if session is None else glance_at(session)
    line = Line(vertical=True, gap=12)
    line.add(glance.picture, stretch=1, minimum=160, hint=_PREVIEW)
    line.add(glance.about)
    line.add(Text(glance.asks, size=LEAD, weight=SEMIBOLD, wraps=True))
    line.add(Text(glance.fact, role="text_second", wraps=True))
    line.add_space()
    return line


def welcome() -> Glance:
    """Return what the front page shows before the first game."""
    return Glance(
        picture_of(opening(players=2), 0, Seat(translate("Factory", "Your factory"), "blue")),
        QWidget(),
        translate("Factory", "Run a factory for five rounds"),
        translate(
            "Factory",
            "Bid workers for your place in the turn order, buy machines, robots and storage, "
            "and watch the energy price. The richest player wins.",
        ),
    )

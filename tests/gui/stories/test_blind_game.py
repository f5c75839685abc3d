# SPDX-License-Identifier: MIT
"""A whole game played with the accessible tree, announcements and keys alone."""

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.accessible_roles import install_roles
from powergrid.gui.kit.accessible_tree import Node, nodes
from powergrid.gui.kit.announcer import announcer
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.shell.motion.banner import Banner
from powergrid.records import PERSON, Seat, new_record
from powergrid.rules.scoring import max_powered
from tests.gui.conftest import NewWindow

NAMES = ("Ada", "Bruno", "Chiara")
ME = NAMES[0]
MAX_QUESTIONS = 400
OVER = "The game is over: "
TURN = f"Your turn. {ME}: "


@pytest.fixture
def window(new_window: NewWindow) -> Iterator[PowerGridWindow]:
    QAccessible.setActive(True)  # as with a screen reader: lists then report rows that come and go
    window = new_window(1280, 800, pace="instant")
    yield window
    window.close()
    QAccessible.setActive(False)


class Listener:
    """Keeps everybody's accounts from announcements alone."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, bool]] = []
        self.money = dict.fromkeys(NAMES, 50)
        self.cities = dict.fromkeys(NAMES, 0)
        self.plants: dict[str, list[int]] = {name: [] for name in NAMES}
        announcer().announced.connect(self._hear)

    def stop(self) -> None:
        announcer().announced.disconnect(self._hear)

    def said(self, after: int) -> str:
        return " ".join(text for text, _ in self.heard[after:])

    def _hear(self, text: str, is_urgent: bool) -> None:
        self.heard.append((text, is_urgent))
        for name in NAMES:
            for price in re.findall(rf"{name} buys [^.]*? for (\d+)[.,]", text):
                self.money[name] -= int(price)
            for plant in re.findall(rf"{name} buys plant (\d+)", text):
                self.plants[name].append(int(plant))
            for plant in re.findall(rf"{name} scraps plant (\d+)", text):
                self.plants[name].remove(int(plant))
            built = rf"{name} (?:connects|builds in) [^.:]*? for (\d+)[.:]"
            for total in re.findall(built, text):
                self.money[name] -= int(total)
                self.cities[name] += 1
            for income in re.findall(rf"{name} runs [^.]*?(?:earns|is paid) (\d+)", text):
                self.money[name] += int(income)


class BlindPlayer:
    """Knows only what `nodes` and the listener say, and acts by keys."""

    def __init__(self, window: PowerGridWindow, listener: Listener) -> None:
        self._window = window
        self.listener = listener
        self.answered = 0

    # -- what a screen reader offers

    def tree(self) -> list[Node]:
        return list(nodes(self._window))

    def focused(self) -> Node:
        found = [node for node in self.tree() if "focused" in node.flags]
        return found[-1]

    def press(self, key: Qt.Key) -> str:
        """Press a key and return what is announced."""
        before = len(self.listener.heard)
        QTest.keyClick(QApplication.focusWidget() or self._window, key)
        QApplication.processEvents()
        return self.listener.said(before)

    def press_button(self, name: str) -> str:
        """Press the key that a button names."""
        for node in self.tree():
            told = re.search(r"[Kk]ey: (\w+)$", node.description)
            is_it = node.role == "Button" and node.name.startswith(name)
            if is_it and told and "disabled" not in node.flags:
                key = "Return" if told[1] == "Enter" else told[1]
                return self.press(Qt.Key[f"Key_{key}"])
        raise AssertionError(f"no button {name} in the tree")

    def can_press(self, name: str) -> bool:
        return any(
            node.role == "Button" and node.name.startswith(name) and "disabled" not in node.flags
            for node in self.tree()
        )

    # -- the answers

    def is_asked_or_done(self) -> bool:
        new = [text for text, _ in self.listener.heard[self.answered :]]
        return any(text.startswith(TURN) or OVER in text for text in new)

    def answer(self, question: str) -> None:
        answers: dict[str, Callable[[], None]] = {
            "open an auction": self.open,
            "bid more than": self.bid,
            "choose the plant to scrap": self.give_up_plant,
            "choose the fuel to discard": self.take_what_is_offered,
            "buy fuel": self.buy,
            "build houses": self.build,
            "choose the plants to run": self.take_what_is_offered,
        }
        self.answered = len(self.listener.heard)
        QApplication.processEvents()
        if isinstance(QApplication.focusWidget(), Banner):
            self.press(Qt.Key.Key_Space)
        next(do for asked, do in answers.items() if question.startswith(asked))()

    def take_what_is_offered(self) -> None:
        assert self.focused().role == "Button"
        self.press(Qt.Key.Key_Return)

    def offers(self) -> list[int]:
        """Return the plants that can be chosen by key."""
        return [
            int(told[1])
            for node in self.tree()
            if node.role == "Button" and "disabled" not in node.flags
            if (told := re.match(r"Plant (\d+): .*", node.name)) and "Key:" in node.description
        ]

    def open(self) -> None:
        best = max(self.offers(), default=0)
        if best <= max(self.listener.plants[ME], default=0) and self.can_press("Pass"):
            self.press_button("Pass")
            return
        said = self.press_button(f"Plant {best}:")
        assert f"Open {best} for" in said or self.can_press(f"Open {best} for"), said
        self.press_button("Open")

    def bid(self) -> None:
        told = re.search(r"bid more than (\d+) for plant (\d+)", self.question())
        assert told is not None
        bid, lot = int(told[1]), int(told[2])
        is_cheap = bid < lot + 3 and bid < self.listener.money[ME]
        self.press_button("Bid" if is_cheap and self.can_press("Bid") else "Pass")

    def question(self) -> str:
        return next(text for text, _ in reversed(self.listener.heard) if text.startswith(TURN))

    def give_up_plant(self) -> None:
        self.press_button(f"Plant {min(self.offers())}:")
        self.press_button("Scrap")

    def buy(self) -> None:
        if self.can_press("Fill"):
            # The main button has the focus, so a screen reader reads its new name.
            said = self.press_button("Fill") + self.focused().name
            assert re.search(r"Buy \d+ for \d+|Buy for \d+", said), said
            self.press_button("Buy")
        self.end_turn()

    def build(self) -> None:
        if not self.listener.cities[ME]:
            self.begin_on_the_map()
        else:
            self.build_from_the_list()
        self.end_turn()

    def begin_on_the_map(self) -> None:
        """Build in a neighbour of the first city, found by following a connection."""
        self.press(Qt.Key.Key_M)
        start = self.focused().name.split(",")[0]
        self.press(Qt.Key.Key_Return)
        assert self.focused().name.startswith(f"{start}, in area")
        self.press(Qt.Key.Key_Down)
        told = re.match(r"(.+), for (\d+), in area .*costs (\d+): house", self.focused().name)
        assert told is not None, "\n".join(str(n) for n in self.tree() if "List" in n.role)
        said = self.press(Qt.Key.Key_Space)
        assert f"Build 1 for {told[3]}" in said, said
        assert f"You already have a house in {told[1]}." in self.focused().name
        self.press(Qt.Key.Key_Escape)
        said = self.press(Qt.Key.Key_Return)
        assert f"builds in {told[1]} for {told[3]}" in said, said

    def build_from_the_list(self) -> None:
        focus = self.focused()
        if focus.role == "ListItem" and "need" not in focus.name:
            city = focus.name.split(":")[0]
            said = self.press(Qt.Key.Key_Space)
            assert "Build 1 for" in said, (city, said)
            said = self.press(Qt.Key.Key_Return)
            assert f"{city} for" in said, said

    def end_turn(self) -> None:
        names = ("End turn", "Buy nothing and end turn", "Build nothing and end turn")
        name = next(filter(self.can_press, names), "")
        if not name:
            return  # it has ended
        asked = self.question()
        said = self.press_button(name)
        if "again" in said and self.question() == asked:
            self.press_button(name)


@pytest.mark.slow
def test_a_whole_game_can_be_followed_and_played_without_seeing(
    window: PowerGridWindow, qtbot: QtBot
) -> None:
    install_roles()
    players = (PERSON, "random", "random")
    seats = [
        Seat(name, colour, player)
        for name, colour, player in zip(NAMES, ("red", "blue", "green"), players, strict=True)
    ]
    listener = Listener()
    player = BlindPlayer(window, listener)
    window.open_record(new_record("germany", "recharged", seats, seed=3))
    for _ in range(MAX_QUESTIONS):
        qtbot.waitUntil(player.is_asked_or_done)
        if OVER in listener.said(player.answered):
            break
        player.answer(player.question().removeprefix(TURN))
    listener.stop()
    state = window.session.state  # type: ignore[union-attr]
    assert state.is_over
    assert [listener.money[name] for name in NAMES] == list(state.money)
    assert [listener.cities[name] for name in NAMES] == [len(cities) for cities in state.cities]
    assert [sorted(listener.plants[name]) for name in NAMES] == list(map(list, state.plants))
    told = [node.name for node in player.tree()]
    assert any(f"{NAMES[state.ranking[0]]}" in name for name in told)
    assert state.powered[0] == max_powered(state, 0)
    for text, is_urgent in listener.heard:
        assert not is_urgent or not re.match(r"\w+ (buys|bids|passes|connects|runs)", text)

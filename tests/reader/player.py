# SPDX-License-Identifier: MIT
"""Plays a whole game over AT-SPI: `player.py SECONDS PROGRAM…`, on a screen, in a D-Bus session.

Run by the system's Python, which has pyatspi. It walks the whole tree before each press, as a
screen reader does, and presses what the window offers. Prints the names it pressed; ends with 0
where the game has come to its end, and with 1 where its presses lead to nothing new.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
import pyatspi  # noqa: E402
from gi.repository import Gio, GLib  # noqa: E402

# What to press, the first of these that is offered: Power Grid's, then Factory Manager's.
WISHES = (
    r"Build \d+ for",
    r"Buy (\d+ )?for",
    r"Open \d+ for",
    r"Bid \d+$",
    r"Run (all|\d+|nothing)",
    r"(Scrap|Discard) ",
    r"Fill",
    r"(Build|Buy) nothing",
    r"Plant \d+: .*; from \d+$",
    r"Run, ",
    r"(End turn|Pay \d+ and)",
    r"Move \d+ tile",
    r"(Open|Take) \d+ with",
    r"Order tile \d+",
    r"Pass",
    r"Central storage: ",
)
FIRST = {"Build nothing": r".*: \d+ \+ \d+ = \d+$", "End turn": r"Market: "}
"""What is staged, once a turn, before a turn ends that would otherwise do nothing."""
PICKS = "Chooses this plant"
"""What a plant of the market does while one opens an auction; else it does nothing."""
OVER = "Rematch"
EVENTS = ("object:children-changed", "object:state-changed", "object:property-change", "window")
MAX_VAIN = 200
"""How many presses in a row may lead to nothing new; a slow window needs a few."""
ROLES = (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_LIST_ITEM)


def turn_reader_on() -> None:
    """Announce a screen reader to the session, as Orca does."""
    status = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    where = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set")
    bus.call_sync(*where, status, None, Gio.DBusCallFlags.NONE, -1, None)


def listen() -> None:
    """Listen to the events that a screen reader uses, so that the program sends them."""
    for event in EVENTS:
        pyatspi.Registry.registerEventListener(lambda _: None, event)


def handle_events() -> None:
    """Handle pending events, and give the program time to act."""
    until = time.monotonic() + 0.05
    while time.monotonic() < until:
        if not GLib.MainContext.default().iteration(False):
            time.sleep(0.002)


def things(below: Any) -> Iterator[Any]:
    """Yield everything below a node, skipping nodes that have disappeared."""
    try:
        yield below
        children = [below.getChildAtIndex(at) for at in range(below.childCount)]
    except GLib.GError:
        return
    for child in children:
        if child is not None:
            yield from things(child)


def is_usable(thing: Any) -> bool:
    """Return whether a node is visible and can be pressed."""
    states = thing.getState()
    is_shown = states.contains(pyatspi.STATE_SHOWING)
    return thing.getRole() in ROLES and is_shown and states.contains(pyatspi.STATE_ENABLED)


def offers() -> list[tuple[str, Any]]:
    """Return what the program offers to press, by name."""
    found: list[tuple[str, Any]] = []
    for program in pyatspi.Registry.getDesktop(0):
        for thing in things(program) if program is not None else ():
            with suppress(GLib.GError):  # it has disappeared meanwhile
                if is_usable(thing):
                    found.append((thing.name, thing))
    return found


def press(thing: Any) -> None:
    """Do the node's first action that neither takes the focus nor shows a menu.

    What has been disabled meanwhile does nothing.
    """
    action = thing.queryAction()
    for at in range(action.nActions):
        if action.getName(at) in ("Press", "Toggle"):
            action.doAction(at)
            return


def tell(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Player:
    """Plays a game; stages a house or a tile once a turn before ending it."""

    def __init__(self) -> None:
        self._has_staged = False

    def wanted(self, offered: list[tuple[str, Any]]) -> tuple[str, Any] | None:
        """Return what to press, if anything can be done."""
        for wish in WISHES:
            for name, thing in offered:
                if not re.match(wish, name):
                    continue
                if name.startswith("Plant") and not thing.description.startswith(PICKS):
                    continue
                return self._first(name, offered) or (name, thing)
        return None

    def _first(self, ends: str, offered: list[tuple[str, Any]]) -> tuple[str, Any] | None:
        wish = next((wish for name, wish in FIRST.items() if ends.startswith(name)), None)
        if wish is None:
            return None
        self._has_staged = not self._has_staged
        for name, thing in offered:
            if self._has_staged and re.match(wish, name):
                return name, thing
        return None


def main() -> int:
    """Play until the game is over; return what is wrong as an exit status."""
    limit = time.monotonic() + float(sys.argv[1])
    turn_reader_on()
    listen()
    program = subprocess.Popen(sys.argv[2:])
    player = Player()
    seen: set[tuple[str, ...]] = set()
    vain = 0
    while program.poll() is None and time.monotonic() < limit and vain < MAX_VAIN:
        handle_events()
        offered = offers()
        if any(name.startswith(OVER) for name, _ in offered):
            program.terminate()
            program.wait(60)
            return 0
        wanted = player.wanted(offered)
        if wanted is not None:
            tell(wanted[0])
            names = (wanted[0], *(name for name, _ in offered))
            vain = vain + 1 if names in seen else 0
            seen.add(names)
            try:
                press(wanted[1])
            except (GLib.GError, NotImplementedError):  # the latter for nodes that are gone
                tell("(gone)")
    code = program.poll()
    tell("The program is still playing." if code is None else f"The program died: {code}.")
    if code is None:
        program.kill()
    return 1


if __name__ == "__main__":
    os._exit(main())  # a normal exit would wait for D-Bus

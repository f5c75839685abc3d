# SPDX-License-Identifier: MIT
"""Another game in the box, as the front page offers it."""

from collections.abc import Callable
from typing import NamedTuple

from powergrid.gui.kit.icons import Icon
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.game_views import AnyViews
from powergrid.gui.shell.visits import Visits
from powergrid.play.thinker import Thinker


class GameParts(NamedTuple):
    """What the window needs to play a game."""

    views: AnyViews
    thinker: Thinker
    visits: type[Visits] = Visits


class GameOffer(NamedTuple):
    """A game that can be chosen; it is loaded only when `parts` is called.

    The settings keep the `id`; `format` is how its records start. `title` and `note` return texts
    in the current language, `icon` is a name in `kit/icon_drawings`.
    """

    id: str
    format: str
    title: Callable[[], str]
    note: Callable[[], str]
    icon: Icon
    key: str
    parts: Callable[[Settings], GameParts]

# SPDX-License-Identifier: MIT
"""A person's planned turn, saved as lines of a record until the game continues."""

from typing import Final

from powergrid.factory.records.lines import action_of, check_line, line_of
from powergrid.files.checks import InvalidValue, list_of
from powergrid.gui.factory_manager.staging import Staging
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.notes import save_notes, saved_notes
from powergrid.play.autosave import Autosave

_MAX_ACTIONS: Final = 100
"""More than anybody plans in a turn; a longer list is damaged."""
_lines = list_of(check_line, _MAX_ACTIONS)


def save_plan(settings: Settings, autosave: Autosave, staging: Staging) -> None:
    """Save the planned turn at a table."""
    session = staging.session
    actions = staging.actions if staging.is_staged else ()
    lines = [line_of(session.state.seat, action, ()) for action in actions]
    save_notes(settings, autosave, len(session.past), lines)


def restore_plan(settings: Settings, autosave: Autosave, staging: Staging) -> None:
    """Restore the turn planned at this moment of the game, if there is one."""
    lines = saved_notes(settings, autosave, len(staging.session.past))
    try:
        _lines(lines)
    except InvalidValue:
        return
    staging.restore([action_of(line) for line in lines])

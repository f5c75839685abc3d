# SPDX-License-Identifier: MIT
"""The texts of the top bar as runs in several weights and colours."""

from typing import Final

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import Run, width_of
from powergrid.gui.kit.tokens import CAPTION, REGULAR, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.notice import notice
from powergrid.gui.power_grid.words.terms import phase_name
from powergrid.rules import State
from powergrid.rules.ending import possible_enders
from powergrid.rules.phases.building import ends_game
from powergrid.rules.state import SETUP
from powergrid.rules.variants.outage import max_built_in
from powergrid.rules.view import cards_before_step3

_ENDERS: Final = 150
"""The maximum width for the names of those who can end the game."""


def round_heading(state: State) -> str:
    """Return the round, or the phase of the setup."""
    if state.phase == SETUP:
        return phase_name(SETUP)
    return translate("TopBar", "Round {round}").format(round=state.round)


def enders_brief(session: Session) -> str:
    """Return who can end the game in this round: as many names as fit, and how many more."""
    names = [session.seats[seat].name for seat in possible_enders(session.state)]
    text = translate("TopBar", "{names} can end it")
    for shown in range(len(names), 0, -1):
        more = f", +{len(names) - shown}" if shown < len(names) else ""
        brief = text.format(names=", ".join(names[:shown]) + more)
        if shown == 1 or width_of(brief, CAPTION, SEMIBOLD) <= _ENDERS:
            return brief
    return ""


def threshold_runs(session: Session, enders: str) -> list[Run]:
    """Return the numbers of cities that start Step 2 and end the game; in the last round only that.

    A Step that is next replaces Step 2. If somebody can end the game, `enders` says who.
    """
    theme, state = look().theme, session.state
    now = notice(session)
    coming: list[Run] = [(now.brief, SEMIBOLD, theme.warning)] if now.is_coming else []
    if ends_game(state):
        return coming
    second, figure = theme.text_second, theme.text
    end = translate("TopBar", "ends at", "the game; a number of cities follows")
    ends: list[Run] = [
        (f"{end} ", REGULAR, second),
        (str(state.game.end_at), SEMIBOLD, figure),
    ]
    dot: Run = (" · ", REGULAR, second)
    if coming:
        ends = [*coming, dot, *ends]
    elif state.game.edition.has_steps and state.step == 1:
        ends = [*_step2_runs(state), dot, *ends]
    if enders:
        return [*ends, dot, (enders, SEMIBOLD, theme.warning)]
    return ends + _outage_runs(state)


def _step2_runs(state: State) -> list[Run]:
    """Return what starts Step 2."""
    theme = look().theme
    if state.game.edition.does_step2_by_deck:
        by_card = translate("TopBar", "Step 2 by card", "the Step 3 card")
        return [(by_card, REGULAR, theme.text_second)]
    step2 = translate("TopBar", "Step 2 at", "a number of cities follows")
    return [
        (f"{step2} ", REGULAR, theme.text_second),
        (str(state.game.step2_at), SEMIBOLD, theme.text),
    ]


def _outage_runs(state: State) -> list[Run]:
    """Return the cities built in this round, and the maximum without an outage."""
    theme, maximum, built = look().theme, max_built_in(state.game), state.extras.built
    if maximum is None:
        return []
    outage = translate("TopBar", "outage", "cities of this round, and the most without one, follow")
    ink = theme.warning if built > maximum else theme.text
    return [(f" · {outage} ", REGULAR, theme.text_second), (f"{built}/{maximum}", SEMIBOLD, ink)]


def card_runs(state: State) -> list[Run]:
    """Return how many cards are left, as two runs, and where the Step 3 card is."""
    theme = look().theme
    cards = translate("TopBar", "cards", "after their number", state.pile_left)
    runs: list[Run] = [
        (str(state.pile_left), SEMIBOLD, theme.text),
        (f" {cards}", REGULAR, theme.text_second),
    ]
    where = step3_text(state)
    return [*runs, (f" · {where}", REGULAR, theme.text_second)] if where else runs


def step3_text(state: State) -> str:
    """Return where the Step 3 card is; empty once it is drawn, and if that is unknown."""
    if not state.game.edition.has_steps:
        aside = 0 if state.extras.piles_done else len(state.extras.side_pile)
        return translate("TopBar", "%n aside", "plants", aside) if aside else ""
    before = cards_before_step3(state)
    if before is None:
        return ""
    if before == state.pile_left - 1:
        return translate("TopBar", "Step 3 is the last")
    if not before:
        return translate("TopBar", "Step 3 comes next")
    return translate("TopBar", "%n before Step 3", "cards", before)

# SPDX-License-Identifier: MIT
"""The texts of the top bar, as runs in several weights and colours."""

from powergrid.gui.game.session import Session
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import Run
from powergrid.gui.kit.tokens import REGULAR, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.words.notice import notice
from powergrid.gui.words.terms import phase_name
from powergrid.rules import State
from powergrid.rules.state import SETUP


def round_heading(state: State) -> str:
    """Return the round, or that the game is being set up."""
    if state.phase == SETUP:
        return phase_name(SETUP)
    return translate("TopBar", "Round {round}").format(round=state.round)


def threshold_runs(session: Session) -> list[Run]:
    """Return the numbers of cities that start Step 2 and end the game, or a notice."""
    theme, state = look().theme, session.state
    now = notice(session)
    if now.is_coming:
        return [(now.brief, SEMIBOLD, theme.warning)]
    second, figure = theme.text_second, theme.text
    step2 = translate("TopBar", "Step 2 at", "a number of cities follows")
    end = translate("TopBar", "ends at", "the game; a number of cities follows")
    runs: list[Run] = [
        (f"{step2} ", REGULAR, second),
        (str(state.game.step2_at), SEMIBOLD, figure),
    ]
    if state.step > 1:
        runs.append((" ✓", SEMIBOLD, theme.good))
    return [
        *runs,
        (f" · {end} ", REGULAR, second),
        (str(state.game.end_at), SEMIBOLD, figure),
    ]


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
    """Return where the Step 3 card is, empty in Step 3."""
    if state.is_step3_due:
        return translate("TopBar", "Step 3 begins soon")
    if state.step == 3:
        return ""
    if not state.under:
        return translate("TopBar", "Step 3 is the last")
    before = state.pile_left - len(state.under) - 1
    if not before:
        return translate("TopBar", "Step 3 comes next")
    return translate("TopBar", "Step 3 after %n", "cards", before)

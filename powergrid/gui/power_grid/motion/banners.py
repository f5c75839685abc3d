# SPDX-License-Identifier: MIT
"""The moments of a game that get a banner: turn orders, Step 2, Step 3, and the last round."""

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.events import brief_sentence
from powergrid.gui.power_grid.words.notice import notice, places_open
from powergrid.gui.power_grid.words.terms import tokens_listed
from powergrid.gui.shell.motion.banner import BannerWords
from powergrid.rules import State
from powergrid.rules.events import Event, HouseBuilt, OrderSet, StepBegan, steps_begun
from powergrid.rules.phases.building import ends_game


def banner_words(session: Session, events: list[Event]) -> BannerWords | None:
    """Return the banner's words after the last action, None for no banner.

    A notice or a line in the action panel says the same, and stays.
    """
    state, words = session.state, None
    for event in events:
        if isinstance(event, OrderSet):
            words = _order_words(session, event)
    if begun := steps_begun(events):
        words = step_words(state, begun)
    is_built = any(isinstance(event, HouseBuilt) for event in events)
    before = session.past[-1].before
    if is_built and not state.is_over and ends_game(state) and not ends_game(before):
        words = BannerWords(translate("Beat", "Last round"), (notice(session).text,))
    return words


def _order_words(session: Session, event: OrderSet) -> BannerWords:
    title = translate("Beat", "Round {round}").format(round=session.state.round)
    return BannerWords(title, (brief_sentence(event, session),), is_lit=False)


def step_words(state: State, event: StepBegan) -> BannerWords:
    """Return what a Step changes, with the figures of the game."""
    game, step = state.game, event.step
    title = translate("Beat", "Step 2")
    if step == 3:
        title = translate("Beat", "Step 3, the last Step")
    lines = places_open(game, event)
    if step == 3:
        lines.append(translate("Beat", "%n plants, all for sale.", "", len(state.market)))
    comes = [tokens[step - 1] for tokens in game.refill]
    refill = tokens_listed((comes[0], comes[1], comes[2], comes[3]))
    lines.append(translate("Beat", "Refill: {tokens}.").format(tokens=refill))
    return BannerWords(title, tuple(lines), str(step))

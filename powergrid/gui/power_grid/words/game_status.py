# SPDX-License-Identifier: MIT
"""The state of the whole game in words: round, Step, phase, what ends it, and tooltips."""

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.ending import may_end
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.board_state import board_texts
from powergrid.gui.power_grid.words.terms import cities_counted, listed, phase_name
from powergrid.rules import Game


def round_text(session: Session) -> str:
    """Return round, Step and phase, and how many cities each player has."""
    state = session.state
    cities = ", ".join(
        f"{session.seats[seat].name} {len(state.cities[seat])}" for seat in state.order
    )
    return translate("TopBar", "Round {round}, Step {step}, {phase}; cities: {cities}").format(
        round=state.round, step=state.step, phase=phase_name(state.phase), cities=cities
    )


def thresholds_text(session: Session) -> str:
    """Return what starts Step 2 and ends the game, and how many cards are left."""
    state = session.state
    if not state.game.edition.has_steps:
        text = translate("TopBar", "The end at {end}; cards left: {cards}")
    elif state.step == 1 and state.game.edition.does_step2_by_deck:
        text = translate(
            "TopBar", "Step 2 with the Step 3 card, the end at {end}; cards left: {cards}"
        )
    elif state.step == 1:
        text = translate("TopBar", "Step 2 at {step2}, the end at {end}; cards left: {cards}")
    else:
        text = translate("TopBar", "The end at {end}; cards left: {cards}")
    text = text.format(step2=state.game.step2_at, end=state.game.end_at, cards=state.pile_left)
    more = board_texts(session)
    return " ".join([f"{text}.", *more]) if more else text


def enders_text(session: Session) -> str:
    """Return who can end the game in this round, empty if nobody can."""
    names = [session.seats[seat].name for seat in may_end(session.state)]
    text = translate("TopBar", "Could end the game this round: {names}.")
    return text.format(names=listed(names)) if names else ""


def step_tip(step: int, game: Game) -> str:
    """Return what a Step allows and when it begins."""
    if not game.edition.has_steps:
        return translate("Tips", "This board stays in Step 1 for the whole game.")
    if step == 2 and game.edition.does_step2_by_deck:
        return translate(
            "Tips", "Step 2: two houses in each city. It begins when the Step 3 card is drawn."
        )
    return (
        translate("Tips", "Step 1: one house in each city."),
        translate(
            "Tips", "Step 2: two houses in each city. It begins once somebody has {cities}."
        ).format(cities=cities_counted(game.step2_at)),
        translate("Tips", "Step 3: three houses in each city. It begins after its card is drawn."),
    )[step - 1]


def phase_tip(phase: int) -> str:
    """Return what happens in a phase, 1 to 5."""
    return (
        translate("Tips", "Phase 1: the turn order is set."),
        translate("Tips", "Phase 2: plants are auctioned."),
        translate("Tips", "Phase 3: fuel is bought, last in turn order first."),
        translate("Tips", "Phase 4: houses are built, last in turn order first."),
        translate("Tips", "Phase 5: plants run, everybody is paid, the markets are refilled."),
    )[phase - 1]


def race_tip(counts: list[tuple[str, int]]) -> str:
    """Return how many cities each player has; `counts` has a name and a number for each."""
    each = [f"{name} {count}" for name, count in counts]
    return translate("Tips", "Cities: {each}. The long marks show Step 2 and the end.").format(
        each=listed(each)
    )


def cards_tip(left: int) -> str:
    """Return how many cards the draw pile has."""
    return translate("Tips", "%n cards are left in the draw pile.", "", left)

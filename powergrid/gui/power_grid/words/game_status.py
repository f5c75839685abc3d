# SPDX-License-Identifier: MIT
"""The state of the whole game in words: round, Step, phase, what ends it, and tooltips."""

from typing import Final

from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.terms import cities_counted, phase_name
from powergrid.rules import Game
from powergrid.rules.ending import possible_enders, thresholds_ahead
from powergrid.rules.phases.building import may_begin_again
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, ORDER, State
from powergrid.rules.variants.mines import cities_of_mines, uranium_price
from powergrid.rules.variants.outage import is_outage, max_built_in

_PHASE_TIPS: Final = Texts(
    "Tips",
    {
        ORDER: "Phase 1: the turn order is set.",
        AUCTION: "Phase 2: plants are auctioned.",
        FUEL: "Phase 3: fuel is bought, last in turn order first.",
        BUILDING: "Phase 4: houses are built, last in turn order first.",
        BUREAUCRACY: "Phase 5: plants run, everybody is paid, the markets are refilled.",
    },
)
_HOUSES: Final = Texts(
    "Tips",
    {
        1: "Step {step}: one house in each city.",
        2: "Step {step}: two houses in each city.",
        3: "Step {step}: three houses in each city.",
    },
)


def round_text(session: Session) -> str:
    """Return round, Step (if the board has any) and phase, and how many cities each player has."""
    state = session.state
    cities = ", ".join(
        f"{session.seats[seat].name} {len(state.cities[seat])}" for seat in state.order
    )
    text = translate("TopBar", "Round {round}, {phase}; cities: {cities}")
    if state.game.edition.has_steps:
        text = translate("TopBar", "Round {round}, Step {step}, {phase}; cities: {cities}")
    return text.format(
        round=state.round, step=state.step, phase=phase_name(state.phase), cities=cities
    )


def thresholds_text(session: Session) -> str:
    """Return what starts Step 2 and ends the game, and how many cards are left."""
    state, (step2_at, _) = session.state, thresholds_ahead(session.state)
    text = translate("TopBar", "The end at {end}; cards left: {cards}")
    if state.step == 1 and state.game.edition.does_step2_by_deck:
        text = translate(
            "TopBar", "Step 2 with the Step 3 card, the end at {end}; cards left: {cards}"
        )
    elif step2_at is not None:
        text = translate("TopBar", "Step 2 at {step2}, the end at {end}; cards left: {cards}")
    text = text.format(step2=step2_at, end=state.game.end_at, cards=state.pile_left)
    return " ".join([f"{text}.", *board_texts(session)])


def enders_text(session: Session) -> str:
    """Return who can end the game in this round, empty if nobody can."""
    names = [session.seats[seat].name for seat in possible_enders(session.state)]
    text = translate("TopBar", "Could end the game this round: {names}.")
    return text.format(names=listed(names)) if names else ""


def step_tip(step: int, game: Game) -> str:
    """Return what a Step allows and when it begins."""
    texts = [_HOUSES[game.open_places[step - 1]].format(step=step)]
    if step == 3:
        texts.append(translate("Tips", "It begins after its card is drawn."))
    elif step == 2 and game.edition.does_step2_by_deck:
        texts.append(translate("Tips", "It begins when the Step 3 card is drawn."))
    elif step == 2:
        text = translate("Tips", "It begins once somebody has {cities}.")
        if game.edition.does_step2_when_full:
            text = translate(
                "Tips", "It begins once somebody has {cities}, or once every city has a house."
            )
        texts.append(text.format(cities=cities_counted(game.step2_at)))
    if game.board.has_special_cities:
        texts.append(translate("Tips", "Some cities differ, as the map shows."))
    return " ".join(texts)


def phase_tip(phase: int, game: Game) -> str:
    """Return what happens in a phase, 1 to 5."""
    if phase == ORDER and game.edition.has_order_after_auctions:
        return translate("Tips", "The turn order is set after Phase 2.")
    return _PHASE_TIPS[phase]


def is_step2_marked(state: State) -> bool:
    """Return whether the track of cities marks Step 2: not in Step 3, which may have skipped it."""
    return state.game.is_step2_by_cities and state.step < 3


def race_tip(counts: list[tuple[str, int]], state: State) -> str:
    """Return how many cities each player has; `counts` has a name and a number for each."""
    each = [f"{name} {count}" for name, count in counts]
    text = translate("Tips", "Cities: {each}. The long mark shows the end.")
    if is_step2_marked(state):
        text = translate("Tips", "Cities: {each}. The long marks show Step 2 and the end.")
    return text.format(each=listed(each))


def cards_tip(left: int) -> str:
    """Return how many cards the draw pile has."""
    return translate("Tips", "%n cards are left in the draw pile.", "", left)


def board_texts(session: Session) -> list[str]:
    """Return a sentence for the current state of each of the board's special rules."""
    state = session.state
    texts = [mines_text(state, session.viewer)] if state.game.mines else []
    texts += [outage_text(state)] if max_built_in(state.game) is not None else []
    texts += [side_pile_text(state)] if state.game.side_pile else []
    texts += [_networks_text(session)]
    return [text for text in texts if text]


def mines_text(state: State, seat: int) -> str:
    """Return the price at which uranium sells, and what a seat's mines would earn."""
    price = uranium_price(state)
    if price is None:
        return translate("Boards", "The uranium market is full: mines earn nothing now.")
    text = translate("Boards", "Mines sell uranium at {price} a city; yours would earn {income}.")
    return text.format(price=price, income=price * cities_of_mines(state, state.plants[seat]))


def outage_text(state: State) -> str:
    """Return how many cities were connected in this round, and how many cause an outage."""
    maximum, built = max_built_in(state.game) or 0, state.extras.built
    if is_outage(state):
        text = translate("Boards", "Power outage: {built} cities this round, so income is cut.")
    else:
        text = translate(
            "Boards", "Cities this round: {built}; more than {maximum} cause an outage."
        )
    return text.format(built=built, maximum=maximum)


def side_pile_text(state: State) -> str:
    """Return which plants are set aside, or what has happened to the draw pile; empty at first."""
    extras = state.extras
    if extras.piles_done > 1:
        return translate("Boards", "The draw pile has run out: all plants are for sale.")
    if extras.piles_done:
        return translate("Boards", "The plants set aside are now the draw pile.")
    aside = listed([str(plant) for plant in extras.side_pile])
    text = translate("Boards", "Plants set aside: {plants}.")
    return text.format(plants=aside) if aside else ""


def _networks_text(session: Session) -> str:
    """Return who can still start a second network, empty if nobody can."""
    state = session.state
    names = [session.seats[seat].name for seat in state.order if may_begin_again(state, seat)]
    text = translate("Boards", "Can still start a second network: {names}.")
    return text.format(names=listed(names)) if names else ""

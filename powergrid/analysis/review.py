# SPDX-License-Identifier: MIT
"""The review of a finished game: every seat's chance to win, and the moves that cost most.

A move costs the chance after what the learned value would have done, less the chance after what was
done. Cards drawn in between do not count, and the value's own moves cost nothing. The value is the
strongest level without its search, which would take minutes for a whole game. Where the first
estimate sees a mistake, the game is played out from there, and the mistake costs no more than it
does in these games: how a game continues depends on how rivals are assumed to play, so both
estimates must agree. Nor can it cost more than the chance that its seat had. All chances shown are
first estimates.

In an auction, the opening included, only a seat's costliest action counts. Each house is judged
alone, fuel by the whole turn; running plants seems to cost the income that a better choice would
have added.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice
from random import Random
from typing import Final, NamedTuple

from powergrid.analysis.advice import quick_advice
from powergrid.analysis.judges import adviser, judge, win_chances
from powergrid.analysis.lookahead import state_after
from powergrid.analysis.luck import luck_of_draw
from powergrid.analysis.playouts import playouts
from powergrid.analysis.reasons import Reason, reasons
from powergrid.rules import State
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    OpenAuction,
)
from powergrid.rules.scoring import shares_of_win
from powergrid.rules.state import (
    BIDDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    OPENING,
    RUNNING_PLANTS,
    SCRAPPING_PLANT,
    with_item,
)

MIN_COST: Final = 0.02
"""A move that cost less is no mistake: the chances are not that exact."""
_CHARTED: Final = (OPENING, BUYING_FUEL, BUILDING_HOUSES)
"""Questions at which the chances are computed: bids do not change them, and they foresee runs."""
_COMPARED: Final = (OPENING, BIDDING, SCRAPPING_PLANT, BUILDING_HOUSES)
_PLAYOUTS: Final = 8
_GLANCE: Final = 3
"""Playouts after which a mistake that has cost nothing in them is dropped."""


class Turn(NamedTuple):
    """Consecutive actions of one seat, each with the state before it, from `position` on.

    `after` is the state after the last one, None if the game was not followed so far.
    """

    position: int
    moves: tuple[tuple[State, Action], ...]
    after: State | None = None


class Mistake(NamedTuple):
    """A move that cost a seat part of its chance: what it did, and what would have been better.

    `position` is the number of actions before it. `best` is the chance that `better` would have
    left, for those `reasons`, and `chance` that less the cost of `done`. `lot` is the plant in the
    auction, 0 outside one.
    """

    position: int
    seat: int
    lot: int
    done: tuple[Action, ...]
    chance: float
    better: tuple[Action, ...]
    best: float
    reasons: tuple[Reason, ...]

    @property
    def cost(self) -> float:
        """How much of the chance was lost, from 0 to 1."""
        return self.best - self.chance

    @property
    def points(self) -> int:
        """The difference of the two chances in whole percent, as they are shown."""
        return round(100 * self.best) - round(100 * self.chance)


class Review(NamedTuple):
    """A reviewed game: its mistakes, and (position, chance by seat) as turns begin and at the end.

    `luck` has (position, chance gained or lost by seat) for the actions that drew cards.
    """

    chances: tuple[tuple[int, tuple[float, ...]], ...]
    mistakes: tuple[Mistake, ...]
    luck: tuple[tuple[int, tuple[float, ...]], ...] = ()


def turns(moves: Iterable[tuple[State, Action]], end: State | None = None) -> list[Turn]:
    """Return the actions of a game, each with the state before it, grouped into turns."""
    found: list[Turn] = []
    position = 0
    for _, group in groupby(moves, key=lambda move: _turn_of(move[0])):
        turn = Turn(position, tuple(group), end)
        if found:
            found[-1] = found[-1]._replace(after=turn.moves[0][0])
        position += len(turn.moves)
        found.append(turn)
    return found


def review_game(moves: Sequence[tuple[State, Action]], end: State) -> Review:
    """Return the review of a finished game.

    Takes about 5 ms for each action, and up to half a second more where it seems a mistake.
    """
    return join_reviews([review_turn(turn) for turn in turns(moves, end)], len(moves), end)


def review_turn(turn: Turn) -> Review:
    """Return the chances as a turn begins, its mistakes, and the luck of the cards it drew."""
    before = turn.moves[0][0]
    found = (
        _cap_cost(mistake, judge().chance(before, mistake.seat)) for mistake in _mistakes(turn)
    )
    mistakes = tuple(mistake for mistake in found if mistake.cost >= MIN_COST)
    return quick_review([turn])._replace(mistakes=mistakes, luck=tuple(_luck(turn)))


def quick_review(turns: Iterable[Turn]) -> Review:
    """Return the chances at the start of turns alone; half a millisecond each."""
    starts = ((turn.position, turn.moves[0][0]) for turn in turns)
    return Review(
        tuple((at, win_chances(state)) for at, state in starts if state.asks in _CHARTED), ()
    )


def join_reviews(parts: Iterable[Review], last: int, end: State) -> Review:
    """Return the review of a game from those of its turns; the last chances are its result."""
    all_parts = list(parts)
    result = tuple(shares_of_win(end))
    mistakes = [mistake for part in all_parts for mistake in part.mistakes]
    return Review(
        (*(moment for part in all_parts for moment in part.chances), (last, result)),
        tuple(
            mistake for mistake in mistakes if mistake is _costliest_in_auction(mistake, mistakes)
        ),
        tuple(moment for part in all_parts for moment in part.luck),
    )


def _luck(turn: Turn) -> Iterator[tuple[int, tuple[float, ...]]]:
    states = [*(state for state, _ in turn.moves[1:]), turn.after]
    for at, ((before, action), after) in enumerate(zip(turn.moves, states, strict=True)):
        if after is not None:
            yield from luck_of_draw(turn.position + at, before, action, after)


def _cap_cost(mistake: Mistake, max_cost: float) -> Mistake:
    """Return the mistake with a cost of `max_cost` at most."""
    return mistake._replace(chance=max(mistake.chance, mistake.best - max_cost))


def _costliest_in_auction(mistake: Mistake, mistakes: Sequence[Mistake]) -> Mistake:
    """Return the seat's costliest mistake in that auction, or the mistake itself outside one."""
    same = [other for other in mistakes if other.seat == mistake.seat and other.lot == mistake.lot]
    return max(same, key=lambda other: other.cost) if mistake.lot else mistake


def _turn_of(state: State) -> tuple[int, int, int, int]:
    return state.round, state.phase, state.seat, state.asks


def _mistakes(turn: Turn) -> Iterator[Mistake]:
    asks = turn.moves[0][0].asks
    if asks == BUYING_FUEL:
        yield from _fuel_mistake(turn)
    elif asks == RUNNING_PLANTS:
        yield from _run_mistake(turn)
    elif asks in _COMPARED:
        for at, (state, action) in enumerate(turn.moves):
            following = turn.moves[at + 1][0] if at + 1 < len(turn.moves) else None
            yield from _option_mistake(turn.position + at, state, action, following)


def _fuel_mistake(turn: Turn) -> Iterator[Mistake]:
    """Yield the mistake if the learned value would have had a better turn, also when played on."""
    before = turn.moves[0][0]
    if before.game.buys_one_by_one:
        return  # a turn is one token, and others buy before the next
    done = tuple(action for _, action in turn.moves)
    better = _own_turn(before)
    after, wanted = state_after(before, done), state_after(before, better)
    if after == wanted or not isinstance(done[-1], EndTurn):
        return
    chance, best = [judge().chance(state, before.seat) for state in (after, wanted)]
    brings = reasons(before, wanted)
    seen = Mistake(turn.position, before.seat, 0, done, chance, better, best, brings)
    yield from _confirm(before, seen, (done, better))


def _run_mistake(turn: Turn) -> Iterator[Mistake]:
    """Yield the mistake if the learned value's run would have paid more, also when played on."""
    (before, done), *_ = turn.moves
    seat = before.seat
    better = adviser().decide(before, Random(0))
    after, wanted = state_after(before, [done]), state_after(before, [better])
    lost = min(wanted.money[seat] - after.money[seat], before.money[seat])
    if lost <= 0:
        return
    poorer = before.copy()
    poorer.money = with_item(before.money, seat, before.money[seat] - lost)
    chance, best = [judge().chance(state, seat) for state in (poorer, before)]
    brings = reasons(before, wanted)
    seen = Mistake(turn.position, seat, 0, (done,), chance, (better,), best, brings)
    yield from _confirm(before, seen, ([done], [better]))


def _own_turn(before: State) -> tuple[Action, ...]:
    """Return all that the learned value does in the turn that starts here."""
    actions = list[Action]()
    while not actions or isinstance(actions[-1], BuyFuel):
        actions.append(adviser().decide(state_after(before, actions), Random(0)))
    return tuple(actions)


def _option_mistake(
    position: int, state: State, action: Action, following: State | None
) -> Iterator[Mistake]:
    best, *others = quick_advice(state)
    if not others or action == best.action:
        return
    chance = _chance_after(state, action, following)
    if chance is not None:
        lot = action.plant if isinstance(action, OpenAuction) else state.lot
        done, better = (action,), best.actions
        seen = Mistake(position, state.seat, lot, done, chance, better, best.chance, best.reasons)
        yield from _confirm(state, seen, (done, better[:1]))


def _confirm(state: State, seen: Mistake, ways: Sequence[Sequence[Action]]) -> Iterator[Mistake]:
    """Yield a mistake of the first estimate, if it is one when played on, with the lesser cost.

    `ways`: what was done, and what seems better; strong players continue from there.
    """
    if seen.cost < MIN_COST:
        return
    outcomes = playouts(state, ways, Random(seen.position))
    lost = 0.0
    for count, (after_done, after_better) in enumerate(islice(outcomes, _PLAYOUTS), 1):
        lost += after_better - after_done
        if count >= _GLANCE and lost <= 0:
            return
    yield _cap_cost(seen, lost / _PLAYOUTS)


def _chance_after(state: State, action: Action, following: State | None) -> float | None:
    """Return the chance after an action of one of the compared kinds, None if unknown."""
    if isinstance(action, BuildHouse):
        # The turn continues after a house: its best continuation counts.
        return None if following is None else _best_chance(following)
    if isinstance(action, Bid):
        state = state.copy()
        state.bid = action.amount - 1
    chance = _chance_of(state, action)
    if isinstance(action, OpenAuction):
        opened = state_after(state, [action])
        if opened.asks == BIDDING and chance is not None:
            # The others may pass at once, so the opener may have to pay its bid.
            chance = min(chance, _chance_if_others_pass(opened, state.seat))
    return chance


def _chance_of(state: State, action: Action) -> float | None:
    """Return the chance after the option that an action belongs to."""
    bot = judge()
    for option in bot.options(state, Random(0)):
        if _is_like(option.action, action):
            return max(bot.chance(position, state.seat) for position in option.positions)
    return None


def _is_like(action: Action, other: Action) -> bool:
    """Return whether two actions are the same, all openings for a plant being one."""
    if isinstance(action, OpenAuction) and isinstance(other, OpenAuction):
        return action.plant == other.plant
    return action == other


def _chance_if_others_pass(opened: State, seat: int) -> float:
    """Return the leader's chance after buying the plant at the present bid."""
    bot = judge()
    positions = bot.options(opened, Random(0))[0].positions
    return bot.chance(positions[0], seat)


def _best_chance(state: State) -> float:
    return max(option.chance for option in quick_advice(state))

# SPDX-License-Identifier: MIT
"""An edition: the tables of one printing of the game, and which of the named rules it has."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from powergrid.rules.fuel import Tokens

PLUG: Final = "plug"
OTHER: Final = "other"
"""In place of a plant's number: a random plug card, or a random one of the others."""

NO_CARDS: Final[dict[int, tuple[int, ...]]] = {}


class PlannedRow(NamedTuple):
    """A plant market of one row that is filled only in Phase 5, from a sorted draw pile.

    Plants up to the number `sorted_to` come in ascending order, then those up to `shuffled_to` and
    the Step 3 card in random order, then the rest. The row begins with a plant for each player. In
    Steps 1 and 2 at least `added` plants (by player count) are drawn, and more until there are
    `kept`; the lowest beyond that leave. In Step 3 there are `in_step3`, and sold plants are
    replaced.
    """

    sorted_to: int
    shuffled_to: int
    added: Mapping[int, int]
    kept: Mapping[int, int]
    in_step3: int


class Edition(NamedTuple):
    """The figures of one edition, which a board may replace. Some tables are keyed by player count.

    `opening_market`: the plants laid out first; plug cards fill the rest.
    `first_cards`: the cards on top of the draw pile, the first on top; `next_cards`: those under
    them, shuffled. Each is a plant's number, `PLUG` or `OTHER`.
    `removed`: how many cards are removed unseen, (of the plug cards, of the others); where no plug
    cards are drawn for the opening market the first number is 0 and the second counts for the whole
    pile. `never_removed`: plants that always stay in the pile.
    `plants_out`: by player count, plants that do not take part.
    `aside_until_step2`: plants that Step 2 puts on top of the draw pile, the first on top.
    `cards_below_step3`: how many cards of the draw pile are below the Step 3 card.
    `options`: the names of the options its rulebook offers; `bank_players`: the player counts that
    are played against the bank.
    `spaces`: by fuel, the price of every space of the fuel market, cheapest first; `tokens`: by
    fuel, all tokens in the box.
    `house_prices`: what the places of a city cost; `open_places`: how many of them are open in
    Steps 1, 2 and 3.
    `current_market` ("actual_market" in files): how many plants are for sale in Steps 1 and 2;
    `future_market`: how many more are laid out.
    `stored_runs`: for how many runs a plant stores fuel.
    `early_kinds`: kinds of plants that are for sale even as the lowest of the future market.
    `kept_kinds`: kinds of plants that are never put under the draw pile.
    `removed_when_unsold`: how many plants, the lowest, are removed in a round without a sale.
    `removes_lowest_at_first_pass`: the lowest is removed at the first pass of a round.
    `removes_lowest_each_round`: the lowest is removed in Phase 5 of Steps 1 and 2, unless the
    discounted one was.
    `replaces_in_step2`: whether the plant that Step 2 removes is replaced.
    `has_order_after_auctions`: the turn order is set after Phase 2 and not before.
    `does_step2_when_full`: Step 2 also begins when every city in play has a house.
    `has_steps`: whether there are Steps 2 and 3, and a Step 3 card.
    `not_in_step1`: kinds of plants that may not be for sale in Step 1: those numbered
    `leave_in_step1` are removed at once, others go under the draw pile.
    `does_step2_by_deck`: Step 2 begins when the Step 3 card is drawn, which goes back under the
    pile; `under_in_step2`: how many plants go under the pile in Phase 5 of Step 2.
    `planned_row`: the plant market is one row, planned ahead.
    `tie_break`: what breaks ties between players who power equally many cities, first to last.
    """

    id: str
    players: tuple[int, ...]
    areas: dict[int, int]
    removed: dict[int, tuple[int, int]]
    plants_allowed: dict[int, int]
    step2_at: dict[int, int]
    end_at: dict[int, int]
    starting_money: int
    spaces: tuple[tuple[int, ...], ...]
    tokens: Tokens
    starting_fuel: Tokens
    payments: tuple[int, ...]
    refill: dict[int, tuple[tuple[int, int, int], ...]]
    house_prices: tuple[int, ...]
    open_places: tuple[int, int, int]
    stored_runs: int
    current_market: int
    future_market: int
    opening_market: tuple[int, ...]
    first_cards: tuple[int | str, ...]
    has_discount_token: bool
    has_obsolete_plants: bool
    removed_when_unsold: int
    does_step2_before_step3: bool
    tie_break: tuple[str, ...]
    options: tuple[str, ...]
    bank_players: tuple[int, ...]
    next_cards: tuple[int | str, ...] = ()
    never_removed: tuple[int, ...] = ()
    plants_out: Mapping[int, tuple[int, ...]] = NO_CARDS
    aside_until_step2: tuple[int, ...] = ()
    cards_below_step3: int = 0
    early_kinds: tuple[str, ...] = ()
    kept_kinds: tuple[str, ...] = ()
    removes_lowest_at_first_pass: bool = False
    removes_lowest_each_round: bool = False
    replaces_in_step2: bool = True
    has_order_after_auctions: bool = False
    does_step2_when_full: bool = False
    has_steps: bool = True
    not_in_step1: tuple[str, ...] = ()
    leave_in_step1: tuple[int, ...] = ()
    does_step2_by_deck: bool = False
    under_in_step2: int = 1
    planned_row: PlannedRow | None = None

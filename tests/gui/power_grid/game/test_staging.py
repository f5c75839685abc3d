# SPDX-License-Identifier: MIT
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.rules.actions import BuyFuel
from powergrid.rules.fuel import COAL
from powergrid.rules.state import BUYING_FUEL
from tests.gui.tables import a_session, play_until


def test_a_new_draft_ends_what_a_page_highlights_as_the_pointer_leaves() -> None:
    staging = Staging(a_session())
    shown: list[list[int]] = []
    staging.cities_highlighted.connect(shown.append)
    staging.point_at_city(3)
    staging.city_pointed.connect(lambda _: staging.highlight_cities([1, 2]))
    staging.restart()
    assert shown[-1] == []


def test_a_turn_goes_on_if_a_purchase_is_refused() -> None:
    session = play_until(a_session(), lambda state: state.asks == BUYING_FUEL)
    seat, refusals = session.state.seat, []
    session.refused.connect(lambda code, _: refusals.append(code))
    Staging(session).do([BuyFuel(COAL, 99)], ends_turn=True)
    assert len(refusals) == 1
    assert (session.state.seat, session.state.asks) == (seat, BUYING_FUEL)

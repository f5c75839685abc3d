# SPDX-License-Identifier: MIT
"""Phase 5 and the end of the game, each rule with its words in the rulebook."""

import pytest

from powergrid.factory.rules import IllegalAction, State, legal
from powergrid.factory.rules.actions import Pass, RunFactory
from powergrid.factory.rules.events import Event, GameEnded, PhaseBegan, ProfitPaid, RoundBegan
from powergrid.factory.rules.phases.profit import profit_of
from powergrid.factory.rules.state import BUREAUCRACY, PROFIT
from powergrid.factory.rules.tracks import Tracks, income_of
from tests.factory.table import Table


def test_the_rulebooks_example_of_a_start() -> None:
    """„na początku gry przychód gracza to 20 Elektro”

    „Zużycie energii w fabryce jest na poziomie 4, a jednostkowy koszt energii wynosi tylko 1”
    „Gracz otrzymuje więc dochód z banku równy 16 Elektro (przychód 20 - koszt energii 4x1)”
    „Podczas tej fazy gracze będą pobierać dochód”
    „Dochód liczony jest na podstawie różnicy pomiędzy przychodem a kosztem”
    „gracz otrzymuje z banku kwotę Elektro będącą różnicą pomiędzy przychodem a kosztami”
    „mnożąc wskazanie poziomu zużycia energii przez bieżącą cenę energii”
    """
    game = Table(2)
    game.deal = game.deal._replace(energy_tiles=(0, 1, 1, 1, 1))
    game.at(BUREAUCRACY, order=(6, 4))
    game.do(RunFactory())
    events = game.do(RunFactory())
    assert [event for event in events if isinstance(event, ProfitPaid)] == [
        ProfitPaid(1, 20, 4, 16, 16),
        ProfitPaid(0, 20, 4, 16, 16),
    ]
    assert game.state.money == (34, 34)


def test_the_rulebooks_example_of_income_by_the_lower_marker() -> None:
    """„znacznik wielkości produkcji znajduje się na pozycji 3, a znacznik wielkości stanów”

    „Dzieje się tak, ponieważ w tym przypadku brany jest pod uwagę znacznik wielkości produkcji”
    „Przychód wyznaczany jest przez odczytanie wartości z planszy gracza”
    """
    game = Table().game
    assert income_of(game, Tracks(3, 8, 1, 0)) == 30
    assert income_of(game, Tracks(8, 3, 1, 0)) == 30
    assert income_of(game, Tracks(2, 3, 4, 4)) == 20


def last_profit(round_: int, energy: int = 4) -> State:
    game = Table(2)
    state = game.state
    state.round, state.price, state.energy = round_, 3, (energy, energy)
    game.at(PROFIT)
    return state


def test_the_profit_of_round_five_is_doubled() -> None:
    """„W trakcie ostatniej, piątej rundy dochód wszystkich graczy jest podwajany”"""
    assert last_profit(4).profit == (8, 8)
    assert last_profit(5).profit == (16, 16)
    assert last_profit(5).money == (34, 34)
    state = last_profit(4)
    assert profit_of(state, Tracks(3, 3, 1, 0), 8) == 22


def test_a_loss_takes_no_more_than_the_money_left() -> None:
    assert last_profit(1, energy=10).money == (8, 8)
    state = last_profit(5, energy=10)
    assert (state.money, state.profit) == ((0, 0), (-20, -20))


def test_five_rounds_of_five_phases() -> None:
    """„Gra toczyć się będzie przez 5 rund” „Każda z nich dzieli się na poniższych 5 faz”

    „W każdej fazie wszyscy gracze wykonują kolejno swoje akcje”
    """
    game = Table(2).begun()
    state = game.state
    began: list[Event] = []
    events: list[Event] = []
    while not state.is_over:
        events = game.do(next(iter(legal(state))))
        began += [event for event in events if isinstance(event, RoundBegan | PhaseBegan)]
    phases = [PhaseBegan(phase) for phase in range(1, 6)]
    rest = [event for round_ in range(2, 6) for event in (RoundBegan(round_), *phases)]
    assert began == phases[1:] + rest
    assert events[-1] == GameEnded(state.ranking)


def test_no_action_is_legal_before_or_after_the_game() -> None:
    assert not Table(2).state.is_over
    state = last_profit(5)
    assert state.is_over
    question = legal(state)
    assert (list(question), question.count(), Pass() in question) == ([], 0, False)
    with pytest.raises(IllegalAction, match="game_over"):
        question.check(Pass())

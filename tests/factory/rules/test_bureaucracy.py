# SPDX-License-Identifier: MIT
"""Phase 4, each rule with its words in the rulebook."""

from random import Random

import pytest

from powergrid.factory.rules import IllegalAction, legal
from powergrid.factory.rules.actions import Hire, RunFactory
from powergrid.factory.rules.events import EnergyPriceMoved, FactoryRun, ProfitPaid
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.state import BIDDING, BUREAUCRACY, with_item
from tests.expect import expect
from tests.factory.table import Table


def running(*tiles: tuple[str, int], workers: int = 7) -> tuple[Table, Runs]:
    """A seat with this factory, asked what runs."""
    game = Table(2)
    game.own(0, *tiles)
    game.state.seasonal = with_item(game.state.seasonal, 0, workers - 7)
    game.at(BUREAUCRACY)
    question = expect(Runs, legal(game.state))
    return game, question


def refusal(question: Runs, *off: int) -> str:
    with pytest.raises(IllegalAction) as refused:
        question.check(RunFactory(tuple(off)))
    return refused.value.code


def test_everybody_sets_the_tracks_in_order() -> None:
    """„wszyscy gracze ustawiają znaczniki na odpowiednich pozycjach torów”

    „Należy również umieścić odpowiednią liczbę robotników w pomieszczeniu socjalnym”
    „Po wykonaniu tych czynności należy odpowiednio zmienić cenę energii”
    „Na początku, zgodnie z kolejnością żetonów, każdy gracz umieszcza wszystkich”
    „Następnie sprawdza wszystkie żetony elementów fabryki pod kątem wpływu”
    „Każdy z wyników jest odnotowywany na odpowiednim torze”
    „Na końcu przenosi do pomieszczenia socjalnego taką liczbę robotników”
    """
    game = Table(2).at(BUREAUCRACY, order=(5, 3))
    assert game.state.seat == 1
    assert game.do(RunFactory()) == [FactoryRun(1, (), 2, 3, 4, 4)]
    events = game.do(RunFactory())
    assert events[0] == FactoryRun(0, (), 2, 3, 4, 4)
    assert isinstance(events[1], EnergyPriceMoved)


def test_energy_is_red_minus_green_and_at_least_1() -> None:
    """„wszystkie żetony z symbolem toru zużycia energii”

    „odejmuje od wyniku sumę liczb na zielonym tle. Wyznaczona w ten sposób liczba
    reprezentuje nową wielkość zużycia energii” „Sumuje wszystkie liczby na czerwonym tle”
    „Wyznaczona w ten sposób liczba reprezentuje nową wielkość zużycia energii przez fabrykę”
    „Jeśli wartość ta jest mniejsza niż 1, przyjmuje się, że zużycie energii jest na poziomie 1”
    """
    _, question = running(("machine", 12), ("production-robot", 9), ("control", 13))
    assert question.tracks(()).energy == 3 + 2 - 2
    _, question = running(("machine", 7), ("control", 23))
    assert question.tracks(()).energy == 1
    _, question = running()
    assert question.tracks(()) == (0, 0, 1, 0)


def test_production_and_storage_are_sums() -> None:
    """„wszystkie żetony z symbolem toru wielkości produkcji”

    „Następnie sumuje wszystkie liczby znajdujące się obok tego symbolu”
    „Wyznaczona w ten sposób liczba reprezentuje wielkość produkcji”
    „wszystkie żetony z symbolem toru wielkości stanów magazynowych”
    „Następnie sumuje liczby znajdujące się obok tego symbolu”
    „reprezentuje wielkość stanów magazynowych w swojej fabryce”
    """
    _, question = running(
        ("machine", 12), ("machine", 0), ("production-robot", 16), ("storage", 22), ("storage", 6)
    )
    tracks = question.tracks(())
    assert (tracks.production, tracks.storage) == (3 + 1 + 3, 5 + 1)


def test_the_canteen_is_red_minus_green_and_at_least_0() -> None:
    """„wszystkie żetony z symbolem robotnika”

    „reprezentuje nową liczbę robotników pracujących w fabryce (minimum 0)”
    „Sumuje wszystkie liczby na czerwonym tle znajdujące się obok tego symbolu i odejmuje”
    „Należy ich przenieść do pomieszczenia socjalnego”
    „Pozostali robotnicy są dostępni do wykorzystania w kolejnej rundzie”
    „Mogą być wykorzystani do obsługi maszyn”
    """
    _, question = running(("machine", 12), ("auxiliary-robot", 3), ("optimisation", 4))
    assert question.tracks(()).canteen == 3 - 1 - 1
    game, question = running(("machine", 9), ("auxiliary-robot", 7))
    assert question.tracks(()).canteen == 0
    game.do(RunFactory(), RunFactory())
    assert game.state.canteen[0] == 0
    assert game.state.available(0) == 7


def test_one_worker_stays_available() -> None:
    """„aby na koniec rundy poza fabryką pozostał choć 1 dostępny robotnik”

    „Należy wyłączyć maszyny, które pracowałyby bez nadzoru”
    „Gracz nie posiada wystarczająco dużo robotników w fabryce”
    „jaka wymagana jest do obsługi posiadanych aktywnych maszyn”
    „W tej fazie należy zwrócić szczególną uwagę na dwie zasady gry”
    """
    machines = [("machine", 12), ("machine", 12), ("machine", 9)]
    _, question = running(*machines, workers=7)
    assert refusal(question) == "too_few_workers"  # seven are needed
    _, question = running(*machines, workers=8)
    assert RunFactory() in question  # and the eighth, a seasonal one, stays available
    _, question = running(("machine", 12), ("machine", 12))
    assert RunFactory() in question


def test_a_robot_needs_a_machine_of_its_own() -> None:
    """„Gracze mogą posiadać w fabryce tylko tyle aktywnych robotów, ile posiadają aktywnych”

    „Gracz ustawił w fabryce więcej robotów niż maszyn”
    „Każda maszyna może współpracować tylko z jednym robotem”
    „Posiadane nadmiarowe roboty muszą zostać wyłączone”
    „Czasami zdarza się, że gracz musi tymczasowo wyłączyć maszyny lub roboty”
    „Sytuacja taka ma miejsce w następujących przypadkach”
    „Wspomniane powyżej warunki tymczasowego wyłączenia muszą jednak być zawsze przestrzegane”
    """
    game, question = running(("machine", 9), ("production-robot", 6), ("auxiliary-robot", 3))
    machine, robot, saver = [
        game.kind(*tile)
        for tile in (("machine", 9), ("production-robot", 6), ("auxiliary-robot", 3))
    ]
    assert refusal(question) == "too_many_robots"
    assert refusal(question, machine, robot) == "too_many_robots"
    assert list(question) == [
        RunFactory((saver,)),
        RunFactory((robot,)),
        RunFactory((robot, saver)),
        RunFactory((machine, robot, saver)),
    ]
    assert {question.sample(Random(seed)) for seed in range(30)} == {*question}


def test_machines_and_robots_are_switched_off_at_will() -> None:
    """„dowolnie decydować o tym, które roboty i maszyny będą aktywne, a które wyłączone”

    „Gracz może również zdecydować o dezaktywacji urządzeń z powodów taktycznych”
    „Wyłączone maszyny oraz roboty nie zużywają energii”
    „Parametry wyłączonej maszyny/robota nie są brane pod uwagę”
    „Wyłączenie może więc spowodować przesunięcie znaczników zarówno w jedną”
    """
    game = Table(2).at(BUREAUCRACY)
    machine = game.kind("machine")
    question = legal(game.state)
    assert list(question) == [RunFactory(()), RunFactory((machine,)), RunFactory((machine,) * 2)]
    assert game.do(RunFactory((machine,))) == [FactoryRun(0, (machine,), 1, 3, 2, 2)]
    assert game.state.off[0] == (machine,)


def test_nothing_else_can_be_switched_off() -> None:
    game, question = running(("machine", 9), ("storage", 6), ("control", 8), ("optimisation", 4))
    machine = game.kind("machine", 9)
    for type_, price in (("storage", 6), ("control", 8), ("optimisation", 4)):
        assert refusal(question, game.kind(type_, price)) == "cannot_be_switched_off"
    assert refusal(question, machine, machine) == "cannot_be_switched_off"
    assert refusal(question, game.kind("machine")) == "cannot_be_switched_off"
    assert refusal(Runs(Table(2).at(BUREAUCRACY).state), 21, 6) == "cannot_be_switched_off"
    with pytest.raises(IllegalAction, match="not_asked"):
        question.check(Hire(0))


def test_the_energy_price_moves_last() -> None:
    """„odkrywa się pierwszy żeton ze stosu zakrytych żetonów zmian cen energii”

    „Znacznik na wykresie zmian cen energii przesuwa się odpowiednio do wartości”
    „Od trzeciej rundy cena jednak może się już zmieniać”
    „Cena energii będzie rosła przez całą rozgrywkę”
    """
    game = Table(2)
    game.deal = game.deal._replace(energy_tiles=(0, 2, 1, 0, 2))
    game.at(BUREAUCRACY)
    state = game.state
    prices = []
    for round_ in range(1, 6):
        state.round = round_
        game.at(BUREAUCRACY)
        game.do(RunFactory())
        events = game.do(RunFactory())
        assert EnergyPriceMoved(game.deal.energy_tiles[round_ - 1], state.price) in events
        assert any(isinstance(event, ProfitPaid) for event in events)
        prices.append(state.price)
        assert state.phase == BIDDING or round_ == 5
    assert prices == [1, 3, 4, 4, 6]

# SPDX-License-Identifier: MIT
"""Other programs as bots: what they are asked, and what happens if they misbehave."""

import json
import os
import sys
from pathlib import Path
from random import Random
from select import select

import pytest

from powergrid.bots import bot_named
from powergrid.bots.bot import Bot
from powergrid.programs.messages import PROTOCOL, ask_message, game_message
from powergrid.programs.program_bot import ProgramBot, WithStandIn
from powergrid.programs.running import ProgramError, ProgramProcess
from powergrid.records.offers import UP_TO, choose, offers
from powergrid.rules import State, legal
from powergrid.rules.actions import Action
from powergrid.rules.fuel import COAL
from tests.bots.setups import GERMANY, Setup, opening, play_one
from tests.patience import PATIENCE

A_STATE = opening(GERMANY)
EXAMPLES = Path(__file__).parents[2] / "docs" / "bots"


class Reader:
    """A bot that reads every question as a program would, and answers at random."""

    def decide(self, state: State, rng: Random) -> Action:
        options = offers(state)
        message = json.loads(json.dumps(ask_message(state, options, 1)))
        question = legal(state)
        choices = []
        for option in message["options"]:
            key = "bid" if "bid" in option else "amount"
            maximum = option.get(UP_TO)
            numbers = (
                [{key: number} for number in range(option[key], maximum + 1)] if maximum else [{}]
            )
            choices += [choose(option | number, options) for number in numbers]
            assert maximum is None or choose(option | {key: maximum + 1}, options) is None
        assert sorted(map(str, choices)) == sorted(map(str, question)), "each action once"
        assert not any(choose({**option, "type": "?"}, options) for option in message["options"])
        action = rng.choice(choices)
        assert action is not None
        return action


@pytest.mark.parametrize("board", ["germany", "central-europe", "south-africa", "korea", "japan"])
def test_the_options_are_exactly_the_legal_actions(board: str) -> None:
    edition = "recharged" if board == "germany" else "classic"
    play_one(Setup(board, edition, 3), [Reader()] * 3, seed=5)


def test_the_tables_of_a_second_fuel_market_are_told() -> None:
    game = opening(Setup("korea", "recharged", 4)).game
    message = game_message(game)
    assert game.north is not None
    assert message["fuel_spaces_north"]["coal"] == list(game.north.spaces[COAL])
    assert message["refill_north"]["coal"] == list(game.north.refill[4][COAL])
    assert "refill_north" not in game_message(A_STATE.game)


def test_the_game_is_described_once_with_all_its_tables() -> None:
    game = A_STATE.game
    message = json.loads(json.dumps(game_message(game)))
    assert message["protocol"] == PROTOCOL
    assert len(message["cities"]) == len(game.cities)
    assert {plant["plant"] for plant in message["plants"]} == set(game.plants)
    known = {city["city"] for city in message["cities"]}
    assert all(a in known and b in known and cost >= 0 for a, b, cost in message["connections"])


def example(name: str) -> ProgramBot:
    language = {".py": sys.executable, ".pl": "perl"}[Path(name).suffix]
    return ProgramBot([language, str(EXAMPLES / name)])


@pytest.mark.parametrize("name", ["greedy.py", "first.pl"])
def test_the_examples_of_the_protocol_play_whole_games(name: str) -> None:
    program = example(name)
    bots: list[Bot] = [program, bot_named("sensible"), bot_named("random")]
    state = play_one(Setup("germany", "recharged", 3), bots, seed=1)
    program.close()
    assert state.is_over


def script(*lines: str, seconds: float = 5) -> ProgramBot:
    return ProgramBot(["sh", "-c", "\n".join(("read game; read ask", *lines))], seconds=seconds)


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["exit 0"], "ended without an answer"),
        (["exit 3"], "ended without an answer"),
        (["echo not JSON"], "other than one line of JSON"),
        (["echo '[1]'"], "not an object"),
        (["echo '{}'"], "not legal"),
        (['echo \'{"type":"open","plant":3,"bid":true}\''], "not legal"),
        (["echo '{}'; echo '{}'; sleep 9"], "JSON|not legal"),
        (["head -c 200000 /dev/zero"], "wrote too much"),
        (["yes | tr -d '\\n'"], "wrote too much"),
    ],
)
def test_a_program_that_misbehaves_is_ended(lines: list[str], why: str) -> None:
    bot = script(*lines)
    with pytest.raises(ProgramError, match=why):
        bot.decide(A_STATE, Random(1))
    assert not bot.is_running


def test_what_a_program_has_started_is_ended_with_it(tmp_path: Path) -> None:
    pipe = tmp_path / "held"
    os.mkfifo(pipe)
    held = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with pytest.raises(ProgramError, match="not legal"):
        script(f"exec 3> '{pipe}'", "sleep 3600 <&- >&- &", "echo '{}'; wait").decide(
            A_STATE, Random(1)
        )
    assert select([held], [], [], PATIENCE)[0], "sleep still holds it"
    assert os.read(held, 1) == b""
    os.close(held)


def test_a_silent_program_is_ended_after_its_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("powergrid.programs.program_bot.START_SECONDS", 0.0)
    with pytest.raises(ProgramError, match="in time"):
        script("sleep 60", seconds=0.02).decide(A_STATE, Random(1))


RESERVES = "mmap.mmap(-1, 64 << 30, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, prot=0)"
USES = "bytearray(5 << 30)"
ENDS = [(RESERVES, "not legal")]
if sys.platform == "linux":  # other systems limit no program
    ENDS.append((USES, "without an answer"))


@pytest.mark.parametrize(("takes", "why"), ENDS)
def test_a_program_may_reserve_much_memory_but_not_use_it(takes: str, why: str) -> None:
    code = f"import mmap; input(); input(); room = {takes}; print('{{}}')"
    with pytest.raises(ProgramError, match=why):
        ProgramBot([sys.executable, "-c", code]).decide(A_STATE, Random(1))


def test_a_missing_program_is_reported() -> None:
    with pytest.raises(ProgramError):
        ProgramBot(["/no/such/program"]).decide(A_STATE, Random(1))


def test_a_bot_moves_for_a_failed_program_and_the_log_says_why(
    caplog: pytest.LogCaptureFixture,
) -> None:
    state = A_STATE
    bot = WithStandIn(script("echo garbage"), bot_named("sensible"))
    for _ in range(6):
        assert bot.decide(state, Random(1)) == bot_named("sensible").decide(state, Random(1))
    first, last = caplog.messages
    assert "other than one line of JSON" in first
    assert "no longer asked" in last


class Faltering(ProgramBot):
    """A program that answers every third question."""

    asked = 0

    def decide(self, state: State, rng: Random) -> Action:
        self.asked += 1
        if self.asked % 3:
            raise ProgramError("It was late.")
        return offers(state)[0].action


def test_a_failure_is_reported_again_only_after_an_answer(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bot = WithStandIn(Faltering(["x"]), bot_named("sensible"))
    for _ in range(5):
        bot.decide(A_STATE, Random(1))
    assert caplog.messages == ["It was late. A stand-in moves instead."] * 2


def failures(bot: ProgramBot, state: State) -> list[str]:
    """Return why a program that fails gives no answer, for several questions in a row."""
    found = []
    for _ in range(4):
        with pytest.raises(ProgramError) as caught:
            bot.decide(state, Random(1))
        found.append(str(caught.value))
    return found


def test_an_answer_makes_up_for_failures_before_it(tmp_path: Path) -> None:
    starts, answer = tmp_path / "starts", json.dumps(offers(A_STATE)[0].message())
    third = f"echo >> '{starts}'; [ $(wc -l < '{starts}') = 3 ]"
    bot = script(f"{third} && echo '{answer}' || echo garbage")
    for is_answered in (False, False, True, False, False):
        if is_answered:
            assert bot.decide(A_STATE, Random(1)) in legal(A_STATE)
        else:
            with pytest.raises(ProgramError, match=r"JSON|ended"):
                bot.decide(A_STATE, Random(1))


@pytest.mark.parametrize(("field", "value"), [("round", 2), ("waiting", (0,)), ("bid", 9)])
def test_a_program_that_failed_is_asked_again_in_another_game(field: str, value: object) -> None:
    bot, later = script("echo garbage"), A_STATE.copy()
    setattr(later, field, value)
    for state in (later, A_STATE, opening(Setup("usa", "recharged", 3))):
        *asked, last = failures(bot, state)
        assert all("other than one line of JSON" in why for why in asked)
        assert "no longer asked" in last


def test_a_program_that_writes_without_being_asked_is_ended(tmp_path: Path) -> None:
    go, done = tmp_path / "go", tmp_path / "done"
    os.mkfifo(go)
    os.mkfifo(done)
    answer = json.dumps(offers(A_STATE)[0].message())
    bot = script(
        f"echo '{answer}'", f"read line < {go}", f"echo '{answer}'", f"echo > {done}", "cat"
    )
    bot.decide(A_STATE, Random(1))
    go.write_text("\n")  # returns once the program reads it
    done.read_text()  # returns once the program has written its second line
    with pytest.raises(ProgramError, match="without being asked"):
        bot.decide(A_STATE, Random(1))
    assert not bot.is_running


def test_a_question_is_sent_whole_even_if_the_one_before_is_answered_early(tmp_path: Path) -> None:
    """An answer may come before a long message has left this program."""
    file = tmp_path / "early.py"
    lines = (
        "import json, os, sys",
        "os.read(0, 10)",
        "print('{}', flush=True)",
        "first, second = (sys.stdin.buffer.readline() for _ in range(2))",
        "print(json.dumps({'length': 10 + len(first), 'second': json.loads(second)}))",
    )
    file.write_text("\n".join(lines), encoding="utf-8")
    program = ProgramProcess([sys.executable, str(file)], shows_errors=True)
    long = {"text": "x" * 1_000_000}
    assert program.ask([long], PATIENCE) == {}
    answer = program.ask([{"text": "y"}], PATIENCE)
    program.end()
    assert answer == {
        "length": len(json.dumps(long, separators=(",", ":"))) + 1,
        "second": {"text": "y"},
    }

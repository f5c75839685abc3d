# SPDX-License-Identifier: MIT
"""Whether `legal` is complete and exact in a state: it agrees with `apply` on every action."""

from random import Random

from powergrid.rules import IllegalAction, State, apply, legal
from powergrid.rules.actions import Action
from powergrid.rules.question import Question
from powergrid.rules.state import Deal
from tests.conformance.candidates import candidates


def check_exact(state: State, deal: Deal, rng: Random, maximum: int) -> int:
    """Try actions on copies of a state, up to `maximum` legal ones; return how many were tried."""
    before = state.facts()
    question = legal(state)
    listed = list(question)
    every = frozenset(listed)
    assert question.count() == len(listed) == len(every) > 0
    assert question.seat == state.seat
    assert question.sample(rng) in every
    tried = candidates(state, listed, rng, maximum)
    for action in tried:
        is_legal = action in every
        assert (action in question) is is_legal, f"{action} in the question"
        check_apply(state, action, deal, reason(question, action))
        assert state.facts() == before, f"{action} reached from a copy to the original"
    check_question_unchanged(question, listed)
    return len(tried)


def check_apply(state: State, action: Action, deal: Deal, why: IllegalAction | None) -> None:
    """`apply` does a legal action on a copy; otherwise it says why not and changes nothing."""
    twin = state.copy()
    error = refusal(twin, action, deal)
    if why is None:
        assert error is None, f"{action} is listed and refused: {error}"
        assert twin.facts() != state.facts(), f"{action} changed nothing"
    else:
        assert error is not None, f"{action} is not listed and was done"
        assert error.args == why.args, f"{action} is refused for two reasons: {error}, {why}"
        assert twin.facts() == state.facts(), f"{action} was refused and changed something"


def refusal(state: State, action: Action, deal: Deal) -> IllegalAction | None:
    """Do the action; return the error if the rules refuse it."""
    try:
        apply(state, action, deal)
    except IllegalAction as error:
        return error
    return None


def reason(question: Question, action: Action) -> IllegalAction | None:
    """Return the error with which a question refuses the action, if it does."""
    try:
        question.check(action)
    except IllegalAction as error:
        return error
    return None


def check_question_unchanged(question: Question, listed: list[Action]) -> None:
    """A question gives the same answers no matter how often it is asked."""
    assert list(question) == listed

# SPDX-License-Identifier: MIT
"""A bot's reasons for what it did, in its own words, and its temper."""

from typing import Final

from powergrid.analysis import Argument, Remark, RemarkKind
from powergrid.bots import LEVELS, Temper, temper_at
from powergrid.gui.kit.translation import Texts
from powergrid.rules import Game
from powergrid.rules.board import Board

_REMARKS: Final = Texts(
    "Remarks",
    {
        RemarkKind.CEILING: "{figure} was my ceiling: {why}.",
        RemarkKind.MORE: "I would have gone up to {figure}: {why}.",
        RemarkKind.REFUSED: "I did not want plant {figure}: {why}.",
        RemarkKind.TOO_MUCH: "I could not bid {figure}: {why}.",
        RemarkKind.NO_AUCTION: "I wanted no plant: {why}.",
        RemarkKind.STOPPED: "I kept my {figure} Elektro: {why}.",
    },
)
_REASONS: Final = Texts(
    "Remarks",
    {
        Argument.NO_FUEL: "plant {value} needs no fuel",
        Argument.CHEAP_FUEL: "fuel for plant {value} is cheap",
        Argument.EXPENSIVE_FUEL: "fuel for plant {value} is expensive",
        Argument.GAIN: "capacity +{value}",
        Argument.WORTH: "it was worth that much to me",
        Argument.NO_GAIN: "it would not power any more cities",
        Argument.ENOUGH: "my plants can power {value} cities already",
        Argument.NO_MONEY: "that was all my money",
        Argument.TOO_LITTLE: "I had only {value} Elektro",
        Argument.PRICE: "it was not worth its price",
        Argument.PRICES: "nothing on offer was worth its price",
        Argument.POWERED: "I can power no more than {value}",
        Argument.SAVES: "it will serve me better later",
    },
)
_TEMPER_REASONS: Final = Texts(
    "Remarks",
    {
        Temper.BUILDER: "I would rather build",
        Temper.HOARDER: "I would rather have money in hand",
        Temper.BIDDER: "I like to bid",
        Temper.GREEN: "I would rather have plants without fuel",
    },
)
_TEMPERS: Final = Texts(
    "Remarks",
    {
        Temper.BUILDER: "A builder: likes to connect one more city.",
        Temper.HOARDER: "A hoarder: likes to keep its money.",
        Temper.BIDDER: "A bidder: likes to raise once more.",
        Temper.GREEN: "A green player: likes plants that need no fuel.",
    },
)


def remark_words(remark: Remark, game: Game) -> str:
    """Return a bot's remark in one line."""
    return _REMARKS[remark.point].format(figure=remark.figure, why=_why(remark, game))


def _why(remark: Remark, game: Game) -> str:
    if remark.because == Argument.TEMPER:
        return _TEMPER_REASONS[temper_at(game.board, game.players, remark.seat)]
    return _REASONS[remark.because].format(value=remark.value)


def temper_line(player: str, board: Board, players: int, seat: int) -> str:
    """Return how the temper of a bot shows, empty for seats that no level plays."""
    if player not in LEVELS:
        return ""
    return _TEMPERS[temper_at(board, players, seat)]

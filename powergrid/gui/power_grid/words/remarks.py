# SPDX-License-Identifier: MIT
"""A bot's reasons for what it did, in its own words, and its temper."""

from powergrid.bots import LEVELS, Because, Point, Remark, Temper, temper_at
from powergrid.gui.kit.translation import translate
from powergrid.rules import Game
from powergrid.rules.board import Board


def remark_words(remark: Remark, game: Game) -> str:
    """Return a bot's remark in one line."""
    said = {
        Point.CEILING: translate("Remarks", "{figure} was my ceiling: {why}."),
        Point.MORE: translate("Remarks", "I would have gone up to {figure}: {why}."),
        Point.REFUSED: translate("Remarks", "I did not want plant {figure}: {why}."),
        Point.TOO_MUCH: translate("Remarks", "I could not bid {figure}: {why}."),
        Point.NO_AUCTION: translate("Remarks", "I wanted no plant: {why}."),
        Point.STOPPED: translate("Remarks", "I kept my {figure} Elektro: {why}."),
    }[remark.point]
    return said.format(figure=remark.figure, why=_why(remark, game))


def _why(remark: Remark, game: Game) -> str:
    if remark.because == Because.TEMPER:
        return _temper_reason(temper_at(game.board, game.players, remark.seat))
    text = {
        Because.NO_FUEL: translate("Remarks", "plant {value} needs no fuel"),
        Because.CHEAP_FUEL: translate("Remarks", "fuel for plant {value} is cheap"),
        Because.DEAR_FUEL: translate("Remarks", "fuel for plant {value} is expensive"),
        Because.GAIN: translate("Remarks", "capacity +{value}"),
        Because.NO_GAIN: translate("Remarks", "it would not power one city more"),
        Because.ENOUGH: translate("Remarks", "my plants can power {value} cities already"),
        Because.NO_MONEY: translate("Remarks", "that was all my money"),
        Because.TOO_LITTLE: translate("Remarks", "I had only {value} Elektro"),
        Because.PRICE: translate("Remarks", "it was not worth its price"),
        Because.PRICES: translate("Remarks", "nothing on offer was worth its price"),
        Because.POWERED: translate("Remarks", "I can power no more than {value}"),
        Because.SAVES: translate("Remarks", "it will serve me better later"),
    }[remark.because]
    return text.format(value=remark.value)


def _temper_reason(temper: Temper) -> str:
    return {
        Temper.BUILDER: translate("Remarks", "I would rather build"),
        Temper.HOARDER: translate("Remarks", "I would rather have money in hand"),
        Temper.BIDDER: translate("Remarks", "I like to bid"),
        Temper.GREEN: translate("Remarks", "I would rather have plants without fuel"),
    }[temper]


def temper_line(player: str, board: Board, players: int, seat: int) -> str:
    """Return how the temper of a bot shows, empty for seats that no level plays."""
    if player not in LEVELS:
        return ""
    return {
        Temper.BUILDER: translate("Remarks", "A builder: likes to connect one more city."),
        Temper.HOARDER: translate("Remarks", "A hoarder: likes to keep its money."),
        Temper.BIDDER: translate("Remarks", "A bidder: likes to raise once more."),
        Temper.GREEN: translate("Remarks", "Green: likes plants that need no fuel."),
    }[temper_at(board, players, seat)]

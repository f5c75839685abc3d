# SPDX-License-Identifier: MIT
"""The player's rating in words."""

from collections.abc import Sequence

from powergrid.gui.kit.amounts import amount, with_sign
from powergrid.gui.kit.translation import translate
from powergrid.stats.rating import Rating


def rating_words(ratings: Sequence[Rating]) -> str:
    """Return the rating, its range, and what the last game changed, for a sentence."""
    now = ratings[-1]
    text = translate(
        "Ratings",
        "your rating {points} ({low} to {high}), {change} after the last of %n",
        "",
        now.games,
    )
    return text.format(**_figures(now), change=_change(ratings))


def rating_note(ratings: Sequence[Rating]) -> str:
    """Return the range of the rating and what the last game changed, below the rating itself."""
    now = ratings[-1]
    text = translate("Ratings", "rating, {low} to {high}; last game {change}")
    return text.format(**_figures(now), change=_change(ratings))


def _figures(rating: Rating) -> dict[str, str]:
    return {
        "points": amount(rating.points),
        "low": amount(rating.low),
        "high": amount(rating.high),
    }


def _change(ratings: Sequence[Rating]) -> str:
    return with_sign(ratings[-1].points - ratings[-2].points)


def even_game_words(rating: Rating) -> str:
    """Return why these opponents make an even game."""
    if not rating.games:
        return translate(
            "Ratings", "You haven't played a rated game yet, so this is a first guess."
        )
    text = translate(
        "Ratings",
        "An even match for your rating {points} ({low} to {high}) after %n games.",
        "",
        rating.games,
    )
    return text.format(**_figures(rating))

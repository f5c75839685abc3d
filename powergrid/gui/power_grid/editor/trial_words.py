# SPDX-License-Identifier: MIT
"""What bots' games on a board say, in words."""

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.editor.trials import GAMES, Trials


def told_by(trials: Trials | None) -> list[str]:
    """Return lines about the games so far, none where no bot has tried the board."""
    if trials is None:
        return []
    if trials.failure:
        return [translate("EditorView", "The trial stopped: {why}").format(why=trials.failure)]
    text = translate("EditorView", "Bots have played {done} of {all} games.")
    lines = [text.format(done=trials.done, all=GAMES)]
    if trials.balance is None:
        return lines
    rounds = sum(trials.balance.rounds) / trials.balance.games
    text = translate("EditorView", "Average rounds: {rounds}")
    lines.append(text.format(rounds=f"{rounds:.1f}"))
    text = translate("EditorView", "Started in {area}: {tries}, won: {wins}; a house costs {price}")
    for area, (wins, _, price) in zip(trials.board.areas, trials.balance.areas, strict=True):
        won = f"{wins.share * wins.tries:.3g}"
        lines.append(text.format(area=area.name, tries=wins.tries, wins=won, price=round(price)))
    return lines

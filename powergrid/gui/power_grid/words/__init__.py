# SPDX-License-Identifier: MIT
"""Sentences about the game. Where each kind of text lives:

| text | file |
|---|---|
| fuels, phases, plants, amounts, lists | `terms` |
| names of boards, areas, cities, editions, players, colours, levels | `names` |
| what has happened | `events` |
| what is asked | `questions` |
| what the rules refuse, and the section of the rules that says so | `refusals`, `rule_sections` |
| the state of the whole game, and of a board's special rules | `game_status` |
| a player's status: on turn, next, done | `seat_status` |
| the last round, and a Step that is near | `notice` |
| a game at a glance, for the front page | `glance` |
| a city on the map | `cities` |
| hints and mistakes, bots' reasons and tempers | `advice`, `remarks` |
| what a player bought, in figures | `purchases` |
| who has won | `results` |
| a player's rating | `ratings` |
| what a screen reader announces | `announcements` |

Texts of a single page, panel or model are in its own file.
"""

#!/bin/sh
# SPDX-License-Identifier: MIT
# Redraws docs/screenshots, the pictures of the README, the guide, the metainfo and docs/table.md, and
# updates the quotes in docs/accessibility.md. "crowded" shows a record of six bots in the same folder,
# "statistics" the games in docs/games, "factory" a game among bots, all others one recorded game whose
# players are given names.
set -eu

cd "$(dirname "$0")/.."
games=$(mktemp -d)
record=$games/game.json.gz
zcat tests/data/transcripts/human-germany-recharged-4p.json.gz |
    sed 's/"P0"/"Ada"/; s/"P1"/"Bruno"/; s/"P2"/"Chiara"/; s/"P3"/"Dmitri"/' | gzip > "$record"

draw() { # draw NAME VIEW [OPTION…]
    name=$1 view=$2
    shift 2
    .venv/bin/powergrid screenshot "$record" --view "$view" --size 1920x1080 --theme light "$@" \
        -o "docs/screenshots/$name.webp"
}

draw new-game newgame
draw learn learn --size 1280x800
draw editor editor --size 1280x800
draw table table --theme dark
draw auction auction
draw fuel fuel --draft
draw building building --draft
draw power power
draw end end
draw review review --theme dark
draw plan auction --plan --size 1280x800
draw hint auction --hint --palette safe --letters
draw log log --theme dark --size 1280x800
draw replay replay --theme dark --size 1280x800
draw analysis analysis --move 205 --size 1280x800
draw puzzle answer --theme dark --size 1280x800
record=docs/screenshots/crowded.json.gz
draw crowded auction --move 430 --theme dark --size 1366x768
record=docs/games/germany.powergrid.json.gz
draw statistics statistics
.venv/bin/powergrid simulate --game factory --players master,expert,regular --seed 7 --transcripts "$games"
record=$games/factory-3p-seed7-0001.json.gz
draw factory purchases --move 120 --draft --hint --theme dark --size 1280x800
draw factory-review review --theme dark --size 1280x800
rm -r "$games"
.venv/bin/python packaging/draw_lesson.py docs/screenshots/tutorial.webp
.venv/bin/python packaging/draw_board_film.py docs/screenshots/drawing 1024x640
.venv/bin/python packaging/update_quotes.py

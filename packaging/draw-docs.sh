#!/bin/sh
# SPDX-License-Identifier: MIT
# Draws the pictures of README, guide and metainfo anew into docs/screenshots, from the record kept for it.
set -eu

cd "$(dirname "$0")/.."
record=tests/data/transcripts/human-germany-recharged-4p.json.gz

draw() { # draw NAME VIEW [OPTION…]
    name=$1 view=$2
    shift 2
    .venv/bin/powergrid screenshot $record --view "$view" --size 1920x1080 --theme light "$@" \
        -o "docs/screenshots/$name.png"
}

draw new-game newgame
draw table table --theme dark
draw auction auction
draw fuel fuel --draft
draw building building --draft
draw power power
draw end end

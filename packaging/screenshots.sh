#!/bin/sh
# SPDX-License-Identifier: MIT
# Draws every view in several sizes, light and dark:
#
#   packaging/screenshots.sh DIRECTORY [RECORD]
set -eu

to=${1:?name a directory for the pictures}
here=$(cd "$(dirname "$0")/.." && pwd)
record=${2:-$here/tests/data/transcripts/human-germany-recharged-4p.json.gz}
powergrid=$here/.venv/bin/powergrid

mkdir -p "$to"
for size in 1280x800 1920x1080 3840x2160; do
    for theme in light dark; do
        for view in table auction fuel building power newgame end; do
            draft=
            case $view in fuel | building) draft=--draft ;; esac
            "$powergrid" screenshot "$record" --view "$view" --size "$size" --theme "$theme" $draft \
                -o "$to/$view-$size-$theme.png"
        done
    done
done

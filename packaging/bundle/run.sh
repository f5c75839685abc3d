#!/bin/sh
# SPDX-License-Identifier: MIT
# Power Grid in one file: unpacks the archive after line 10 into a temporary folder and runs the game from there.
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM
tail -n +11 "$0" | tar -xJ -C "$folder" || exit 1
"$folder/powergrid-desktop/powergrid" "$@"
exit
# What follows is the archive.

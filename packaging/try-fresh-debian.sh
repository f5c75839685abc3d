#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Tries the last commit on a fresh, minimal Debian: `make test`, `make play` without a display, and
# `make play` under Xvfb until its window is there. Each starts from nothing but git and make.
#
#   packaging/try-fresh-debian.sh [STEP…]      as root; steps: play, blind, test, check (only set-up
#                                              and lint); all but check when none is named
#
# Needs debootstrap, git, Xvfb (xvfb) and xwininfo (x11-utils) here. Where the network wants more than
# a plain system knows, these variables carry it in:
#
#   WORK    directory for the systems; about 1 GB each (/tmp/fresh-debian)
#   SUITE   release to try (bookworm)
#   MIRROR  where its packages come from (http://deb.debian.org/debian)
#   COPY    files and directories of this machine to copy in, at the same place
#   BIND    directories of this machine to show in it, read-only, at the same place
#   PASS    names of environment variables to hand on
#   KEEP    anything: leave each tried system in WORK
set -eu

WORK=${WORK:-/tmp/fresh-debian}
SUITE=${SUITE:-bookworm}
MIRROR=${MIRROR:-http://deb.debian.org/debian}
SOURCE=$(cd "$(dirname "$0")/.." && pwd)
BASE=$WORK/$SUITE.tar
PLAY_SECONDS=20
failed=0

say() { printf '\n=== %s\n' "$*"; }

verdict() { # verdict STATUS WHAT
    if [ "$1" = 0 ]; then say "ok: $2"; else say "FAILED: $2" && failed=1; fi
}

make_base() {
    [ ! -e "$BASE" ] || return 0
    say "making a minimal $SUITE"
    mkdir -p "$WORK"
    rm -rf "$WORK/base"
    debootstrap --variant=minbase --include=ca-certificates,git,make "$SUITE" "$WORK/base" "$MIRROR" >"$WORK/debootstrap.log"
    rm -rf "$WORK/base/var/cache/apt/archives/"*.deb
    tar -C "$WORK/base" -cf "$BASE.part" .
    mv "$BASE.part" "$BASE"
    rm -rf "$WORK/base"
}

# Everything mounted below $root goes again, whatever happens.
take_down() {
    [ -n "${xvfb:-}" ] && kill "$xvfb" 2>/dev/null
    xvfb=
    [ -n "${root:-}" ] || return 0
    awk '{ print $2 }' /proc/mounts | grep "^$root/" | sort -r | while read -r place; do umount "$place"; done
    if [ -z "${KEEP:-}" ] && ! grep -q " $root/" /proc/mounts; then rm -rf "$root"; fi
    root=
}

put_up() { # put_up NAME: a fresh system with a clone in it
    root=$WORK/$1
    if grep -q " $root/" /proc/mounts; then take_down; root=$WORK/$1; fi
    rm -rf "$root"
    mkdir -p "$root"
    tar -C "$root" -xf "$BASE"
    mount -t proc proc "$root/proc"
    for place in /dev /dev/pts /dev/shm; do mount --bind "$place" "$root$place"; done
    # By tar, which replaces links instead of writing through them to this machine's files.
    # shellcheck disable=SC2086 # one word for each place
    tar -C / -chf - /etc/resolv.conf ${COPY:-} 2>/dev/null | tar -C "$root" -xf -
    for place in ${BIND:-}; do
        mkdir -p "$root$place"
        mount --bind "$place" "$root$place"
        mount -o remount,ro,bind "$root$place"
    done
    git clone -q --no-hardlinks "$SOURCE" "$root/root/clone"
}

inside() { # inside COMMAND…: in the clone, with a plain environment
    handed=
    for name in ${PASS:-}; do
        eval "value=\${$name:-}"
        [ -z "$value" ] || handed="$handed $name=$value"
    done
    # shellcheck disable=SC2086 # one word for each variable
    env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin $handed ${DISPLAY_INSIDE:+"DISPLAY=$DISPLAY_INSIDE"} \
        chroot "$root" sh -c 'cd /root/clone && exec "$@"' sh "$@" </dev/null
}

try_test() {
    put_up test
    say "make test"
    status=0
    inside .ci/run || status=$?
    verdict $status "make test"
    take_down
}

try_check() {
    put_up check
    say "make lint"
    status=0
    inside make lint || status=$?
    verdict $status "make lint"
    take_down
}

try_blind() {
    put_up blind
    say "make play without a display"
    status=0
    inside make play >"$WORK/blind.log" 2>&1 || status=$?
    tail -n 5 "$WORK/blind.log"
    if grep -q -e Traceback -e 'Abort' -e 'core dumped' "$WORK/blind.log" || [ $status = 0 ]; then
        verdict 1 "a sentence where there is no display"
    else
        verdict 0 "a sentence where there is no display"
    fi
    take_down
}

try_play() {
    put_up play
    say "make play under Xvfb"
    display=:97
    Xvfb $display -screen 0 1366x768x24 -nolisten tcp -ac >"$WORK/xvfb.log" 2>&1 &
    xvfb=$!
    for _ in 1 2 3 4 5; do
        if xwininfo -display $display -root >/dev/null 2>&1; then break; fi
        sleep 1
    done
    mkdir -p "$root/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
    DISPLAY_INSIDE=$display
    inside make play >"$WORK/play.log" 2>&1 &
    game=$!
    # Set-up takes its time; once it is done the window must come soon, and stay.
    while kill -0 $game 2>/dev/null && [ ! -e "$root/root/clone/.venv/.play" ]; do sleep 1; done
    sleep $PLAY_SECONDS
    xwininfo -display $display -root -tree >"$WORK/windows.log" 2>&1 || :
    status=0
    kill -0 $game 2>/dev/null || status=1
    grep 'Power Grid' "$WORK/windows.log" || status=1
    tail -n 5 "$WORK/play.log"
    verdict $status "the window stands under Xvfb"
    DISPLAY_INSIDE=
    kill "$xvfb" 2>/dev/null || :
    xvfb=
    wait $game || :
    take_down
}

[ "$(id -u)" = 0 ] || { echo "This makes a system of its own: run it as root." >&2; exit 1; }
trap take_down EXIT
trap 'exit 130' INT TERM
make_base
[ $# -gt 0 ] || set -- play blind test
for step in "$@"; do
    case $step in
        play | blind | test | check) "try_$step" ;;
        *) echo "There is no step '$step'." >&2; exit 2 ;;
    esac
done
exit $failed

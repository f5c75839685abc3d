#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Tests the last commit on a fresh, minimal Debian. As root:
#
#   packaging/try-fresh-debian.sh [STEP…]      play, blind and test if none is named
#
# With only git and make:
#   play    `make play` under Xvfb, until its window opens
#   blind   `make play` without a display
#   test    `make test`
#   check   only setup and lint
# With nothing, the packages in dist (see packaging/build):
#   deb     installs the .deb, runs the command of its menu entry under Xvfb, upgrades in the middle of a
#           game, plays another to its end, removes, purges, and checks that nothing is left
#   pipx    installs the wheel with pipx, adds the menu entry, and plays a game to its end
#
# Needs debootstrap, git, Xvfb (xvfb) and xwininfo (x11-utils). Variables, some for networks that need
# special configuration:
#
#   WORK    directory for the systems; about 1 GB each (/tmp/fresh-debian)
#   SUITE   Debian release (bookworm)
#   MIRROR  mirror of its packages (http://deb.debian.org/debian)
#   COPY    files and directories of this machine to copy into it, at the same path
#   BIND    directories of this machine to mount in it, read-only, at the same path
#   PASS    names of environment variables to pass on
#   KEEP    if set, leave the systems in WORK
#   OLDER   the .deb of version 0.1.0, to upgrade from in the middle of one of its games; otherwise the
#           package itself is installed first, with a lower version
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

check() { # check WHAT COMMAND…
    what=$1
    shift
    status=0
    "$@" || status=$?
    verdict $status "$what"
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

# Unmounts everything below $root, whatever happens.
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
    # With tar, which replaces links instead of writing through them to this machine's files.
    # shellcheck disable=SC2086 # one word for each place
    tar -C / -chf - /etc/resolv.conf ${COPY:-} 2>/dev/null | tar -C "$root" -xf -
    for place in ${BIND:-}; do
        mkdir -p "$root$place"
        mount --bind "$place" "$root$place"
        mount -o remount,ro,bind "$root$place"
    done
    git clone -q --no-hardlinks "$SOURCE" "$root/root/clone"
}

inside() { # inside COMMAND…: runs it in the clone, with a clean environment
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
    check "make test" inside .ci/run
    take_down
}

try_check() {
    put_up check
    check "make lint" inside make lint
    take_down
}

try_blind() {
    put_up blind
    say "make play without a display"
    status=0
    inside make play >"$WORK/blind.log" 2>&1 || status=$?
    tail -n 5 "$WORK/blind.log"
    if grep -q -e Traceback -e 'Abort' -e 'core dumped' "$WORK/blind.log" || [ $status = 0 ]; then
        verdict 1 "one sentence without a display"
    else
        verdict 0 "one sentence without a display"
    fi
    take_down
}

show_display() { # gives a screen to what runs inside from now on
    DISPLAY_INSIDE=:97
    Xvfb $DISPLAY_INSIDE -screen 0 1366x768x24 -nolisten tcp -ac >"$WORK/xvfb.log" 2>&1 &
    xvfb=$!
    for _ in 1 2 3 4 5; do
        if has_window >/dev/null || [ -s "$WORK/windows.log" ]; then break; fi
        sleep 1
    done
    mkdir -p "$root/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
}

has_window() { # prints the game's window
    xwininfo -display $DISPLAY_INSIDE -root -tree >"$WORK/windows.log" 2>/dev/null
    grep '"Power Grid"' "$WORK/windows.log"
}

try_play() {
    put_up play
    say "make play under Xvfb"
    show_display
    inside make play >"$WORK/play.log" 2>&1 &
    game=$!
    # Once setup is done the window must open soon, and stay open.
    while kill -0 $game 2>/dev/null && [ ! -e "$root/root/clone/.venv/.play" ]; do sleep 1; done
    sleep $PLAY_SECONDS
    status=0
    kill -0 $game 2>/dev/null || status=1
    has_window || status=1
    tail -n 5 "$WORK/play.log"
    verdict $status "the window opens under Xvfb"
    DISPLAY_INSIDE=
    kill "$xvfb" 2>/dev/null || :
    xvfb=
    wait $game || :
    take_down
}

# --- installed packages

HOME_INSIDE=/root
GAMES=$HOME_INSIDE/.local/share/powergrid/games

# record NAME PLAYER: writes a new game for the window to open, with PLAYER in the first seat.
record() {
    "$SOURCE/build/tools/bin/python" - "$root$HOME_INSIDE/$1" "$2" <<'END'
import sys
from powergrid.records import Seat, new_record, save
seats = [Seat("A", "red", sys.argv[2]), Seat("B", "blue", "sensible"), Seat("C", "green", "sensible")]
save(new_record("germany", "recharged", seats, seed=7), sys.argv[1])
END
}

without_waiting() { # lets bots move at once
    mkdir -p "$root$HOME_INSIDE/.config/powergrid"
    printf '[game]\npace=instant\n' >"$root$HOME_INSIDE/.config/powergrid/powergrid.ini"
}

# Runs the menu entry's command with these arguments, without network, and waits for its window.
open_entry() {
    entry=$(find "$root/usr/share/applications" "$root$HOME_INSIDE/.local/share/applications" \
        -name '*PowerGrid.desktop' 2>/dev/null | head -n 1)
    command=$(sed -n 's/^Exec=\(.*\) %f$/\1/p' "$entry")
    inside unshare -n sh -c "echo \$\$ >/tmp/game.pid; exec $command \"\$@\"" sh "$@" >"$WORK/window.log" 2>&1 &
    for _ in $(seq $PLAY_SECONDS); do
        sleep 1
        if has_window; then return 0; fi
    done
    cat "$WORK/window.log"
    return 1
}

close_window() {
    kill "$(cat "$root/tmp/game.pid")"
    while has_window >/dev/null; do sleep 1; done
}

games_that() { grep -l "$1" "$root$GAMES/"*.json 2>/dev/null | wc -l; }

plays_to_the_end() {
    without_waiting
    record all-bots.json sensible
    open_entry $HOME_INSIDE/all-bots.json || return 1
    for _ in $(seq 120); do
        sleep 1
        [ "$(games_that '"finished": true')" = 0 ] || break
    done
    close_window
    [ "$(games_that '"finished": true')" = 1 ]
}

saves_a_game() { # a game that waits for a person, closed midway
    without_waiting
    if [ -n "${OLDER:-}" ]; then
        cp "$SOURCE/tests/data/versions/0.1.0/games/recharged-usa-bank.powergrid.json" "$root$HOME_INSIDE/mine.json"
    else
        record mine.json person
    fi
    open_entry $HOME_INSIDE/mine.json || return 1
    sleep 3
    close_window
    [ "$(games_that '"finished": false')" = 1 ]
}

resumes() { # the program resumes the saved game without changing it
    before=$(cat "$root$GAMES/"*.json | sha256sum)
    open_entry || return 1
    sleep 3
    close_window
    [ "$before" = "$(cat "$root$GAMES/"*.json | sha256sum)" ] && inside sh -c "$command verify $GAMES/*.json"
}

left_over() { # files with the game's name, except the player's own
    find "$root" -xdev -iname '*powergrid*' ! -path "$root/root/*" ! -path "$root/tmp/*" ! -path "$root/proc/*"
}

# The same package with a lower version, to upgrade from.
older() {
    dpkg-deb -R "$1" "$WORK/older"
    sed -i 's/^Version: .*/&~before/' "$WORK/older/DEBIAN/control"
    dpkg-deb --root-owner-group -Znone -b "$WORK/older" "$root/tmp/older.deb" >/dev/null
    rm -rf "$WORK/older"
}

apt_inside() { inside env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Dpkg::Use-Pty=0 "$@" >>"$WORK/apt.log" 2>&1; }

try_deb() {
    put_up deb
    package=$(ls "$SOURCE"/dist/powergrid-desktop_*.deb)
    say "$package"
    if [ -n "${OLDER:-}" ]; then cp "$OLDER" "$root/tmp/older.deb"; else older "$package"; fi
    cp "$package" "$root/tmp/new.deb"
    apt_inside update
    check "apt install" apt_inside install --no-install-recommends /tmp/older.deb
    show_display
    check "a game is saved" saves_a_game
    check "upgrade" apt_inside install /tmp/new.deb
    check "the saved game is resumed" resumes
    check "doctor" inside /usr/games/powergrid doctor
    check "a game is played to its end" plays_to_the_end
    kept=$(ls "$root$GAMES")
    check "remove" apt_inside remove powergrid-desktop
    check "purge" inside dpkg --purge powergrid-desktop
    left_over
    check "nothing is left" [ -z "$(left_over)" ]
    check "except the player's games" [ "$kept" = "$(ls "$root$GAMES")" ]
    DISPLAY_INSIDE=
    take_down
}

try_pipx() {
    put_up pipx
    wheel=$(ls "$SOURCE"/dist/powergrid_desktop-*.whl)
    say "$wheel"
    cp "$wheel" "$root/tmp/"
    apt_inside update
    check "apt install pipx" apt_inside install --no-install-recommends pipx python3-venv
    check "system libraries" inside packaging/system-libraries.sh
    check "pipx install" inside pipx install "/tmp/$(basename "$wheel")"
    check "menu entry" inside $HOME_INSIDE/.local/bin/powergrid --install-desktop-entry
    show_display
    check "doctor" inside $HOME_INSIDE/.local/bin/powergrid doctor
    check "a game is played to its end" plays_to_the_end
    check "menu entry removed" inside $HOME_INSIDE/.local/bin/powergrid --remove-desktop-entry
    check "pipx uninstall" inside pipx uninstall powergrid-desktop
    DISPLAY_INSIDE=
    take_down
}

[ "$(id -u)" = 0 ] || { echo "This creates a Debian system: run it as root." >&2; exit 1; }
trap take_down EXIT
trap 'exit 130' INT TERM
make_base
[ $# -gt 0 ] || set -- play blind test
for step in "$@"; do
    case $step in
        play | blind | test | check | deb | pipx) "try_$step" ;;
        *) echo "There is no step '$step'." >&2; exit 2 ;;
    esac
done
exit $failed

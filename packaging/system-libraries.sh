#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Sees to what pip cannot install: Python with venv, and the libraries that Qt loads from the system.
# What is there is left alone. What is missing is installed by apt where that is possible (as root);
# otherwise it is named, with the line to type.
#
#   packaging/system-libraries.sh           install or name what is missing
#   packaging/system-libraries.sh --check   only name it
#
# Ends with 1 where the program cannot work as things are. SYSTEM_LIBRARIES=ignore skips it all, for
# systems that keep their libraries where ldconfig does not see them.
set -eu

# Debian's package and the library in it. Without these Qt does not load at all.
ALWAYS='
libgl1            libGL.so.1
libegl1           libEGL.so.1
libxkbcommon0     libxkbcommon.so.0
libglib2.0-0      libglib-2.0.so.0
libfontconfig1    libfontconfig.so.1
libdbus-1-3       libdbus-1.so.3
'
# Without these it opens no window on X11; offscreen and Wayland do without.
FOR_X11='
libxcb-cursor0    libxcb-cursor.so.0
libxcb-icccm4     libxcb-icccm.so.4
libxcb-image0     libxcb-image.so.0
libxcb-keysyms1   libxcb-keysyms.so.1
libxcb-randr0     libxcb-randr.so.0
libxcb-render0    libxcb-render.so.0
libxcb-render-util0 libxcb-render-util.so.0
libxcb-shape0     libxcb-shape.so.0
libxcb-shm0       libxcb-shm.so.0
libxcb-sync1      libxcb-sync.so.1
libxcb-xfixes0    libxcb-xfixes.so.0
libxcb-xkb1       libxcb-xkb.so.1
libx11-xcb1       libX11-xcb.so.1
libxkbcommon-x11-0 libxkbcommon-x11.so.0
'

say() { printf '%s\n' "$*" >&2; }

# missing packages|libraries LIST: prints one of the two words for each library that is not there.
missing() {
    printf '%s\n' "$2" | while read -r package library; do
        [ -n "$package" ] || continue
        case $known in
            *"	$library "*) ;;
            *) if [ "$1" = packages ]; then printf '%s ' "$package"; else printf '%s ' "$library"; fi ;;
        esac
    done
}

missing_python() {
    if ! command -v python3 >/dev/null; then
        printf 'python3 python3-venv '
    elif ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
        printf 'python3-venv '
    fi
}

look() {
    known=$(ldconfig -p)
    python=$(missing_python)
    always=$(missing packages "$ALWAYS")
    x11=$(missing packages "$FOR_X11")
    packages="$python$always$x11"
}

[ "${SYSTEM_LIBRARIES:-}" != ignore ] || exit 0
[ "$(uname -s)" = Linux ] || exit 0 # elsewhere Qt brings all it needs

PATH=$PATH:/usr/sbin:/sbin # where ldconfig is, for people who are not root
if ! command -v ldconfig >/dev/null; then
    say "Cannot tell which libraries this system has. The program needs:"
    say "  $(known='' missing libraries "$ALWAYS$FOR_X11")"
    exit 0
fi

look
[ -n "$packages" ] || exit 0

if [ "${1:-}" != --check ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say "Installing what the program needs from the system: $packages"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq || say "The package lists could not be renewed; trying with those that are here."
    # shellcheck disable=SC2086 # one word for each package
    apt-get install -qq --no-install-recommends -o Dpkg::Use-Pty=0 $packages || :
    look
    [ -n "$packages" ] || exit 0
fi

if command -v apt-get >/dev/null; then
    say "This system lacks some of what the program needs. Please type:"
    say "  sudo apt-get install --no-install-recommends $packages"
else
    say "This system lacks some of what the program needs. Please install the packages that hold:"
    say "  $python$(missing libraries "$ALWAYS$FOR_X11")"
fi
if [ -n "$python$always" ]; then
    exit 1
fi
say "(They are for windows on X11. Going on without.)"

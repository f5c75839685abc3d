#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Checks what pip cannot install: Python with venv, and the system libraries that Qt loads. As root it
# installs what is missing with apt; otherwise it prints the command to type.
#
#   packaging/system-libraries.sh           install or name what is missing
#   packaging/system-libraries.sh --check   only name it
#
# The exit status is 1 if the program cannot run. SYSTEM_LIBRARIES=ignore skips all checks, for systems
# whose libraries ldconfig does not see.
set -eu

# Debian package and library. Without these Qt does not load at all.
ALWAYS='
libgl1            libGL.so.1
libegl1           libEGL.so.1
libxkbcommon0     libxkbcommon.so.0
libglib2.0-0      libglib-2.0.so.0
libfontconfig1    libfontconfig.so.1
libdbus-1-3       libdbus-1.so.3
'
# Without these it opens no window on X11.
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

# missing packages|libraries LIST: prints the package or the library for each missing library.
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

find_missing() {
    known=$(ldconfig -p)
    python=$(missing_python)
    always=$(missing packages "$ALWAYS")
    x11=$(missing packages "$FOR_X11")
    packages="$python$always$x11"
}

[ "${SYSTEM_LIBRARIES:-}" != ignore ] || exit 0
[ "$(uname -s)" = Linux ] || exit 0 # elsewhere Qt brings its libraries

PATH=$PATH:/usr/sbin:/sbin # where ldconfig is, if not root
if ! command -v ldconfig >/dev/null; then
    say "Cannot tell which libraries this system has. The program needs:"
    say "  $(known='' missing libraries "$ALWAYS$FOR_X11")"
    exit 0
fi

find_missing
[ -n "$packages" ] || exit 0

if [ "${1:-}" != --check ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say "Installing what the program needs from the system: $packages"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq || say "The package lists could not be updated; trying with the existing ones."
    # shellcheck disable=SC2086 # one word for each package
    apt-get install -qq --no-install-recommends -o Dpkg::Use-Pty=0 $packages || :
    find_missing
    [ -n "$packages" ] || exit 0
fi

if command -v apt-get >/dev/null; then
    say "The program needs system libraries that are missing. Please type:"
    say "  sudo apt-get install --no-install-recommends $packages"
else
    say "The program needs system libraries that are missing. Please install the packages that contain:"
    say "  $python$(missing libraries "$ALWAYS$FOR_X11")"
fi
if [ -n "$python$always" ]; then
    exit 1
fi
say "(They are only needed for windows on X11. Continuing without them.)"

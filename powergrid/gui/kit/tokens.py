# SPDX-License-Identifier: MIT
"""Sizes at scale 1 and colours in sRGB."""

from typing import Final, TypedDict

FAMILY: Final = "IBM Plex Sans"
FAMILY_NARROW: Final = "IBM Plex Sans Condensed"

CAPTION: Final = 13
BODY: Final = 15
LEAD: Final = 18
TITLE: Final = 22
FIGURE: Final = 30
DISPLAY: Final = 36
DISPLAY_LARGE: Final = 60
CAP: Final = 0.7
"""The height of a digit, relative to the text size."""

TEXT_SIZES: Final = {"normal": 1.0, "large": 1.2, "larger": 1.4}
"""The factors of the player's text sizes."""

REGULAR: Final = 400
MEDIUM: Final = 500
SEMIBOLD: Final = 600
BOLD: Final = 700

RADIUS_SLOT: Final = 4
RADIUS_SIGN: Final = 6
RADIUS_CARD: Final = 8
RADIUS_BUTTON: Final = 8
RADIUS_PANEL: Final = 10
RADIUS_CHIP: Final = 12

BUTTON_HEIGHT: Final = 40
SLOT: Final = 22
SWITCH_WIDTH: Final = 44
SWITCH_HEIGHT: Final = 26
MIN_TARGET: Final = 24

STROKE_FOCUS: Final = 2.0
STROKE_SELECTED: Final = 2.0
FOCUS_GAP: Final = 2.0

MS_TOKEN: Final = 240
MS_ORDER: Final = 400
MS_STILL: Final = 600
"""How long a change stays marked with reduced motion."""
MS_BANNER: Final = 1200

DESIGN_WIDTH: Final = 1920
DESIGN_HEIGHT: Final = 1080
"""The window of scale 1; larger ones scale up, smaller ones rearrange down to the next one."""
MIN_WIDTH: Final = 1280
MIN_HEIGHT: Final = 768
"""The smallest window in which everything has its full size, at any scale; smaller ones scale
down."""

PLAYER_COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "black")
BANK_COLOUR: Final = "bank"
PLAYER_LETTERS: Final = {
    "red": "R",
    "blue": "B",
    "green": "G",
    "yellow": "Y",
    "purple": "P",
    "black": "K",
}
PALETTES: Final = {
    "table": {
        "red": "#ba2e28",
        "blue": "#123db1",
        "green": "#5ab590",
        "yellow": "#fbe245",
        "purple": "#d175e5",
        "black": "#1b1d1f",
        "bank": "#8b969d",
    },
    "wood": {
        "red": "#c8102e",
        "blue": "#0057b8",
        "green": "#2fa34a",
        "yellow": "#ffd100",
        "purple": "#b565c4",
        "black": "#1b1d1f",
        "bank": "#8b969d",
    },
    "safe": {
        "red": "#d21407",
        "blue": "#1633fa",
        "green": "#4deb9b",
        "yellow": "#f7ed2e",
        "purple": "#ef61e1",
        "black": "#1b1d1f",
        "bank": "#8b969d",
    },
}
"""The colours of the players' houses, and of the bank's; `safe` is for colour-blind players."""
INK_ON_PLAYER: Final = ("#ffffff", "#11171a")
"""Figures on a player's colour use whichever of these stands out more."""


class Scheme(TypedDict):
    """The colours of one scheme: single ones by role, families by name."""

    roles: dict[str, str]
    fuel: dict[str, str]
    house_rim: dict[str, str]


DARK: Final[Scheme] = {
    "roles": {
        "background": "#0e1215",
        "surface_1": "#171d21",
        "surface_2": "#212a30",
        "surface_3": "#2e3a42",
        "text": "#eff3f4",
        "text_second": "#b3bfc5",
        "text_third": "#93a0a7",
        "accent": "#8fd0ff",
        "on_accent": "#06202f",
        "button_primary": "#eff3f4",
        "on_button_primary": "#11171a",
        "good": "#7fd6a4",
        "warning": "#ffb868",
        "bad": "#ff9a8f",
        "lit": "#ffd27a",
        "lit_text": "#ffd27a",
        "sea": "#0b1013",
        "border": "#39464d",
        "plate": "#0f1518",
    },
    "fuel": {
        "coal": "#c4946a",
        "oil": "#9db2c6",
        "garbage": "#e0b840",
        "uranium": "#86cf5e",
        "ecological": "#56c9ad",
        "fusion": "#8fb0ff",
    },
    "house_rim": {
        "red": "#ffd9d4",
        "blue": "#cfdcff",
        "green": "#0c2a1e",
        "yellow": "#3a3205",
        "purple": "#3a0d45",
        "black": "#d9dee2",
        "bank": "#e8ecee",
    },
}

LIGHT: Final[Scheme] = {
    "roles": {
        "background": "#e4e1d9",
        "surface_1": "#f6f4ee",
        "surface_2": "#ffffff",
        "surface_3": "#e6e2d8",
        "text": "#182024",
        "text_second": "#465259",
        "text_third": "#545f66",
        "accent": "#0b5c94",
        "on_accent": "#ffffff",
        "button_primary": "#1c262b",
        "on_button_primary": "#ffffff",
        "good": "#1c6b41",
        "warning": "#8a4b00",
        "bad": "#a3271c",
        "lit": "#ffcf6b",
        "lit_text": "#182024",
        "sea": "#cfdde3",
        "border": "#b9b5a8",
        "plate": "#ffffff",
    },
    "fuel": {
        "coal": "#7b5433",
        "oil": "#3f5366",
        "garbage": "#8f6a00",
        "uranium": "#3b7a1e",
        "ecological": "#10766a",
        "fusion": "#2f57c2",
    },
    "house_rim": {
        "red": "#5c0f0b",
        "blue": "#04143f",
        "green": "#123c2c",
        "yellow": "#4a3f05",
        "purple": "#4b1657",
        "black": "#000000",
        "bank": "#2b3338",
    },
}

HIGH_CONTRAST: Final = {
    "dark": {
        "background": "#000000",
        "surface_1": "#0c0c0c",
        "surface_2": "#161616",
        "surface_3": "#333333",
        "text": "#ffffff",
        "text_second": "#f2f2f2",
        "text_third": "#dedede",
        "accent": "#a8dcff",
        "on_accent": "#000000",
        "button_primary": "#ffffff",
        "on_button_primary": "#000000",
        "good": "#a6f5c5",
        "warning": "#ffd79c",
        "bad": "#ffc9c2",
        "lit": "#ffdf99",
        "lit_text": "#ffdf99",
        "sea": "#000000",
        "border": "#a8b4ba",
        "plate": "#000000",
    },
    "light": {
        "background": "#ffffff",
        "surface_1": "#ffffff",
        "surface_2": "#ffffff",
        "surface_3": "#dcdcdc",
        "text": "#000000",
        "text_second": "#1c1c1c",
        "text_third": "#333333",
        "accent": "#003a75",
        "on_accent": "#ffffff",
        "button_primary": "#000000",
        "on_button_primary": "#ffffff",
        "good": "#00401c",
        "warning": "#5a2f00",
        "bad": "#760900",
        "lit": "#ffd060",
        "lit_text": "#000000",
        "sea": "#e6f1f7",
        "border": "#4d4d4d",
        "plate": "#ffffff",
    },
}
"""The roles that differ with high contrast: text has 7 : 1 on any background, edges 4.5 : 1."""

SCHEMES: Final[dict[str, Scheme]] = {"light": LIGHT, "dark": DARK}

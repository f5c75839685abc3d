# SPDX-License-Identifier: MIT
"""The widget kit: look, texts, layouts, keys, controls, lists and charts. It knows no game."""

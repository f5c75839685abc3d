# SPDX-License-Identifier: MIT
"""A finished game judged in the window: asked for, charted, and its costly moves listed."""

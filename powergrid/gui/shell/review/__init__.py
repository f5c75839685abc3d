# SPDX-License-Identifier: MIT
"""The review of a finished game: its progress, its chart, and the list of costly moves."""

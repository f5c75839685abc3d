# SPDX-License-Identifier: MIT
"""Figures computed from the events of games."""

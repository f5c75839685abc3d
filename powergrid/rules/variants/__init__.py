# SPDX-License-Identifier: MIT
"""Variants: what options add to the phases, each in a file of its own."""

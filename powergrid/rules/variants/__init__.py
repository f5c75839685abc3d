# SPDX-License-Identifier: MIT
"""Variants: what options and boards add to the phases, one file each."""

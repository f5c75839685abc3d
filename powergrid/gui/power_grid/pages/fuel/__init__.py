# SPDX-License-Identifier: MIT
"""Buying fuel, and giving it up."""

# SPDX-License-Identifier: MIT
"""Placing cities, names and costs so that nothing covers anything else."""

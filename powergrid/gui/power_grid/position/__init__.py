# SPDX-License-Identifier: MIT
"""A real table's position, set up by hand to go on from."""

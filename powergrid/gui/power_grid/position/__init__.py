# SPDX-License-Identifier: MIT
"""Setting up the position of a real table by hand, to continue from there."""

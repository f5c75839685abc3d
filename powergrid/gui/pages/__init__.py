# SPDX-License-Identifier: MIT
"""What the action panel shows for each question; the view of a new game and that of the end."""

# SPDX-License-Identifier: MIT
"""The pages of the action panel, one for each kind of question, and the view of a new game."""

# SPDX-License-Identifier: MIT
"""The pages of the action panel, one for each kind of question, and the page of a new game."""

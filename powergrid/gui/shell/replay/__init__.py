# SPDX-License-Identifier: MIT
"""The controls of a replay: a slider over its moves, and buttons that step through them."""

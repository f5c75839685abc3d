# SPDX-License-Identifier: MIT
"""Drawing a board of one's own."""

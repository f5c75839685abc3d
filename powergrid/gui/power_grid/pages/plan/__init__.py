# SPDX-License-Identifier: MIT
"""Planning a round without committing to it."""

# SPDX-License-Identifier: MIT
"""The list of keys: gathered from what listens to them, so that it cannot go stale."""

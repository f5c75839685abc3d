# SPDX-License-Identifier: MIT
"""Building houses and choosing cities."""

# SPDX-License-Identifier: MIT
"""Building houses, and choosing cities before the first round."""

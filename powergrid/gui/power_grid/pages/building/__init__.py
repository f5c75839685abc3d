# SPDX-License-Identifier: MIT
"""The pages for building houses, and for choosing cities before the first round."""

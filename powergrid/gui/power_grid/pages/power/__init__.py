# SPDX-License-Identifier: MIT
"""Running plants."""

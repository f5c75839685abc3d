# SPDX-License-Identifier: MIT
"""The tutorial: chapters in `resources/tutorial`, played at a table with the real rules."""

# SPDX-License-Identifier: MIT
"""The page for running plants."""

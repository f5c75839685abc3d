# SPDX-License-Identifier: MIT
"""The table's lists as Qt models, filled from the state."""

# SPDX-License-Identifier: MIT
"""Opening an auction, bidding, and giving up a plant."""

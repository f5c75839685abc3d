# SPDX-License-Identifier: MIT
"""Opening an auction, bidding, giving a plant up."""

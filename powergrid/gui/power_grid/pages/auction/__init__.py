# SPDX-License-Identifier: MIT
"""The pages for opening an auction, bidding, watching, and scrapping a plant."""

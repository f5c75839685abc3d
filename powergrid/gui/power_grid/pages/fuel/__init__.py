# SPDX-License-Identifier: MIT
"""The pages for buying and for discarding fuel."""

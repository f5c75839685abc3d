# SPDX-License-Identifier: MIT
"""The five phases of a round, in their order."""

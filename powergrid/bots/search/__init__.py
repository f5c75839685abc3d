# SPDX-License-Identifier: MIT
"""The search: an opponent that plays on from its options before it decides."""

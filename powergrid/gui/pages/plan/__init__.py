# SPDX-License-Identifier: MIT
"""Planning the round before anything of it is done."""

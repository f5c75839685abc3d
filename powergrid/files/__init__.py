# SPDX-License-Identifier: MIT
"""Files: where they lie, reading them safely within bounds, writing them whole, locking them."""

# SPDX-License-Identifier: MIT
"""Files: where they are, reading them safely within limits, writing them whole, locking them."""

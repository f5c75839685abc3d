# SPDX-License-Identifier: MIT
"""Commands for developers: measuring bots, training, benchmarks, pictures, checks."""

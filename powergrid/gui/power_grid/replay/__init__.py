# SPDX-License-Identifier: MIT
"""Looking at a game again: any position of it, step by step or as a film, from any seat's eyes."""

# SPDX-License-Identifier: MIT
"""The visual language: measures, colours, type, drawings and widgets that look alike."""

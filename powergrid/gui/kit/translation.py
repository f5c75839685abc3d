# SPDX-License-Identifier: MIT
"""Qt's translation of a text outside classes that have `self.tr`."""

from PySide6.QtCore import QCoreApplication

# `lupdate` finds the texts by this name.
translate = QCoreApplication.translate

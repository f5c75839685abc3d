# SPDX-License-Identifier: MIT
"""The type of an index that Qt hands to a model or a delegate."""

from typing import TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index: TypeAlias = QModelIndex | QPersistentModelIndex

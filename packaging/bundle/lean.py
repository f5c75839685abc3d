# SPDX-License-Identifier: MIT
"""What the bundle does before all else: PyInstaller's own start already loads Qt."""

from powergrid.app import lean_qt

lean_qt.prepare()

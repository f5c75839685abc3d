# SPDX-License-Identifier: MIT
"""Write the icon in another format and size, for systems that need it.

packaging/draw_icon.py FILE SIZE
"""

import sys
from pathlib import Path

from powergrid import APP_ID
from powergrid.app.desktop_entry import draw_icon
from powergrid.files.places import resources_dir

draw_icon(resources_dir() / "desktop" / f"{APP_ID}.svg", Path(sys.argv[1]), int(sys.argv[2]))

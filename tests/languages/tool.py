# SPDX-License-Identifier: MIT
"""The command that keeps the files of all languages, as a module."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_spec = spec_from_file_location("packaging_languages", ROOT / "packaging/languages.py")
assert _spec is not None
assert _spec.loader is not None
languages = module_from_spec(_spec)
sys.modules[_spec.name] = languages
_spec.loader.exec_module(languages)

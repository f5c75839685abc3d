# SPDX-License-Identifier: MIT
"""The scripts in `packaging`, as modules."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]


def packaging_script(name: str) -> ModuleType:
    """Return a script of `packaging` as a module."""
    spec = spec_from_file_location(f"packaging_{name}", ROOT / f"packaging/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module

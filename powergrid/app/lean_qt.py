# SPDX-License-Identifier: MIT
"""Loads Qt without what PySide describes its functions with, more than half of its time.

For errors, documentation and stub files PySide unpacks and compiles a hundred kilobytes of
its own source at every start. Here all of it waits until something is asked of it. Qt's
enumerations are made by `lean_enums`.
"""

import builtins
import sys
from collections.abc import Callable
from functools import cache
from types import CodeType, ModuleType
from typing import Any, Final

from powergrid.app import lean_enums

_BOOTSTRAP: Final = "signature_bootstrap"
_STAND_IN: Final = f"from {__name__} import Waiting as bootstrap"
_MAPPING: Final = "shibokensupport.signature.mapping"
_NEEDED_LATER: Final = ("base64", "tempfile", "traceback", "zipfile")
"""What PySide has Python load for its source."""

_sources: list[bytes] = []


def load() -> None:
    """Load QtWidgets; raises ImportError where a system library is missing."""
    prepare()
    import PySide6.QtWidgets  # noqa: F401


def prepare() -> None:
    """Load what PySide stands on, unless it is loaded: whatever of Qt comes next, comes lean."""
    if "shiboken6" in sys.modules:
        return
    lean_enums.use()
    compile_all, import_plainly = builtins.compile, builtins.__import__

    def compile_less(source: Any, filename: Any, *rest: Any, **options: Any) -> CodeType:
        if filename == f"{_BOOTSTRAP}.py":
            _sources.append(source)
            source = _STAND_IN
        code: CodeType = compile_all(source, filename, *rest, **options)
        return code

    empty = {name: ModuleType(name) for name in _NEEDED_LATER if name not in sys.modules}
    sys.modules.update(empty)
    builtins.compile = compile_less  # type: ignore[assignment]  # of its overloads one is met
    try:
        import shiboken6  # noqa: F401
    finally:
        builtins.compile = compile_all
        builtins.__import__ = import_plainly  # PySide takes it over for `__feature__`
        for name in empty:
            del sys.modules[name]
    sys.modules[_MAPPING] = _waiting_mapping()


class Waiting:
    """What PySide takes for its loader; what it asks of it, the real one answers."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Return a function that has the real loader made when first called."""
        return lambda *asked: getattr(_loader(), name)(*asked)

    def post_init(self) -> None:
        """Watch no import for `__feature__`."""

    def finish_import(self, module: ModuleType) -> None:
        """Bring nothing back that Qt has dropped."""


def _waiting_mapping() -> ModuleType:
    """Return the module whose names PySide's library looks for by itself, once it is up to date."""
    mapping = ModuleType(_MAPPING)

    def update_mapping() -> None:
        _loader()
        real = sys.modules[_MAPPING]
        real.update_mapping()
        vars(mapping).update(vars(real), update_mapping=update_mapping)

    vars(mapping)["update_mapping"] = update_mapping
    return mapping


@cache
def _loader() -> Any:
    bootstrap: Any = sys.modules[_BOOTSTRAP]
    exec(compile(_sources.pop(), bootstrap.__file__, "exec"), vars(bootstrap))
    return bootstrap.bootstrap()

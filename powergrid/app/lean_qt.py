# SPDX-License-Identifier: MIT
"""Loads Qt without what PySide compiles of its own source at every start, a third of its time.

The modules with which PySide describes its functions (in errors, to `inspect.signature` and in
stub files) lie in its library as source. Here each waits until something in it is asked for, and
the one behind `__feature__`, of which we use none, stays out. Qt's enumerations are made by
`lean_enums`.
"""

import builtins
from collections.abc import Callable
from types import CodeType
from typing import Any, Final

from powergrid.app import lean_enums

# Python asks a waiting module for the names that it lacks; one PySide's library looks for by
# itself, and calls.
_WAITING: Final = """
from powergrid.app.lean_qt import asker
__getattr__ = asker(globals())
def update_mapping(): return __getattr__("update_mapping")()
"""
_NO_FEATURES: Final = """
def feature_import(*asked): return None
def feature_imported(module): return None
"""
_STAND_INS: Final = {
    "shibokensupport/feature.py": _NO_FEATURES,
    "shibokensupport/signature/errorhandler.py": _WAITING,
    "shibokensupport/signature/layout.py": _WAITING,
    "shibokensupport/signature/mapping.py": _WAITING,
    "shibokensupport/signature/parser.py": _WAITING,
    "shibokensupport/signature/lib/enum_sig.py": _WAITING,
    "shibokensupport/signature/lib/pyi_generator.py": _WAITING,
    "shibokensupport/signature/lib/tool.py": _WAITING,
}

_sources: dict[str, bytes] = {}


def load() -> None:
    """Load QtWidgets; raises ImportError where a system library is missing."""
    compile_all, import_plainly = builtins.compile, builtins.__import__

    def compile_less(source: Any, filename: Any, *rest: Any, **options: Any) -> CodeType:
        if filename in _STAND_INS:
            _sources[filename] = source
            source = _STAND_INS[filename]
        code: CodeType = compile_all(source, filename, *rest, **options)
        return code

    lean_enums.use()
    builtins.compile = compile_less  # type: ignore[assignment]  # of its overloads one is met
    try:
        import shiboken6  # noqa: F401
    finally:
        builtins.compile = compile_all
        builtins.__import__ = import_plainly  # PySide takes it over for `__feature__`
    import PySide6.QtWidgets  # noqa: F401


def asker(module: dict[str, Any]) -> Callable[[str], Any]:
    """Return the `__getattr__` that fills a waiting module, given its names, when first asked."""

    def ask(name: str) -> Any:
        filename = module["__file__"]
        if filename in _sources:
            del module["__getattr__"], module["update_mapping"]
            exec(compile(_sources.pop(filename), filename, "exec"), module)
        if name in module:
            return module[name]
        raise AttributeError(name)

    return ask

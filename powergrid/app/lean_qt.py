# SPDX-License-Identifier: MIT
"""Loads Qt without what PySide compiles of its own source at every start, a third of its time.

The modules with which PySide describes its functions (in errors, to `inspect.signature` and in
stub files) lie in its library as source. Here each waits until something in it is asked for.
"""

import builtins
from collections.abc import Callable
from types import CodeType
from typing import Any, Final

_FOLDER: Final = "shibokensupport/signature/"
_PUT_OFF: Final = frozenset(
    _FOLDER + name
    for name in (
        "errorhandler.py",
        "layout.py",
        "parser.py",
        "lib/enum_sig.py",
        "lib/pyi_generator.py",
        "lib/tool.py",
    )
)
# What stands for a module that waits: Python asks it for the names that the module lacks.
_WAITING: Final = "from powergrid.app.lean_qt import asker; __getattr__ = asker(globals())"

_sources: dict[str, bytes] = {}


def load() -> None:
    """Load QtWidgets; raises ImportError where a system library is missing."""
    compile_at_once, import_plainly = builtins.compile, builtins.__import__

    def put_off(source: Any, filename: Any, *rest: Any, **options: Any) -> CodeType:
        if filename in _PUT_OFF:
            _sources[filename] = source
            source = _WAITING
        code: CodeType = compile_at_once(source, filename, *rest, **options)
        return code

    builtins.compile = put_off  # type: ignore[assignment]  # one of its overloads is all that is met
    try:
        import shiboken6  # noqa: F401
    finally:
        builtins.compile = compile_at_once
        # It takes imports over to offer `__feature__`, of which we use none, and would read the
        # source of every module in search of it.
        builtins.__import__ = import_plainly
    import PySide6.QtWidgets  # noqa: F401


def asker(module: dict[str, Any]) -> Callable[[str], Any]:
    """Return the `__getattr__` that fills a waiting module, given its names, when first asked."""

    def ask(name: str) -> Any:
        filename = module["__file__"]
        if filename in _sources:
            del module["__getattr__"]
            exec(compile(_sources.pop(filename), filename, "exec"), module)
        if name in module:
            return module[name]
        raise AttributeError(name)

    return ask

# SPDX-License-Identifier: MIT
"""Update the files of all languages with the texts of the game: `make languages`.

The texts are those that sources pass to `tr`, `translate` and `Texts`, and those of the data
(tutorial, rules at hand). They are collected into one source file for Qt's `lupdate`, which updates
the `.ts` files: by itself it reads neither the data nor tables of texts, nor the plural forms of
`translate` in Python. `lrelease` compiles the `.ts` files into the `.qm` files that the game
loads.
"""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

import PySide6
import yaml

ROOT: Final = Path(__file__).resolve().parent.parent
LANGUAGES_DIR: Final = ROOT / "resources" / "languages"
SOURCE_LANGUAGE: Final = "en"
DATA: Final = {"tutorial": "Tutorial", "rulebook": "Rulebook"}
"""The folders of `resources` whose texts are translated, and the context each has."""
NAMES: Final = ("self.tr", "translate", "QCoreApplication.translate", "Texts")
"""The functions to which sources pass texts to be translated."""
TEXT_KEYS: Final = ("title", "text")
"""The keys of those files whose values are text for people."""


class Text(NamedTuple):
    """A text, a comment that distinguishes it from equal ones, and whether it has plural forms."""

    context: str
    source: str
    comment: str = ""
    has_number: bool = False


TABLE: Final = ROOT / "docs" / "languages.md"
"""The document with the table of progress; everything from the table on is rewritten."""


def main() -> None:
    """Write the files of all languages and the table of progress."""
    files = sorted(LANGUAGES_DIR.glob("*.ts"))
    for file in files:
        update(file)
        release(file, file.with_suffix(".qm"))
    head = TABLE.read_text("utf-8").partition("\n| language")[0]
    TABLE.write_text("\n".join([head.rstrip(), "", *table(files), ""]), "utf-8")


def table(files: list[Path]) -> list[str]:
    """Return how many texts each language has, and how many of them are unfinished."""
    lines = [
        "| language | texts | of them with a number | unfinished |",
        "|---|---:|---:|---:|",
    ]
    for file in files:
        messages = list(ElementTree.parse(file).iter("message"))
        numbers = sum(message.get("numerus") == "yes" for message in messages)
        states = [message.find("translation") for message in messages]
        unfinished = sum(state is None or state.get("type") == "unfinished" for state in states)
        lines.append(f"| `{file.stem}` | {len(messages)} | {numbers} | {unfinished} |")
    return lines


def update(file: Path) -> None:
    """Update one language: add new texts, remove those that are gone."""
    with TemporaryDirectory() as made:
        source = Path(made) / "texts.py"
        source.write_text("".join(_as_source(text) for text in texts()), encoding="utf-8")
        command: list[str | Path] = [source, "-silent", "-no-obsolete", "-locations", "none"]
        if file.stem == SOURCE_LANGUAGE:
            command.append("-pluralonly")
        languages = ["-source-language", SOURCE_LANGUAGE, "-target-language", file.stem]
        _run("lupdate", *command, *languages, "-ts", file)


def release(file: Path, made: Path) -> None:
    """Compile a language into the file that the game loads; unfinished texts stay English.

    The file is replaced, not overwritten: a game that runs has it mapped into memory.
    """
    new = made.with_name(f"{made.name}.new")
    _run("lrelease", "-silent", "-nounfinished", file, "-qm", new)
    new.replace(made)


def _run(tool: str, *arguments: str | Path) -> None:
    """Run one of Qt's tools; exit with its output if it fails."""
    program = Path(PySide6.__file__).parent / tool
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    if done.returncode or done.stderr.strip():
        sys.exit(f"{tool}: {done.stderr.strip() or done.stdout.strip()}")


def _as_source(text: Text) -> str:
    words = [json.dumps(word, ensure_ascii=False) for word in (text.source, text.comment)]
    number = ", n" if text.has_number else ""
    return (
        f"class {text.context}:\n    def text(self):\n        self.tr({', '.join(words)}{number})\n"
    )


@cache
def texts() -> list[Text]:
    """Return all texts of the game, in the order of their files."""
    found: list[Text] = []
    for file in sorted((ROOT / "powergrid").rglob("*.py")):
        found += texts_of_source(file)
    for folder, context in DATA.items():
        for file in sorted((ROOT / "resources" / folder).rglob("*.yaml")):
            found += [Text(context, text) for text in texts_of_data(file)]
    return list(dict.fromkeys(found))


def texts_of_source(file: Path) -> Iterator[Text]:
    """Yield the literal texts that a Python file passes to `tr`, `translate` and `Texts`."""
    tree = ast.parse(file.read_text("utf-8"))
    for context, call in calls(tree, ""):
        keywords = {keyword.arg for keyword in call.keywords}
        match arguments_of(call, context):
            case [str(where), str(source), *rest]:
                comment = rest[0] if rest and isinstance(rest[0], str) else ""
                yield Text(where, source, comment, len(rest) > 1 or "n" in keywords)
            case [str(where), [*sources], *rest]:
                comment = rest[0] if rest and isinstance(rest[0], str) else ""
                yield from (Text(where, source, comment) for source in sources)


def arguments_of(call: ast.Call, context: str) -> list[str | list[str] | None]:
    """Return what is passed to one of the functions, the context first; see `_literal`."""
    arguments = [_literal(argument) for argument in call.args]
    return [context, *arguments] if ast.unparse(call.func) == "self.tr" else arguments


def _literal(argument: ast.expr) -> str | list[str] | None:
    """Return a text, or those of a table; None for anything else."""
    match argument:
        case ast.Constant(str(text)):
            return text
        case ast.Dict():
            return [ast.literal_eval(value) for value in argument.values]
    return None


def calls(node: ast.AST, context: str) -> Iterator[tuple[str, ast.Call]]:
    """Yield all calls of the functions above, each with the class around it."""
    for child in ast.iter_child_nodes(node):
        yield from calls(child, child.name if isinstance(child, ast.ClassDef) else context)
    if isinstance(node, ast.Call) and ast.unparse(node.func) in NAMES:
        yield context, node


def texts_of_data(file: Path) -> list[str]:
    """Return all texts for people in a file of YAML."""
    with file.open(encoding="utf-8") as stream:
        return list(_texts_in(yaml.safe_load(stream)))


def _texts_in(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key in TEXT_KEYS:
                yield value
            else:
                yield from _texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from _texts_in(value)


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: MIT
"""Brings `resources/languages/*.ts` up to date with all texts of the game: `make languages`.

Qt's `lupdate` finds what the sources hand to `tr` and `translate`. Texts of the data (tutorial,
rules at hand) are written out for it as if a source did so.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import PySide6
import yaml

ROOT: Final = Path(__file__).resolve().parent.parent
LANGUAGES_DIR: Final = ROOT / "resources" / "languages"
SOURCE_LANGUAGE: Final = "en"
DATA: Final = {"tutorial": "Tutorial", "rulebook": "Rulebook"}
"""The folders of `resources` whose texts are translated, and the context each has."""
TEXT_KEYS: Final = ("title", "text", "texts")
"""Whatever stands under these keys in those folders is text for people, and nothing else is."""


def main() -> None:
    """Write the files of all languages."""
    update(LANGUAGES_DIR)


def update(folder: Path) -> None:
    """Bring the languages of a folder up to date: new texts are added, vanished ones go."""
    with TemporaryDirectory() as made:
        data = Path(made) / "data.py"
        lines = [f"translate({context!r}, {text!r})\n" for context, text in data_texts()]
        data.write_text("".join(lines), encoding="utf-8")
        sources = [data, *sorted((ROOT / "powergrid").rglob("*.py"))]
        for file in sorted(folder.glob("*.ts")):
            _lupdate(file, sources)


def _lupdate(file: Path, sources: list[Path]) -> None:
    """Let lupdate change one file; of the source's own language only the plurals are wanted."""
    tool = Path(PySide6.__file__).parent / "lupdate"
    options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", SOURCE_LANGUAGE]
    if file.stem == SOURCE_LANGUAGE:
        options.append("-pluralonly")
    target = ["-target-language", file.stem, "-ts", file]
    done = subprocess.run(
        [tool, *options, *sources, *target], capture_output=True, text=True, check=False
    )
    if done.returncode or done.stderr.strip():
        sys.exit(f"{file.name}: {done.stderr.strip() or done.stdout.strip()}")


def data_texts() -> Iterator[tuple[str, str]]:
    """Yield the context and the text of whatever the data say to people."""
    for folder, context in DATA.items():
        for file in sorted((ROOT / "resources" / folder).rglob("*.yaml")):
            with file.open(encoding="utf-8") as stream:
                for text in texts_in(yaml.safe_load(stream)):
                    yield context, text


def texts_in(data: Any, is_text: bool = False) -> Iterator[str]:
    """Yield all texts for people in what was read from YAML."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from texts_in(value, is_text or key in TEXT_KEYS)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value, is_text)
    elif is_text and isinstance(data, str):
        yield data


if __name__ == "__main__":
    main()

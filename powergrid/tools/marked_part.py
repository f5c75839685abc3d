# SPDX-License-Identifier: MIT
"""The part of a Markdown file that a command writes, between two lines that mark it."""

from pathlib import Path

from powergrid.files import atomic
from powergrid.files.messages import FileError
from powergrid.files.text_file import read_text


class Marks:
    """The lines `<!-- name -->` and `<!-- end of name -->`."""

    def __init__(self, name: str) -> None:
        self.begin = f"<!-- {name} -->\n"
        self.end = f"<!-- end of {name} -->\n"

    def problem(self, file: Path) -> str:
        """Return one sentence that says why nothing can be written there, empty if it can."""
        begin, end = self.begin, self.end
        try:
            text = read_text(file)
        except FileError as error:
            return str(error)
        if text.count(begin) != 1 or text.count(end) != 1 or text.index(begin) > text.index(end):
            return f"{file} needs a line {begin.strip()} and, after it, a line {end.strip()}."
        return ""

    def write(self, file: Path, part: str) -> None:
        """Replace what is between the two lines."""
        before, rest = read_text(file).split(self.begin)
        atomic.write(file, f"{before}{self.begin}\n{part}\n{self.end}{rest.split(self.end)[1]}")

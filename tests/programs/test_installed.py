# SPDX-License-Identifier: MIT
"""Which programs a record may name, and which a command line."""

from pathlib import Path

import pytest

from powergrid.programs import NotAProgram, command_of, install, installed, parse_command
from powergrid.programs.installed import folder


@pytest.fixture
def program(tmp_path: Path) -> Path:
    file = tmp_path / "my bot.py"
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    return file


def test_a_chosen_program_is_offered_from_then_on(program: Path) -> None:
    assert installed() == ()
    assert install(program) == install(program) == "program:my bot.py"
    assert installed() == ("program:my bot.py",)
    command = command_of("program:my bot.py")
    assert command is not None
    assert Path(command[0]).resolve() == program


def test_a_file_that_cannot_be_started_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no program")
    with pytest.raises(NotAProgram, match="is not a program"):
        install(tmp_path / "notes.txt")


def test_a_link_is_replaced_by_a_newer_choice(program: Path, tmp_path: Path) -> None:
    install(program)
    newer = tmp_path / "newer" / program.name
    newer.parent.mkdir()
    program.rename(newer)
    install(newer)
    assert [file.resolve() for file in folder().iterdir()] == [newer]


def test_a_link_to_itself_is_replaced(program: Path) -> None:
    link = folder() / program.name
    link.parent.mkdir(parents=True)
    link.symlink_to(link)
    assert installed() == ()
    install(program)
    assert link.samefile(program)


def test_a_file_that_is_no_link_is_left_alone(program: Path) -> None:
    own = folder() / program.name
    own.parent.mkdir(parents=True)
    own.write_text("written here")
    with pytest.raises(FileExistsError) as told:
        install(program)
    assert told.value.strerror
    assert own.read_text() == "written here"
    assert list(folder().iterdir()) == [own]


@pytest.mark.parametrize("name", ["/bin/ls", "../../../bin/ls", "ls", "", ".", "..", "a\0b"])
def test_a_record_starts_only_programs_chosen_by_the_player(name: str, program: Path) -> None:
    install(program)
    assert command_of(f"program:{name}") is None


def test_a_command_is_split_as_a_shell_splits_it(program: Path) -> None:
    assert parse_command("program:node 'a b.js' -x") == ["node", "a b.js", "-x"]
    install(program)
    assert Path(parse_command("program:my bot.py")[0]).name == "my bot.py"
    for wrong in ("program:", "program:'"):
        with pytest.raises(ValueError, match="program:"):
            parse_command(wrong)

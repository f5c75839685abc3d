# SPDX-License-Identifier: MIT
"""The script that updates the quotations in docs/accessibility.md changes nothing else."""

import re
from types import ModuleType

import pytest

from tests.scripts import packaging_script


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return packaging_script("update_quotes")


@pytest.mark.slow
def test_tree_and_announcements_are_made_from_the_record(qapp: object, script: ModuleType) -> None:
    tree, news = script.tree(), script.news()
    assert [line for line in tree if line.strip().startswith("List: Cities by price")]
    assert [line for line in news if re.fullmatch(r"! Your turn\. P0: .*\.", line)]
    assert [line for line in news if re.search(r"P\d runs .* earns \d+", line)]


def test_each_block_is_filled_and_nothing_else_changes(script: ModuleType) -> None:
    text = script.DOCUMENT.read_text("utf-8")
    once = script.filled(script.filled(text, "tree", ["one"]), "news", ["two"])
    assert "<!-- tree -->\n```\none\n```\n" in once
    assert "<!-- news -->\n```\ntwo\n```\n" in once
    assert once.partition("<!-- tree -->")[0] == text.partition("<!-- tree -->")[0]
    assert len(text.splitlines()) > len(once.splitlines()) + 50

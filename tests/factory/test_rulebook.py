# SPDX-License-Identifier: MIT
"""Every sentence of the rulebook is quoted by a test, a ruling or sentences_without_a_rule.md."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent.parent
RULINGS = ROOT / "docs" / "rulings.md"
WITHOUT_A_RULE = TESTS / "sentences_without_a_rule.md"
SEEDS = ROOT.parent / "shared" / "seeds"
FIRST, LAST = "Cel gry Witamy", "Wydawnictwo LACERTA"
MIN_LENGTH = 25
"""What is shorter is a number or the words on a picture."""
HEADING = re.compile(r".{,50}:")


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture(scope="module")
def rulebook() -> str:
    files = sorted(SEEDS.glob("004_*.txt"))
    if not files:
        pytest.skip("the rulebook is not here")
    text = plain(files[0].read_text("utf-8"))
    return text[text.index(FIRST) : text.index(LAST)]


def quotes() -> set[str]:
    files = [file for file in TESTS.rglob("test_*.py") if file != Path(__file__)]
    rulings = RULINGS.read_text("utf-8").split("## Factory Manager")[1].split("\n## ")[0]
    texts = [*(file.read_text("utf-8") for file in [*files, WITHOUT_A_RULE]), rulings]
    return {plain(quote) for text in texts for quote in re.findall(r"„([^„”]{15,})”", text)}


def sentences(text: str) -> list[str]:
    found = re.split(r"(?<=[.!?:])\s+(?=[A-ZŻŹĆŁŚÓ„“–\-0-9(≥])", text)
    return [
        sentence
        for sentence in found
        if len(sentence) >= MIN_LENGTH and not HEADING.fullmatch(sentence)
    ]


def test_every_quotation_is_in_the_rulebook(rulebook: str) -> None:
    assert [quote for quote in sorted(quotes()) if quote not in rulebook] == []


def test_every_sentence_is_quoted(rulebook: str) -> None:
    known = quotes()
    missing = [
        sentence
        for sentence in sentences(rulebook)
        if not any(quote in sentence or sentence in quote for quote in known)
    ]
    assert missing == []

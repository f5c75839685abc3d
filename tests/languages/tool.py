# SPDX-License-Identifier: MIT
"""The script that updates the language files, and the content of these files."""

from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree

from tests.scripts import ROOT, packaging_script

languages = packaging_script("languages")

FORMS = {"en": 2, "de": 2, "pl": 3, "cs": 3, "hu": 1, "ru": 3}
"""How many forms of a word each language has, one of them chosen by a number."""


class Message(NamedTuple):
    """One text: where it is, and its translations, one per plural form if it has a number."""

    context: str
    source: str
    translations: tuple[str, ...]
    is_numerus: bool


@cache  # most tests here read all languages
def messages(language: str) -> tuple[Message, ...]:
    found = []
    for context in ElementTree.parse(ROOT / f"resources/languages/{language}.ts").iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            done = translation.get("type") is None
            texts = tuple(forms or [translation.text or ""]) if done else ()
            is_numerus = message.get("numerus") == "yes"
            where = context.findtext("name", ""), message.findtext("source", "")
            found.append(Message(*where, texts, is_numerus))
    return tuple(found)

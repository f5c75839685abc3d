# SPDX-License-Identifier: MIT
"""Qt Linguist's files (`.ts`) made into what a `QTranslator` loads, in memory.

`lrelease` would write the same into files beside them, which every way of installing the game would
have to make and keep up to date. A whole language takes some twenty milliseconds.
"""

from struct import pack
from typing import Final, NamedTuple

# Byte for byte what Qt's `lrelease` writes: how a form is chosen by the number, by language.
_EQUAL, _BETWEEN, _NOT, _MOD_10, _MOD_100 = 0x01, 0x04, 0x08, 0x10, 0x20
_AND, _ELSE = 0xFD, 0xFF
_FEW: Final = (_MOD_10 | _BETWEEN, 2, 4, _AND, _MOD_100 | _NOT | _BETWEEN, 10, 19)
FORMS: Final[dict[str, tuple[int, ...]]] = {
    "en": (_EQUAL, 1),
    "de": (_EQUAL, 1),
    "hu": (),
    "cs": (_EQUAL, 1, _ELSE, _BETWEEN, 2, 4),
    "pl": (_EQUAL, 1, _ELSE, *_FEW),
    "ru": (_MOD_10 | _EQUAL, 1, _AND, _MOD_100 | _NOT | _EQUAL, 11, _ELSE, *_FEW),
}

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES, _NUMERUS_RULES = 0x42, 0x69, 0x88
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8


class Message(NamedTuple):
    """One text: where it stands, what tells it from the same words elsewhere, its translations.

    There is one translation for each form of a text with a number; none while it is unfinished.
    """

    context: str
    source: str
    comment: str
    translations: tuple[str, ...]
    is_numerus: bool


def read(ts: bytes) -> list[Message]:
    """Return all texts of a `.ts` file; what has vanished from the sources is left out."""
    from pyexpat import ParserCreate

    messages: list[Message] = []
    texts: list[str] = []
    fields: dict[str, str] = {}
    forms: list[str] = []
    attributes: dict[str, dict[str, str]] = {}

    def begin(tag: str, found: dict[str, str]) -> None:
        attributes[tag] = found
        texts.clear()
        if tag == "message":
            fields["comment"] = ""
            forms.clear()

    def end(tag: str) -> None:
        text = "".join(texts)
        texts.clear()
        if tag == "numerusform" or (tag == "translation" and not forms):
            forms.append(text)
        elif tag in ("name", "source", "comment"):
            fields[tag] = text
        elif tag == "message":
            state = attributes["translation"].get("type", "")
            if state in ("", "unfinished"):
                done = tuple(forms) if state == "" else ()
                is_numerus = attributes["message"].get("numerus") == "yes"
                where = fields["name"], fields["source"], fields["comment"]
                messages.append(Message(*where, done, is_numerus))

    parser = ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = begin
    parser.EndElementHandler = end
    parser.CharacterDataHandler = texts.append
    parser.Parse(ts, True)
    return messages


def compiled(messages: list[Message], language: str) -> bytes:
    """Return the translated ones among the texts as the data of a `QTranslator`."""
    hashes: list[tuple[int, int]] = []
    body = bytearray()
    for context, source, comment, translations, _ in messages:
        if not translations:
            continue
        name, remark = source.encode(), comment.encode()
        hashes.append((_hash(name + remark), len(body)))
        for translation in translations:
            body += _tagged(_TRANSLATION, translation.encode("utf-16-be"))
        body += _tagged(_COMMENT, remark) + _tagged(_SOURCE, name)
        body += _tagged(_CONTEXT, context.encode()) + bytes([_END])
    index = b"".join(pack(">II", *entry) for entry in sorted(hashes))
    rules = bytes(FORMS[language])
    return (
        _MAGIC + _tagged(_HASHES, index) + _tagged(_MESSAGES, body) + _tagged(_NUMERUS_RULES, rules)
    )


def _tagged(tag: int, data: bytes | bytearray) -> bytes:
    return pack(">BI", tag, len(data)) + data


def _hash(data: bytes) -> int:
    """Return the hash that Qt looks texts up by, that of ELF's symbol tables."""
    total = 0
    for byte in data:
        total = (total << 4) + byte
        total = (total & 0x0FFFFFFF) ^ (total >> 24 & 0xF0)
    return total or 1

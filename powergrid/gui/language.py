# SPDX-License-Identifier: MIT
"""The language of all texts: which there are, which is spoken, and how another one is taken up."""

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from powergrid.box import resources_dir
from powergrid.gui.catalogue import compiled, read

SYSTEM: Final = "system"
LANGUAGES: Final = {
    "en": "English",
    "de": "Deutsch",
    "pl": "Polski",
    "cs": "Čeština",
    "hu": "Magyar",
    "ru": "Русский",
}
"""Each language by its own name."""


class _Spoken(QTranslator):
    """The texts of one language; Qt reads them where they lie, so they are kept here."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.code = language
        file = resources_dir() / "languages" / f"{language}.ts"
        self._data = b""
        with suppress(OSError):  # without its file a language is English
            self._data = compiled(read(file.read_bytes()), language)
            self.load(self._data)


def _qts_own(language: str) -> QTranslator:
    """Return the words of Qt's own dialogs and keys, none where Qt was installed without them."""
    translator = QTranslator()
    if language != "en":
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        translator.load(f"qtbase_{language}", folder)
    return translator


_spoken: tuple[QTranslator, _Spoken] | None = None


def spoken_language() -> str:
    """Return the language that is spoken."""
    return "en" if _spoken is None else _spoken[-1].code


def speak(setting: str) -> None:
    """Take up a language, or that of the system; texts shown already stay as they are."""
    global _spoken
    chosen = setting if setting in LANGUAGES else language_of_system()
    QLocale.setDefault(QLocale(setting) if setting in LANGUAGES else QLocale.system())
    if _spoken is not None and _spoken[-1].code == chosen:
        return
    for translator in _spoken or ():
        QCoreApplication.removeTranslator(translator)
    _spoken = _qts_own(chosen), _Spoken(chosen)
    for translator in _spoken:
        QCoreApplication.installTranslator(translator)


def language_of_system() -> str:
    """Return the first of the languages the system prefers that is one of ours, else English."""
    for name in QLocale.system().uiLanguages():
        found = name.partition("-")[0].lower()
        if found in LANGUAGES:
            return found
    return "en"

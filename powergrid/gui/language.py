# SPDX-License-Identifier: MIT
"""The language of all texts: which there are, which is spoken, and how another one is taken up."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from powergrid.box import resources_dir

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


def _own(language: str) -> QTranslator:
    """Return the texts of the game; without its file a language is English."""
    translator = QTranslator()
    translator.load(language, str(resources_dir() / "languages"))
    return translator


def _qts(language: str) -> QTranslator:
    """Return the words of Qt's own dialogs and keys, none where Qt was installed without them."""
    translator = QTranslator()
    if language != "en":
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        translator.load(f"qtbase_{language}", folder)
    return translator


_spoken = ""
_translators: list[QTranslator] = []


def spoken_language() -> str:
    """Return the language that is spoken."""
    return _spoken or "en"


def speak(setting: str) -> None:
    """Take up a language, or that of the system; texts shown already stay as they are."""
    global _spoken
    chosen = setting if setting in LANGUAGES else language_of_system()
    QLocale.setDefault(QLocale(setting) if setting in LANGUAGES else QLocale.system())
    if chosen == _spoken:
        return
    for translator in _translators:
        QCoreApplication.removeTranslator(translator)
    _spoken, _translators[:] = chosen, (_qts(chosen), _own(chosen))
    for translator in _translators:
        QCoreApplication.installTranslator(translator)


def language_of_system() -> str:
    """Return the first of the languages the system prefers that is one of ours, else English."""
    for name in QLocale.system().uiLanguages():
        found = name.partition("-")[0].lower()
        if found in LANGUAGES:
            return found
    return "en"

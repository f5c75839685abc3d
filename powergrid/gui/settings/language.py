# SPDX-License-Identifier: MIT
"""The languages of the texts, and the one in use."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from powergrid.files.places import resources_dir

SYSTEM: Final = "system"
LANGUAGES: Final = {
    "en": "English",
    "de": "Deutsch",
    "pl": "Polski",
    "cs": "Čeština",
    "hu": "Magyar",
    "ru": "Русский",
}
"""The name of each language in itself."""


def _own_texts(language: str) -> QTranslator:
    """Return the game's own texts; if the file is missing, they stay English."""
    translator = QTranslator()
    translator.load(language, str(resources_dir() / "languages"))
    return translator


def _qt_texts(language: str) -> QTranslator:
    """Return the texts of Qt's dialogs and keys, if Qt was installed with them."""
    translator = QTranslator()
    if language != "en":
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        translator.load(f"qtbase_{language}", folder)
    return translator


_in_use = ""
_translators: list[QTranslator] = []


def language_in_use() -> str:
    """Return the language in use."""
    return _in_use or "en"


def use_language(setting: str) -> None:
    """Use a language, or the system's; texts that are already visible do not change."""
    global _in_use
    chosen = setting if setting in LANGUAGES else language_of_system()
    QLocale.setDefault(QLocale(setting) if setting in LANGUAGES else QLocale.system())
    if chosen == _in_use:
        return
    for translator in _translators:
        QCoreApplication.removeTranslator(translator)
    _in_use, _translators[:] = chosen, (_qt_texts(chosen), _own_texts(chosen))
    for translator in _translators:
        QCoreApplication.installTranslator(translator)


def language_of_system() -> str:
    """Return the first of the system's preferred languages that the game has, else English."""
    for name in QLocale.system().uiLanguages():
        found = name.partition("-")[0].lower()
        if found in LANGUAGES:
            return found
    return "en"

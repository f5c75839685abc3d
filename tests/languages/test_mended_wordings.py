# SPDX-License-Identifier: MIT
"""Corrected wordings must not return."""

import re

import pytest

from tests.languages.tool import messages

WRONG = {
    "de": (
        "Spiele aufnehmen",  # records games
        "füllt es ein",
        "In einem Platz",
        "[Ee]in(en)? Betrieb",  # a company, not one run
        "Kraftwerk liefe",
        "Korb ist nicht gekauft",
        "den Korb zu kaufen",
        "haben, was sie verbrauchen",
        "nach {city} (stellen|setzen)|Nach {city} setzen|Bank nach {city}",
        "selbst einen Fehler gemacht",
        "Geht mit dem zuletzt",
        "Phase 4: Häuser|Phase 5: Strom|4 Häuser, 5 Strom|Bauen und Strom",  # not in the glossary
        "[Ss]ichern",  # another system's word for saving
        "betreibt (jetzt|zuletzt|als)",
        "Querstrich",  # it stands upright
    ),
    "pl": (
        "poza grą$",  # out of the auction, not of the game
        "(najniższ|najwyższ)\\w+ elektrown",
        "elektrown\\w+[^.]* (naj)?(niższa|wyższa)(?! cena| oferta)",
        "Cztery naj(niż|wyż)sze|[Jj]ego najniższ",
        "droga \\+|(najtańszą|za|zobaczyć) drog[ęą]|[Dd]rog[ai] (jest|są|może|w grze)",
        "^Etap 2 za %n$",
        "mimo to bierze",
        "Koszyk nie jest kupiony",
        "nie było teraz usuwane",
        "pytanie jest o coś",
        "Tyle paliwa nie można",
        "nie może grać w to wydanie",
        "gra nie doszła",
        "Zobacz jak",
        "chcą paliwa",
        "pozioma kreska",  # it stands upright
    ),
    "cs": (
        "^příští?$|^příště$|^příští (cena|{price})",  # next time
        "dole: spodní",
        "Košík není koupený",
        "Co je naplánované, není",
        "přesto vezme",
        "všechna místa i elektrárny",
        "může být už za",
        "poslední v pořadí je první",
        "(nejnižší|nejvyšší)\\w* elektrár|elektrárna[^.]* nejvyšší|[Jj]ejí nejnižší(?! cena)",
        "[Čč]tyři nej(niž|vyš)ší",
        "cesta \\+|(nejlevnější|další|za) cest|[Cc]esta (je|smí|tudy)|nejlevnější cestou",
        "Elektrárny chtějí",
        "barvoslepé oči",
        "po směru ručiček",
        "^Stav domečky",
        "vodorovná čára",  # it stands upright
    ),
    "hu": (
        "jobb a döntetlennél",
        "most a többieken a sor",
        "amíg a pénzük",
        "nyitva a második helyek",
        "Elektród",  # an electrode
        "^Classic$",
        "\\b[Dd]ug(ó|ós)\\b",
        "óramutató szerint",
        "A program maga hibázott",
        "kosár nincs megvéve",
        "kell (többnek )?mennie",
        "[Jj]átékos sorrend",  # a playful order
        "3. Rész %n múlva",  # a time
        "csak az aktuális piac az\\.",
        "[\\d}n]-[a-záéíóöőúüű]",  # where a line must not break
        "vízszintes vonal",  # it stands upright
    ),
    "ru": (
        "теперь очередь остальных",
        "^Ток$|^ток |питает",
        "^ещё ({short}|%n)$",
        "^нет %n$",
        "^По области$|«По области»",
        "Число жребия",
        "^Норма$",
        "Записывает копию записи",
        "игра не зашла",
        "[Сс]тол словами",
        "топлив",  # the fuel market is one of ресурсы
        "[Кк]орзина не ",
        "конец игры при {count}",
        "горизонтальная черта",  # it stands upright
    ),
}
"""By language: what no text of it says, as patterns."""

NOT_FOR = (
    ("de", "no fuel", "nichts"),
    ("de", "Bureaucracy", "Strom"),
    ("pl", "still in", "w grze"),
    ("pl", "Light", "Jasny"),
    ("pl", "Dark", "Ciemny"),
    ("cs", "Undo", "Zpět"),  # which is Back, at times in the same picture
    ("hu", "Undo", "Vissza"),
    ("ru", "Normal", "Обычно"),
    ("ru", "Play", "Смотреть"),
)
"""Words that are right elsewhere: language, source, what its translation is not."""


@pytest.mark.parametrize("language", WRONG)
def test_no_text_repeats_a_corrected_wording(language: str) -> None:
    for message in messages(language):
        for text in message.translations:
            plain = text.replace("\N{NO-BREAK SPACE}", " ")
            for pattern in WRONG[language]:
                assert not re.search(pattern, plain), (pattern, message.source, plain)


@pytest.mark.parametrize(("language", "source", "wrong"), NOT_FOR)
def test_a_word_is_kept_where_it_is_correct(language: str, source: str, wrong: str) -> None:
    found = [message for message in messages(language) if message.source == source]
    assert found, f"no text {source!r} any more"
    assert not [message for message in found if wrong in message.translations]

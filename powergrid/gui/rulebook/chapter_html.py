# SPDX-License-Identifier: MIT
"""A chapter of the rules as HTML, in the colours and sizes of the look."""

from html import escape
from typing import Final

from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import CAPTION, LEAD, TITLE
from powergrid.gui.kit.translation import translate
from powergrid.gui.rulebook.rules import Part, Rows, Rule

_GAP: Final = 28
_SMALL_GAP: Final = 10


def chapter_html(part: Part, chosen: str, titles: dict[str, str]) -> str:
    """Return a chapter with the chosen section marked; `titles` maps all sections' ids."""
    head = _line("h2", part.title, TITLE, look().theme.text.name(), 0)
    return head + "".join(_section(rule, rule.id == chosen, titles) for rule in part.rules)


def _section(rule: Rule, is_chosen: bool, titles: dict[str, str]) -> str:
    theme = look().theme
    colour = theme.accent if is_chosen else theme.text
    parts = [
        f'<a name="{rule.id}"></a>',
        _line("h3", rule.title, LEAD, colour.name(), _GAP),
        *(
            _paragraph(escape(paragraph)) if isinstance(paragraph, str) else _table(paragraph)
            for paragraph in rule.paragraphs
        ),
    ]
    if rule.see:
        links = ", ".join(
            f'<a href="{other}" style="color:{theme.accent.name()}">{escape(titles[other])}</a>'
            for other in rule.see
        )
        see = translate("RulebookView", "See also: {links}").format(links=links)
        style = f"font-size:{look().text_px(CAPTION)}px;color:{theme.text_second.name()}"
        parts.append(_paragraph(see, style))
    return "".join(parts)


def _paragraph(text: str, style: str = "") -> str:
    gap = look().ipx(_SMALL_GAP)
    return f'<p style="margin-top:{gap}px;margin-bottom:{gap}px;{style}">{text}</p>'


def _line(tag: str, text: str, size: int, colour: str, above: int) -> str:
    style = f"font-size:{look().text_px(size)}px;font-weight:600;color:{colour}"
    margins = f"margin-top:{look().ipx(above)}px;margin-bottom:{look().ipx(6)}px"
    return f'<{tag} style="{style};{margins}">{escape(text)}</{tag}>'


def _table(rows: Rows) -> str:
    theme, pad = look().theme, look().ipx(6)
    lines = []
    for at, row in enumerate(rows):
        is_head = at % 2 == 0 if len(rows[0]) > 4 else at == 0
        cells = [_cell(text, is_head or not column, not column) for column, text in enumerate(row)]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    style = f"margin-top:{look().ipx(_SMALL_GAP)}px;border-collapse:collapse"
    border = f"border-style:solid;border-color:{theme.border.name()}"
    return (
        f'<table border="1" cellspacing="0" cellpadding="{pad}" style="{style};{border}">'
        f"{''.join(lines)}</table>"
    )


def _cell(text: str, is_head: bool, is_first: bool) -> str:
    colour = look().theme.text_second if is_head else look().theme.text
    align = "left" if is_first else "right"
    return f'<td align="{align}" style="color:{colour.name()}">{escape(text)}</td>'

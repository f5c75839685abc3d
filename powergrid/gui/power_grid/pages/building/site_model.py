# SPDX-License-Identifier: MIT
"""The list model of the cities to build in."""

from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.rows_model import RowsModel
from powergrid.gui.kit.translation import translate


class Site(NamedTuple):
    """A city with its cost; `short` is the missing money, 0 if it can be paid."""

    city: int
    name: str
    way: int
    house: int
    short: int

    @property
    def total(self) -> int:
        """Connection and house together."""
        return self.way + self.house


class SiteModel(RowsModel[Site]):
    """The sites as rows."""

    ROW = Site

    def __init__(self, parent: QWidget) -> None:
        super().__init__(_description, parent)

    def row_of(self, city: int) -> int:
        """Return the row of a city, or -1."""
        return next((at for at, site in enumerate(self.rows) if site.city == city), -1)


def _description(site: Site) -> str:
    text = translate("SiteModel", "{city}: {way} + {house} = {total}")
    if site.short:
        text = translate("SiteModel", "{city}: {way} + {house} = {total}, need {short} more")
    return text.format(
        city=site.name, way=site.way, house=site.house, total=site.total, short=site.short
    )

# SPDX-License-Identifier: MIT
"""The editions, read from resources/editions."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from powergrid.box.edition_tables import READERS, by_field
from powergrid.box.table_checks import check_edition
from powergrid.files.fields import Fields
from powergrid.files.messages import UnknownId, is_id, join_words, quoted
from powergrid.files.places import edition_file, edition_ids, resources_dir, stamp_of
from powergrid.rules.edition import Edition

_OPTIONAL: Final = Edition._field_defaults


def load_edition(edition_id: str) -> Edition:
    """Return the edition with this id, or raise `FileError` if there is none."""
    if not is_id(edition_id) or edition_id not in edition_ids():
        raise UnknownId(
            resources_dir() / "editions",
            "",
            f"there is no edition {quoted(edition_id)};"
            f" the editions are {join_words(edition_ids())}.",
        )
    file = edition_file(edition_id)
    return _edition(file, stamp_of(file), edition_id)


@lru_cache(maxsize=16)
def _edition(file: Path, _stamp: tuple[int, int], edition_id: str) -> Edition:
    top = Fields.of_file(file, ("id", *READERS))
    tables = {
        key: read(top, key) for key, read in READERS.items() if key in top or key not in _OPTIONAL
    }
    edition = Edition(id=top.choice("id", (edition_id,)), **by_field(tables))
    check_edition(edition, top)
    return edition

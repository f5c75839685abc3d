# SPDX-License-Identifier: MIT
"""What only some games have: starting cities, a second market or network, closed cities, etc."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import keyed_button
from powergrid.gui.kit.chip_set import ChipSet
from powergrid.gui.kit.choices import CheckBox
from powergrid.gui.kit.labelled import labelled
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.stepper import Stepper
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.position.described_table import DescribedTable
from powergrid.gui.power_grid.position.fields import FuelFields, PlantsField
from powergrid.gui.power_grid.position.panes import Pane
from powergrid.gui.power_grid.words.names import city_name
from powergrid.rules import Game


class ExtrasPane(Pane):
    """The fields that a board or an option needs in addition to those of every game."""

    def __init__(self, table: DescribedTable) -> None:
        super().__init__(table)
        self._groups: list[tuple[Callable[[Game], object], Line]] = []
        self._add_marked()
        self._add_north_market()
        self._add_glut()
        self._add_piles()
        self._add_networks()
        self._add_closed()
        self._add_uranium()
        self._add_round()
        self.add_space()

    def has_fields(self) -> bool:
        """Return whether board and options need any of them."""
        return any(asks(self.table.game) for asks, _ in self._groups)

    def pick(self, city: int) -> bool:
        """Mark, close or open a city, and return whether this game does such things.

        Where cities can be marked and closed, a click does one after the other.
        """
        game, position = self.table.game, self.table.position
        can_mark, can_close = _marks_cities(game), _closes_cities(game)
        is_marked, is_closed = city in position.marked, city in position.closed
        if can_mark and not is_closed:
            self.table.toggle_marked(city)
        if can_close and (is_marked or is_closed or not can_mark):
            self.table.toggle_closed(city)
        return can_mark or can_close

    def refresh(self) -> None:
        """Show the fields that are needed, and what is in them."""
        game, position = self.table.game, self.table.position
        for asks, group in self._groups:
            self.want(group, bool(asks(game)))
        extras = position.extras
        self.north.show_tokens(extras.north)
        self.glut.set_value(extras.glut)
        self.above.show_plants(extras.shuffled)
        self.side_pile.show_plants(extras.side_pile)
        self.piles_done.set_index(extras.piles_done)
        self.built.set_value(extras.built)
        self.lowest.setChecked(position.is_lowest_gone)
        self.uranium.setChecked(position.is_uranium_out)
        for text, cities in ((self.marked, position.marked), (self.closed, position.closed)):
            names = [city_name(game.board, city) for city in cities]
            count = translate("Position", "%n cities", "", len(names))
            text.say(f"{count}: {listed(names)}" if names else count)
        self._offer_networks()

    # -- a group of fields for each rule

    def _add_group(self, asks: Callable[[Game], object], *parts: QWidget) -> Line:
        group = Line(vertical=True, gap=8)
        for part in parts:
            group.add(part)
        self.add(group)
        self._groups.append((asks, group))
        return group

    def _add_marked(self) -> None:
        self.marked = Text(is_paragraph=True)
        text = translate("Position", "Starting cities still marked: pick them on the map")
        group = self._add_group(_marks_cities, caption(text, wraps=True))
        group.add(self.marked, minimum=20, hint=44)

    def _add_north_market(self) -> None:
        text = translate("Position", "Fuel in the northern market")
        self.north = FuelFields(text)
        self.north.changed.connect(self.table.lay_north)
        self._add_group(lambda game: game.north, caption(text), self.north)

    def _add_glut(self) -> None:
        text = translate("Position", "Fuel spaces moved to the lowest price")
        self.glut = Stepper(0, 30, name=text)
        self.glut.changed.connect(lambda value: self.table.put_extras(glut=value))
        self._add_group(lambda game: game.glut_fuel is not None, labelled(text, self.glut))

    def _add_piles(self) -> None:
        text = translate("Position", "Above the Step 3 card, when it is back under the pile")
        self.above = self._new_plants(text, "shuffled")
        self._add_group(
            lambda game: game.edition.does_step2_by_deck, caption(text, wraps=True), self.above
        )
        text = translate("Position", "On the side pile")
        self.side_pile = self._new_plants(text, "side_pile")
        times = translate("Position", "Times the draw pile has run out")
        self.piles_done = Segments(["0", "1", "2"])
        self.piles_done.setAccessibleName(times)
        self.piles_done.chosen.connect(lambda at: self.table.put_extras(piles_done=at))
        row = labelled(times, self.piles_done)
        self._add_group(lambda game: game.side_pile, caption(text), self.side_pile, row)

    def _add_networks(self) -> None:
        text = translate("Position", "Second networks: where they started")
        self.networks = ChipSet(text, 2)
        self.networks.picked.connect(self._pick_network)
        self.no_networks = caption(
            translate("Position", "Nobody has houses in two starting cities."),
            role="text_second",
            wraps=True,
        )
        parts = caption(text), self.networks, self.no_networks
        self._networks_group = self._add_group(lambda game: game.has_second_network, *parts)

    def _add_closed(self) -> None:
        self.closed = Text(is_paragraph=True)
        self.draw = keyed_button(
            translate("Position", "At random"),
            "L",
            self.table.draw_closed,
            translate("Position", "Closes as many cities as the board requires."),
            height=30,
        )
        row = Line(gap=8)
        row.add(self.draw)
        row.add_space()
        text = translate("Position", "Closed cities: pick them on the map")
        group = self._add_group(_closes_cities, caption(text), row)
        group.add(self.closed, minimum=20, hint=64)

    def _add_uranium(self) -> None:
        self.uranium = CheckBox(translate("Position", "Uranium is phased out"))
        self.uranium.describe(
            translate("Position", "If the plant that causes it was bought and is out of the game.")
        )
        self.uranium.clicked.connect(
            lambda: self.table.put(is_uranium_out=self.uranium.isChecked())
        )
        self._add_group(lambda game: game.board.rules.uranium_phase_out_plant, self.uranium)

    def _add_round(self) -> None:
        text = translate("Position", "Cities connected in this round, by all players")
        self.built = Stepper(0, 99, name=text)
        self.built.changed.connect(lambda value: self.table.put_extras(built=value))
        row = labelled(text, self.built)
        self._add_group(lambda game: game.board.rules.outage_above is not None, row)
        self.lowest = CheckBox(translate("Position", "The lowest plant was removed this round"))
        self.lowest.describe(
            translate("Position", "When somebody passed, or under the discount token.")
        )
        self.lowest.clicked.connect(lambda: self.table.put(is_lowest_gone=self.lowest.isChecked()))
        self._add_group(_removes_lowest, self.lowest)

    def _new_plants(self, text: str, name: str) -> PlantsField:
        field = PlantsField(text)
        field.entered.connect(lambda plants: self.table.put_extras(**{name: plants}))
        return field

    # -- second networks

    def _beginnings(self) -> list[tuple[int, int]]:
        """Return the seats and cities in which their second networks may have begun."""
        position, begin_in = self.table.position, self.table.game.begin_in
        own = [sorted(begin_in.intersection(holding.cities)) for holding in position.holdings]
        return [(seat, city) for seat, some in enumerate(own) if len(some) > 1 for city in some]

    def _offer_networks(self) -> None:
        seats, board = self.table.setup.seats, self.table.game.board
        offered, begun = self._beginnings(), self.table.position.extras.second_networks
        names = [f"{seats[seat].name}: {city_name(board, city)}" for seat, city in offered]
        does = translate(
            "Position", "Marks this city as the start of this player's second network, or not."
        )
        self.networks.offer(
            names, [at for at, network in enumerate(offered) if network in begun], does
        )
        self._networks_group.want(self.no_networks, not offered)

    def _pick_network(self, at: int) -> None:
        self.table.toggle_second_network(*self._beginnings()[at])


def _marks_cities(game: Game) -> bool:
    return game.options.starting_cities


def _closes_cities(game: Game) -> bool:
    return bool(game.board.rules.closed.get(game.players))


def _removes_lowest(game: Game) -> bool:
    edition = game.edition
    return edition.removes_lowest_each_round or edition.removes_lowest_at_first_pass

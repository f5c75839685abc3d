# SPDX-License-Identifier: MIT
"""The sides of a described table: board, turn, players, markets."""

from typing import Final

from powergrid.box import FileError, board_editions, edition_ids, load_edition
from powergrid.gui.kit.button import keyed_button
from powergrid.gui.kit.chip_set import ChipSet
from powergrid.gui.kit.choices import CheckBox
from powergrid.gui.kit.labelled import labelled
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.stepper import Stepper
from powergrid.gui.kit.text import caption
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.game_setup import PLAYER_COUNTS
from powergrid.gui.power_grid.pages.new_game.board_cards import BoardCards
from powergrid.gui.power_grid.pages.new_game.board_choice import first_board, in_order, why_unusable
from powergrid.gui.power_grid.pages.new_game.option_boxes import OptionBoxes
from powergrid.gui.power_grid.pages.new_game.seat_row import SeatRow
from powergrid.gui.power_grid.position.described_table import DescribedTable
from powergrid.gui.power_grid.position.fields import FuelFields, PlantsField
from powergrid.gui.power_grid.words.names import area_name, bank_name, city_name, edition_name
from powergrid.gui.power_grid.words.terms import phase_name
from powergrid.rules.position import ASKED_IN
from powergrid.rules.state import AUCTION, BANK, BUILDING, FUEL

_PHASES: Final = tuple(ASKED_IN)
_MAX_MONEY: Final = 999


class Pane(Line):
    """A side of the described table."""

    def __init__(self, table: DescribedTable) -> None:
        super().__init__(vertical=True, gap=8, pad=12, ground="surface_1")
        self.table = table


class GamePane(Pane):
    """Edition, number of players, board, areas and options."""

    def __init__(self, table: DescribedTable, board_ids: tuple[str, ...]) -> None:
        super().__init__(table)
        self._board_ids = in_order(board_ids, table.setup.edition_id)
        self._edition_ids = edition_ids()
        self.editions = Segments([edition_name(edition) for edition in self._edition_ids])
        self.editions.setAccessibleName(translate("NewGameView", "Edition"))
        self.editions.chosen.connect(self._choose_edition)
        self.players = Segments([str(count) for count in PLAYER_COUNTS])
        self.players.setAccessibleName(translate("NewGameView", "Players"))
        self.players.chosen.connect(lambda at: table.choose_players(PLAYER_COUNTS[at]))
        self.boards = BoardCards()
        self.boards.chosen.connect(self._choose_board)
        self.areas = ChipSet(translate("NewGameView", "Areas in play"), 4)
        self.areas.picked.connect(table.toggle_area)
        self.add(labelled(translate("NewGameView", "Edition"), self.editions))
        self.add(labelled(translate("NewGameView", "Players"), self.players))
        self.add(self.boards, stretch=1, minimum=120, hint=240)
        self.add(caption(translate("NewGameView", "Areas in play")))
        self.add(self.areas)
        self.options = OptionBoxes()
        self.options.switched.connect(table.switch_option)
        self.add(self.options)

    def refresh(self) -> None:
        """Show the current choices."""
        setup, board = self.table.setup, self.table.game.board
        self.editions.set_index(self._edition_ids.index(setup.edition_id))
        edition = load_edition(setup.edition_id)
        does = translate("Position", "Starts over.")
        for at, count in enumerate(PLAYER_COUNTS):
            why_not = translate("NewGameView", "Not in this edition")
            self.players.describe_option(at, does, "" if count in edition.players else why_not)
        self.players.set_index(PLAYER_COUNTS.index(len(setup.seats)))
        self.boards.offer(self._board_ids, setup.edition_id)
        if setup.board_id in self._board_ids:
            self.boards.set_index(self._board_ids.index(setup.board_id))
        names = [area_name(board, area) for area in range(len(board.areas))]
        does = translate("NewGameView", "Adds or removes this area.")
        self.areas.offer(names, setup.areas or (), does)
        self.options.show_setup(setup, board, edition)

    def _choose_edition(self, at: int) -> None:
        edition, board = self._edition_ids[at], self.table.setup.board_id
        if why_unusable(board, edition):
            board = first_board(self._board_ids, edition)
        self.table.choose_board(board, edition)

    def _choose_board(self, at: int) -> None:
        board, edition = self._board_ids[at], self.table.setup.edition_id
        try:
            if edition not in board_editions(board):
                return
            self.table.choose_board(board, edition)
        except FileError:
            self.refresh()


class TurnPane(Pane):
    """Round, step and phase, the turn order, and who is done."""

    def __init__(self, table: DescribedTable) -> None:
        super().__init__(table)
        self._add_moment(table)
        self._add_order(table)
        self._add_done(table)
        self.add_space()

    def _add_moment(self, table: DescribedTable) -> None:
        """Add round, step and phase."""
        text = translate("Position", "Round")
        self.round = Stepper(1, 99, name=text)
        self.round.changed.connect(lambda value: table.put(round=value))
        self.add(labelled(text, self.round))
        text = translate("Position", "Step")
        self.step = Segments(["1", "2", "3"])
        self.step.setAccessibleName(text)
        self.step.chosen.connect(lambda at: table.put(step=at + 1))
        self.add(labelled(text, self.step))
        text = translate("Position", "Phase")
        self.phase = Segments([phase_name(phase) for phase in _PHASES])
        self.phase.setAccessibleName(text)
        self.phase.chosen.connect(lambda at: table.choose_phase(_PHASES[at]))
        phases = Line()
        phases.add(self.phase)
        phases.add_space()
        self.add(caption(text))
        self.add(phases)

    def _add_order(self, table: DescribedTable) -> None:
        text = translate("Position", "Turn order")
        self.order = ChipSet(text, 3)
        self.order.picked.connect(lambda at: table.move_ahead(table.position.order[at]))
        self.by_rules = keyed_button(
            translate("Position", "By the rules"),
            "O",
            table.order_by_the_rules,
            translate("Position", "Sets the order that follows from cities and plants."),
            height=30,
        )
        self.add(labelled(text, self.by_rules))
        self.add(self.order)

    def _add_done(self, table: DescribedTable) -> None:
        """Add who is done, and whether a plant was sold."""
        text = translate("Position", "Done with this phase")
        self.done = ChipSet(text, 3)
        self.done.picked.connect(lambda at: table.toggle_done(self._acting()[at]))
        self.add(caption(text))
        self.add(self.done)
        self.sold = CheckBox(translate("Position", "A plant was sold in this round"))
        self.sold.describe(
            translate("Position", "With a discount token: the plant under it was sold.")
        )
        self.sold.clicked.connect(lambda: table.put(sold=self.sold.isChecked()))
        self.add(self.sold)

    def refresh(self) -> None:
        """Show round, phase and turn order."""
        position, seats = self.table.position, self.table.setup.seats
        self.round.set_value(position.round)
        self.step.set_index(position.step - 1)
        self.phase.set_index(_PHASES.index(position.phase))
        names = [f"{at}. {seats[seat].name}" for at, seat in enumerate(position.order, 1)]
        does = translate("Position", "Moves this player up one place.")
        self.order.offer(names, (), does)
        acting = self._acting()
        on = [at for at, seat in enumerate(acting) if seat in position.done]
        does = translate("Position", "Marks this player as done with this phase, or not.")
        self.done.offer([seats[seat].name for seat in acting], on, does)
        self.sold.setChecked(position.sold)
        self.want(self.sold, position.phase == AUCTION)

    def _acting(self) -> tuple[int, ...]:
        """Return the seats in the order of the phase."""
        position = self.table.position
        is_backwards = position.phase in (FUEL, BUILDING)
        return position.order[::-1] if is_backwards else position.order


class PlayersPane(Pane):
    """One player at a time, or the bank: name, money, plants, fuel and cities."""

    def __init__(self, table: DescribedTable, levels: tuple[str, ...]) -> None:
        super().__init__(table)
        self.seats = ChipSet(translate("NewGameView", "Players"), 3)
        self.seats.picked.connect(self._show_seat)
        self.who = SeatRow(levels)
        self.who.changed.connect(table.set_seat)
        text = translate("Position", "Money")
        self.money = Stepper(0, _MAX_MONEY, name=text)
        self.money.changed.connect(lambda value: table.hold(money=value))
        self.plants = PlantsField(translate("Position", "Power plants"))
        self.plants.entered.connect(lambda plants: table.hold(plants=plants))
        self.fuel = FuelFields(translate("Position", "Fuel"))
        self.fuel.changed.connect(table.hold_fuel)
        self.cities = caption(role="text", wraps=True)
        self.add(self.seats)
        self.add(self.who)
        self._money = labelled(text, self.money)
        self.add(self._money)
        self.add(caption(translate("Position", "Power plants, by their numbers")))
        self.add(self.plants)
        self.add(caption(translate("Position", "Fuel on the plants")))
        self.add(self.fuel)
        self.add(caption(translate("Position", "Cities: pick them on the map")))
        self.add(self.cities)
        self.add_space()

    def refresh(self) -> None:
        """Show what the seat owns."""
        table, board = self.table, self.table.game.board
        holding, names = table.holding, [seat.name for seat in table.setup.seats]
        is_bank, on = table.seat == BANK, table.seat
        if table.game.options.against_the_bank:
            names.append(bank_name())
            on = len(names) - 1 if is_bank else on
        self.seats.offer(
            names, (on,), translate("Position", "Shows this player's money, plants and cities.")
        )
        self.want(self.who, not is_bank)
        self.want(self._money, not is_bank)
        if not is_bank:
            self.who.show_seat(table.setup.seats[table.seat])
        self.money.set_value(holding.money)
        self.plants.show_plants(holding.plants)
        self.fuel.show_tokens(holding.fuel)
        cities = listed([city_name(board, city) for city in holding.cities])
        count = translate("Position", "%n cities", "", len(holding.cities))
        self.cities.say(f"{count}: {cities}" if cities else count)

    def _show_seat(self, at: int) -> None:
        self.table.show_seat(at if at < self.table.game.players else BANK)


class MarketsPane(Pane):
    """Plants and fuel for sale, and the cards drawn."""

    def __init__(self, table: DescribedTable) -> None:
        super().__init__(table)
        self.market = self._plants(
            translate("Position", "Plants in the market, by their numbers"), "market"
        )
        text = translate("Position", "Fuel in the market")
        self.fuel = FuelFields(text)
        self.fuel.changed.connect(table.offer_fuel)
        self.add(caption(text))
        self.add(self.fuel)
        text = translate("Position", "Coal storage")
        self.storage = Stepper(0, 30, name=text, height=30)
        self.storage.changed.connect(lambda value: table.put(storage=value))
        self._storage = labelled(text, self.storage)
        self.add(self._storage)
        self.under = self._plants(translate("Position", "Put under the draw pile"), "under")
        self.gone = self._plants(translate("Position", "Out of the game, as far as known"), "gone")
        text = translate("Position", "Cards in the draw pile")
        self.pile = Stepper(0, 60, name=text)
        self.pile.changed.connect(table.count_pile)
        self.add(labelled(text, self.pile))
        self.add(
            caption(
                translate("Position", "Count them, including the Step 3 card."),
                role="text_second",
                wraps=True,
            )
        )
        self.add_space()

    def refresh(self) -> None:
        """Show the markets."""
        position = self.table.position
        self.market.show_plants(position.market)
        self.fuel.show_tokens(position.fuel_market)
        self.storage.set_value(position.storage)
        has_storage = self.table.game.board.rules.coal_storage_price is not None
        self.want(self._storage, has_storage)
        self.under.show_plants(position.under)
        self.gone.show_plants(position.gone)
        self.pile.set_value(position.pile)

    def _plants(self, text: str, name: str) -> PlantsField:
        field = PlantsField(text)
        field.entered.connect(lambda plants: self.table.put(**{name: plants}))
        self.add(caption(text))
        self.add(field)
        return field

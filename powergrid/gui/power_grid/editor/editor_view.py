# SPDX-License-Identifier: MIT
"""The board editor: the board, its tools above it, and beside it fields, lists and the check."""

from functools import partial
from pathlib import Path
from typing import Self

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from powergrid.box import load_board
from powergrid.files.messages import printable
from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.button import keyed_button
from powergrid.gui.kit.export import write
from powergrid.gui.kit.keys import bind, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import BODY, FIGURE, SEMIBOLD
from powergrid.gui.kit.view import View
from powergrid.gui.power_grid.editor import sketch_file
from powergrid.gui.power_grid.editor.balance_pane import BalancePane
from powergrid.gui.power_grid.editor.canvas import Canvas
from powergrid.gui.power_grid.editor.check_pane import CheckPane
from powergrid.gui.power_grid.editor.editing import CHECK, Editing
from powergrid.gui.power_grid.editor.finding_words import words_of
from powergrid.gui.power_grid.editor.forms import Forms
from powergrid.gui.power_grid.editor.list_pane import ListPane
from powergrid.gui.power_grid.editor.rules_pane import RulesPane
from powergrid.gui.power_grid.editor.sketch import Sketch
from powergrid.gui.power_grid.editor.traced_picture import picture_in
from powergrid.play.thinker import Thinker


class EditorView(View):
    """`play_asked` carries the id of the board and the number of players.

    `deleting_asked`: the player wants to delete the board.
    """

    deleting_asked = Signal()
    play_asked = Signal(str, int)

    def __init__(
        self,
        thinker: Thinker,
        sketch: Sketch | None,
        players: int = 4,
        *,
        has_file: bool = True,
    ) -> None:
        """`thinker` runs the games in which bots try the board.

        `has_file`: whether the sketch is that of a file, not a copy that is yet to be saved.
        """
        super().__init__()
        self.setAccessibleName(self.tr("Board editor"))
        self.editing = Editing(sketch, players, self, has_file=has_file)
        self.balance = BalancePane(thinker)
        self.canvas = Canvas(self.editing, self)
        self._make_head()
        self._make_tools()
        self._make_column()
        self._make_foot()
        self.editing.changed.connect(self._show_changed)
        self.editing.selected_changed.connect(self._show_tool)
        self.editing.checked.connect(self._show_playable)
        self.editing.unsaved.connect(self._say_unsaved)
        self.editing.changed_elsewhere.connect(self._say_changed_elsewhere)
        self.editing.full.connect(self._say_full)
        self.editing.stack.indexChanged.connect(self._show_undo)
        self.canvas.city_added.connect(self._ask_for_name)
        self.hidden.connect(self.editing.settle)
        self.hidden.connect(self.balance.stop_games)
        look().changed.connect(self.lay_out)
        set_first_focus(self, self.forms.board_name)
        self._show_undo()
        self._show_tool()
        self.editing.settle()
        if sketch is not None and not has_file:
            self.status.say(self.tr("a copy, saved once you change it"), "text_second")

    # -- what is done

    def resume(self, before: Self) -> None:
        """Choose the same tool, and select the same."""
        self.editing.choose_tool(before.editing.tool)
        self.editing.select(*before.editing.selected)

    def undo(self) -> None:
        """Undo the last change."""
        self.editing.stack.undo()

    def redo(self) -> None:
        """Redo the change undone last."""
        self.editing.stack.redo()

    def play(self) -> None:
        """Start a game on the board in its current state."""
        if self._is_ready_to_play():
            self.play_asked.emit(self.editing.sketch.id, self.editing.players)

    def try_with_bots(self) -> None:
        """Let bots play games on the board, and show its balance."""
        if not self._is_ready_to_play():
            return
        editing = self.editing
        board = load_board(editing.sketch.id, editing.edition_id)
        self.balance.try_board(board, editing.edition_id, editing.players)
        editing.choose_tool(CHECK)
        self._show_tool()

    def ask_for_picture(self) -> None:
        """Ask for a picture to trace, or remove it."""
        if self.canvas.has_picture:
            self.canvas.show_picture(None)
            return
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Picture to trace"), "", self.tr("Pictures (*.png *.jpg *.jpeg *.webp)")
        )
        if name:
            self.show_picture(Path(name))

    def show_picture(self, file: Path) -> None:
        """Show a picture below the board."""
        image = picture_in(file)
        if image.isNull():
            self._say(self.tr("This file is not a picture: {name}").format(name=file.name))
        else:
            self.canvas.show_picture(image)

    def export(self) -> None:
        """Ask for a file and write the board to it."""
        kinds = self.tr("Boards (*.yaml)")
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export the board"), f"{self.editing.sketch.id}.yaml", kinds
        )
        if name:
            problem = write(Path(name), sketch_file.text_of(self.editing.sketch).encode())
            if problem:
                self._say(problem)
            else:
                saved = self.tr("Saved: {file}").format(file=Path(name).name)
                self._say(saved, "text_second")

    # -- parts

    def _make_head(self) -> None:
        self.head = Line(self, gap=10)
        self.title = Text(size=FIGURE, weight=SEMIBOLD)
        self.status = Text(role="text_second")
        self.head.add(self.title)
        self.head.add(self.status, stretch=1)
        self.undo_button = keyed_button(self.tr("Undo"), "Z", self.undo)
        self.undo_button.set_icon("undo")
        bind(self, "Shift+Z", self.redo, self.tr("Redo"))
        buttons = (
            self.undo_button,
            keyed_button(
                self.tr("Background"),
                "B",
                self.ask_for_picture,
                self.tr("Puts a picture under the board for tracing."),
            ),
            keyed_button(
                self.tr("Export"),
                "X",
                self.export,
                self.tr("Saves the board as one file to share."),
            ),
            keyed_button(
                self.tr("Delete", "button: the board"),
                "Shift+Del",
                self.deleting_asked.emit,
                self.tr("Moves the board to the system's trash, after asking you."),
            ),
            keyed_button(
                self.tr("Done"),
                "Esc",
                self.back_asked.emit,
                self.tr("Leaves the editor. The board is saved."),
            ),
        )
        for button in buttons:
            self.head.add(button)

    def _make_tools(self) -> None:
        names = [
            self.tr("Land"),
            self.tr("Cities"),
            self.tr("Connections"),
            self.tr("Areas"),
            self.tr("Check"),
        ]
        self.tools = Segments(names, self.editing.tool, self)
        self.tools.setAccessibleName(self.tr("Tools"))
        self.tools.chosen.connect(self.editing.choose_tool)
        for number, name in enumerate(names):
            self.tools.describe_option(number, self.tr("Key: {key}").format(key=number + 1))
            bind(self, str(number + 1), partial(self.editing.choose_tool, number), name)

    def _make_column(self) -> None:
        self.forms = Forms(self.editing)
        self.forms.left.connect(self.canvas.setFocus)
        self.list_pane = ListPane(self.editing)
        self.list_pane.area_added.connect(lambda: self._focus(self.forms.area_name))
        self.list_pane.city_added.connect(self._ask_for_name)
        self.column = Line(self, vertical=True, gap=8)
        self.column.add(self.forms)
        self.column.add(self.list_pane)
        self.check = CheckPane(self.editing)
        self.column.add(self.check, stretch=1)
        self.column.add(self.balance, stretch=1)
        self.rules = RulesPane(self.editing)
        self.column.add(self.rules, stretch=1)
        self.column.want(self.rules, False)
        self.column.add(self._new_rules_row())

    def _new_rules_row(self) -> Line:
        self.summary = Text(role="text_second", size=BODY, wraps=True)
        self.change_rules = keyed_button("", "R", self._toggle_rules)
        self._name_change(is_open=False)
        words = Line(vertical=True, gap=2)
        words.add(Text(self.tr("Rules of this board"), weight=SEMIBOLD))
        words.add(self.summary)
        row = Line(gap=10, pad=12, ground="surface_1")
        row.add(words, stretch=1)
        row.add(self.change_rules)
        return row

    def _make_foot(self) -> None:
        self.foot = Line(self, gap=10, pad=12, ground="surface_1")
        self.try_button = keyed_button(self.tr("Try with bots"), "T", self.try_with_bots)
        self.play_button = keyed_button(self.tr("Play it now"), "Enter", self.play, is_primary=True)
        self.foot.add(self.try_button)
        self.foot.add_space()
        self.foot.add(self.play_button)

    # -- layout

    def lay_out(self) -> None:
        """Place everything in the current size."""
        px, is_wide = look().ipx, self.is_wide
        head, gap, column = px(56), px(8), px(516 if is_wide else 412)
        foot = px(64)
        tools = self.tools.sizeHint()
        top = head + tools.height() + gap
        width = self.width() - column - 3 * gap
        self.head.setGeometry(px(20), 0, self.width() - px(28), head)
        self.canvas.setGeometry(gap, top, width, self.height() - top - gap)
        self.tools.setGeometry(
            gap + (width - tools.width()) // 2, head, tools.width(), tools.height()
        )
        left = width + 2 * gap
        self.column.setGeometry(left, head, column, self.height() - head - foot - 2 * gap)
        self.foot.setGeometry(left, self.height() - foot - gap, column, foot)
        for line in (self.head, self.column, self.foot):
            line.place()
        self.update()

    # -- what is shown

    def _show_changed(self) -> None:
        self.balance.forget()
        self.status.say(self.tr("your board, saved after every change"), "text_second")
        self._show_tool()

    def _show_tool(self) -> None:
        editing = self.editing
        self.title.say(editing.sketch.name)
        self.tools.set_index(editing.tool)
        self.list_pane.show_tool()
        shows_rules = self.column.is_wanted(self.rules)
        is_tried = self.balance.trials is not None and editing.tool == CHECK and not shows_rules
        self.column.want(self.balance, is_tried)
        self.column.want(self.forms, not (is_tried or shows_rules))
        self._show_rules()
        self.column.place()

    def _is_ready_to_play(self) -> bool:
        """Save the board if it can be played, and return whether that is done."""
        self.editing.settle()
        if self.editing.problem is None:
            self.editing.keep()  # a game needs the file of its board
        return self.editing.is_saved and self.editing.problem is None

    def _show_rules(self) -> None:
        count = len(self.editing.sketch.rules)
        self.summary.say(
            self.tr("%n custom rules", "", count)
            if count
            else self.tr("As in the edition. No custom rules yet.")
        )

    def _toggle_rules(self) -> None:
        shown = not self.column.is_wanted(self.rules)
        self.column.want(self.rules, shown)
        for other in (self.list_pane, self.check):
            self.column.want(other, not shown)
        self._show_tool()
        self._name_change(is_open=shown)
        self.column.place()
        (self.rules.list if shown else self.change_rules).setFocus()

    def _name_change(self, *, is_open: bool) -> None:
        """Say what the button does that opens the list of rules and closes it."""
        text, does = self.tr("Change"), self.tr("Shows all rules a board can change.")
        if is_open:
            text, does = self.tr("Close"), self.tr("Goes back to drawing.")
        self.change_rules.set_text(text)
        self.change_rules.describe(does)

    def _show_playable(self) -> None:
        problem = self.editing.problem
        why = "" if problem is None else words_of(problem)
        self.play_button.describe(self.tr("Starts a game against bots on this board."), why)
        does = self.tr("Has bots play 200 games on the board and shows how balanced it is.")
        self.try_button.describe(does, why)

    def _show_undo(self) -> None:
        can_undo = self.editing.stack.canUndo()
        why = "" if can_undo else self.tr("Nothing to undo.")
        self.undo_button.describe(self.tr("Undoes the last change."), why)

    def _ask_for_name(self) -> None:
        self._focus(self.forms.city_name)

    def _focus(self, field: QWidget) -> None:
        self.column.place()
        field.setFocus()
        self.forms.city_name.selectAll()
        self.forms.area_name.selectAll()

    def _say_unsaved(self, reason: str) -> None:
        self._say(self.tr("The board cannot be saved ({reason}).").format(reason=reason))

    def _say_changed_elsewhere(self) -> None:
        self._say(self.tr("This board was also changed elsewhere; you are now editing a copy."))

    def _say_full(self, maximum: int) -> None:
        self._say(
            self.tr("A board may have no more than {maximum} of these.").format(maximum=maximum)
        )

    def _say(self, sentence: str, role: Role = "bad") -> None:
        self.status.say(printable(sentence), role)
        announcer().say(sentence)

package roundhouse.editor;

import static roundhouse.editor.CommandMenu.DESIGN;
import static roundhouse.editor.CommandMenu.GAME;
import static roundhouse.editor.CommandMenu.HELP;
import static roundhouse.editor.CommandMenu.HISTORY;
import static roundhouse.editor.CommandMenu.LAYOUT;
import static roundhouse.editor.CommandMenu.PLAY;
import static roundhouse.editor.CommandMenu.RECIPE;
import static roundhouse.editor.CommandMenu.RELOAD;
import static roundhouse.editor.CommandMenu.VIEW;
import static roundhouse.editor.CommandMenu.VIEWS;

/** Commands that form a group in a menu, separated from the others by a line. */
enum CommandGroup {
  GAME_FILE(GAME),
  GAME_OUTPUT(GAME),
  EXIT(GAME),
  DECISION(PLAY),
  BOTS(PLAY),
  POSITION(PLAY),
  MOMENT(HISTORY),
  BRANCHES(HISTORY),
  DESIGN_FILE(DESIGN),
  EDITS(DESIGN),
  AFTER_RELOAD(DESIGN, RELOAD),
  COMPARISON(DESIGN),
  TEXT_SEARCH(DESIGN),
  WORKSPACES(VIEW),
  FOCUS(VIEW),
  ALL_VIEWS(VIEW, VIEWS),
  PLACE(VIEW),
  RECIPES(VIEW, RECIPE),
  LAYOUTS(VIEW, LAYOUT),
  FOLDING(VIEW),
  LOOK(VIEW),
  BOARD(VIEW),
  GUIDE(HELP);

  private final CommandMenu top;
  private final CommandMenu menu;

  CommandGroup(CommandMenu top) {
    this(top, top);
  }

  /**
   * @param menu the menu within {@code top} that the group fills
   */
  CommandGroup(CommandMenu top, CommandMenu menu) {
    this.top = top;
    this.menu = menu;
  }

  CommandMenu top() {
    return top;
  }

  CommandMenu menu() {
    return menu;
  }

  boolean isMenu() {
    return top != menu;
  }
}

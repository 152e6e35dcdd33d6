package roundhouse.editor;

import static roundhouse.editor.WindowCommand.CommandCondition.ALWAYS;
import static roundhouse.editor.WindowCommand.CommandCondition.CAN_REDO;
import static roundhouse.editor.WindowCommand.CommandCondition.CAN_UNDO;
import static roundhouse.editor.WindowCommand.CommandCondition.DECISION;
import static roundhouse.editor.WindowCommand.CommandCondition.DESIGN;
import static roundhouse.editor.WindowCommand.CommandCondition.GAME;
import static roundhouse.editor.WindowCommand.CommandCondition.GAME_GOES_ON;
import static roundhouse.editor.WindowCommand.CommandCondition.REPLAY_DIFFERS;
import static roundhouse.editor.WindowCommand.CommandCondition.REPLAY_STOPPED;
import static roundhouse.editor.WindowCommand.CommandCondition.SITUATION;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import roundhouse.editor.dock.DockController;
import roundhouse.editor.workspace.Recipe;
import roundhouse.editor.workspace.Workspace;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop.Until;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.reload.ReloadReport;

/**
 * Every command of the window, a row each: its place in the menus, its key, when it is enabled, and
 * what it does. Its name and a sentence about it are the words {@code commands.ID} and {@code
 * commands.ID.says}. Menus, buttons, tips and the list of keys follow from this table.
 */
enum WindowCommand {
  START_PAGE(CommandGroup.GAME_FILE, "alt HOME", ALWAYS, on -> on.start().open()),
  NEW_GAME(CommandGroup.GAME_FILE, "ctrl N", ALWAYS, CommandHandlers::newGame),
  OPEN(CommandGroup.GAME_FILE, "ctrl O", ALWAYS, on -> on.games().open()),
  SAVE(CommandGroup.GAME_FILE, "ctrl shift S", GAME, on -> on.games().save()),
  SAVE_AS(CommandGroup.GAME_FILE, "", GAME, on -> on.games().saveAs()),
  EXPORT(CommandGroup.GAME_OUTPUT, "ctrl E", GAME, on -> on.sharing().exportPicture()),
  COPY_BOARD(CommandGroup.GAME_OUTPUT, "ctrl shift C", GAME, on -> on.sharing().copyBoard()),
  PRINT(CommandGroup.GAME_OUTPUT, "ctrl alt P", GAME, on -> on.sharing().print()),
  BOX(CommandGroup.GAME_OUTPUT, "ctrl alt B", GAME, on -> on.sharing().showBox()),
  ZIP(CommandGroup.GAME_OUTPUT, "ctrl alt O", ALWAYS, on -> on.sharing().openZip()),
  QUIT(CommandGroup.EXIT, "ctrl Q", ALWAYS, on -> on.host().leave()),

  DECIDE(CommandGroup.DECISION, "F2", ALWAYS, CommandHandlers::focusChoices),
  WHY_NOT(CommandGroup.DECISION, "shift F1", GAME, on -> on.tools().askWhyNot()),
  LAY(CommandGroup.DECISION, "ctrl ENTER", SITUATION, on -> on.parts().game.selection.play()),
  TURN(CommandGroup.DECISION, "alt R", SITUATION, on -> on.parts().game.selection.turn(1)),
  TURN_BACK(
      CommandGroup.DECISION, "alt shift R", SITUATION, on -> on.parts().game.selection.turn(-1)),
  DROP(CommandGroup.DECISION, "", SITUATION, on -> on.parts().game.selection.clear()),
  BOT(CommandGroup.BOTS, "ctrl SPACE", DECISION, on -> on.letBotPlay(Until.NEXT_ACTION)),
  BOT_ROUND(
      CommandGroup.BOTS, "ctrl shift SPACE", GAME_GOES_ON, on -> on.letBotPlay(Until.NEXT_ROUND)),
  BOT_GAME(CommandGroup.BOTS, "", GAME_GOES_ON, on -> on.letBotPlay(Until.END_OF_GAME)),
  STOP_BOT(CommandGroup.BOTS, "", GAME, on -> on.workshop().stopBot()),
  INVITE(CommandGroup.BOTS, "ctrl shift I", GAME, on -> on.tools().invite()),
  COPIED_TURN(CommandGroup.BOTS, "ctrl alt V", GAME, on -> on.parts().playCopiedTurn()),
  SEATS(CommandGroup.BOTS, "ctrl shift P", GAME, on -> on.tools().showSeats()),
  PROGRAMS(CommandGroup.BOTS, "", ALWAYS, on -> on.tools().showPrograms(on.frame())),
  HALT(CommandGroup.BOTS, "ctrl P", GAME, CommandHandlers::haltBots),
  CORRECT(CommandGroup.POSITION, "ctrl shift U", GAME, on -> on.tools().correct()),
  SAVE_TEST(CommandGroup.POSITION, "ctrl alt S", GAME, on -> on.tools().saveTest()),

  UNDO(CommandGroup.MOMENT, "ctrl alt Z", CAN_UNDO, on -> on.workshop().undo()),
  REDO(CommandGroup.MOMENT, "ctrl alt Y", CAN_REDO, on -> on.workshop().redo()),
  ROUND_BACK(CommandGroup.MOMENT, "ctrl PAGE_UP", CAN_UNDO, on -> on.history().goToPreviousRound()),
  ROUND_ON(CommandGroup.MOMENT, "ctrl PAGE_DOWN", CAN_REDO, on -> on.history().goToNextRound()),
  FIRST(CommandGroup.MOMENT, "ctrl HOME", CAN_UNDO, on -> on.workshop().goTo(0)),
  LAST(CommandGroup.MOMENT, "ctrl END", CAN_REDO, on -> on.workshop().goTo(Integer.MAX_VALUE)),
  BRANCH_LIST(CommandGroup.BRANCHES, "ctrl L", GAME, on -> on.tools().showBranches()),
  NEW_BRANCH(CommandGroup.BRANCHES, "ctrl shift B", GAME, on -> on.tools().newBranch()),
  TAKE_TABLE_HERE(CommandGroup.BRANCHES, "ctrl alt L", GAME, on -> on.parts().takeTableHere()),

  NEW_DESIGN(CommandGroup.DESIGN_FILE, "ctrl shift N", ALWAYS, on -> on.designs().newDesign()),
  NEW_DESIGN_FROM(CommandGroup.DESIGN_FILE, "", ALWAYS, on -> on.designs().newDesignFrom()),
  SAVE_TEXT(CommandGroup.DESIGN_FILE, "ctrl S", ALWAYS, on -> on.parts().texts.save()),
  UNDO_EDIT(CommandGroup.EDITS, "ctrl Z", ALWAYS, CommandHandlers::takeBack),
  REDO_EDIT(CommandGroup.EDITS, "ctrl Y", ALWAYS, CommandHandlers::doAgain),
  RELOAD(CommandGroup.DESIGN_FILE, "F5", DESIGN, on -> on.workshop().reload()),
  SCRIPTS(CommandGroup.DESIGN_FILE, "ctrl shift K", GAME, on -> on.tools().showScripts()),
  CHANGE(CommandGroup.DESIGN_FILE, "F4", GAME, CommandHandlers::change),
  RUN_TESTS(CommandGroup.DESIGN_FILE, "ctrl alt T", DESIGN, on -> on.tools().runTests()),
  NOTE(CommandGroup.DESIGN_FILE, "ctrl alt N", DESIGN, on -> on.parts().noting.note()),
  TRACE(CommandGroup.DESIGN_FILE, "ctrl alt M", DESIGN, CommandHandlers::trace),
  TO_CHANGE(
      CommandGroup.AFTER_RELOAD, "shift F8", REPLAY_DIFFERS, on -> on.history().goToDifference()),
  TO_STOP(
      CommandGroup.AFTER_RELOAD, "F8", REPLAY_STOPPED, on -> on.workshop().goTo(Integer.MAX_VALUE)),
  LAST_RELOAD(CommandGroup.AFTER_RELOAD, "alt F8", ALWAYS, on -> on.parts().reload.toggle()),
  DROP_REFUSED(CommandGroup.AFTER_RELOAD, "F9", REPLAY_STOPPED, on -> on.workshop().dropRefused()),
  REPLACE_REFUSED(
      CommandGroup.AFTER_RELOAD,
      "shift F9",
      REPLAY_STOPPED,
      on -> on.workshop().replaceRefused(false)),
  REPLACE_ALL_LIKE(
      CommandGroup.AFTER_RELOAD,
      "ctrl shift F9",
      REPLAY_STOPPED,
      on -> on.workshop().replaceRefused(true)),
  PLAY_ON(
      CommandGroup.AFTER_RELOAD, "ctrl F9", REPLAY_STOPPED, on -> on.workshop().playOnFromStop()),
  DESIGNS(CommandGroup.COMPARISON, "ctrl shift D", ALWAYS, on -> on.designs().compare()),
  MANY_GAMES(CommandGroup.COMPARISON, "ctrl shift G", ALWAYS, on -> on.designs().manyGames()),
  SEARCH(CommandGroup.TEXT_SEARCH, "ctrl shift F", ALWAYS, on -> on.designs().search()),
  USES(CommandGroup.TEXT_SEARCH, "shift F12", ALWAYS, on -> on.designs().findUses()),
  RENAME(CommandGroup.TEXT_SEARCH, "ctrl alt R", DESIGN, on -> on.designs().rename()),

  WORK_PLAY(CommandGroup.WORKSPACES, "ctrl 1", ALWAYS, on -> on.go(Workspace.PLAY)),
  WORK_DESIGN(CommandGroup.WORKSPACES, "ctrl 2", ALWAYS, on -> on.go(Workspace.DESIGN)),
  WORK_EVIDENCE(CommandGroup.WORKSPACES, "ctrl 3", ALWAYS, on -> on.go(Workspace.EVIDENCE)),
  BY_NAME(CommandGroup.FOCUS, "ctrl F6", ALWAYS, CommandHandlers::askView),
  NEXT(CommandGroup.FOCUS, "F6", ALWAYS, on -> on.docks().focusNext(1)),
  PREVIOUS(CommandGroup.FOCUS, "shift F6", ALWAYS, on -> on.docks().focusNext(-1)),
  MAXIMIZE(CommandGroup.PLACE, "ctrl M", ALWAYS, on -> on.docks().toggleMaximized()),
  MOVE(CommandGroup.PLACE, "ctrl shift F6", ALWAYS, on -> on.inDocks(DockController::askMove)),
  FLOAT(CommandGroup.PLACE, "shift F4", ALWAYS, on -> on.inDocks(DockController::toggleWindow)),
  EDGE(CommandGroup.PLACE, "ctrl shift F4", ALWAYS, on -> on.inDocks(DockController::toggleEdge)),
  CLOSE(CommandGroup.PLACE, "ctrl F4", ALWAYS, on -> on.inDocks(DockController::closeFocused)),
  PLAY_LAYOUT(
      CommandGroup.LAYOUTS,
      "ctrl alt 1",
      ALWAYS,
      on -> on.workspaces().useLayout(DefaultLayouts.PLAY)),
  DESIGN_LAYOUT(
      CommandGroup.LAYOUTS,
      "ctrl alt 2",
      ALWAYS,
      on -> on.workspaces().useLayout(DefaultLayouts.DESIGN)),
  RESET_LAYOUT(CommandGroup.LAYOUTS, "ctrl alt 0", ALWAYS, on -> on.workspaces().reset()),
  RECIPE_BEST(CommandGroup.RECIPES, "ctrl alt 4", ALWAYS, on -> on.arrange(Optional.empty())),
  RECIPE_COLUMNS(
      CommandGroup.RECIPES, "ctrl alt 5", ALWAYS, on -> on.arrange(Optional.of(Recipe.COLUMNS))),
  RECIPE_STRIP(
      CommandGroup.RECIPES, "ctrl alt 6", ALWAYS, on -> on.arrange(Optional.of(Recipe.STRIP))),
  RECIPE_SIDE(
      CommandGroup.RECIPES, "ctrl alt 7", ALWAYS, on -> on.arrange(Optional.of(Recipe.SIDE))),
  RECIPE_TABS(
      CommandGroup.RECIPES, "ctrl alt 8", ALWAYS, on -> on.arrange(Optional.of(Recipe.TABS))),
  FILES(CommandGroup.FOLDING, "ctrl B", ALWAYS, CommandHandlers::toggleFiles),
  PROBLEMS(CommandGroup.FOLDING, "ctrl shift M", ALWAYS, on -> on.parts().footer.toggle()),
  DARK(CommandGroup.LOOK, "ctrl D", ALWAYS, on -> on.look().dark(!on.look().dark())),
  LARGER(CommandGroup.LOOK, "ctrl PLUS", ALWAYS, on -> on.growText(1)),
  SMALLER(CommandGroup.LOOK, "ctrl MINUS", ALWAYS, on -> on.growText(-1)),
  USUAL_SIZE(CommandGroup.LOOK, "ctrl 0", ALWAYS, on -> on.look().resetTextSize()),
  CLOSER(CommandGroup.BOARD, "alt PLUS", ALWAYS, on -> on.parts().game.board.zoom(2)),
  FARTHER(CommandGroup.BOARD, "alt MINUS", ALWAYS, on -> on.parts().game.board.zoom(-2)),
  FIT(CommandGroup.BOARD, "alt 0", ALWAYS, on -> on.parts().game.fit()),
  BEST_RUNS(CommandGroup.BOARD, "ctrl R", GAME, on -> on.tools().bestRuns().showNextCompany()),
  STATISTICS(CommandGroup.BOARD, "ctrl shift T", GAME, on -> on.tools().showStatistics()),

  PALETTE(CommandGroup.GUIDE, "ctrl shift A", ALWAYS, CommandHandlers::showPalette),
  GUIDE(CommandGroup.GUIDE, "F1", ALWAYS, on -> on.guide().show()),
  KEYS(CommandGroup.GUIDE, "ctrl F1", ALWAYS, CommandHandlers::showKeys);

  private final CommandGroup group;
  private final String key;
  private final CommandCondition condition;
  private final Consumer<CommandHandlers> body;

  WindowCommand(
      CommandGroup group, String key, CommandCondition condition, Consumer<CommandHandlers> body) {
    this.group = group;
    this.key = key;
    this.condition = condition;
    this.body = body;
  }

  /** Its name in the words of the window. */
  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  CommandGroup group() {
    return group;
  }

  /** As {@link javax.swing.KeyStroke#getKeyStroke(String)} reads it, "" for none. */
  String key() {
    return key;
  }

  CommandCondition condition() {
    return condition;
  }

  /** Its text in menus and on buttons. */
  String title() {
    return UiWords.of("commands." + id());
  }

  /** What it does, in a sentence. */
  String says() {
    return UiWords.of("commands." + id() + ".says");
  }

  void run(CommandHandlers handlers) {
    body.accept(handlers);
  }

  /** When a command is enabled. */
  enum CommandCondition {
    ALWAYS(_ -> true),
    DESIGN(now -> now.design().isPresent()),
    GAME(now -> now.play().isPresent()),
    GAME_GOES_ON(now -> inGame(now, play -> !play.state().over())),
    CAN_UNDO(now -> inGame(now, GameHistory::canUndo)),
    CAN_REDO(now -> inGame(now, GameHistory::canRedo)),
    SITUATION(now -> now.situation().isPresent()),
    DECISION(now -> now.situation().flatMap(situation -> situation.decision()).isPresent()),
    REPLAY_STOPPED(now -> inGame(now, play -> !play.waiting().isEmpty())),
    REPLAY_DIFFERS(now -> now.report().flatMap(ReloadReport::firstDifference).isPresent());

    private final Predicate<Snapshot> holds;

    CommandCondition(Predicate<Snapshot> holds) {
      this.holds = holds;
    }

    boolean holds(Snapshot now) {
      return holds.test(now);
    }

    private static boolean inGame(Snapshot now, Predicate<GameHistory> when) {
      return now.play().filter(when).isPresent();
    }
  }
}

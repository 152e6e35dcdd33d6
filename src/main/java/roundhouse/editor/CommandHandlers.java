package roundhouse.editor;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import roundhouse.editor.change.EditUndo;
import roundhouse.editor.dock.DockController;
import roundhouse.editor.dock.DockView;
import roundhouse.editor.kit.SubjectOwner;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.palette.CommandPalette;
import roundhouse.editor.setup.NewGameDialog;
import roundhouse.editor.workspace.Recipe;
import roundhouse.editor.workspace.Workspace;
import roundhouse.editor.workspace.Workspaces;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.Workshop.Until;
import roundhouse.workshop.documents.EditOrder;

/** What the commands work on, and the bodies of those that take more than a line. */
final class CommandHandlers {
  private final WindowParts parts;
  private final DockController docks;
  private final Workspaces workspaces;
  private final GameFileDialogs games;
  private final DesignDialogs designs;
  private final CommandPalette palette;
  private final StartActions start;
  private final SharingActions sharing;
  private final GuideActions guide;

  /**
   * @param commands all of them, for the palette
   * @param other opens a window for the project in another folder
   */
  CommandHandlers(
      WindowParts parts,
      WindowDocks docks,
      GameFileDialogs games,
      CommandActions commands,
      Consumer<Path> other) {
    palette = new CommandPalette(commands::entries, why -> say(why, false));
    this.parts = parts;
    this.docks = docks.controller();
    workspaces = docks.workspaces();
    this.games = games;
    designs = new DesignDialogs(parts, games);
    guide = new GuideActions(parts, this.docks);
    start = new StartActions(parts, workspaces);
    sharing = new SharingActions(parts, other);
  }

  HostWindow host() {
    return parts.window.host();
  }

  WindowParts parts() {
    return parts;
  }

  AnalysisTools tools() {
    return parts.game.tools;
  }

  Workshop workshop() {
    return parts.window.workshop();
  }

  WindowLook look() {
    return parts.window.look();
  }

  Workspaces workspaces() {
    return workspaces;
  }

  /** Shows a workspace. */
  void go(Workspace workspace) {
    workspaces.go(workspace);
  }

  /** Arranges Play by a recipe, or by the best one. */
  void arrange(Optional<Recipe> recipe) {
    workspaces.choose(recipe);
  }

  DockController docks() {
    return docks;
  }

  /** Does something to the docked views; the Play workspace has none. */
  void inDocks(Consumer<DockController> action) {
    if (workspaces.current() == Workspace.PLAY) say(UiWords.of("workspaces.no-docking"), false);
    else action.accept(docks);
  }

  /** Asks for a view by name and goes there. */
  void askView() {
    UnaryOperator<String> title = id -> WindowView.of(id).orElseThrow().title();
    workspaces.askView(
        title,
        id ->
            UiWords.of(
                "workspaces.elsewhere",
                title.apply(id),
                WindowView.of(id).orElseThrow().home().title()));
  }

  DesignDialogs designs() {
    return designs;
  }

  GameFileDialogs games() {
    return games;
  }

  private JFrame frame() {
    return parts.window.frame();
  }

  private Snapshot shown() {
    return parts.window.bridge().shown();
  }

  private void say(String text, boolean alarm) {
    parts.status.say(text, alarm);
  }

  void newGame() {
    NewGameDialog.ask(frame(), workshop().loader(), shown()).ifPresent(workshop()::begin);
  }

  void focusChoices() {
    host().bringToFront(WindowView.CHOICES);
    parts.game.decision.takeFocus();
  }

  void letBotPlay(Until until) {
    workshop().letBotPlay(until);
  }

  void haltBots() {
    workshop().changeSeats(now -> now.halted(!now.halted()));
  }

  /** Steps through the history of the game. */
  HistoryActions history() {
    return new HistoryActions(parts);
  }

  /** Undoes and redoes edits of the design. */
  private EditUndo edits() {
    return new EditUndo(new EditOrder(parts.editing.documents()), this::say);
  }

  /** Takes back what was done last in the view that has the keyboard: an edit, or a move. */
  void takeBack() {
    if (isInDesign() || parts.change.takeBack()) edits().undo();
    else history().takeBack(this::say);
  }

  /** Does again what was taken back last in the view that has the keyboard. */
  void doAgain() {
    if (isInDesign() || parts.change.doAgain()) edits().redo();
    else history().doAgain(this::say);
  }

  private boolean isInDesign() {
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    return Optional.ofNullable(owner)
        .map(part -> (DockView) SwingUtilities.getAncestorOfClass(DockView.class, part))
        .map(DockView::id)
        .or(docks::focused)
        .flatMap(WindowView::of)
        .map(WindowView::home)
        .orElse(workspaces.current())
        .equals(Workspace.DESIGN);
  }

  void growText(int by) {
    look().textSize(look().textSize() + by);
  }

  /** Hides the files or brings them back; in a workspace without files, goes to Design. */
  void toggleFiles() {
    if (workspaces.current() != Workspace.DESIGN) workspaces.focus(WindowView.PROJECT.id());
    else docks.toggle(List.of(WindowView.PROJECT.id(), WindowView.TEXTS.id()));
  }

  /** Opens the values of the thing pointed at or under the cursor, such as a hex on the board. */
  void change() {
    SubjectOwner.meant(frame())
        .ifPresentOrElse(parts.change::open, () -> say(UiWords.of("change.where"), true));
  }

  /** Exports and imports. */
  SharingActions sharing() {
    return sharing;
  }

  /** Asks for a picture to lay under the map that is edited. */
  void trace() {
    host().bringToFront(WindowView.EDIT_MAP);
    parts.mapEditor.get().trace();
  }

  /** The guide. */
  GuideActions guide() {
    return guide;
  }

  /** The start page and the tour. */
  StartActions start() {
    return start;
  }

  /** Opens the palette of all commands over the window that is active. */
  void showPalette() {
    palette.toggle(frame());
  }

  void showKeys() {
    KeysDialog.show(frame());
  }
}

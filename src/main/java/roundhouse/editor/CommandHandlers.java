package roundhouse.editor;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.swing.JEditorPane;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import roundhouse.editor.change.EditUndo;
import roundhouse.editor.dock.DockController;
import roundhouse.editor.dock.DockView;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.KeyText;
import roundhouse.editor.kit.Panels;
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

  JFrame frame() {
    return parts.window.frame();
  }

  private Snapshot shown() {
    return parts.window.bridge().shown();
  }

  private void say(String text, boolean alarm) {
    parts.status.say(text, alarm);
  }

  void newGame() {
    NewGameDialog.ask(
            frame(),
            workshop().loader(),
            workshop().programs(),
            parts.game.tools::showPrograms,
            shown())
        .ifPresent(wanted -> games.begin(wanted.setup(), wanted.seats()));
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

  /** Lists the keys: those of all commands and views, then those that work only in some places. */
  static final class KeysDialog {
    /** A key and what it does. */
    record Row(String key, String says) {
      /** Whether it contains all words. */
      boolean matches(String words) {
        String whole = (key + " " + says).toLowerCase(Locale.ROOT);
        return Stream.of(words.toLowerCase(Locale.ROOT).split("\\s+")).allMatch(whole::contains);
      }
    }

    private KeysDialog() {}

    static void show(Component window) {
      var text = new JEditorPane("text/html", html(""));
      text.setName("keys");
      text.putClientProperty(JEditorPane.HONOR_DISPLAY_PROPERTIES, true);
      text.setEditable(false);
      text.setOpaque(false);
      var pane = Panels.scroll(text);
      Dimension wanted = text.getPreferredSize();
      pane.setPreferredSize(
          new Dimension(wanted.width + 24, Math.min(wanted.height, window.getHeight() * 3 / 4)));
      text.setCaretPosition(0);
      var whole = new JPanel(new BorderLayout(0, 8));
      JTextField search = search(text);
      whole.add(search, BorderLayout.NORTH);
      whole.add(pane, BorderLayout.CENTER);
      ConfirmDialog.show(window, whole, WindowCommand.KEYS.title(), search);
    }

    /** A field that leaves the keys that contain all words typed in it. */
    private static JTextField search(JEditorPane text) {
      var search = new JTextField();
      search.setName("keys search");
      search.putClientProperty("JTextField.placeholderText", UiWords.of("keys.search"));
      search.putClientProperty("JTextField.showClearButton", true);
      search.getAccessibleContext().setAccessibleName(UiWords.of("keys.search"));
      KeyBindings.onTextChange(
          search,
          () -> {
            text.setText(html(search.getText()));
            text.setCaretPosition(0);
          });
      return search;
    }

    private static String html(String wanted) {
      var text = new StringBuilder("<html><table cellpadding=4>");
      for (CommandMenu menu : CommandMenu.values()) add(text, menu.title(), rows(menu), wanted);
      add(text, UiWords.of("keys.places"), places(), wanted);
      return text + "</table></html>";
    }

    private static void add(StringBuilder text, String heading, List<Row> all, String wanted) {
      List<Row> rows = all.stream().filter(row -> row.matches(wanted)).toList();
      if (rows.isEmpty()) return;
      text.append("<tr><td colspan=2><b>").append(heading).append("</b></td></tr>");
      for (Row row : rows)
        text.append("<tr><td><b>")
            .append(row.key())
            .append("</b></td><td>")
            .append(row.says())
            .append("</td></tr>");
    }

    /** The keys of the commands in a menu. */
    static List<Row> rows(CommandMenu menu) {
      Stream<Row> commands =
          Stream.of(WindowCommand.values())
              .filter(command -> command.group().menu() == menu && !command.key().isEmpty())
              .map(command -> new Row(KeyText.of(command.key()), command.says()));
      Stream<Row> views =
          Stream.of(WindowView.values())
              .filter(view -> menu == CommandMenu.VIEWS && !view.key().isEmpty())
              .map(view -> new Row(KeyText.of(view.key()), view.title() + ": " + view.says()));
      return Stream.concat(commands, views).toList();
    }

    private static List<Row> places() {
      return Stream.of(
              UiWords.of("keys.pick"),
              UiWords.of("keys.seek"),
              UiWords.of("keys.play"),
              UiWords.of("keys.decline"),
              UiWords.of("keys.chips"),
              UiWords.of("keys.lines"),
              UiWords.of("keys.best-runs"),
              UiWords.of("keys.draw-runs"),
              UiWords.of("keys.turn"),
              UiWords.of("keys.let-go"),
              UiWords.of("keys.bot"),
              UiWords.of("keys.step"),
              UiWords.of("keys.zoom"),
              UiWords.of("keys.near"),
              UiWords.of("keys.walk"),
              UiWords.of("keys.change"),
              UiWords.of("keys.before"),
              UiWords.of("keys.held"),
              UiWords.of("keys.complete"),
              UiWords.of("keys.definition"),
              UiWords.of("keys.table-definition"),
              UiWords.of("keys.project"),
              UiWords.of("keys.rows"),
              UiWords.of("keys.scrub"),
              UiWords.of("keys.map"),
              UiWords.of("keys.map-sides"),
              UiWords.of("keys.divider"))
          .map(line -> line.split(" \\| ", 2))
          .map(parts -> new Row(parts[0], parts[1]))
          .toList();
    }
  }
}

package roundhouse.editor;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.GraphicsEnvironment;
import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.AbstractButton;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTree;
import javax.swing.KeyStroke;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import javax.swing.ToolTipManager;
import javax.swing.WindowConstants;
import javax.swing.text.JTextComponent;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.change.BeforeTheEditKey;
import roundhouse.editor.dock.DockController;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.SnapshotBridge;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.UiAction;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.editor.play.HandoverScreens;
import roundhouse.editor.workspace.PlayTiling;
import roundhouse.editor.workspace.Workspaces;
import roundhouse.engine.GameLog;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;

/** The main window: movable views, with problems, notices and status below. */
final class MainWindow extends JFrame implements SnapshotListener, HostWindow {
  private static final String PROGRAM = "Roundhouse";

  private final transient WindowContext context;
  private final transient GameFileDialogs games;
  private final transient CommandHandlers handlers;
  private final transient WindowParts parts;
  private final transient LastSession lastSession;
  private transient Optional<WindowDocks> docks = Optional.empty();

  /**
   * @param other opens a window for the project in another folder
   */
  MainWindow(
      Workshop workshop,
      SnapshotBridge bridge,
      WindowLook look,
      Settings settings,
      Consumer<Path> other) {
    super(PROGRAM);
    context = new WindowContext(this, this, workshop, bridge, look, settings);
    lastSession = new LastSession(settings);
    // Before the first dialog, which realizes the window: bounds set later arrive twice.
    WindowSize.restore(this, settings);
    listen();
    var commands = new CommandActions(this::handlers);
    commands.all().forEach(bridge::add);
    parts =
        new WindowParts(
            context,
            lastSession,
            commands.buttons(),
            count -> docks.ifPresent(all -> all.countProblems(count)));
    games = new GameFileDialogs(this, workshop, bridge::shown, parts.notes);
    parts.texts.onTabsChange(lastSession::texts);
    setJMenuBar(Menus.of(commands));
    add(parts.footer, BorderLayout.SOUTH);
    docks = Optional.of(new WindowDocks(this, parts, commands, bridge.add(new HandoverScreens())));
    handlers = new CommandHandlers(parts, docks.orElseThrow(), games, commands, other);
    GameKeys.bind(this, this::owns, commands, parts.game.selection);
    BeforeTheEditKey.bind(
        this, this::owns, parts.game.beforeTheEdit::hold, parts.game.beforeTheEdit::release);
    bridge.add(this);
    boolean first = lastSession.isFirst();
    workspaces().start();
    if (first) handlers.start().open();
  }

  private boolean owns(Window other) {
    return docks.filter(all -> all.controller().owns(other)).isPresent();
  }

  private void listen() {
    setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
    addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            leave();
          }

          @Override
          public void windowActivated(WindowEvent event) {
            parts.editing.checkFiles();
            parts.project.refresh();
          }
        });
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (!before.design().equals(now.design())) now.design().ifPresent(lastSession::design);
    if (!before.file().equals(now.file())) lastSession.game(now.file());
    setTitle(titleOf(now));
  }

  /** What the title bar says: the title being played, and the file of its game. */
  private static String titleOf(Snapshot now) {
    String title =
        now.play()
            .map(play -> play.title().design().title())
            .or(() -> now.design().map(Path::getFileName).map(Path::toString))
            .orElse("");
    String game =
        now.file().map(file -> " – " + file.getFileName()).orElse("") + (now.saved() ? "" : " *");
    return title.isEmpty() ? PROGRAM : title + game + " – " + PROGRAM;
  }

  @Override
  public void show(SourcePlace place) {
    bringToFront(WindowView.TEXTS);
    parts.texts.open(place);
  }

  @Override
  public void openText(Path file) {
    bringToFront(WindowView.TEXTS);
    parts.texts.open(file);
  }

  @Override
  public void bringToFront(View view) {
    docks.ifPresent(all -> all.workspaces().show(view.id()));
  }

  @Override
  public void reveal(View view) {
    docks.ifPresent(all -> all.workspaces().reveal(view.id()));
  }

  @Override
  public void begin(Path design) {
    games.begin(design);
  }

  @Override
  public void openNew(Path file) {
    begin(file.getParent());
    openText(file);
  }

  @Override
  public boolean open(GameLog game, int actions) {
    if (!games.replay(game.leftAt(actions))) return false;
    bringToFront(WindowView.BOARD);
    focusChoiceList();
    return true;
  }

  @Override
  public void makeOwnProject() {
    handlers.sharing().makeOwnProject();
  }

  /** The notices that it shows without being asked. */
  WindowNotices notices() {
    return new WindowNotices(parts);
  }

  @Override
  public void focusChoiceList() {
    parts.game.decision.focusList();
  }

  Workshop workshop() {
    return context.workshop();
  }

  /** The snapshot that the window shows. */
  Snapshot shown() {
    return context.bridge().shown();
  }

  WindowParts parts() {
    return parts;
  }

  /** The views and where they are. */
  DockController docks() {
    return docks.orElseThrow().controller();
  }

  /** Play, Design and Evidence. */
  Workspaces workspaces() {
    return docks.orElseThrow().workspaces();
  }

  /** The workspace in which one plays. */
  PlayTiling play() {
    return docks.orElseThrow().play();
  }

  /** What carries out its commands. */
  CommandHandlers handlers() {
    return handlers;
  }

  /** Closes the window; asks about unsaved texts, and keeps the game for recovery. */
  @Override
  public void leave() {
    if (handlers.start().leaveTour(this::leave)) return;
    if (!games.confirmLeaving(parts.texts)) return;
    WindowSize.save(this, context.settings());
    docks().saveLayout();
    context.settings().write();
    dispose();
  }

  @Override
  public void dispose() {
    setVisible(false);
    parts.experiments.ifMade().ifPresent(view -> view.stop(() -> {}));
    parts.searches.ifMade().ifPresent(view -> view.stop(() -> {}));
    parts.texts.stop();
    parts.editing.close();
    handlers.guide().close();
    context.settings().close();
    docks.ifPresent(WindowDocks::dispose);
    docks = Optional.empty();
    super.dispose();
    // A later change of look reaches closed windows too. Their parts would register their keys
    // again, with a toolkit that then keeps the window for good.
    for (Window owned : getOwnedWindows()) owned.removeAll();
    remove(getRootPane());
    // So would the tip of what the pointer was over: a closed window is not told that it left.
    ToolTipManager.sharedInstance()
        .mouseExited(new MouseEvent(this, MouseEvent.MOUSE_EXITED, 0, 0, 0, 0, 0, false));
  }

  /** Remembers the size of the window. */
  private static final class WindowSize {
    private static final Dimension SMALLEST = new Dimension(760, 480);
    private static final Dimension USUAL = new Dimension(1500, 960);

    private WindowSize() {}

    /** Restores the size, within the screen. */
    static void restore(JFrame window, Settings settings) {
      window.setMinimumSize(SMALLEST);
      Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
      window.setSize(
          Math.min(screen.width, settings.number("width", USUAL.width)),
          Math.min(screen.height, settings.number("height", USUAL.height)));
      window.setLocationRelativeTo(null);
      if (settings.number("maximized", 0) == 1) window.setExtendedState(Frame.MAXIMIZED_BOTH);
    }

    static void save(JFrame window, Settings settings) {
      boolean maximized = window.getExtendedState() == Frame.MAXIMIZED_BOTH;
      settings.put("maximized", maximized ? 1 : 0);
      if (maximized) return;
      settings.put("width", window.getWidth());
      settings.put("height", window.getHeight());
    }
  }

  /**
   * The keys without Ctrl or Alt, which belong to the game wherever the user is not typing: R,
   * comma and full stop turn the tile in hand, Enter plays, Escape drops the choice, Space lets a
   * bot decide, Left and Right step through the history.
   */
  private static final class GameKeys {
    /** Swing shows the tip of what is focused instead of doing what this key is bound to. */
    private static final KeyStroke TIP = KeyStroke.getKeyStroke("ctrl F1");

    private GameKeys() {}

    /**
     * Binds the keys until the window is closed.
     *
     * @param windows where the keys work
     */
    static void bind(
        Window main, Predicate<Window> windows, CommandActions commands, ChoiceSelection pick) {
      var keyboard = KeyboardFocusManager.getCurrentKeyboardFocusManager();
      KeyEventDispatcher keys =
          event ->
              event.getID() == KeyEvent.KEY_PRESSED
                  && (isBound(event) || ours(windows, event) && take(event, commands, pick));
      keyboard.addKeyEventDispatcher(keys);
      main.addWindowListener(
          new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent closed) {
              keyboard.removeKeyEventDispatcher(keys);
            }
          });
    }

    private static boolean isBound(KeyEvent event) {
      return TIP.equals(KeyStroke.getKeyStrokeForEvent(event))
          && SwingUtilities.processKeyBindings(event);
    }

    private static boolean ours(Predicate<Window> windows, KeyEvent event) {
      Component at = event.getComponent();
      boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
      boolean typed =
          at instanceof JTextComponent
              || at instanceof JTree
              || at instanceof JTable
              || KeyBindings.keepsKeys(at)
              || KeyBindings.owns(at, event.getKeyCode());
      return plain
          && !typed
          && windows.test(SwingUtilities.getWindowAncestor(at))
          && MenuSelectionManager.defaultManager().getSelectedPath().length == 0;
    }

    private static boolean take(KeyEvent event, CommandActions commands, ChoiceSelection pick) {
      if (belongsToPart(event)) return false;
      switch (event.getKeyCode()) {
        case KeyEvent.VK_R -> pick.turn(event.isShiftDown() ? -1 : 1);
        case KeyEvent.VK_COMMA -> pick.turn(-1);
        case KeyEvent.VK_PERIOD -> pick.turn(1);
        case KeyEvent.VK_ESCAPE -> {
          pick.clear();
          run(commands.of(WindowCommand.STOP_BOT));
        }
        case KeyEvent.VK_SPACE -> run(commands.of(WindowCommand.BOT));
        case KeyEvent.VK_LEFT -> run(commands.of(WindowCommand.UNDO));
        case KeyEvent.VK_RIGHT -> run(commands.of(WindowCommand.REDO));
        case KeyEvent.VK_ENTER -> pick.play();
        default -> {
          return false;
        }
      }
      return true;
    }

    /** Whether the focused list or button itself uses a key. */
    private static boolean belongsToPart(KeyEvent event) {
      boolean list = event.getComponent() instanceof JList<?>;
      boolean button = event.getComponent() instanceof AbstractButton;
      return switch (event.getKeyCode()) {
        case KeyEvent.VK_R, KeyEvent.VK_COMMA, KeyEvent.VK_PERIOD -> list;
        case KeyEvent.VK_SPACE -> button;
        case KeyEvent.VK_ENTER -> list || button;
        default -> false;
      };
    }

    private static void run(UiAction action) {
      if (action.isEnabled()) action.actionPerformed(null);
    }
  }
}

package roundhouse.editor;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.project.ShippedFiles;
import roundhouse.workshop.project.TitleSource;

/** A window on a small design, with hands on mouse and keyboard. */
@SuppressWarnings("try") // closing waits for the event queue
final class Desk extends Hands implements AutoCloseable {
  private static final Path PICTURES = Path.of("target", "pictures");

  /**
   * A new window mostly gets the focus at once; most tests do not need it, so the wait is short.
   */
  private static final Duration GREETING = Duration.ofSeconds(1);

  final SmallTitle small;
  final MainWindow window;

  Desk(Path root) throws Exception {
    this(root, ShippedFiles.NONE);
  }

  /**
   * @param shipped files that the window is not to edit
   */
  Desk(Path root, ShippedFiles shipped) throws Exception {
    small = SmallTitle.in(root);
    dock(root);
    TitleSource titles = small.titles(shipped);
    window = look(() -> Editor.show(titles, root.resolve("state"), () -> {}));
    await(now -> now.situation().isPresent());
    hasKeyboard(GREETING);
    caughtUp();
    settle();
  }

  /**
   * Most tests look at all views in docks, unless the test has chosen what the window remembers.
   */
  private static void dock(Path root) throws IOException {
    Path remembered = root.resolve("state").resolve("window.properties");
    if (Files.exists(remembered)) return;
    Files.createDirectories(remembered.getParent());
    Files.writeString(remembered, "workspace=design\nworkspace.design.layout=play\n");
  }

  /** The first file opens in the background; its view may take the focus when it appears late. */
  private void settle() throws Exception {
    if (!look(() -> find("view texts") != null)) {
      takeKeyboard();
      caughtUp();
      return;
    }
    until(() -> shows(window, RSyntaxTextArea.class), yes -> yes);
    caughtUp();
    standBy();
  }

  private static boolean shows(Container in, Class<?> kind) {
    for (Component part : in.getComponents()) {
      if (kind.isInstance(part) || part instanceof Container inside && shows(inside, kind))
        return true;
    }
    return false;
  }

  @Override
  void takeKeyboard() throws Exception {
    if (!hasKeyboard(KEYBOARD))
      throw new AssertionError(
          "no window of the test has the keyboard: is there another program on this display?");
  }

  private boolean hasKeyboard(Duration patience) throws Exception {
    return comes(
        patience,
        () -> KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusedWindow() != null,
        () -> {
          window.toFront();
          focusWhatHadIt();
        });
  }

  /**
   * Asks for the keyboard where the window has or wants it: asked for itself, the window would take
   * it away from what a view has chosen to begin with.
   */
  private void focusWhatHadIt() {
    Component owner = window.getMostRecentFocusOwner();
    (owner == null ? window : owner).requestFocus();
  }

  Workshop workshop() {
    return window.workshop();
  }

  /** Waits until the workshop and then the window show what is wanted. */
  Snapshot await(Predicate<Snapshot> wanted) throws Exception {
    return Waiting.until(
        () -> look(window::shown),
        wanted,
        () -> "the window never showed it; " + told(workshop().now()));
  }

  private static String told(Snapshot now) {
    return "notice: %s, outdated: %s, problems: %s"
        .formatted(now.notice().map(notice -> notice.says()), now.outdated(), now.problems());
  }

  /** The component of that name in the window or in one opened from it. */
  <T extends Component> T part(Class<T> type, String name) throws Exception {
    return look(() -> type.cast(find(name)));
  }

  /**
   * The same on the event thread; null while there is none. Of several, the one in the front tab.
   */
  Component find(String name) {
    List<Component> named =
        Stream.concat(window.docks().windows().stream(), Stream.of(window.getOwnedWindows()))
            .flatMap(Desk::inside)
            .filter(part -> name.equals(part.getName()))
            .toList();
    return named.stream()
        .filter(Component::isShowing)
        .findFirst()
        .or(() -> named.stream().findFirst())
        .orElse(null);
  }

  static Stream<Component> inside(Component part) {
    return part instanceof Container in
        ? Stream.concat(Stream.of(part), Stream.of(in.getComponents()).flatMap(Desk::inside))
        : Stream.of(part);
  }

  static Component find(Container in, String name) {
    for (Component part : in.getComponents()) {
      if (name.equals(part.getName())) return part;
      Component inside = part instanceof Container container ? find(container, name) : null;
      if (inside != null) return inside;
    }
    return null;
  }

  /** Brings a view to the front, which creates its content. */
  void bringUp(WindowView view) throws Exception {
    look(
        () -> {
          window.bringToFront(view);
          return true;
        });
  }

  /** Brings the tab that contains a component to the front. */
  static boolean bringUp(Component part) {
    for (Component inner = part; inner.getParent() != null; inner = inner.getParent()) {
      if (inner.getParent() instanceof JTabbedPane tabs) tabs.setSelectedComponent(inner);
    }
    return true;
  }

  /** Focuses the list of choices, where digits and the game keys work. */
  void standBy() throws Exception {
    takeKeyboard();
    keyboardTo(
        part(Component.class, "choices"),
        () -> {
          // Without a window manager, a closing dialog leaves no window focused.
          if (!window.isFocused()) {
            window.toFront();
            window.requestFocus();
          }
          window.focusChoiceList();
        });
  }

  /** Picks a choice by the arrow keys, counted from 1, while the list has the keyboard. */
  void pick(int row) throws Exception {
    press(KeyEvent.VK_HOME);
    for (int step = 1; step < row; step++) press(KeyEvent.VK_DOWN);
  }

  /** Saves a picture of the window for people to look at. */
  void picture(String name) throws IOException {
    Files.createDirectories(PICTURES);
    ImageIO.write(
        robot.createScreenCapture(window.getBounds()),
        "png",
        PICTURES.resolve(name + ".png").toFile());
  }

  /** The windows that are open; a closed one wakes the toolkit no more. */
  static Set<Window> open() throws Exception {
    return look(
        () ->
            Stream.of(Window.getWindows())
                .filter(Component::isDisplayable)
                .collect(Collectors.toSet()));
  }

  @Override
  public void close() throws Exception {
    SwingUtilities.invokeAndWait(window::dispose);
    caughtUp();
  }
}

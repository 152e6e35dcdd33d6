package roundhouse.editor;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.awt.event.ActionEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.RootPaneContainer;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.Notice;
import roundhouse.workshop.Snapshot;

/**
 * Finds the components of a window, operates them, and saves pictures of the window in a folder.
 */
record WindowHand(MainWindow window, Path folder, PrintStream out) {
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  static void click(Component part, Point2D at) throws Exception {
    Desk.look(
        () -> {
          for (int kind : new int[] {MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED}) {
            part.dispatchEvent(
                new MouseEvent(
                    part,
                    kind,
                    System.currentTimeMillis(),
                    0,
                    (int) at.getX(),
                    (int) at.getY(),
                    1,
                    false,
                    MouseEvent.BUTTON1));
          }
          return true;
        });
  }

  static void press(JComponent part, String key) throws Exception {
    Desk.look(
        () -> {
          part.getActionForKeyStroke(KeyStroke.getKeyStroke(key))
              .actionPerformed(new ActionEvent(part, ActionEvent.ACTION_PERFORMED, key));
          return true;
        });
  }

  void write(String name) throws Exception {
    write(window, name);
  }

  /** Waits until the window shows the results of its background work, and saves a picture. */
  void write(Window shown, String name) throws Exception {
    Waiting.pass(Duration.ofMillis(1500));
    BufferedImage picture = Desk.look(() -> painted(((RootPaneContainer) shown).getRootPane()));
    Path file = folder.resolve(name + ".png");
    Files.createDirectories(folder);
    ImageIO.write(Indexed.of(picture), "png", file.toFile());
    out.printf(
        "%s  %d x %d, %d kB%n",
        file, picture.getWidth(), picture.getHeight(), Files.size(file) / 1000);
  }

  private static BufferedImage painted(Component part) {
    var picture = new BufferedImage(part.getWidth(), part.getHeight(), BufferedImage.TYPE_INT_RGB);
    var graphics = picture.createGraphics();
    part.paint(graphics);
    graphics.dispose();
    return picture;
  }

  void await(Predicate<Snapshot> wanted) throws Exception {
    Waiting.until(
        () -> Desk.look(window::shown),
        wanted,
        () ->
            "the window never showed it; it says: "
                + window.workshop().now().notice().map(Notice::says).orElse("nothing"));
  }

  /** The component of that name in the window or in one opened from it. */
  <T extends Component> T part(Class<T> type, String name) throws Exception {
    return type.cast(Desk.until(() -> find(name), found -> found != null));
  }

  private Component find(String name) {
    return named(window, name);
  }

  /** The component of that name on the event thread; null while there is none. */
  static Component named(MainWindow window, String name) {
    return Stream.concat(window.docks().windows().stream(), Stream.of(window.getOwnedWindows()))
        .flatMap(WindowHand::inside)
        .filter(part -> name.equals(part.getName()))
        .findFirst()
        .orElse(null);
  }

  private static Stream<Component> inside(Component part) {
    return part instanceof Container container
        ? Stream.concat(
            Stream.of(part), Stream.of(container.getComponents()).flatMap(WindowHand::inside))
        : Stream.of(part);
  }
}

package roundhouse.editor.dock;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javax.swing.Timer;
import roundhouse.editor.kit.Settings;
import roundhouse.words.Words;

/**
 * The layouts with a name, one of which is in use. Each is kept as it was left, also from one start
 * to the next.
 */
public final class Arrangements {
  private static final String IN_USE = "layout";

  /** So many milliseconds nothing has moved before the layout is kept. */
  private static final int SETTLED_AFTER = 500;

  private final Docks docks;
  private final Map<String, DockLayout> usual;
  private final LayoutFiles files;
  private final Settings settings;
  private final Consumer<String> tell;
  private final String first;
  private final Timer settled = new Timer(SETTLED_AFTER, _ -> keepBehind());
  private String name;
  private CompletableFuture<Void> written = CompletableFuture.completedFuture(null);

  /**
   * @param usual the layouts by their names, as they are at first
   * @param first the one that a newcomer sees
   * @param tell says what could not be read
   */
  Arrangements(
      Docks docks,
      Map<String, DockLayout> usual,
      String first,
      LayoutFiles files,
      Settings settings,
      Consumer<String> tell) {
    this.docks = docks;
    this.usual = usual;
    this.first = first;
    this.files = files;
    this.settings = settings;
    this.tell = tell;
    name = first;
    settled.setRepeats(false);
  }

  /** Shows the layout that was in use when the window was closed, as it was left. */
  public void start() {
    show(settings.text(IN_USE).filter(usual::containsKey).orElse(first));
  }

  /** Keeps the present layout and goes to another one. */
  public void use(String other) {
    keep();
    show(other);
  }

  private void show(String wanted) {
    name = wanted;
    settings.keep(IN_USE, name);
    docks.home(usual.get(name));
    try {
      docks.apply(files.read(name).orElse(usual.get(name)));
    } catch (IOException | RuntimeException unreadable) {
      tell.accept(Words.of("views.unreadable", unreadable.getMessage()));
      docks.apply(usual.get(name));
    }
  }

  /** Puts all views where they were at first. */
  public void reset() {
    docks.apply(usual.get(name));
  }

  /**
   * A view, a divider or a window has moved: the layout is kept once all is at rest, so that not
   * even a crash loses it.
   */
  void changed() {
    settled.restart();
  }

  /** Keeps the present layout for the next start, before this returns. */
  public void keep() {
    keepBehind();
    written.join();
  }

  private void keepBehind() {
    settled.stop();
    String of = name;
    DockLayout layout = docks.layout();
    written = written.thenRunAsync(() -> write(of, layout));
  }

  /** Losing it is no harm, so failures are quiet. */
  private void write(String of, DockLayout layout) {
    settings.write();
    try {
      files.write(of, layout);
    } catch (IOException unwritable) {
      return;
    }
  }

  /** What moves from now on is the end of the window. */
  void letGo() {
    settled.stop();
  }

  /** The name of the layout in use. */
  public String name() {
    return name;
  }
}

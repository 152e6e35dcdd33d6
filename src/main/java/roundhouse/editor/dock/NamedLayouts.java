package roundhouse.editor.dock;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javax.swing.Timer;
import roundhouse.editor.kit.Settings;
import roundhouse.words.UiWords;

/** The named layouts, one of which is in use. Each is saved as the user left it. */
public final class NamedLayouts {
  private static final String IN_USE = "layout";

  /** Milliseconds without movement before the layout is saved. */
  private static final int SETTLED_AFTER = 500;

  private final DockedViews docks;
  private final InitialLayouts initial;
  private final LayoutFiles files;
  private final Settings settings;
  private final Consumer<String> tell;
  private final Timer settled = new Timer(SETTLED_AFTER, _ -> keepBehind());
  private String name;
  private boolean open;
  private CompletableFuture<Void> written = CompletableFuture.completedFuture(null);

  /**
   * @param tell called with what could not be read
   */
  NamedLayouts(
      DockedViews docks, InitialLayouts initial, Settings settings, Consumer<String> tell) {
    this.docks = docks;
    this.initial = initial;
    files = new LayoutFiles(settings.sibling("layouts"));
    this.settings = settings;
    this.tell = tell;
    name = initial.first();
    settled.setRepeats(false);
  }

  /** Shows a layout before any other. */
  void open(String layout) {
    open = true;
    show(layout);
  }

  /** Whether a layout has been shown; before, there is none to save. */
  boolean isOpen() {
    return open;
  }

  /** Whether the initial layout shows a view. */
  boolean usuallyShows(String view) {
    return initial.byName().get(name).views().anyMatch(view::equals);
  }

  /** Saves the current layout and shows another one. */
  public void use(String other) {
    save();
    show(other);
  }

  private void show(String wanted) {
    name = wanted;
    settings.put(IN_USE, name);
    docks.homeLayout(initial.byName().get(name));
    try {
      docks.apply(files.read(name).orElse(initial.byName().get(name)));
    } catch (IOException | RuntimeException unreadable) {
      tell.accept(UiWords.of("views.unreadable", unreadable.getMessage()));
      docks.apply(initial.byName().get(name));
    }
  }

  /** Restores the initial places of all views. */
  public void reset() {
    docks.apply(initial.byName().get(name));
  }

  /**
   * Notes that a view, a divider or a window has moved; saves the layout once all is at rest, so
   * that not even a crash loses it.
   */
  void saveSoon() {
    if (open) settled.restart();
  }

  /** Saves the current layout before it returns. */
  public void save() {
    keepBehind();
    written.join();
  }

  private void keepBehind() {
    settled.stop();
    String of = name;
    DockLayout layout = docks.layout();
    written = written.thenRunAsync(() -> write(of, layout));
  }

  /** Losing it does no harm, so failures are silent. */
  private void write(String of, DockLayout layout) {
    settings.write();
    try {
      files.write(of, layout);
    } catch (IOException unwritable) {
      return;
    }
  }

  /** Stops saving: what moves from now on is the window closing. */
  void stopSaving() {
    settled.stop();
  }

  /** The name of the layout in use. */
  public String name() {
    return name;
  }
}

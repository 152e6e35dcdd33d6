package roundhouse.editor.dock;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.Timer;
import roundhouse.editor.kit.Settings;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.words.UiWords;

/** The named layouts, one of which is in use. Each is saved in a file as the user left it. */
final class NamedLayouts {
  /** Milliseconds without movement before the layout is saved. */
  private static final int SETTLED_AFTER = 500;

  private final DockController docks;
  private final Supplier<Map<String, DockLayout>> initial;
  private final Settings settings;
  private final Consumer<String> tell;
  private final Timer settled = new Timer(SETTLED_AFTER, _ -> write());
  private Optional<String> name = Optional.empty();
  private CompletableFuture<Void> written = CompletableFuture.completedFuture(null);

  /**
   * @param initial the layouts as they are before the user changes them, by name; asked each time,
   *     because they depend on the size of the window
   * @param tell called with what could not be read
   */
  NamedLayouts(
      DockController docks,
      Supplier<Map<String, DockLayout>> initial,
      Settings settings,
      Consumer<String> tell) {
    this.docks = docks;
    this.initial = initial;
    this.settings = settings;
    this.tell = tell;
    settled.setRepeats(false);
  }

  /** The name of the layout in use; empty before the first, when there is none to save. */
  Optional<String> name() {
    return name;
  }

  /** The layout in use as it was before the user changed it. */
  Optional<DockLayout> initial() {
    return name.map(initial.get()::get);
  }

  /** Whether the initial layout shows a view. */
  boolean usuallyShows(String view) {
    return initial().filter(layout -> layout.views().anyMatch(view::equals)).isPresent();
  }

  /** Saves the current layout and shows another one. */
  void use(String other) {
    save();
    name = Optional.of(other);
    try {
      docks.apply(read(other).orElseGet(() -> initial.get().get(other)));
    } catch (IOException | RuntimeException unreadable) {
      tell.accept(UiWords.of("views.unreadable", unreadable.getMessage()));
      reset();
    }
  }

  private Path file(String of) {
    return settings.sibling("layouts").resolve(of + ".json");
  }

  private Optional<DockLayout> read(String of) throws IOException {
    return Files.isRegularFile(file(of))
        ? Optional.of(LayoutJson.read(RegularFiles.text(file(of))))
        : Optional.empty();
  }

  /** Restores the initial places of all views. */
  void reset() {
    initial().ifPresent(docks::apply);
  }

  /**
   * Notes that a view, a divider or a window has moved; saves the layout once all is at rest, so
   * that not even a crash loses it.
   */
  void saveSoon() {
    settled.restart();
  }

  /** Saves the current layout before it returns. */
  void save() {
    write();
    written.join();
  }

  private void write() {
    settled.stop();
    DockLayout layout = docks.layout();
    name.ifPresent(of -> written = written.thenRunAsync(() -> write(of, layout)));
  }

  /** Losing it does no harm, so failures are silent. */
  private void write(String of, DockLayout layout) {
    settings.write();
    try {
      AtomicFiles.write(file(of), LayoutJson.write(layout));
    } catch (IOException unwritable) {
      return;
    }
  }

  /** Stops saving: what moves from now on is the window closing. */
  void stopSaving() {
    settled.stop();
  }
}

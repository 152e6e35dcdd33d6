package roundhouse.editor.kit;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import roundhouse.files.AtomicFiles;

/**
 * What the window remembers between runs, written soon after each change. Losing it does no harm,
 * so failures are silent.
 */
public final class Settings {
  private static final int SOON = 700;

  private final Path file;
  private final Properties values = new Properties();
  private final AtomicBoolean waits = new AtomicBoolean();
  private volatile boolean ended;

  public Settings(Path file) {
    this.file = file;
    if (!Files.isRegularFile(file)) return;
    try (Reader reader = Files.newBufferedReader(file)) {
      values.load(reader);
    } catch (IOException | IllegalArgumentException unreadable) {
      values.clear();
    }
  }

  /** A file or folder beside the settings, for larger data. */
  public Path sibling(String name) {
    return file.resolveSibling(name);
  }

  public Optional<String> text(String name) {
    return Optional.ofNullable(values.getProperty(name));
  }

  /** The number of that name, or {@code otherwise} if there is none. */
  public int number(String name, int otherwise) {
    try {
      return text(name).map(Integer::parseInt).orElse(otherwise);
    } catch (NumberFormatException garbled) {
      return otherwise;
    }
  }

  public void put(String name, Object value) {
    String text = String.valueOf(value);
    if (text.equals(values.setProperty(name, text)) || ended || waits.getAndSet(true)) return;
    CompletableFuture.delayedExecutor(SOON, TimeUnit.MILLISECONDS).execute(this::writeWhatWaits);
  }

  private synchronized void writeWhatWaits() {
    if (waits.getAndSet(false) && !ended) write();
  }

  /** Writes the settings now. */
  public synchronized void write() {
    waits.set(false);
    try {
      var text = new StringWriter();
      values.store(text, null);
      AtomicFiles.write(file, text.toString());
    } catch (IOException unwritable) {
      return;
    }
  }

  /** Writes pending changes and nothing after that: the window is gone, and its folder may be. */
  public synchronized void close() {
    writeWhatWaits();
    ended = true;
  }
}

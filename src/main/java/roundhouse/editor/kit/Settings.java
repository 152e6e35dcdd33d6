package roundhouse.editor.kit;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import roundhouse.workshop.AtomicFiles;

/** What the window remembers from one time to the next. Losing it is no harm, so failures are quiet. */
public final class Settings {
  private final Path file;
  private final Properties values = new Properties();

  public Settings(Path file) {
    this.file = file;
    if (!Files.isRegularFile(file)) return;
    try (Reader reader = Files.newBufferedReader(file)) {
      values.load(reader);
    } catch (IOException | IllegalArgumentException unreadable) {
      values.clear();
    }
  }

  /** A file or folder beside the settings, for what is too much for a line. */
  public Path beside(String name) {
    return file.resolveSibling(name);
  }

  public Optional<String> text(String name) {
    return Optional.ofNullable(values.getProperty(name));
  }

  /** The number of that name, or {@code otherwise} where none is kept. */
  public int number(String name, int otherwise) {
    try {
      return text(name).map(Integer::parseInt).orElse(otherwise);
    } catch (NumberFormatException garbled) {
      return otherwise;
    }
  }

  public void keep(String name, Object value) {
    values.setProperty(name, String.valueOf(value));
  }

  public void write() {
    try {
      var text = new StringWriter();
      values.store(text, null);
      AtomicFiles.write(file, text.toString());
    } catch (IOException unwritable) {
      return;
    }
  }
}

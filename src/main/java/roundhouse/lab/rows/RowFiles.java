package roundhouse.lab.rows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes rows to files of a folder as they come: each table as comma-separated values and as lines
 * of JSON. Nothing is kept in memory.
 */
public final class RowFiles implements AutoCloseable {
  public static final String CSV = ".csv";
  public static final String JSON = ".jsonl";

  /** By name, in the order in which a game is written: its own row comes last. */
  private final Map<String, AppendedFile> files = new LinkedHashMap<>();

  private boolean failed;

  /** Opens a file to write at its end. */
  @FunctionalInterface
  interface Opening {
    AppendedFile open(Path file) throws IOException;
  }

  /**
   * Opens the files behind the rows that they hold, or begins them.
   *
   * @throws IOException when they cannot be written
   */
  public RowFiles(Path folder) throws IOException {
    this(folder, AppendedFile::open);
  }

  RowFiles(Path folder, Opening opening) throws IOException {
    try {
      for (String ending : List.of(CSV, JSON))
        for (RowTable table : RowTable.WRITTEN) {
          String name = table.fileName() + ending;
          files.put(name, opening.open(folder.resolve(name)));
          if (ending.equals(CSV) && files.get(name).length() == 0)
            files.get(name).write(RowText.headings(table) + "\n");
        }
    } catch (IOException unwritable) {
      close();
      throw unwritable;
    }
  }

  /** The names of all files. */
  public static List<String> names() {
    return RowTable.WRITTEN.stream()
        .flatMap(table -> List.of(CSV, JSON).stream().map(ending -> table.fileName() + ending))
        .toList();
  }

  /**
   * Replaces the files of a folder with those of another, which must be closed.
   *
   * @throws IOException when they cannot be written
   */
  public static void replace(Path folder, Path with) throws IOException {
    for (String name : names())
      Files.move(with.resolve(name), folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
  }

  /**
   * Adds all rows of a game. After a failure nothing more is written, and what there is of the game
   * is cut off again.
   *
   * @throws UncheckedIOException when they cannot be written; the message names the file
   */
  public void add(GameRecord game) {
    if (failed) throw new IllegalStateException("an earlier game could not be written");
    var before = new LinkedHashMap<AppendedFile, Long>();
    try {
      for (Map.Entry<String, String> each : texts(game).entrySet()) {
        AppendedFile file = files.get(each.getKey());
        before.put(file, file.length());
        file.write(each.getValue());
      }
    } catch (IOException unwritable) {
      failed = true;
      before.forEach(RowFiles::cut);
      throw new UncheckedIOException(unwritable);
    }
  }

  /** What a game adds to each file. */
  private Map<String, String> texts(GameRecord game) {
    var texts = new LinkedHashMap<String, StringBuilder>();
    files.keySet().forEach(name -> texts.put(name, new StringBuilder()));
    game.rows()
        .forEach(
            row -> {
              String table = RowTable.of(row).fileName();
              texts.get(table + CSV).append(RowText.csv(row)).append('\n');
              texts.get(table + JSON).append(RowText.json(row)).append('\n');
            });
    var all = new LinkedHashMap<String, String>();
    texts.forEach((name, text) -> all.put(name, text.toString()));
    return all;
  }

  /** Where even that fails, the digest of the game shows that it is not whole. */
  private static void cut(AppendedFile file, long length) {
    try {
      file.cut(length);
    } catch (IOException _) {
      // The failure to write is what counts.
    }
  }

  @Override
  public void close() throws IOException {
    for (AppendedFile file : files.values()) file.close();
  }
}

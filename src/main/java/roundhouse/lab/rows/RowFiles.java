package roundhouse.lab.rows;

import java.io.BufferedInputStream;
import java.io.BufferedWriter;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumMap;
import java.util.Map;
import roundhouse.files.RegularFiles;

/**
 * Writes rows to files of a folder as they come: each table as comma-separated values and as lines
 * of JSON. Nothing is kept in memory.
 */
public final class RowFiles implements AutoCloseable {
  public static final String CSV = ".csv";
  public static final String JSON = ".jsonl";

  private final Map<RowTable, BufferedWriter> csv = new EnumMap<>(RowTable.class);
  private final Map<RowTable, BufferedWriter> json = new EnumMap<>(RowTable.class);

  /**
   * Begins the files; those of the same name are lost.
   *
   * @throws IOException when they cannot be written
   */
  public RowFiles(Path folder) throws IOException {
    Files.createDirectories(folder);
    for (RowTable table : RowTable.values()) {
      csv.put(table, Files.newBufferedWriter(folder.resolve(table.fileName() + CSV)));
      json.put(table, Files.newBufferedWriter(folder.resolve(table.fileName() + JSON)));
      line(csv.get(table), RowText.headings(table));
    }
  }

  private RowFiles() {}

  /**
   * Continues after existing rows; what comes after them is cut off.
   *
   * @param kept how many rows of each table stay
   * @throws IOException when the files cannot be written
   */
  public static RowFiles after(Path folder, Map<RowTable, Integer> kept) throws IOException {
    var files = new RowFiles();
    for (RowTable table : RowTable.values()) {
      int rows = kept.get(table);
      files.csv.put(table, cut(folder.resolve(table.fileName() + CSV), rows + 1));
      files.json.put(table, cut(folder.resolve(table.fileName() + JSON), rows));
    }
    return files;
  }

  /** A folder that has lost one of its files. */
  static void refuseMissing(Path file) throws IOException {
    if (!Files.exists(file))
      throw new FileNotFoundException(
          "its file %s is missing; put it back, or remove the folder to play its games again"
              .formatted(file.getFileName()));
  }

  private static BufferedWriter cut(Path file, int lines) throws IOException {
    refuseMissing(file);
    RegularFiles.refuseToReplace(file);
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(length(file, lines));
    }
    return Files.newBufferedWriter(file, StandardOpenOption.APPEND);
  }

  /** The bytes of the first lines. */
  private static long length(Path file, int lines) throws IOException {
    try (var in = new BufferedInputStream(RegularFiles.open(file))) {
      long length = 0;
      for (int left = lines; left > 0; length++) {
        int next = in.read();
        if (next < 0) throw new IOException("%s lacks lines at its end".formatted(file));
        if (next == '\n') left--;
      }
      return length;
    }
  }

  /** Adds all rows of a game. */
  public void add(GameRecord game) {
    try {
      for (TableRow row : (Iterable<TableRow>) game.rows()::iterator) {
        line(csv.get(RowTable.of(row)), RowText.csv(row));
        line(json.get(RowTable.of(row)), RowText.json(row));
      }
      flush();
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  /** The row of the game comes last, so a game that was interrupted lacks it. */
  private void flush() throws IOException {
    for (BufferedWriter file : csv.values()) file.flush();
    for (RowTable table : RowTable.values()) if (table != RowTable.GAMES) json.get(table).flush();
    json.get(RowTable.GAMES).flush();
  }

  private static void line(BufferedWriter file, String text) throws IOException {
    file.write(text);
    file.write('\n');
  }

  @Override
  public void close() throws IOException {
    for (BufferedWriter file : csv.values()) file.close();
    for (BufferedWriter file : json.values()) file.close();
  }
}

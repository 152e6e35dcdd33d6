package roundhouse.lab.rows;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;

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

  /** Adds all rows of a game. */
  public void add(GameRecord game) {
    try {
      for (TableRow row : (Iterable<TableRow>) game.rows()::iterator) {
        line(csv.get(RowTable.of(row)), RowText.csv(row));
        line(json.get(RowTable.of(row)), RowText.json(row));
      }
      for (RowTable table : RowTable.values()) {
        csv.get(table).flush();
        json.get(table).flush();
      }
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
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

package roundhouse.lab.rows;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.files.RegularFiles;

/** Compares the files of comma-separated values in a folder with the rows that they repeat. */
public final class KeptCsv implements AutoCloseable {
  private final Map<RowTable, InputStream> files = new EnumMap<>(RowTable.class);
  private final Set<RowTable> wrong = EnumSet.noneOf(RowTable.class);

  /**
   * Opens them; one that is missing repeats nothing.
   *
   * @throws IOException when one cannot be read
   */
  public KeptCsv(Path folder) throws IOException {
    try {
      for (RowTable table : RowTable.WRITTEN) {
        Path file = folder.resolve(table.fileName() + RowFiles.CSV);
        files.put(
            table,
            Files.exists(file)
                ? new BufferedInputStream(RegularFiles.open(file))
                : InputStream.nullInputStream());
        compare(table, RowText.headings(table) + "\n");
      }
    } catch (IOException unreadable) {
      close();
      throw unreadable;
    }
  }

  /** Compares what comes next with the rows of the next game. */
  public void compare(GameRecord game) throws IOException {
    Map<RowTable, String> texts =
        game.rows()
            .collect(
                Collectors.groupingBy(
                    RowTable::of, Collectors.mapping(RowText::csv, Collectors.joining("\n"))));
    for (Map.Entry<RowTable, String> text : texts.entrySet())
      compare(text.getKey(), text.getValue() + "\n");
  }

  private void compare(RowTable table, String text) throws IOException {
    byte[] expected = text.getBytes(StandardCharsets.UTF_8);
    if (!Arrays.equals(files.get(table).readNBytes(expected.length), expected)) wrong.add(table);
  }

  /** The names of those that hold anything else than the rows of the games so far. */
  public List<String> wrong() throws IOException {
    var names = new ArrayList<String>();
    for (Map.Entry<RowTable, InputStream> file : files.entrySet())
      if (wrong.contains(file.getKey()) || file.getValue().read() >= 0)
        names.add(file.getKey().fileName() + RowFiles.CSV);
    return names;
  }

  @Override
  public void close() throws IOException {
    for (InputStream file : files.values()) file.close();
  }
}

package roundhouse.lab.rows;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.files.RegularFiles;

/**
 * Reads the rows of games back. A game whose own row is missing or cut short was broken off while
 * it was written, and is left out.
 */
public final class KeptRows implements AutoCloseable {
  private final Map<RowTable, BufferedReader> files = new EnumMap<>(RowTable.class);
  private final Map<RowTable, Optional<TableRow>> next = new EnumMap<>(RowTable.class);
  private final Map<RowTable, Integer> read = new EnumMap<>(RowTable.class);

  private KeptRows() {}

  /**
   * Opens the rows of a folder.
   *
   * @throws IOException when a file cannot be read
   */
  public static KeptRows open(Path folder) throws IOException {
    var rows = new KeptRows();
    try {
      for (RowTable table : RowTable.values()) {
        Path file = folder.resolve(table.fileName() + RowFiles.JSON);
        rows.files.put(table, reader(table, file));
        rows.read.put(table, 0);
        rows.next.put(table, rows.row(table));
      }
      return rows;
    } catch (IOException unreadable) {
      rows.close();
      throw unreadable;
    }
  }

  /** Runs of earlier versions have no table of hexes. */
  private static BufferedReader reader(RowTable table, Path file) throws IOException {
    if (table == RowTable.HEXES && !Files.exists(file))
      return new BufferedReader(Reader.nullReader());
    RowFiles.refuseMissing(file);
    return RegularFiles.reader(file);
  }

  /**
   * Passes on the games of a folder, one after the other.
   *
   * @return how many rows of each table belong to them
   * @throws IOException when a file cannot be read
   */
  public static Map<RowTable, Integer> read(Path folder, Consumer<GameRecord> games)
      throws IOException {
    try (KeptRows rows = open(folder)) {
      for (var game = rows.next(); game.isPresent(); game = rows.next()) games.accept(game.get());
      return Map.copyOf(rows.read);
    }
  }

  /** The next game; empty after the last. */
  public Optional<GameRecord> next() throws IOException {
    return next.get(RowTable.GAMES).isPresent() ? Optional.of(game()) : Optional.empty();
  }

  @Override
  public void close() throws IOException {
    for (BufferedReader file : files.values()) file.close();
  }

  private GameRecord game() throws IOException {
    var game = (GameRow) next.get(RowTable.GAMES).orElseThrow();
    var record =
        new GameRecord(
            game,
            of(RowTable.MOMENTS, MomentRow.class, game.key()),
            of(RowTable.COMPANIES, CompanyRow.class, game.key()),
            of(RowTable.COUNTS, CountRow.class, game.key()),
            of(RowTable.HEXES, HexRow.class, game.key()));
    advance(RowTable.GAMES);
    return record;
  }

  private <T extends TableRow> List<T> of(RowTable table, Class<T> type, GameKey key)
      throws IOException {
    var all = new ArrayList<T>();
    while (next.get(table).filter(row -> row.key().equals(key)).isPresent()) {
      all.add(type.cast(next.get(table).get()));
      advance(table);
    }
    return all;
  }

  private void advance(RowTable table) throws IOException {
    read.merge(table, 1, Integer::sum);
    next.put(table, row(table));
  }

  /** The next row; none at the end or where a line was cut short. */
  private Optional<TableRow> row(RowTable table) throws IOException {
    String line = files.get(table).readLine();
    if (line == null || !line.endsWith("}")) return Optional.empty();
    try {
      return Optional.of(RowText.parse(table, line));
    } catch (JsonProcessingException cutShort) {
      return Optional.empty();
    }
  }
}

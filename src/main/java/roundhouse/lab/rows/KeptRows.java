package roundhouse.lab.rows;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.files.RegularFiles;

/**
 * Reads the rows of games back, in the order of the games, and believes none: a game counts only if
 * its rows are, line by line, those that its digest was made of.
 */
public final class KeptRows implements AutoCloseable {
  private static final int LONGEST_LINE = 4 << 20;

  private final GameOrder order;
  private final Map<RowTable, Lines> tables = new EnumMap<>(RowTable.class);
  private int place;

  /** What the rows say of a game. */
  public sealed interface Kept {
    /** The game as it was written. */
    record Whole(GameRecord game) implements Kept {}

    /**
     * A game whose rows are not those that were written.
     *
     * @param why a clause
     */
    record Damaged(GameKey game, String why) implements Kept {}
  }

  private KeptRows(GameOrder order) {
    this.order = order;
  }

  /**
   * Opens the rows of a folder. A file that is missing has no rows.
   *
   * @throws IOException when a file cannot be read
   */
  public static KeptRows open(Path folder, GameOrder order) throws IOException {
    var rows = new KeptRows(order);
    try {
      for (RowTable table : RowTable.WRITTEN)
        rows.tables.put(table, new Lines(folder, table, order));
      return rows;
    } catch (IOException unreadable) {
      rows.close();
      throw unreadable;
    }
  }

  /**
   * Passes on the games of a folder that are whole, one after the other.
   *
   * @return the others
   * @throws IOException when a file cannot be read
   */
  public static DamagedGames read(Path folder, GameOrder order, Consumer<GameRecord> games)
      throws IOException {
    var damaged = new DamagedGames();
    try (KeptRows rows = open(folder, order)) {
      for (var next = rows.next(); next.isPresent(); next = rows.next())
        switch (next.get()) {
          case Kept.Whole(GameRecord game) -> games.accept(game);
          case Kept.Damaged bad -> damaged.add(bad);
        }
    }
    return damaged;
  }

  /** The next game: each up to the last of which there is a row. Empty after that. */
  public Optional<Kept> next() throws IOException {
    String stray = "";
    int first = Integer.MAX_VALUE;
    for (Lines lines : tables.values()) {
      for (; lines.headIsStray(); lines.advance()) if (stray.isEmpty()) stray = lines.strayFault();
      if (lines.head != null) first = Math.min(first, lines.head.place);
    }
    if (first == Integer.MAX_VALUE && stray.isEmpty()) return Optional.empty();
    boolean here = first == place && stray.isEmpty();
    GameKey key = order.key(place);
    if (first > place && first < Integer.MAX_VALUE && stray.isEmpty()) {
      place++;
      return Optional.of(new Kept.Damaged(key, "it has no rows"));
    }
    Kept game = game(key);
    place++;
    return Optional.of(here ? game : new Kept.Damaged(key, stray));
  }

  private Kept game(GameKey key) throws IOException {
    var fault = new ArrayList<String>();
    var sum = new LineDigest();
    var rows = new EnumMap<RowTable, List<Line>>(RowTable.class);
    for (Map.Entry<RowTable, Lines> table : tables.entrySet()) {
      List<Line> own = table.getValue().take(place, fault);
      rows.put(table.getKey(), own);
      if (table.getKey() != RowTable.GAMES) own.forEach(line -> sum.line(line.bytes));
    }
    if (fault.isEmpty()) wrong(rows, sum).ifPresent(fault::add);
    return fault.isEmpty() ? new Kept.Whole(record(rows)) : new Kept.Damaged(key, fault.getFirst());
  }

  /** Why the rows are not those that were written. */
  private Optional<String> wrong(Map<RowTable, List<Line>> rows, LineDigest sum) {
    List<Line> own = rows.get(RowTable.GAMES);
    if (own.size() != 1)
      return Optional.of(
          own.isEmpty() ? "games.jsonl lacks its line" : "games.jsonl has its line twice");
    var game = (GameRow) own.getFirst().row.orElseThrow();
    if (game.digest().isEmpty())
      return Optional.of("an older version wrote it, without a digest of its rows");
    for (RowTable table : RowTable.WRITTEN)
      if (rows.get(table).size() != game.rows(table))
        return Optional.of(
            "%s.jsonl has %s of its %s rows"
                .formatted(table.fileName(), rows.get(table).size(), game.rows(table)));
    return sum.isCarriedBy(own.getFirst().bytes)
        ? Optional.empty()
        : Optional.of("its rows have other values than its digest was made of");
  }

  private static GameRecord record(Map<RowTable, List<Line>> rows) {
    return new GameRecord(
        of(rows, RowTable.GAMES, GameRow.class).getFirst(),
        of(rows, RowTable.MOMENTS, MomentRow.class),
        of(rows, RowTable.COMPANIES, CompanyRow.class),
        of(rows, RowTable.COUNTS, CountRow.class),
        of(rows, RowTable.HEXES, HexRow.class),
        of(rows, RowTable.PLAYERS, PlayerRow.class),
        of(rows, RowTable.RETURNS, ReturnRow.class));
  }

  private static <T extends TableRow> List<T> of(
      Map<RowTable, List<Line>> rows, RowTable table, Class<T> type) {
    return rows.get(table).stream().map(line -> type.cast(line.row.orElseThrow())).toList();
  }

  @Override
  public void close() throws IOException {
    for (Lines lines : tables.values()) lines.in.close();
  }

  /**
   * A line of a file.
   *
   * @param ended whether its end is there
   * @param place of its game; -1 if the line is no row of one
   * @param fault why it is none
   */
  private record Line(
      byte[] bytes, boolean ended, Optional<TableRow> row, int place, String fault) {
    static Line stray(byte[] bytes, boolean ended, String fault) {
      return new Line(bytes, ended, Optional.empty(), -1, fault);
    }
  }

  /** The lines of a table, each read once. */
  private static final class Lines {
    private final RowTable table;
    private final GameOrder order;
    private final InputStream in;
    private Line head;
    private Line ahead;

    Lines(Path folder, RowTable table, GameOrder order) throws IOException {
      this.table = table;
      this.order = order;
      Path file = folder.resolve(table.fileName() + RowFiles.JSON);
      this.in =
          Files.exists(file, LinkOption.NOFOLLOW_LINKS)
              ? new BufferedInputStream(RegularFiles.open(file))
              : InputStream.nullInputStream();
      this.head = read();
      this.ahead = read();
    }

    void advance() throws IOException {
      head = ahead;
      ahead = read();
    }

    /** Whether the head is no row, or stands before one of an earlier game. */
    boolean headIsStray() {
      return head != null
          && (head.place < 0 || ahead != null && ahead.place >= 0 && ahead.place < head.place);
    }

    String strayFault() {
      return "%s.jsonl has %s"
          .formatted(table.fileName(), head.place < 0 ? head.fault : "a line out of its order");
    }

    /**
     * The rows of a game; whatever else stands before the next one is a fault of this one, except
     * for a last line that was cut short: that was to be a row of the next.
     */
    List<Line> take(int place, List<String> fault) throws IOException {
      var own = new ArrayList<Line>();
      while (head != null && head.ended && (headIsStray() || head.place <= place)) {
        if (headIsStray() || head.place < place) fault.add(strayFault());
        else own.add(head);
        advance();
      }
      return own;
    }

    private Line read() throws IOException {
      var bytes = new ByteArrayOutputStream();
      int next = in.read();
      if (next < 0) return null;
      for (; next >= 0 && next != '\n'; next = in.read())
        if (bytes.size() <= LONGEST_LINE) bytes.write(next);
      return line(bytes.toByteArray(), next == '\n');
    }

    private Line line(byte[] bytes, boolean ended) {
      if (!ended) return Line.stray(bytes, false, "a line that was cut short");
      if (bytes.length == 0) return Line.stray(bytes, true, "an empty line");
      try {
        TableRow row = RowText.parse(table, new String(bytes, StandardCharsets.UTF_8));
        int place = order.place(row.key());
        return new Line(bytes, true, Optional.of(row), place, "a line of another experiment");
      } catch (JsonProcessingException _) {
        return Line.stray(bytes, true, "a line that is no row");
      }
    }
  }
}

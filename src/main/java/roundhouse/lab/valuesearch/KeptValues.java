package roundhouse.lab.valuesearch;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.files.ResultFolder;
import roundhouse.lab.rows.AppendedFile;
import roundhouse.lab.rows.LineDigest;

/**
 * The values of the games of a search, in a folder, so that a search that was stopped can be
 * continued. A line that is not as it was written counts as missing: its game is played again.
 */
final class KeptValues implements AutoCloseable {
  /** Says what is searched. */
  static final String ABOUT = "search.json";

  private static final String GAMES = "games.jsonl";
  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * A game.
   *
   * @param bots that played it, with commas between
   * @param point values that differ from the design's
   * @param number of the game, from 0; games of one number have the same seed at every point
   * @param ending why it did not end by its rules; empty if it did
   * @param values one for each goal; none where the game has no such value
   */
  record Line(
      String bots,
      String point,
      int number,
      long seed,
      String ending,
      List<Double> values,
      String digest) {

    Line with(String other) {
      return new Line(bots, point, number, seed, ending, values, other);
    }
  }

  private record Key(String bots, String point, int number) {}

  private final Map<Key, Line> known = new HashMap<>();
  private final AppendedFile file;
  private boolean failed;

  /**
   * Opens the folder, which is made if it is not there.
   *
   * @param about everything that decides what a game of the search is
   * @throws IOException when it cannot be read or written, or is not the folder of this search
   */
  KeptValues(Path folder, String about) throws IOException {
    new ResultFolder(folder, ABOUT, List.of(GAMES)).refuseForeign(about, "search");
    Files.createDirectories(folder);
    if (!Files.exists(folder.resolve(ABOUT))) AtomicFiles.write(folder.resolve(ABOUT), about);
    Path games = folder.resolve(GAMES);
    if (Files.exists(games)) read(games);
    this.file = AppendedFile.open(games);
  }

  private void read(Path games) throws IOException {
    byte[] bytes = RegularFiles.bytes(games, RegularFiles.MOST_BYTES_OF_GAMES);
    var text = new String(bytes, StandardCharsets.UTF_8);
    var whole = new ArrayList<Line>();
    boolean damaged = !text.isEmpty() && !text.endsWith("\n");
    for (String each : text.lines().toList()) {
      Optional<Line> line = line(each);
      line.ifPresent(whole::add);
      damaged |= line.isEmpty();
    }
    if (damaged) {
      var again = new StringBuilder();
      whole.forEach(line -> again.append(text(line)).append('\n'));
      AtomicFiles.write(games, again.toString());
    }
    whole.forEach(this::know);
  }

  private static Optional<Line> line(String text) {
    if (!new LineDigest().isCarriedBy(text.getBytes(StandardCharsets.UTF_8)))
      return Optional.empty();
    try {
      return Optional.of(JSON.readValue(text, Line.class));
    } catch (JsonProcessingException foreign) {
      return Optional.empty();
    }
  }

  private void know(Line line) {
    known.putIfAbsent(new Key(line.bots(), line.point(), line.number()), line);
  }

  Optional<Line> of(String bots, String point, int number) {
    return Optional.ofNullable(known.get(new Key(bots, point, number)));
  }

  /**
   * Keeps a game; one that is kept already stays as it is. After a failure nothing more is written.
   *
   * @throws UncheckedIOException when it cannot be written
   */
  void add(Line line) {
    if (failed || of(line.bots(), line.point(), line.number()).isPresent()) return;
    try {
      long before = file.length();
      failed = true;
      try {
        file.write(text(line) + "\n");
        failed = false;
      } finally {
        if (failed) file.cut(before);
      }
      know(line);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  private static String text(Line line) {
    String digest = new LineDigest().line(json(line.with(""))).text();
    return json(line.with(digest));
  }

  private static String json(Line line) {
    try {
      return JSON.writeValueAsString(line);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("values are plain data", impossible);
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}

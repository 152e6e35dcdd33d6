package roundhouse.lab.tournament;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.files.ResultFolder;
import roundhouse.lab.rows.AppendedFile;
import roundhouse.lab.rows.LineDigest;

/**
 * The finished games of a tournament, in a folder, so that a tournament that was stopped can be
 * continued. A game that did not end by its rules is not kept: it is played again. So is one whose
 * line is not as it was written.
 */
public final class KeptTournament implements AutoCloseable {
  /** Says what was played. */
  public static final String ABOUT = "tournament.json";

  public static final String GAMES = "games.jsonl";

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Map<Integer, TournamentRow> known = new TreeMap<>();
  private final AppendedFile file;
  private final int damaged;
  private boolean failed;

  /**
   * Opens the folder, which is made if it is not there.
   *
   * @param about everything that decides what games are played, but not how many
   * @throws IOException when it cannot be read or written, or is not the folder of this tournament
   */
  public KeptTournament(Path folder, String about) throws IOException {
    refuseForeign(folder, about);
    Files.createDirectories(folder);
    Path says = folder.resolve(ABOUT);
    if (!Files.exists(says)) AtomicFiles.write(says, about);
    Path games = folder.resolve(GAMES);
    byte[] text =
        Files.exists(games)
            ? RegularFiles.bytes(games, RegularFiles.MOST_BYTES_OF_GAMES)
            : new byte[0];
    List<String> lines = lines(text);
    lines.forEach(this::read);
    damaged = lines.size() - known.size();
    boolean ended = text.length == 0 || text[text.length - 1] == '\n';
    if (damaged > 0 || !ended) AtomicFiles.write(games, whole());
    file = AppendedFile.open(games);
  }

  /**
   * Does nothing if the folder is new or empty, or holds games of this tournament.
   *
   * @throws IOException when it holds anything else; the message says what to do
   */
  public static void refuseForeign(Path folder, String about) throws IOException {
    new ResultFolder(folder, ABOUT, List.of(GAMES)).refuseForeign(about, "tournament");
  }

  /** Where bytes are garbled, characters stand that no digest was made of. */
  private static List<String> lines(byte[] text) {
    String all = new String(text, StandardCharsets.UTF_8);
    List<String> lines = List.of(all.split("\n", -1));
    return lines.getLast().isEmpty() ? lines.subList(0, lines.size() - 1) : lines;
  }

  private void read(String line) {
    try {
      if (!new LineDigest().isCarriedBy(line.getBytes(StandardCharsets.UTF_8))) return;
      TournamentRow row = JSON.readValue(line, TournamentRow.class);
      known.putIfAbsent(row.game(), row);
    } catch (JsonProcessingException foreign) {
      // The game is played again.
    }
  }

  private String whole() {
    return known.values().stream().map(row -> text(row) + "\n").collect(Collectors.joining());
  }

  /** A sentence about lines that are not as they were written; empty if there are none. */
  public Optional<String> says() {
    if (damaged == 0) return Optional.empty();
    return Optional.of(
        "%s has %s not as written, or without a digest; what is missing is played again."
            .formatted(GAMES, damaged == 1 ? "a line that is" : damaged + " lines that are"));
  }

  /** The games that are over, in their order. */
  public synchronized List<TournamentRow> games() {
    return new ArrayList<>(known.values());
  }

  /**
   * Keeps a game. After a failure nothing more is written.
   *
   * @throws UncheckedIOException when it cannot be written
   */
  public synchronized void add(TournamentRow row) {
    if (!row.ended() || failed) return;
    try {
      long before = file.length();
      failed = true;
      try {
        file.write(text(row) + "\n");
        failed = false;
      } finally {
        if (failed) file.cut(before);
      }
      known.put(row.game(), row);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  private static String text(TournamentRow row) {
    String digest = new LineDigest().line(json(row.with(""))).text();
    return json(row.with(digest));
  }

  private static String json(TournamentRow row) {
    try {
      return JSON.writeValueAsString(row);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("rows are plain data", impossible);
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}

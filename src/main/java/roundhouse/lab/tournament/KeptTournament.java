package roundhouse.lab.tournament;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;

/**
 * The finished games of a tournament, in a folder, so that a tournament that was stopped can be
 * continued. A game that did not end by its rules is not kept: it is played again.
 */
public final class KeptTournament implements AutoCloseable {
  /** Says what was played. */
  public static final String ABOUT = "tournament.json";

  public static final String GAMES = "games.jsonl";

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Map<Integer, TournamentRow> known = new TreeMap<>();
  private final BufferedWriter file;

  /**
   * Opens the folder, which is made if it is not there.
   *
   * @param about everything that decides what games are played, but not how many
   * @throws IOException when it cannot be read or written, or belongs to another tournament
   */
  public KeptTournament(Path folder, String about) throws IOException {
    Files.createDirectories(folder);
    Path says = folder.resolve(ABOUT);
    if (!Files.exists(says)) AtomicFiles.write(says, about);
    if (!RegularFiles.text(says).equals(about))
      throw new IOException(
          "it holds the games of another tournament, as its %s says; name another folder"
              .formatted(ABOUT));
    Path games = folder.resolve(GAMES);
    String lines =
        Files.exists(games) ? RegularFiles.text(games, RegularFiles.MOST_BYTES_OF_GAMES) : "";
    lines.lines().forEach(this::read);
    file = Files.newBufferedWriter(games, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    if (!lines.isEmpty() && !lines.endsWith("\n")) file.write('\n');
  }

  /** A line that was cut off when the app was killed is not a game. */
  private void read(String line) {
    try {
      TournamentRow row = JSON.readValue(line, TournamentRow.class);
      known.put(row.game(), row);
    } catch (JsonProcessingException cut) {
      // The game is played again.
    }
  }

  /** The games that are over, in their order. */
  public synchronized List<TournamentRow> games() {
    return new ArrayList<>(known.values());
  }

  /** Keeps a game. */
  public synchronized void add(TournamentRow row) {
    if (!row.ended()) return;
    try {
      file.write(JSON.writeValueAsString(row) + "\n");
      file.flush();
      known.put(row.game(), row);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}

package roundhouse.workshop;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.engine.GameLog;

/**
 * What was not saved when the app last ended: the game, and texts that were being edited. Written at
 * every change, taken away when it was saved or given up; so what is found at the start is what a
 * crash left.
 */
public final class Recovery {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String GAME = "game.json";
  private static final String TEXT = ".text.json";

  private final Path folder;

  public Recovery(Path folder) {
    this.folder = folder;
  }

  /** One file's unsaved text. */
  public record Unsaved(String file, String text) {}

  public void keep(GameLog log) throws IOException {
    AtomicFiles.write(folder.resolve(GAME), SavedGames.text(log));
  }

  /** The game that was played last; nothing when there is none that can be read. */
  public Optional<GameLog> game() {
    Path file = folder.resolve(GAME);
    try {
      return Files.exists(file) ? Optional.of(SavedGames.open(file)) : Optional.empty();
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  public void forgetGame() throws IOException {
    Files.deleteIfExists(folder.resolve(GAME));
  }

  public void keep(Path file, String text) throws IOException {
    AtomicFiles.write(slot(file), JSON.writeValueAsString(new Unsaved(file.toAbsolutePath().toString(), text)));
  }

  public void forget(Path file) throws IOException {
    Files.deleteIfExists(slot(file));
  }

  /** Texts that were never saved, by their files. */
  public Map<Path, String> texts() {
    var all = new LinkedHashMap<Path, String>();
    if (!Files.isDirectory(folder)) return all;
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(name -> name.toString().endsWith(TEXT)).sorted().toList()) {
        Unsaved unsaved = JSON.readValue(Files.readString(file), Unsaved.class);
        all.put(Path.of(unsaved.file()), unsaved.text());
      }
    } catch (IOException unreadable) {
      return all;
    }
    return all;
  }

  private Path slot(Path file) {
    byte[] name = file.toAbsolutePath().normalize().toString().getBytes(StandardCharsets.UTF_8);
    return folder.resolve(HexFormat.of().toHexDigits(java.util.Arrays.hashCode(name)) + "-" + file.getFileName() + TEXT);
  }
}

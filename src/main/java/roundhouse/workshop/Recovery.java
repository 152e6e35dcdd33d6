package roundhouse.workshop;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.engine.GameLog;

/**
 * What was not saved when the app last ended: the game, and texts that were being edited. Written at
 * every change, taken away when it was saved or given up; so what is found at the start is what a
 * crash left, unless the app noted that it was quit.
 */
public final class Recovery {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String GAME = "game.json";
  private static final String LEFT = "left.json";
  private static final String CLEAN_EXIT = "clean-exit";
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
    return read(GAME);
  }

  /** The game that was not saved when the app was last quit; nothing when there is none that can be read. */
  public Optional<GameLog> left() {
    return read(LEFT);
  }

  /** Notes that the app was quit by its user, which a crash does not. */
  public void quit() throws IOException {
    AtomicFiles.write(folder.resolve(CLEAN_EXIT), "");
  }

  /** To be called once at the start: what was played before the app was quit is put aside; what a crash left stays the game. */
  public void start() throws IOException {
    Path game = folder.resolve(GAME);
    boolean quit = Files.deleteIfExists(folder.resolve(CLEAN_EXIT));
    if (quit && Files.exists(game)) Files.move(game, folder.resolve(LEFT), StandardCopyOption.REPLACE_EXISTING);
  }

  public void forgetLeft() throws IOException {
    Files.deleteIfExists(folder.resolve(LEFT));
  }

  private Optional<GameLog> read(String name) {
    Path file = folder.resolve(name);
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

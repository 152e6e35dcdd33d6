package roundhouse.workshop;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import roundhouse.files.AtomicFiles;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.bots.ProgramBot;

/**
 * The programs that the user named as bots: on the command line, or in the window, which keeps them
 * with the user's settings. No file of a design can name a command, so that opening somebody's
 * design never starts a program.
 */
public final class OwnPrograms implements AutoCloseable {
  private final Optional<Path> file;
  private final BotRegistry given;
  private Properties kept;
  private BotRegistry bots;

  private OwnPrograms(Optional<Path> file, BotRegistry given) {
    this.file = file;
    this.given = given;
    kept = readable();
    bots = registry();
  }

  /** No programs. */
  public static OwnPrograms none() {
    return only(BotRegistry.BUILT_IN);
  }

  /** Programs of the command line alone. */
  public static OwnPrograms only(BotRegistry given) {
    return new OwnPrograms(Optional.empty(), given);
  }

  /**
   * Programs of the command line, and those that a file keeps; where both have a name, it is that
   * of the command line.
   */
  public static OwnPrograms keptIn(Path file, BotRegistry given) {
    return new OwnPrograms(Optional.of(file), given);
  }

  /** A file that cannot be read is not written either. */
  private Properties readable() {
    try {
      return read();
    } catch (IOException unreadable) {
      return new Properties();
    }
  }

  private Properties read() throws IOException {
    var read = new Properties();
    if (file.isEmpty() || !Files.exists(file.get())) return read;
    try (Reader reader = Files.newBufferedReader(file.get())) {
      read.load(reader);
      return read;
    } catch (IllegalArgumentException garbled) {
      throw new IOException(garbled);
    }
  }

  private BotRegistry registry() {
    var all = new HashMap<String, ProgramBot>();
    commands().forEach((name, command) -> program(name, command).ifPresent(b -> all.put(name, b)));
    all.putAll(given.programs());
    return new BotRegistry(all);
  }

  private static Optional<ProgramBot> program(String name, String command) {
    try {
      return Optional.of(ProgramBot.of(name, command, ProgramBot.USUAL_LIMIT));
    } catch (IllegalArgumentException garbled) {
      return Optional.empty();
    }
  }

  /** All bots; their programs serve the seats of the window. */
  public synchronized BotRegistry bots() {
    return bots;
  }

  /** All bots with programs that are started for one set of games, after which they are closed. */
  public BotRegistry started() {
    return bots().restarted();
  }

  /** The commands that are kept, by the names of their programs. */
  public synchronized SortedMap<String, String> commands() {
    var all = new TreeMap<String, String>();
    kept.stringPropertyNames().forEach(name -> all.put(name, kept.getProperty(name)));
    return all;
  }

  /** The programs of the command line, which only another command line can change. */
  public List<String> given() {
    return given.programs().keySet().stream().sorted().toList();
  }

  /**
   * Keeps a program, in place of one of the same name.
   *
   * @throws IOException when the settings cannot be written
   */
  public synchronized void keep(String name, String command) throws IOException {
    Properties changed = read();
    changed.setProperty(name, command);
    write(changed, name);
  }

  /**
   * Removes a program.
   *
   * @throws IOException when the settings cannot be written
   */
  public synchronized void remove(String name) throws IOException {
    Properties changed = read();
    changed.remove(name);
    write(changed, name);
  }

  /** Other programs go on: one that thinks in a seat would lose it if it were ended. */
  private void write(Properties changed, String name) throws IOException {
    if (file.isPresent()) {
      var text = new StringWriter();
      changed.store(text, null);
      AtomicFiles.writePrivate(file.get(), text.toString());
    }
    Properties former = kept;
    kept = changed;
    Map<String, ProgramBot> before = bots.programs();
    var all = new HashMap<>(registry().programs());
    all.replaceAll(
        (each, made) ->
            !each.equals(name)
                    && Objects.equals(former.getProperty(each), changed.getProperty(each))
                ? before.get(each)
                : made);
    bots = new BotRegistry(all);
    before.values().stream().filter(each -> !all.containsValue(each)).forEach(ProgramBot::close);
  }

  /** Ends the programs in seats. */
  @Override
  public synchronized void close() {
    bots.close();
  }
}

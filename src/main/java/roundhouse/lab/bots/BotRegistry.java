package roundhouse.lab.bots;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.engine.Title;

/**
 * The bots that may take a seat: those of the app and of a title's scripts, and programs of the
 * user.
 *
 * @param programs by the names that the user gave them
 */
public record BotRegistry(Map<String, ProgramBot> programs) implements AutoCloseable {
  /** Without programs. */
  public static final BotRegistry BUILT_IN = new BotRegistry(Map.of());

  public BotRegistry {
    programs = Map.copyOf(programs);
  }

  /** The program of this name. */
  public Optional<ProgramBot> program(String name) {
    return Optional.ofNullable(programs.get(name));
  }

  /** The bot of this name. */
  public Optional<Bot> named(Title title, String name) {
    return program(name).<Bot>map(program -> program).or(() -> Bots.named(title, name));
  }

  /** The bots of these names, all of which can play the title. */
  public List<Bot> named(Title title, List<String> names) {
    return names.stream().map(name -> named(title, name).orElseThrow()).toList();
  }

  /** The names of all that can play a title; programs come last. */
  public List<String> names(Title title) {
    return withPrograms(Bots.names(title).stream());
  }

  /** The names of all that can play any title. */
  public List<String> names() {
    return withPrograms(Bots.names().stream());
  }

  private List<String> withPrograms(Stream<String> others) {
    return Stream.concat(others, programs.keySet().stream().sorted()).distinct().toList();
  }

  /** The same bots for other games, with programs that are started for these. */
  public BotRegistry restarted() {
    return new BotRegistry(
        programs.entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, each -> each.getValue().restarted())));
  }

  /** What programs did wrong, a sentence for each that did. */
  public List<String> faults() {
    return programs.values().stream().flatMap(each -> each.faults().stream()).toList();
  }

  /** Ends all programs. */
  @Override
  public void close() {
    programs.values().forEach(ProgramBot::close);
  }
}

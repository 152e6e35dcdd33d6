package roundhouse.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.play.ReplayPolicy;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.interop.StateJson;

/**
 * A game that this engine played once, with the fingerprint of the state before the first action
 * and after each: whatever changes the rules shows in one.
 *
 * <p>A file holds a line of JSON for the game and one for each action.
 */
public record GoldenGame(GameLog log, List<String> states) {
  public static final Path FOLDER = Path.of("src", "test", "resources", "games");

  private static final String ENDING = ".jsonl";

  /**
   * A game of every title.
   *
   * @param players numbers of players, of which the first that a title has a game for counts
   */
  public static Stream<Path> ofEachTitle(Integer... players) throws IOException {
    try (Stream<Path> titles = Files.list(FOLDER)) {
      return titles.sorted().map(title -> first(title, players)).toList().stream();
    }
  }

  private static Path first(Path title, Integer... players) {
    return Stream.of(players)
        .map(count -> title.resolve(count + "-players" + ENDING))
        .filter(Files::exists)
        .findFirst()
        .orElseThrow();
  }

  private static final JsonMapper MAPPER = new JsonMapper();

  private record Head(
      String title, List<String> players, List<String> options, long seed, String state) {}

  private record Line(String state, Action action) {}

  public GoldenGame {
    states = List.copyOf(states);
    if (states.size() != log.actions().size() + 1)
      throw new IllegalArgumentException("a state before the first action and one after each");
  }

  /** The game as a title plays it now. */
  public static GoldenGame of(Title title, GameLog log) {
    SavedGameReplay rerun = SavedGameReplay.of(title, log);
    if (rerun.stopped().isPresent())
      throw new IllegalArgumentException(
          "action " + (rerun.actionCount() + 1) + ": " + rerun.reason());
    return new GoldenGame(log, rerun.states().stream().map(StateJson::fingerprint).toList());
  }

  /** The same actions with the states of today; nothing if one of them is refused. */
  public Optional<GoldenGame> in(Title title) {
    return SavedGameReplay.of(title, log).stopped().isPresent()
        ? Optional.empty()
        : Optional.of(of(title, log));
  }

  /** Files of all games, or of those of one title, sorted; none where there is no folder. */
  public static List<Path> files(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) return List.of();
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ENDING)).sorted().toList();
    }
  }

  /** A game by its title and name: "1889/3-players". */
  public static GoldenGame named(String name) throws IOException {
    return read(FOLDER.resolve(name + ENDING));
  }

  public static GoldenGame read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    Head head = MAPPER.readValue(lines.getFirst(), Head.class);
    var actions = new ArrayList<Action>();
    var states = new ArrayList<>(List.of(head.state()));
    for (String text : lines.subList(1, lines.size())) {
      Line line = MAPPER.readValue(text, Line.class);
      actions.add(line.action());
      states.add(line.state());
    }
    return new GoldenGame(
        new GameLog(head.title(), "", head.players(), head.options(), head.seed(), actions),
        states);
  }

  public void write(Path folder, String name) throws IOException {
    var text =
        new StringBuilder(
            json(
                new Head(
                    log.title(), log.players(), log.options(), log.seed(), states.getFirst())));
    for (int i = 0; i < log.actions().size(); i++)
      text.append(json(new Line(states.get(i + 1), log.actions().get(i))));
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(name + ENDING), text);
  }

  private static String json(Object value) throws JsonProcessingException {
    return MAPPER.writeValueAsString(value) + "\n";
  }

  /** How many actions come before the first one of a type. */
  public int first(String type) {
    int first = log.actions().stream().map(Action::type).toList().indexOf(type);
    if (first < 0) throw new IllegalArgumentException("it has no " + type);
    return first;
  }

  public Set<String> options() {
    return Set.copyOf(log.options());
  }

  /**
   * The first action that is refused or leads to another state, and how; nothing where all is as it
   * was.
   */
  public Optional<String> difference(Title title) {
    return difference(SavedGameReplay.of(title, log));
  }

  /** The same of a replay of this game. */
  public Optional<String> difference(SavedGameReplay rerun) {
    if (!StateJson.fingerprint(rerun.states().getFirst()).equals(states.getFirst()))
      return Optional.of("it begins in another state");
    for (int i = 1; i <= rerun.actionCount(); i++) {
      if (!StateJson.fingerprint(rerun.states().get(i)).equals(states.get(i)))
        return Optional.of(
            "action %d, %s, leads to another state".formatted(i, log.actions().get(i - 1)));
    }
    return rerun.stopped().map(ReplayPolicy.Failure::says);
  }
}

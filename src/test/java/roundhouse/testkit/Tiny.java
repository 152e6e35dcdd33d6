package roundhouse.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import roundhouse.design.problem.Problems;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.script.loading.Loaded;
import roundhouse.script.loading.TitleLoader;

/**
 * The tiny title of the tests: two companies, RED and BLU, on one line of track, and a variant with
 * one more. Scripts are written by each test into a folder of its own.
 *
 * @param scripts the folder of the scripts, one folder a design
 */
public record Tiny(Path scripts) {
  public static final Path DESIGNS = Path.of("src/test/resources/designs");
  public static final Path TILES = Path.of("tile-library");
  public static final List<String> PLAYERS = List.of("Ann", "Bob");

  /** Copies the title into a folder of designs, and makes a folder beside it for a variant. */
  public static void copyInto(Path designs, String variant) throws IOException {
    Folder.copy(DESIGNS.resolve("tiny"), designs.resolve("tiny"));
    Files.createDirectories(designs.resolve(variant));
  }

  /** Without any script. */
  public static Title plain() {
    return new Tiny(Path.of("no-scripts")).title("tiny");
  }

  /** A design beside it, with these options on, without any script. */
  public static Title plain(String design, String... options) {
    return new Tiny(Path.of("no-scripts")).title(design, options);
  }

  /** Writes a script, {@code tiny/rules.js}. */
  public Tiny script(String name, String text) {
    try {
      Path file = scripts.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
      return this;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  public TitleLoader loader() {
    return new TitleLoader(DESIGNS, scripts, TILES);
  }

  public Loaded load(String design, String... options) {
    return loader().load(design, Set.of(options));
  }

  /** The title, which must have no problem. */
  public Title title(String design, String... options) {
    Loaded loaded = load(design, options);
    return loaded.title().orElseThrow(() -> new AssertionError(Problems.text(loaded.problems())));
  }

  /** A two-player game at its start. */
  public static GameState start(Title title) {
    return title.start(PLAYERS, 7);
  }

  /** The state after an action that is legal. */
  public static GameState after(Title title, GameState state, Action action) {
    return switch (Engine.apply(title, state, action)) {
      case Result.Applied applied -> applied.state();
      case Result.Refused refused ->
          throw new AssertionError(action + " was refused: " + refused.reason());
      case Result.Failed failed -> throw new AssertionError(failed.failure().says());
    };
  }

  /** Ann directs RED and has bought nothing else; its first operating turn waits for its track. */
  public static GameState operating(Title title) {
    GameState started = after(title, start(title), new Action.Start("Ann", "RED", 100));
    return passing(title, started, "RED");
  }

  /** Everybody passes until somebody decides whose name is given. */
  public static GameState passing(Title title, GameState state, String until) {
    GameState now = state;
    while (true) {
      String by = Engine.decision(title, now).orElseThrow().entity();
      if (by.equals(until)) return now;
      now = after(title, now, new Action.Pass(by));
    }
  }

  /**
   * Plays on by choices picked by a number, the same for the same seed; stops with the game or
   * after that many actions.
   */
  public static GameState play(Title title, GameState from, int actions, long seed) {
    GameState state = from;
    var random = new Random(seed);
    for (int i = 0; i < actions && !state.over(); i++) {
      List<Choice> choices = Engine.choices(title, state);
      state = after(title, state, choices.get(random.nextInt(choices.size())).action());
    }
    return state;
  }
}

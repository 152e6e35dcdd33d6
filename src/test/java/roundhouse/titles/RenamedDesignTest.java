package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Result;
import roundhouse.engine.SeededRandom;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.TestTitle;

/** Scripts name no company, train, phase or hex: under other names the same game is played. */
@Tag("slow")
class RenamedDesignTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir Path designs;

  @ParameterizedTest
  @CsvSource({
    "'', 1",
    "'', 2",
    "variable-privates free-order destinations, 3",
    "original-insolvency accelerated-track, 4",
    "as-recorded, 5"
  })
  void aCopyUnderOtherNamesPlaysTheSameGame(String options, long seed) throws IOException {
    Set<String> on =
        options.isEmpty() ? Set.of() : new TreeSet<>(Arrays.asList(options.split(" ")));
    OtherNames.copy(Path.of("designs", "1860"), designs.resolve("elsewhere"));
    Title title = TestTitle.of("1860", on.toArray(String[]::new));
    Title copy =
        TestTitle.load(
            new TitleLoader(designs, Path.of("scripts"), Path.of("tile-library")), "elsewhere", on);
    assertThat(copy.design().companies()).containsKey("ZIOW").doesNotContainKey("IOW");

    GameState one = title.start(List.of("A", "B", "C"), seed);
    GameState other = copy.start(List.of("A", "B", "C"), seed);
    var chance = new SeededRandom(seed);
    for (int played = 0; played < 400 && !one.over(); played++) {
      List<Action> choices = actions(title, one);
      assertThat(without(actions(copy, other)))
          .isEqualTo(without(choices).stream().map(RenamedDesignTest::renamed).toList());
      Action action = choices.get(chance.below(choices.size()));
      one = next(title, one, action);
      other = next(copy, other, renamed(action));
      assertThat(written(other)).isEqualTo(written(one).stream().map(OtherNames::of).toList());
      assertThat(tiles(other))
          .isEqualTo(tiles(one).stream().map(OtherNames::of).collect(Collectors.toSet()));
    }
    assertThat(one.calendar().set()).isGreaterThan(1);
  }

  private static List<Action> actions(Title title, GameState state) {
    return Engine.choices(title, state).stream().map(Choice::action).toList();
  }

  /** Of runs that are equally good one or another may be offered. */
  private static List<Action> without(List<Action> choices) {
    return choices.stream().filter(action -> !(action instanceof Action.RunTrains)).toList();
  }

  private static GameState next(Title title, GameState state, Action action) {
    Result result = Engine.apply(title, state, action);
    assertThat(result).as("%s", action).isInstanceOf(Result.Applied.class);
    return ((Result.Applied) result).state();
  }

  private static Action renamed(Action action) {
    try {
      return JSON.readValue(
          OtherNames.of(JSON.writerFor(Action.class).writeValueAsString(action)), Action.class);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Everything of a state but the board. */
  private static List<String> written(GameState state) {
    return Stream.of(
            state.players(),
            state.companies().values(),
            state.privates().values(),
            state.bank(),
            state.depot(),
            state.tokens(),
            "phase=" + state.phase(),
            state.stack(),
            state.calendar(),
            state.flags(),
            state.priority(),
            state.ending(),
            state.over(),
            state.board().markers())
        .map(String::valueOf)
        .toList();
  }

  private static Set<String> tiles(GameState state) {
    return state.board().laid().entrySet().stream()
        .map(
            laid ->
                laid.getKey()
                    + " tile "
                    + laid.getValue().tile().number()
                    + " turned "
                    + laid.getValue().rotation())
        .collect(Collectors.toSet());
  }
}

package roundhouse.script.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.board.TrackGraph.StopAt;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Hook;
import roundhouse.engine.HookFailure;
import roundhouse.engine.HookHandler;
import roundhouse.engine.SeededRandom;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.HookRegistry;
import roundhouse.engine.runs.RunHooks;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;
import roundhouse.route.problem.JudgedRun;
import roundhouse.testkit.Tiny;

class ScriptReferenceTest {
  private static final Pattern CODE = Pattern.compile("```js\\n(.*?)```", Pattern.DOTALL);

  @TempDir static Path folder;

  private static Title examples;

  /**
   * After a change of hooks, effects, views or the text, {@code mvn test -Dtest=ScriptReferenceTest
   * -Dscripts.write=yes} updates them.
   */
  @Test
  void theCommittedPagesAreThoseOfTheEngine() throws IOException {
    for (Map.Entry<String, String> page : ScriptReference.pages().entrySet())
      CommittedFile.hasContent(page.getKey(), page.getValue());
  }

  static List<Hook<?, ?>> hooks() {
    return HookRegistry.byGroup().values().stream().flatMap(List::stream).toList();
  }

  @ParameterizedTest
  @MethodSource("hooks")
  void everyHookHasAnExampleThatAnswers(Hook<?, ?> hook) {
    assertThat(HookExamples.byHook())
        .as("hook-examples.js exports an example for each hook")
        .containsKey(hook.name());

    assertThat(answer(examples(), hook)).isNotNull();
  }

  @Test
  void theExamplesAreComplete() {
    String all = HookExamples.read("hook-examples.js");

    assertThat(String.join("\n\n", HookExamples.byHook().values()))
        .isEqualTo(all.substring(all.indexOf("export")).strip());
  }

  private static synchronized Title examples() {
    if (examples == null) examples = loaded();
    return examples;
  }

  private static Title loaded() {
    return new Tiny(folder)
        .script("tiny/rules.js", HookExamples.read("hook-examples.js"))
        .title("tiny");
  }

  @Test
  void everyExampleIsForAnExistingHook() {
    assertThat(HookRegistry.names())
        .containsExactlyInAnyOrderElementsOf(HookExamples.byHook().keySet());
  }

  static Stream<Long> seeds() {
    return Stream.of(1L, 2L, 3L);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aGameWithAllExamplesRunsWithoutFailure(long seed) {
    Title title = examples();

    GameState state = Tiny.play(title, Tiny.start(title), 200, seed);

    assertThat(state.calendar().set()).isGreaterThan(1);
  }

  static List<String> code() {
    return ScriptReference.pages().values().stream()
        .flatMap(page -> CODE.matcher(page).results())
        .map(match -> match.group(1))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("code")
  void theExamplesOfThePageRun(String script) {
    Title title = new Tiny(folder.resolve("page")).script("tiny/rules.js", script).title("tiny");

    assertThat(Engine.choices(title, Tiny.play(title, Tiny.start(title), 60, 5))).isNotEmpty();
  }

  private static Object answer(Title title, Hook<?, ?> hook) {
    GameState state =
        Tiny.passing(
            title,
            Tiny.after(title, Tiny.start(Tiny.plain()), new Action.Start("Ann", "BLU", 90)),
            "Ann");
    return title.executor().run(() -> ask(hook, new Game(title, state)));
  }

  private static <A extends Record, R> R ask(Hook<A, R> hook, Game game) {
    try {
      if (hook.kind() == Hook.Kind.QUESTION)
        return game.ask(hook, arguments(hook.arguments(), game));
      @SuppressWarnings("unchecked")
      var layer = (HookHandler<A, R>) game.title().rules().handlers(hook.name()).getFirst();
      return layer.answer(
          hook,
          arguments(hook.arguments(), game),
          new HookHandler.Context<>(
              game, () -> hook.standard().apply(game, null), new SeededRandom(1)));
    } catch (HookFailure failure) {
      return fail(failure.says());
    }
  }

  /** Arguments of any hook, taken from the game. */
  private static <A extends Record> A arguments(Class<A> type, Game game) {
    try {
      Class<?>[] types =
          Arrays.stream(type.getRecordComponents())
              .map(RecordComponent::getType)
              .toArray(Class<?>[]::new);
      Object[] values =
          Arrays.stream(type.getRecordComponents())
              .map(component -> sample(component, game))
              .toArray();
      Constructor<A> made = type.getDeclaredConstructor(types);
      return made.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static Object sample(RecordComponent component, Game game) {
    Class<?> type = component.getType();
    GameState state = game.state();
    if (type == int.class) return number(component.getName());
    if (type == String.class) return word(component.getName());
    if (type == boolean.class) return true;
    if (type.isEnum()) return type.getEnumConstants()[0];
    if (type == Player.class) return state.player("Ann");
    if (type == Company.class) return state.company("BLU");
    if (type == PrivateCompany.class) return state.privateCompany("ferry");
    if (component.getName().equals("values")) return Map.of("kind", "pay");
    if (type == Object.class) return Map.of("type", "pass", "entity", "Ann");
    if (type == Train.class) return Train.parse("2-0");
    if (type == Hex.class) return game.title().map().hex(HexId.of("A5"));
    if (type == Tile.class) return game.title().tiles().get("57");
    if (type == StopAt.class) return state.board().track().stop(0);
    if (type == RunHooks.Runner.class) return runner();
    if (component.getName().equals("trains")) return List.of(runner());
    if (component.getName().equals("runs")) return List.of();
    if (component.getName().equals("allows")) return List.of("lay", "upgrade");
    if (type == JudgedRun.class) return new JudgedRun("2", List.of(), List.of(), 0, 0, 0, true);
    if (component.getName().equals("data")) return Map.of("home", "A7");
    throw new AssertionError("no sample for " + component);
  }

  private static int number(String name) {
    return switch (name) {
      case "percent" -> 20;
      case "city" -> 0;
      default -> 1;
    };
  }

  private static String word(String name) {
    return switch (name) {
      case "round" -> "stock";
      case "kind" -> "pay";
      case "from" -> "bank";
      case "phase", "type" -> "3";
      case "entity" -> "BLU";
      case "privateCompany" -> "ferry";
      case "step" -> "dividend";
      case "action" -> "dividend";
      case "by" -> "BLU";
      case "presidentBefore" -> "Ann";
      default -> throw new AssertionError("no sample for " + name);
    };
  }

  private static RunHooks.Runner runner() {
    return new RunHooks.Runner("2-0", "2", 2, 0, true, false, 0);
  }
}

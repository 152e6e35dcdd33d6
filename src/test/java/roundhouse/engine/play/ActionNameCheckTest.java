package roundhouse.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Position;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;
import roundhouse.testkit.Tiny;

/** An action that names what the game lacks is refused in words, no matter who takes it. */
class ActionNameCheckTest {
  private static final String UNKNOWN = "Nowhere-9";

  /** Hooks check what it says, not the engine. */
  private static final String QUESTION = "question";

  /** A moment of a game at which an action was legal. */
  private record Moment(Title title, GameState state, Action action) {}

  private static Map<Class<?>, Moment> legal;

  /** Plays as few games, and of each as little, as show every type of action. */
  @BeforeAll
  static void play() throws IOException {
    legal = new LinkedHashMap<>();
    Moment replacing = replacingAMarker();
    legal.put(replacing.action().getClass(), replacing);
    for (Path file : GoldenGame.files(GoldenGame.FOLDER)) {
      if (types().allMatch(legal::containsKey)) return;
      GoldenGame game = GoldenGame.read(file);
      Map<Class<?>, Integer> first = firstOfTypes(game.log().actions());
      first.keySet().removeAll(legal.keySet());
      if (!first.isEmpty()) keepMoments(game, first);
    }
  }

  /** The Saskatchewan Central has started, and may replace a neutral marker; bots seldom do. */
  private static Moment replacingAMarker() {
    Position position =
        Setting.of(TestTitle.of("1882"), "A", "B", "C")
            .phase("3")
            .nextTrain("4")
            .owned("SC", "A")
            .cash("A", 100)
            .company("CN", it -> it.marker("N6"))
            .stock("A")
            .play(new Action.Start("A", "SC", 82));
    Action replaces = new Action.ReplaceMarker("SC", HexId.of("N6"), 0);
    return new Moment(position.title(), position.state(), replaces);
  }

  private static Map<Class<?>, Integer> firstOfTypes(List<Action> actions) {
    var first = new LinkedHashMap<Class<?>, Integer>();
    for (int i = 0; i < actions.size(); i++) first.putIfAbsent(actions.get(i).getClass(), i);
    return first;
  }

  private static void keepMoments(GoldenGame game, Map<Class<?>, Integer> first) {
    GameLog log = game.log();
    Title title = Repository.titles().loadAlone(log.title(), game.options()).title().orElseThrow();
    GameState start = title.start(log.players(), log.seed());
    List<Action> needed = log.actions().subList(0, Collections.max(first.values()));
    List<ReplayedAction> played =
        new ReplayLoop(title, ReplayPolicy.STOP).play(start, needed).played();
    first.forEach(
        (type, index) ->
            legal.put(
                type,
                new Moment(
                    title,
                    index == 0 ? start : played.get(index - 1).state(),
                    log.actions().get(index))));
  }

  /** A bankruptcy names nothing but the company; what is set by hand has a test of its own. */
  static Stream<Class<?>> types() {
    return Arrays.stream(Action.class.getPermittedSubclasses())
        .filter(type -> type != Action.GoBankrupt.class && type != Action.Arrange.class);
  }

  private static boolean isName(RecordComponent component) {
    return component.getType() == String.class || component.getType() == HexId.class;
  }

  @ParameterizedTest
  @MethodSource("types")
  void anUnknownNameIsRefused(Class<? extends Action> type) {
    Moment moment = legal.get(type);
    assertThat(apply(moment, moment.action())).isInstanceOf(Result.Applied.class);

    for (RecordComponent component : type.getRecordComponents()) {
      if (!isName(component) || component.getName().equals(QUESTION)) continue;
      Action changed = with(moment.action(), component.getName(), UNKNOWN);

      assertThat(apply(moment, changed)).as("%s", changed).isInstanceOf(Result.Refused.class);
    }
  }

  @ParameterizedTest
  @MethodSource("types")
  void aMissingValueIsRefused(Class<? extends Action> type) {
    Moment moment = legal.get(type);

    for (RecordComponent component : type.getRecordComponents()) {
      if (!isName(component)) continue;
      Action changed = with(moment.action(), component.getName(), null);

      assertThat(refusal(moment, changed).rule()).as("%s", changed).isEqualTo("incomplete");
    }
  }

  /** The par price of a private at auction is not read. */
  @ParameterizedTest
  @MethodSource("types")
  void aNegativeNumberIsRefused(Class<? extends Action> type) {
    Moment moment = legal.get(type);

    for (RecordComponent component : type.getRecordComponents()) {
      if (component.getType() != int.class || type == Action.TakeLot.class) continue;
      Action changed = with(moment.action(), component.getName(), -7);

      assertThat(apply(moment, changed)).as("%s", changed).isInstanceOf(Result.Refused.class);
    }
  }

  @Test
  void anUnknownNameInARunIsRefused() {
    Moment moment = legal.get(Action.RunTrains.class);
    Run run = ((Action.RunTrains) moment.action()).runs().getFirst();
    var track = new ArrayList<>(run.track());
    track.set(0, new TrackRef(HexId.of(UNKNOWN), track.getFirst().ends()));
    var ends = new ArrayList<>(run.track());
    ends.set(0, new TrackRef(ends.getFirst().hex(), UNKNOWN));
    var calls = new ArrayList<>(run.calls());
    calls.set(0, new StopRef(HexId.of(UNKNOWN), 0));
    var far = new ArrayList<>(run.calls());
    far.set(0, new StopRef(far.getFirst().hex(), -7));

    for (Run changed :
        List.of(
            new Run(UNKNOWN, run.track(), run.calls()),
            new Run(run.train(), track, run.calls()),
            new Run(run.train(), ends, run.calls()),
            new Run(run.train(), run.track(), calls),
            new Run(run.train(), run.track(), far)))
      assertThat(apply(moment, new Action.RunTrains(moment.action().by(), List.of(changed))))
          .as("%s", changed)
          .isInstanceOf(Result.Refused.class);
  }

  @Test
  void theNearestNameIsSuggested() {
    Title title = Tiny.plain();
    var moment = new Moment(title, Tiny.start(title), null);

    assertThat(refusal(moment, new Action.Start("Ann", "RDE", 100)).reason())
        .isEqualTo("there is no company RDE (did you mean 'RED'?)");
    assertThat(refusal(moment, new Action.Start("Anne", "RED", 100)).reason())
        .isEqualTo("there is no player or company Anne (did you mean 'Ann'?)");
  }

  @Test
  void whatIsMissingIsNamed() {
    Title title = Tiny.plain();
    var moment = new Moment(title, Tiny.start(title), null);

    assertThat(refusal(moment, new Action.Start("Ann", null, 100)).reason())
        .isEqualTo("a start action must say its 'company'");
  }

  @Test
  void aRunThatLacksAValueIsIncomplete() {
    Moment moment = legal.get(Action.RunTrains.class);
    Run run = ((Action.RunTrains) moment.action()).runs().getFirst();
    HexId hex = run.track().getFirst().hex();

    for (Run lacking :
        List.of(
            new Run(null, run.track(), run.calls()),
            new Run(run.train(), List.of(new TrackRef(null, "3-_0")), run.calls()),
            new Run(run.train(), List.of(new TrackRef(hex, null)), run.calls()),
            new Run(run.train(), run.track(), List.of(new StopRef(null, 0)))))
      assertThat(refusal(moment, new Action.RunTrains(moment.action().by(), List.of(lacking))))
          .isEqualTo(new Result.Refused("incomplete", "a run-trains action must say its 'runs'"));
  }

  private static Result.Refused refusal(Moment moment, Action action) {
    Result result = apply(moment, action);
    assertThat(result).as("%s", action).isInstanceOf(Result.Refused.class);
    return (Result.Refused) result;
  }

  private static Result apply(Moment moment, Action action) {
    return Engine.apply(moment.title(), moment.state(), action);
  }

  private static Action with(Action action, String name, Object value) {
    try {
      var values = new ArrayList<Object>();
      for (RecordComponent component : action.getClass().getRecordComponents())
        values.add(
            !component.getName().equals(name)
                ? component.getAccessor().invoke(action)
                : component.getType() == HexId.class && value != null
                    ? HexId.of((String) value)
                    : value);
      Class<?>[] types =
          Arrays.stream(action.getClass().getRecordComponents())
              .map(RecordComponent::getType)
              .toArray(Class<?>[]::new);
      return action.getClass().getDeclaredConstructor(types).newInstance(values.toArray());
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}

package roundhouse.position;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.UnfitPlayers;

/** Plays the steps of a test position and collects the mismatches. */
final class PositionTestRun {
  private final Title title;
  private final List<Mismatch> found = new ArrayList<>();
  private GameState state;

  /** The part of the test that is being played. */
  private String at = "given";

  /** That the turn which is given was over before the first action, as long as none was taken. */
  private String over = "";

  private PositionTestRun(Title title, GameState state) {
    this.title = title;
    this.state = state;
  }

  /** The mismatches; none if the test passes. */
  static List<Mismatch> run(Title any, TestSpec spec) {
    PositionTestStart start = PositionTestStart.of(any, spec);
    Title title = start.title();
    List<Mismatch> unknown = start.unknownNames();
    if (!unknown.isEmpty()) return unknown;
    try {
      return new PositionTestRun(title, start.state()).played(spec);
    } catch (ImpossiblePosition impossible) {
      return List.of(new Mismatch(impossible.path(), impossible.getMessage()));
    } catch (UnfitPlayers unfit) {
      return List.of(new Mismatch("given", unfit.getMessage()));
    } catch (HookFailure failure) {
      return List.of(new Mismatch("", failure.says()));
    }
  }

  private List<Mismatch> played(TestSpec spec) {
    try {
      if (spec.given().isEmpty()) takeAll(spec.actions());
      spec.given().flatMap(Stated::turn).ifPresent(turn -> over = turn.overIn(state));
      steps(spec.steps());
    } catch (HookFailure failure) {
      tell(at, failure.says());
    }
    return found;
  }

  private void takeAll(List<Action> actions) {
    for (int i = 0; i < actions.size(); i++) {
      String path = "actions." + i;
      at = path;
      if (take(actions.get(i), path).isEmpty())
        throw new ImpossiblePosition(
            "action %s was refused: %s".formatted(i + 1, found.getLast().says()));
    }
  }

  /** Stops at the first step that fails, because later steps depend on it. */
  private void steps(List<TestStep> steps) {
    for (int i = 0; i < steps.size() && found.isEmpty(); i++) step(steps.get(i), "steps." + i);
  }

  private void step(TestStep step, String path) {
    at = path;
    for (String entity : step.pass())
      if (take(new Action.Pass(entity), path + ".pass").isEmpty()) return;
    if (step.when().isPresent() && !done(step, step.when().get(), path)) return;
    step.then()
        .ifPresent(then -> found.addAll(PositionComparison.of(game(), then, path + ".then")));
    for (int i = 0; i < step.offers().size(); i++)
      offered(step.offers().get(i), path + ".offers." + i);
    for (int i = 0; i < step.denies().size(); i++)
      denied(step.denies().get(i), path + ".denies." + i);
  }

  private boolean done(TestStep step, Action action, String path) {
    if (step.refused().isPresent()) {
      refused(action, step.refused().get(), path + ".refused");
      return true;
    }
    Optional<List<Event>> events = take(action, path + ".when");
    events.ifPresent(
        told ->
            step.told()
                .filter(words -> !told(told, words))
                .ifPresent(
                    words ->
                        tell(
                            path + ".told",
                            "the action logs %s: no line contains '%s'"
                                .formatted(listed(told), words))));
    return events.isPresent();
  }

  private static boolean told(List<Event> events, String words) {
    return events.stream().anyMatch(event -> event.says().contains(words));
  }

  private static String listed(List<Event> events) {
    return events.isEmpty()
        ? "nothing"
        : String.join(", ", events.stream().map(event -> "'" + event.says() + "'").toList());
  }

  private void refused(Action written, String words, String path) {
    Action action = meant(written);
    String own = title.design().words().in(words);
    switch (Engine.apply(title, state, action)) {
      case Result.Applied _ ->
          tell(path, ActionWording.of(action) + " is allowed, but should be refused");
      case Result.Refused refused when refused.reason().contains(own) -> {}
      case Result.Refused refused ->
          tell(
              path,
              "%s is refused for another reason: %s"
                  .formatted(ActionWording.of(action), refused.reason() + over));
      case Result.Failed failed -> tell(path, failed.failure().says());
    }
  }

  /** The events of an action; empty if it was refused, which is recorded as a mismatch. */
  private Optional<List<Event>> take(Action written, String path) {
    Action action = meant(written);
    switch (Engine.apply(title, state, action)) {
      case Result.Applied applied -> {
        state = applied.state();
        over = "";
        return Optional.of(applied.events());
      }
      case Result.Refused refused ->
          tell(
              path,
              "%s is refused: %s%s".formatted(ActionWording.of(action), refused.reason(), over));
      case Result.Failed failed -> tell(path, failed.failure().says());
    }
    return Optional.empty();
  }

  private void offered(Action written, String path) {
    Action action = meant(written);
    boolean offered = choices(action).contains(action);
    if (!offered) tell(path, ActionWording.of(action) + " is not offered" + reason(action));
  }

  private String reason(Action action) {
    return Engine.apply(title, state, action) instanceof Result.Refused refused
        ? ": " + refused.reason()
        : "";
  }

  private void denied(Action written, String path) {
    Action action = meant(written);
    boolean taken = Engine.apply(title, state, action) instanceof Result.Applied;
    if (taken || choices(action).contains(action))
      tell(path, ActionWording.of(action) + " is allowed, but should not be");
  }

  private List<Action> choices(Action sought) {
    if (state.over()) return List.of();
    try {
      return Engine.choices(title, state).stream().map(Choice::action).toList();
    } catch (HookFailure failure) {
      throw failure.during(sought);
    }
  }

  /** A hook that fails while an action is completed or looked for fails in that action. */
  private Action meant(Action written) {
    try {
      return new ActionResolver(game()).of(written);
    } catch (HookFailure failure) {
      throw failure.during(written);
    }
  }

  private Game game() {
    return new Game(title, state);
  }

  private void tell(String path, String says) {
    found.add(new Mismatch(path, says));
  }

  /** An action in one line: {@code lay-tile by X, hex J4, tile 57, rotation 0}. */
  private static final class ActionWording {
    private ActionWording() {}

    static String of(Action action) {
      return action.type()
          + Arrays.stream(action.getClass().getRecordComponents())
              .map(component -> word(component, action))
              .collect(Collectors.joining(", ", " ", ""));
    }

    private static String word(RecordComponent component, Action action) {
      try {
        return component.getName() + " " + component.getAccessor().invoke(action);
      } catch (ReflectiveOperationException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }

  /** Where a test position begins: its players, and the names and the state that it gives. */
  record PositionTestStart(Title title, TestSpec spec, List<String> players) {

    /** The title has the options that are on by themselves with this number of players. */
    static PositionTestStart of(Title any, TestSpec spec) {
      List<String> players = players(any, spec);
      return new PositionTestStart(any.forPlayers(players.size()), spec, players);
    }

    private static List<String> players(Title title, TestSpec spec) {
      if (!spec.players().isEmpty()) return spec.players();
      int count = Math.clamp(3, title.design().players().min(), title.design().players().max());
      return List.of("A", "B", "C", "D", "E", "F", "G", "H").subList(0, count);
    }

    /** What the test names and the title lacks. */
    List<Mismatch> unknownNames() {
      var all = new ArrayList<Mismatch>();
      spec.given()
          .ifPresent(given -> all.addAll(StatedNames.unknown(title, players, given, "given")));
      for (int i = 0; i < spec.steps().size(); i++) {
        String path = "steps." + i + ".then";
        spec.steps()
            .get(i)
            .then()
            .ifPresent(then -> all.addAll(StatedNames.unknown(title, players, then, path)));
      }
      return all;
    }

    GameState state() {
      if (spec.given().isEmpty()) return title.start(players, spec.seed());
      return GivenPosition.state(title, players, spec.seed(), spec.given().get());
    }
  }

  /** Compares a state with the expected position and describes the differences in words. */
  private static final class PositionComparison {
    private final Game game;
    private final List<Mismatch> found = new ArrayList<>();

    private PositionComparison(Game game) {
      this.game = game;
    }

    /**
     * @param path of the expected position in its file
     */
    static List<Mismatch> of(Game game, Stated stated, String path) {
      var comparison = new PositionComparison(game);
      comparison.parts(path, "", stated, Stated.of(game, stated));
      return comparison.found;
    }

    /**
     * @param owner whose properties they are: a player, a company or a private
     */
    private void parts(String path, String owner, Record should, Record is) {
      Map<String, StatedValue> state = StatedValue.of(is);
      StatedValue.of(should)
          .forEach(
              (key, stated) -> {
                Object now = state.containsKey(key) ? state.get(key).value() : null;
                if (stated.value() instanceof Map<?, ?> entries)
                  entries.forEach(
                      (name, each) ->
                          values(
                              path + "." + key + "." + name,
                              owner,
                              new StatedValue((String) name, stated.property(), each),
                              now instanceof Map<?, ?> all ? all.get(name) : null));
                else
                  values(
                      path + "." + key,
                      owner,
                      new StatedValue(key, stated.property(), listed(stated.value())),
                      listed(now));
              });
    }

    private void values(String path, String owner, StatedValue stated, Object state) {
      StateProperty property = stated.property();
      Object should = stated.value();
      Object is = state == null ? missing(property, should) : state;
      if (should instanceof Record part && is instanceof Record whole)
        parts(path, stated.key(), part, whole);
      // Some games are played without a private of their title.
      else if (should instanceof Record) tell(path, stated.key() + " is not in this game");
      else if (property.unlike().isEmpty() && !is.equals(should))
        tell(path, is.equals(true) ? "the game is over" : "the game is not over");
      else if (!isSame(is, should))
        tell(
            path,
            property
                .unlike()
                .formatted(shown(property, is), shown(property, should), owner, stated.key()));
    }

    private static boolean isSame(Object is, Object should) {
      return is instanceof Number number && should instanceof Number other
          ? number.longValue() == other.longValue()
          : is.equals(should);
    }

    /** Types of trains and the like, in no order. */
    private static Object listed(Object value) {
      if (!(value instanceof List<?> words)) return value;
      return words.isEmpty()
          ? Stated.NONE
          : words.stream().map(String::valueOf).sorted().collect(Collectors.joining(" "));
    }

    private static Object missing(StateProperty property, Object should) {
      if (property.unlike().equals(Stated.FLAG)) return false;
      return should instanceof Integer ? 0 : property.none();
    }

    private String shown(StateProperty property, Object value) {
      return property.money() ? game.money((Integer) value) : String.valueOf(value);
    }

    private void tell(String path, String says) {
      found.add(new Mismatch(path, says));
    }
  }
}

package roundhouse.script.model;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import roundhouse.board.TrackGraph.StopAt;
import roundhouse.engine.Game;
import roundhouse.engine.runs.RunHooks;
import roundhouse.route.problem.Run;

/**
 * One game state as scripts see it: its objects, each with the game that it belongs to. The same
 * object always has the same view, so that scripts can compare with {@code ===}. Not thread-safe.
 */
public final class ScriptModel {
  private final Game game;
  private final State state = new State(this);
  private final TitleData title = new TitleData(this);
  private final Map<Object, Object> things = new IdentityHashMap<>();

  /** Train cards are compared by value: actions create them from their names. */
  private final Map<Object, Object> cards = new HashMap<>();

  public ScriptModel(Game game) {
    this.game = game;
  }

  /** An object together with its game. */
  sealed interface Thing {
    ScriptModel model();

    default Game game() {
      return model().game;
    }
  }

  record State(ScriptModel model) implements Thing {}

  record TitleData(ScriptModel model) implements Thing {}

  record Player(ScriptModel model, roundhouse.game.Player it) implements Thing {}

  record Company(ScriptModel model, roundhouse.game.Company it) implements Thing {}

  record PrivateCompany(ScriptModel model, roundhouse.game.PrivateCompany it) implements Thing {}

  record Train(ScriptModel model, roundhouse.game.Train it) implements Thing {}

  record Hex(ScriptModel model, roundhouse.board.Hex it) implements Thing {}

  record Tile(roundhouse.board.Tile it) {}

  record Stop(StopAt it) {}

  record Runner(RunHooks.Runner it) {}

  record Runs(List<Run> it) {}

  public State state() {
    return state;
  }

  public TitleData title() {
    return title;
  }

  /** The runs of a turn as scripts see them. */
  public static Runs runs(Object list) {
    return new Runs(((List<?>) list).stream().map(Run.class::cast).toList());
  }

  /** The object as scripts see it; plain data as it is. */
  public Object wrap(Object thing) {
    return switch (thing) {
      case null -> null;
      case roundhouse.game.Player player -> once(player, it -> new Player(this, it));
      case roundhouse.game.Company company -> once(company, it -> new Company(this, it));
      case roundhouse.game.PrivateCompany owned -> once(owned, it -> new PrivateCompany(this, it));
      case roundhouse.game.Train train ->
          cards.computeIfAbsent(train, it -> new Train(this, train));
      case roundhouse.board.Hex hex -> once(hex, it -> new Hex(this, it));
      case roundhouse.board.Tile tile -> once(tile, Tile::new);
      case StopAt stop -> once(stop, Stop::new);
      case RunHooks.Runner runner -> cards.computeIfAbsent(runner, it -> new Runner(runner));
      case List<?> list -> list.stream().map(this::wrap).toList();
      default -> thing;
    };
  }

  private <T> Object once(T thing, Function<T, Object> view) {
    Object known = things.get(thing);
    if (known != null) return known;
    Object made = view.apply(thing);
    things.put(thing, made);
    return made;
  }
}

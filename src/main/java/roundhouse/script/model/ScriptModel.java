package roundhouse.script.model;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.board.TrackGraph.StopAt;
import roundhouse.engine.Game;
import roundhouse.engine.runs.RunHooks;
import roundhouse.game.Company;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;
import roundhouse.market.MarketSpace;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.Run;

/**
 * One game state as scripts see it: its objects, each with the game that it belongs to. The same
 * object always has the same view, so that scripts can compare with {@code ===}. Not thread-safe.
 */
public final class ScriptModel {
  private final Game game;
  private final SeenState state = new SeenState(this);
  private final SeenTitle title = new SeenTitle(this);
  private final Map<Object, Object> things = new IdentityHashMap<>();

  /** Train cards are compared by value: actions create them from their names. */
  private final Map<Object, Object> cards = new HashMap<>();

  public ScriptModel(Game game) {
    this.game = game;
  }

  /** An object together with its game. */
  sealed interface Seen {
    ScriptModel model();

    default Game game() {
      return model().game;
    }
  }

  record SeenState(ScriptModel model) implements Seen {}

  record SeenTitle(ScriptModel model) implements Seen {}

  record SeenPlayer(ScriptModel model, Player it) implements Seen {}

  record SeenCompany(ScriptModel model, Company it) implements Seen {}

  record SeenPrivate(ScriptModel model, PrivateCompany it) implements Seen {}

  record SeenTrain(ScriptModel model, Train it) implements Seen {}

  record SeenHex(ScriptModel model, Hex it) implements Seen {}

  record SeenTile(Tile it) {}

  record SeenStop(ScriptModel model, StopAt it) implements Seen {}

  record SeenSpace(ScriptModel model, MarketSpace it) implements Seen {}

  /**
   * @param company whose markers and whose way through cities count; "" for track alone
   * @param from stops where it begins, for track alone
   */
  record SeenNetwork(ScriptModel model, String company, List<Integer> from) implements Seen {}

  record SeenRunner(RunHooks.Runner it) {}

  record SeenRuns(List<Run> it) {}

  record SeenJudgedRun(JudgedRun it) {}

  /**
   * @param calling whether it is told where the run calls
   */
  record SeenVisit(JudgedRun.Visit it, boolean calling) {}

  public SeenState state() {
    return state;
  }

  public SeenTitle title() {
    return title;
  }

  /** The runs of a turn as scripts see them. */
  public static SeenRuns runs(Object list) {
    return new SeenRuns(((List<?>) list).stream().map(Run.class::cast).toList());
  }

  /** The object as scripts see it; plain data as it is. */
  public Object wrap(Object thing) {
    return switch (thing) {
      case null -> null;
      case Player player -> once(player, it -> new SeenPlayer(this, it));
      case Company company -> once(company, it -> new SeenCompany(this, it));
      case PrivateCompany owned -> once(owned, it -> new SeenPrivate(this, it));
      case Train train -> cards.computeIfAbsent(train, it -> new SeenTrain(this, train));
      case Hex hex -> once(hex, it -> new SeenHex(this, it));
      case Tile tile -> once(tile, SeenTile::new);
      case StopAt stop -> once(stop, it -> new SeenStop(this, it));
      case MarketSpace space -> once(space, it -> new SeenSpace(this, it));
      case SeenNetwork network -> cards.computeIfAbsent(network, it -> it);
      case RunHooks.Runner runner -> cards.computeIfAbsent(runner, it -> new SeenRunner(runner));
      case JudgedRun run -> new SeenJudgedRun(run);
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

package roundhouse.lab.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import roundhouse.engine.Result;
import roundhouse.engine.RuleExecutor;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.invariants.UnrepeatableScript;

/**
 * Proves with one game that scripts keep nothing between actions: an action that is taken once more
 * with scripts that remember nothing must lead to the same state and events. If one does not, games
 * depend on what was played before them. All actions are also taken once more from the last to the
 * first, so that scripts remember others than when the game was played; that is cheap, whereas
 * scripts that remember nothing must be loaded again.
 */
public final class MemoryProof implements GameWatcher {
  /** Before how many actions at most scripts are loaded again; they are spread over the game. */
  private static final int FRESH = 64;

  private final Title title;
  private final boolean wanted;
  private final List<Played> actions = new ArrayList<>();

  /**
   * @param wanted false proves nothing: the first game of a title is enough for a batch
   */
  public MemoryProof(Title title, boolean wanted) {
    this.title = title;
    this.wanted = wanted && title.executor() != RuleExecutor.DIRECT;
  }

  @Override
  public void played(Played action) {
    if (wanted) actions.add(action);
  }

  /** The game that was watched; if the proof fails, that is its outcome. */
  public SimulatedGame checked(SimulatedGame game) {
    if (!wanted || !game.outcome().endedNormally()) return game;
    return difference(game)
        .<SimulationOutcome>map(SimulationOutcome.Remembering::new)
        .map(game::with)
        .orElse(game);
  }

  private Optional<String> difference(SimulatedGame game) {
    RuleExecutor scripts = title.executor();
    int last = actions.size() - 1;
    int step = Math.ceilDiv(actions.size(), FRESH);
    for (int i = last; i >= 0; i -= step)
      if (differs(i, scripts::asksWithoutMemory)) return Optional.of(blamed(i));
    for (int i = last; i >= 0; i--)
      if (differs(i, scripts::asksAgain)) return Optional.of(blamed(i));
    Map<String, Integer> worths = scripts.asksWithoutMemory(() -> worths(game.last()));
    return worths.equals(game.worths())
        ? Optional.empty()
        : Optional.of("the end: worths are %s, and then %s".formatted(game.worths(), worths));
  }

  private boolean differs(int index, Function<Supplier<Result>, Result> asking) {
    Played action = actions.get(index);
    Result again = asking.apply(() -> Engine.apply(title, action.before(), action.action()));
    return switch (again) {
      case Result.Applied applied ->
          !applied.state().equals(action.result().state())
              || !applied.events().toString().equals(action.result().events().toString());
      case Result.Failed failed -> !failed.failure().isSlow();
      case Result.Refused _ -> true;
    };
  }

  /** The action, and the function that answers differently after the actions before it. */
  private String blamed(int index) {
    title.executor().asksWithoutMemory(Optional::empty);
    for (Played before : actions.subList(0, index))
      title.executor().asksAgain(() -> Engine.apply(title, before.before(), before.action()));
    Played action = actions.get(index);
    return "action %s: %s"
        .formatted(index + 1, UnrepeatableScript.during(title, action.before(), action.action()));
  }

  private Map<String, Integer> worths(GameState state) {
    return state.players().stream()
        .collect(
            Collectors.toMap(
                player -> player.name(), player -> Engine.worth(title, state, player.name())));
  }
}

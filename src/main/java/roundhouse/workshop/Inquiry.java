package roundhouse.workshop;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import roundhouse.engine.Action;
import roundhouse.engine.Hook;
import roundhouse.engine.HookTrial;
import roundhouse.engine.runs.BestRuns;
import roundhouse.engine.whynot.Ground;
import roundhouse.engine.whynot.Subject;
import roundhouse.engine.whynot.WhyNot;

/**
 * Questions about the game as it is looked at. They change nothing, and are answered beside
 * whatever else goes on.
 */
public final class Inquiry {
  private final Bench bench;

  Inquiry(Bench bench) {
    this.bench = bench;
  }

  /** What may be done with something, and why not; nothing is known without a game. */
  public CompletableFuture<List<Ground>> whyNot(Subject subject) {
    return bench.ask(play -> WhyNot.ask(play.title(), play.state(), subject), List.of());
  }

  /** The best that a company could run; nothing where a script fails. */
  public CompletableFuture<Optional<BestRuns>> bestRuns(String company) {
    return bench
        .ask(
            play -> Optional.of(BestRuns.of(play.title(), play.state(), company)),
            Optional.<BestRuns>empty())
        .exceptionally(_ -> Optional.empty());
  }

  /** Counts the game round by round. */
  public CompletableFuture<Statistics> statistics() {
    return bench.ask(Statistics::of, Statistics.NONE);
  }

  /**
   * How two lines of the game differ where each has come to; nothing when there is none of such a
   * name.
   */
  public CompletableFuture<Optional<LineComparison>> compare(String one, String other) {
    return bench.ask(play -> LineComparison.of(play, one, other), Optional.empty());
  }

  /** What the scripts are asked and told around the moment, and by an action that failed there. */
  public CompletableFuture<HookTrace> trace(Optional<Action> attempted) {
    return bench.ask(play -> HookTrace.of(play, attempted), new HookTrace(List.of()));
  }

  /** What comes of a hook that is asked or told by hand. */
  public CompletableFuture<Optional<HookTrial>> tryOut(Hook<?, ?> hook, Map<String, ?> arguments) {
    return bench.ask(
        play ->
            Optional.of(
                HookTrial.of(
                    play.title(), play.state(), hook, HookTrial.arguments(hook, arguments))),
        Optional.empty());
  }
}

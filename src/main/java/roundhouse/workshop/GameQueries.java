package roundhouse.workshop;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import roundhouse.board.Board;
import roundhouse.engine.Action;
import roundhouse.engine.Hook;
import roundhouse.engine.HookTrial;
import roundhouse.engine.explanation.Explanation;
import roundhouse.engine.explanation.Subject;
import roundhouse.engine.explanation.WhyNot;
import roundhouse.engine.runs.BestRuns;
import roundhouse.lab.bots.Advice;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.bots.DecisionDraws;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.GameStatistics;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.hooks.HookTrace;

/**
 * Questions about the game at the moment that is shown. They change nothing, and are answered in
 * the background.
 */
public final class GameQueries {
  private final SnapshotLoop loop;

  GameQueries(SnapshotLoop loop) {
    this.loop = loop;
  }

  /** Any question about the game; {@code without} where there is none. */
  public <R> CompletableFuture<R> ask(Function<GameHistory, R> question, R without) {
    return loop.ask(question, without);
  }

  /** What may be done with something, and what not, and why; empty without a game. */
  public CompletableFuture<List<Explanation>> whyNot(Subject subject) {
    return loop.ask(play -> WhyNot.ask(play.title(), play.state(), subject), List.of());
  }

  /** The best runs of a company; empty if a script fails. */
  public CompletableFuture<Optional<BestRuns>> bestRuns(String company) {
    return loop.ask(
            play -> Optional.of(BestRuns.of(play.title(), play.state(), company)),
            Optional.<BestRuns>empty())
        .exceptionally(_ -> Optional.empty());
  }

  /** The best runs of a company on another board; empty if a script fails. */
  public CompletableFuture<Optional<BestRuns>> bestRuns(String company, Board board) {
    return loop.ask(
            play -> Optional.of(BestRuns.of(play.title(), play.state().with(board), company)),
            Optional.<BestRuns>empty())
        .exceptionally(_ -> Optional.empty());
  }

  /** What a bot would do now, the best first; empty if a script fails. */
  public CompletableFuture<List<Advice>> advice(String bot) {
    return loop.ask(
            play ->
                Bots.named(play.title(), bot)
                    .map(known -> BotAdvice.of(play, known))
                    .orElse(List.of()),
            List.<Advice>of())
        .exceptionally(_ -> List.of());
  }

  /** How an action would move prices; empty if it is refused or a script fails. */
  public CompletableFuture<List<PriceForecast>> forecast(Action action) {
    return loop.ask(
            play -> PriceForecast.of(play.title(), play.state(), action), List.<PriceForecast>of())
        .exceptionally(_ -> List.of());
  }

  /** Counts the game round by round. */
  public CompletableFuture<GameStatistics> statistics() {
    return loop.ask(GameStatistics::of, GameStatistics.NONE);
  }

  /**
   * How two lines of the game differ, each at its end; empty if the game lacks one of these names.
   */
  public CompletableFuture<Optional<BranchComparison>> compare(String one, String other) {
    return loop.ask(
        play -> BranchComparison.of(play, one, other, TreasuryVisibility.of(loop.now())),
        Optional.empty());
  }

  /** What the scripts are asked and told around the moment, and by an action that failed there. */
  public CompletableFuture<HookTrace> trace(Optional<Action> attempted) {
    return loop.ask(play -> HookTrace.of(play, attempted), new HookTrace(List.of()));
  }

  /** The result of a hook that is called by hand. */
  public CompletableFuture<Optional<HookTrial>> tryOut(Hook<?, ?> hook, Map<String, ?> arguments) {
    return loop.ask(
        play ->
            Optional.of(
                HookTrial.of(
                    play.title(), play.state(), hook, HookTrial.arguments(hook, arguments))),
        Optional.empty());
  }

  /** What a bot would do at the moment that is shown. */
  private static final class BotAdvice {
    private BotAdvice() {}

    /** The actions that a bot has weighed, the best first; empty when nobody decides. */
    static List<Advice> of(GameHistory game, Bot bot) {
      Situation now = Situation.of(game.title(), game.state());
      if (now.decision().isEmpty() || now.choices().isEmpty()) return List.of();
      var decision = now.decision().get();
      var draws = DecisionDraws.of(game.seed(), game.state(), decision, game.at());
      return bot.advice(game.title(), game.state(), decision, now.choices(), draws);
    }
  }
}

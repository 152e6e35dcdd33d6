package roundhouse.workshop;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import roundhouse.board.Board;
import roundhouse.engine.Action;
import roundhouse.engine.Hook;
import roundhouse.engine.HookTrial;
import roundhouse.engine.explanation.Explanation;
import roundhouse.engine.explanation.Subject;
import roundhouse.engine.explanation.WhyNot;
import roundhouse.engine.runs.BestRuns;
import roundhouse.lab.bots.Advice;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.bots.DecisionDraws;
import roundhouse.lab.bots.ProgramBot;
import roundhouse.lab.bots.ProgramFault;
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
  private final OwnPrograms programs;

  GameQueries(SnapshotLoop loop, OwnPrograms programs) {
    this.loop = loop;
    this.programs = programs;
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

  /**
   * What a bot would do now, the best first; empty if a script fails.
   *
   * @return an answer that fails with a {@link ProgramFault} where a program gives none
   */
  public CompletableFuture<List<Advice>> advice(String bot) {
    return weighed(play -> play, (game, now) -> BotAdvice.of(game, now, programs.bots(), bot))
        .exceptionally(
            failure -> {
              if (failure.getCause() instanceof ProgramFault) throw (CompletionException) failure;
              return List.of();
            });
  }

  /**
   * What a program answers where the game begins, started only to be tried; nothing without a game.
   *
   * @return an answer that fails with a {@link ProgramFault} where the program gives none
   */
  public CompletableFuture<List<Advice>> trial(ProgramBot program) {
    return weighed(
        play -> play.at(0),
        (game, now) ->
            BotAdvice.of(
                program.trial(
                    game.title(), game.state(), now.decision().orElseThrow(), now.choices())));
  }

  private CompletableFuture<List<Advice>> weighed(
      UnaryOperator<GameHistory> moment,
      BiFunction<GameHistory, Situation, CompletableFuture<List<Advice>>> ask) {
    CompletableFuture<List<Advice>> none = CompletableFuture.completedFuture(List.of());
    return loop.ask(
            play -> {
              GameHistory game = moment.apply(play);
              Situation now = Situation.of(game.title(), game.state());
              return now.decision().isEmpty() || now.choices().isEmpty()
                  ? none
                  : ask.apply(game, now);
            },
            none)
        .thenCompose(answer -> answer);
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

    /** The actions that a bot has weighed, the best first; none if there is no such bot. */
    static CompletableFuture<List<Advice>> of(
        GameHistory game, Situation now, BotRegistry bots, String name) {
      var decision = now.decision().orElseThrow();
      Optional<ProgramBot> program = bots.program(name);
      if (program.isPresent())
        return of(program.get().question(game.title(), game.state(), decision, now.choices()));
      var draws = DecisionDraws.of(game.seed(), game.state(), decision, game.at());
      return CompletableFuture.completedFuture(
          bots.named(game.title(), name)
              .map(bot -> bot.advice(game.title(), game.state(), decision, now.choices(), draws))
              .orElse(List.of()));
    }

    /** The one action that a program names. */
    static CompletableFuture<List<Advice>> of(ProgramBot.Question question) {
      return question.later().thenApply(List::of);
    }
  }
}

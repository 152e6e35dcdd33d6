package roundhouse.workshop;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import roundhouse.engine.Action;
import roundhouse.engine.HookFailure;
import roundhouse.lab.bots.Advice;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.bots.DecisionDraws;
import roundhouse.lab.bots.ProgramBot;
import roundhouse.lab.bots.ProgramFault;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.RoundName;
import roundhouse.workshop.history.Situation;

/** A bot that makes every decision, one action at a time, up to a chosen point. */
public final class Autoplay {
  private static final Bot BOT = Bots.usual();

  private Autoplay() {}

  /** How far a bot plays on. */
  static Predicate<GameHistory> until(Workshop.Until until, GameHistory from) {
    String round = round(from);
    return switch (until) {
      case NEXT_ACTION -> game -> game.played().size() > from.at();
      case NEXT_ROUND -> game -> !round(game).equals(round);
      case END_OF_GAME -> game -> game.state().over();
    };
  }

  private static String round(GameHistory game) {
    return RoundName.of(game.title().design(), game.state());
  }

  /**
   * What the bot does now; empty when nobody decides. The same moment always gets the same answer.
   */
  static Optional<Action> next(GameHistory game) {
    return next(game, BOT);
  }

  /** The same for any bot. */
  public static Optional<Action> next(GameHistory game, Bot bot) {
    Situation now = Situation.of(game.title(), game.state());
    if (now.decision().isEmpty() || now.choices().isEmpty()) return Optional.empty();
    var decision = now.decision().get();
    var draws = DecisionDraws.of(game.seed(), game.state(), decision, game.at());
    return Optional.of(bot.choose(game.title(), game.state(), decision, now.choices(), draws));
  }

  /**
   * What the bot of a name does now; empty when nobody decides. The rules do not wait for a
   * program, which may take long or never answer.
   *
   * @return an answer that fails with a {@link ProgramFault} where a program gives none, or where
   *     there is no such bot, and with a {@link HookFailure} where a script fails
   */
  public static Optional<CompletableFuture<Action>> asked(
      GameHistory game, BotRegistry bots, String name) {
    try {
      Optional<ProgramBot> program = bots.program(name);
      if (program.isPresent()) return asked(game, program.get());
      Optional<Bot> bot = bots.named(game.title(), name);
      return bot.isPresent()
          ? next(game, bot.get()).map(CompletableFuture::completedFuture)
          : Optional.of(CompletableFuture.failedFuture(ProgramFault.unknown()));
    } catch (HookFailure failure) {
      return Optional.of(CompletableFuture.failedFuture(failure));
    }
  }

  private static Optional<CompletableFuture<Action>> asked(GameHistory game, ProgramBot program) {
    Situation now = Situation.of(game.title(), game.state());
    if (now.decision().isEmpty() || now.choices().isEmpty()) return Optional.empty();
    if (now.choices().size() == 1)
      return Optional.of(CompletableFuture.completedFuture(now.choices().getFirst().action()));
    return Optional.of(
        program
            .question(game.title(), game.state(), now.decision().get(), now.choices())
            .later()
            .thenApply(Advice::action));
  }
}

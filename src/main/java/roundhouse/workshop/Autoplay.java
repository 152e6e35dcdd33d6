package roundhouse.workshop;

import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.engine.Action;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.bots.DecisionDraws;
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
}

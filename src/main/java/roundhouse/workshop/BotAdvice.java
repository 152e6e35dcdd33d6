package roundhouse.workshop;

import java.util.List;
import roundhouse.lab.bots.Advice;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.DecisionDraws;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;

/** What a bot would do at the moment that is shown. */
final class BotAdvice {
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

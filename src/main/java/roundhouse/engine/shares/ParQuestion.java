package roundhouse.engine.shares;

import java.util.List;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Frame;
import roundhouse.game.MemoryKey;

/** Asks a player at what par price a company starts that an effect starts. */
public final class ParQuestion {
  private static final MemoryKey<String> COMPANY = MemoryKey.text("starts");

  private ParQuestion() {}

  /** Whether a question asks for a par price. */
  public static boolean is(Frame question) {
    return question.memory().has(COMPANY);
  }

  /** Starts the company at this price, or asks the player for one with 0. */
  public static void start(StateTransaction change, String player, String company, int par) {
    if (par > 0) new CompanyLaunch(player, company).givePresidency(change, par);
    else ask(change, player, company);
  }

  private static void ask(StateTransaction change, String player, String id) {
    Game game = change.game();
    List<String> prices =
        CompanyLaunch.allowedParPrices(game, game.state().player(player), game.company(id)).stream()
            .map(String::valueOf)
            .toList();
    Refusal.unless(!prices.isEmpty(), "par", "there is no price at which %s may start", id);
    change.push(
        HookEvents.questionFrame(
            "Par price of " + id, player, PlayerQuestions.asking(prices).with(COMPANY, id)));
  }

  /** Starts the company at the price of the answer; what waited for it goes on. */
  public static void answer(StateTransaction change, Frame question, String answer) {
    String company = question.memory().get(COMPANY);
    new CompanyLaunch(question.entity(), company).givePresidency(change, Integer.parseInt(answer));
    PlayerQuestions.resume(change, question);
  }
}

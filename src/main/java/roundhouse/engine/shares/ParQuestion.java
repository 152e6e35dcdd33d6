package roundhouse.engine.shares;

import java.util.List;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Frame;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.Player;

/** Asks a player at what par price a company starts that an effect starts. */
public final class ParQuestion {
  private static final MemoryKey<String> COMPANY = MemoryKey.text("starts");

  private ParQuestion() {}

  /** Whether a question asks for a par price. */
  public static boolean is(Frame question) {
    return question.memory().has(COMPANY);
  }

  /** Starts the company at this price, or asks the player for one with 0. */
  public static void start(StateTransaction change, CompanyLaunch launch, int par) {
    if (par > 0) launch.givePresidency(change, par);
    else ask(change, launch);
  }

  /** Asks the player who starts the company for its price. */
  public static void ask(StateTransaction change, CompanyLaunch launch) {
    Game game = change.game();
    String id = launch.company();
    Player player = game.state().player(launch.player().name());
    List<String> prices =
        CompanyLaunch.allowedParPrices(game, player, game.company(id)).stream()
            .map(String::valueOf)
            .toList();
    Refusal.unless(!prices.isEmpty(), "par", "there is no price at which %s may start", id);
    change.push(
        HookEvents.questionFrame(
            "Par price of " + id, player.name(), PlayerQuestions.asking(prices).with(COMPANY, id)));
  }

  /** Starts the company at the price of the answer; then continues what waited for it. */
  public static void answer(StateTransaction change, Frame question, String answer) {
    String company = question.memory().get(COMPANY);
    new CompanyLaunch(Holder.named(question.entity()), company)
        .givePresidency(change, Integer.parseInt(answer));
    PlayerQuestions.resume(change, question);
  }
}

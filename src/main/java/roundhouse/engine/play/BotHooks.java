package roundhouse.engine.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.engine.Action;
import roundhouse.engine.AnswerType;
import roundhouse.engine.Hook;
import roundhouse.engine.NameCase;
import roundhouse.engine.RecordValues;
import roundhouse.engine.Title;
import roundhouse.game.Player;

/**
 * The hooks of bots written in JavaScript: a script that exports {@code cashHoarderBot} brings a
 * bot named "cash-hoarder", which takes the action that the function values most.
 */
public final class BotHooks {
  private static final String ENDING = "Bot";

  /**
   * What the function of a bot is asked about.
   *
   * @param player who decides
   * @param entity whose turn it is: a player or a company
   * @param action its type, and its values that are numbers and texts
   * @param usual what rules of thumb think it is worth; passing is worth 0
   */
  public record Weighed(Player player, String entity, Object action, int usual) {}

  private BotHooks() {}

  /** Whether a function of this name is a bot. */
  public static boolean isBot(String function) {
    return function.endsWith(ENDING) && function.length() > ENDING.length();
  }

  /** The names of the bots that a title's scripts bring. */
  public static List<String> names(Title title) {
    return title.rules().answeredNames().stream()
        .filter(BotHooks::isBot)
        .map(function -> function.substring(0, function.length() - ENDING.length()))
        .map(NameCase::kebab)
        .sorted()
        .toList();
  }

  /** The function of a bot: "cashHoarderBot" of "cash-hoarder". */
  static String function(String bot) {
    var name = new StringBuilder();
    for (String word : bot.split("-"))
      name.append(
          name.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
    return name + ENDING;
  }

  /** Asks what an action is worth to a bot. */
  public static Hook<Weighed, Integer> worth(String bot) {
    return Hook.question(
        function(bot),
        "What is this action worth to the player who decides? The bot takes the best.",
        Weighed.class,
        AnswerType.whole(-1_000_000, 1_000_000),
        (_, weighed) -> weighed.usual());
  }

  /** An action as scripts see it. */
  public static Map<String, Object> shown(Action action) {
    var shown = new LinkedHashMap<String, Object>();
    shown.put("type", action.type());
    RecordValues.of((Record) action)
        .forEach(
            (name, value) -> {
              if (value instanceof String || value instanceof Integer) shown.put(name, value);
            });
    return shown;
  }
}

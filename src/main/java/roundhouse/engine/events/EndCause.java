package roundhouse.engine.events;

import java.util.Map;

/** What ends a game, in words. */
public final class EndCause {
  private static final Map<String, String> WORDS =
      Map.of(
          "bank-broken", "the bank is broken",
          "last-phase", "the last phase has begun",
          "top-price", "a share price has reached the top",
          "player-bankrupt", "a player is bankrupt",
          "one-player-left", "one player is left");

  private EndCause() {}

  /**
   * A cause as part of a sentence.
   *
   * @param name as in the design, a script's own, or a sentence, which stays as it is
   */
  public static String says(String name) {
    return name.contains(" ") ? name : WORDS.getOrDefault(name, name.replace('-', ' '));
  }
}

package roundhouse.design;

import java.util.List;

/**
 * What is said to end the game is something that the engine sees happen. A script ends the game by
 * an effect and needs no line.
 */
final class EndsCheck implements DesignCheck {
  private static final List<String> CAUSES =
      List.of("bank-broken", "top-price", "player-bankrupt", "last-phase");

  @Override
  public void check(Design design, Findings findings) {
    for (String cause : design.ends().keySet()) {
      if (CAUSES.contains(cause)) continue;
      findings.warning(
          "ends." + cause,
          "nothing causes '" + cause + "', so this line does nothing",
          Nearest.fix(cause, CAUSES));
    }
  }
}

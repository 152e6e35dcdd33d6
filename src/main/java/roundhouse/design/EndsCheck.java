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
    design
        .ends()
        .forEach(
            (cause, timing) -> {
              check(cause, "ends." + cause, findings);
              for (String other : timing.displaces())
                check(other, "ends." + cause + ".displaces", findings);
            });
  }

  private static void check(String cause, String path, Findings findings) {
    if (CAUSES.contains(cause)) return;
    findings.warning(
        path,
        "nothing causes '" + cause + "', so this line does nothing",
        Nearest.fix(cause, CAUSES));
  }
}

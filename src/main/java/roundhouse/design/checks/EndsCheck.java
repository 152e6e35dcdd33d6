package roundhouse.design.checks;

import java.util.List;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;

/**
 * Every cause under 'ends' is one the engine knows. A script that ends the game uses an effect and
 * needs no entry here.
 */
final class EndsCheck implements DesignCheck {
  private static final List<String> CAUSES =
      List.of("bank-broken", "top-price", "player-bankrupt", "one-player-left", "last-phase");

  @Override
  public void check(Design design, CheckFindings findings) {
    design
        .ends()
        .forEach(
            (cause, timing) -> {
              check(cause, "ends." + cause, findings);
              for (String other : timing.displaces())
                check(other, "ends." + cause + ".displaces", findings);
            });
  }

  private static void check(String cause, String path, CheckFindings findings) {
    if (CAUSES.contains(cause)) return;
    findings.warning(
        path,
        "the engine knows no cause '" + cause + "', so this line has no effect",
        SpellingHint.fix(cause, CAUSES));
  }
}

package roundhouse.design.checks;

import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.EndTiming;

/**
 * Every cause under 'ends' is one the engine knows. A script that ends the game uses an effect and
 * needs no entry here.
 */
final class EndsCheck implements DesignCheck {
  @Override
  public void check(Design design, CheckFindings findings) {
    design
        .ends()
        .forEach(
            (cause, timing) -> {
              check(cause, "ends." + cause, findings);
              for (String other : timing.displaces())
                check(other, "ends." + cause + ".displaces", findings);
              for (String other : timing.yieldsTo())
                check(other, "ends." + cause + ".yields-to", findings);
            });
  }

  private static void check(String cause, String path, CheckFindings findings) {
    if (EndTiming.Cause.words().contains(cause)) return;
    findings.warning(
        path,
        "the engine knows no cause '" + cause + "', so this line has no effect",
        SpellingHint.fix(cause, EndTiming.Cause.words()));
  }
}

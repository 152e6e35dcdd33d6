package roundhouse.design;

import java.util.List;

/**
 * Every cause under 'ends' is one the engine knows. A script that ends the game uses an effect and
 * needs no entry here.
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
          "the engine knows no cause '" + cause + "', so this line has no effect",
          Nearest.fix(cause, CAUSES));
    }
  }
}

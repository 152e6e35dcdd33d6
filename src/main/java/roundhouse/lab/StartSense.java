package roundhouse.lab;

import roundhouse.engine.Action;
import roundhouse.game.Company;

/** Which company to start, and at what price: the highest at which it will float. */
final class StartSense {
  /**
   * Of the shares that make a company float, the founder alone should be able to pay this
   * percentage.
   */
  private static final int OWN_PART = 75;

  private StartSense() {}

  static int start(Scene scene, Action.Start start) {
    Company company = scene.company(start.company());
    int shares = scene.game().design().kindOf(company.id()).floatsAt() / company.sharePercent();
    int needed = shares * start.par() * OWN_PART / 100;
    int cash = scene.player().cash();
    if (needed > cash) return -1 - (needed - cash);
    if (presides(scene, false)) return -1;
    int second = presides(scene, true) ? 2 : 1;
    return scene.about((150 + start.par() * 2 + company.cash() / 5) / second);
  }

  /**
   * Whether the player leads a company already: one that floats, or one that still waits for money.
   */
  private static boolean presides(Scene scene, boolean floated) {
    return scene.game().state().companies().values().stream()
        .anyMatch(
            company ->
                company.started()
                    && company.floated() == floated
                    && company.president().equals(java.util.Optional.of(scene.player().name())));
  }
}

package roundhouse.lab.bots;

import roundhouse.engine.Action;
import roundhouse.game.Company;

/** Values starts of companies: at the highest price at which the company will float. */
final class StartHeuristic {
  /** The founder should be able to pay for this percentage of the shares that float the company. */
  private static final int OWN_PART = 75;

  private StartHeuristic() {}

  static int start(BotSituation scene, Action.Start start) {
    Company company = scene.company(start.company());
    int shares = scene.game().design().kindOf(company.id()).floatsAt() / company.sharePercent();
    int needed = shares * start.par() * OWN_PART / 100;
    int cash = scene.player().cash();
    if (needed > cash) return -1 - (needed - cash);
    if (presides(scene, false)) return -1;
    int second = presides(scene, true) ? 2 : 1;
    return scene.roughly((150 + start.par() * 2 + company.cash() / 5) / second);
  }

  /**
   * Whether the player is already president of a company that has floated, or of one that has not.
   */
  private static boolean presides(BotSituation scene, boolean floated) {
    return scene.game().state().companies().values().stream()
        .anyMatch(
            company ->
                company.started()
                    && company.floated() == floated
                    && company.president().equals(java.util.Optional.of(scene.player().name())));
  }
}

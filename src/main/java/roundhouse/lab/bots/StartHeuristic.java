package roundhouse.lab.bots;

import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.game.Company;

/**
 * Values starts of companies: at the highest price at which the founder alone can float the
 * company, or else with a little help of others.
 */
final class StartHeuristic {
  /** The founder must be able to pay for this percentage of the shares that float the company. */
  private static final int OWN_PART = 65;

  private StartHeuristic() {}

  static int start(BotSituation scene, Action.Start start) {
    Company company = scene.company(start.company());
    int shares = scene.game().design().kindOf(company.id()).floatsAt() / company.sharePercent();
    int price = shares * start.par();
    int cash = scene.player().cash();
    int own = price * OWN_PART / 100;
    if (own > cash) return -1 - (own - cash);
    if (presides(scene, false)) return -1;
    int part = (presides(scene, true) ? 2 : 1) * (price > cash ? 3 : 1);
    return scene.roughly((150 + start.par() * 2 + company.cash() / 5) / part);
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
                    && company.president().equals(Optional.of(scene.player().name())));
  }
}

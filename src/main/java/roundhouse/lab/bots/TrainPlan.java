package roundhouse.lab.bots;

import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.TrainSpec;
import roundhouse.game.Company;
import roundhouse.game.Train;

/**
 * What trains a company keeps, and the one it saves for. A train that will soon rust counts as
 * gone: companies save for its successor while it still earns.
 */
final class TrainPlan {
  /** A train lasts if at least this many new trains are sold before the one that rusts it. */
  private static final int SOON = 4;

  /** With this many trains that last, a company no longer saves. */
  private static final int ENOUGH = 2;

  /** A company saves for a train that this many runs pay. */
  private static final int PATIENCE = 4;

  private final BotSituation scene;
  private final Company company;

  TrainPlan(BotSituation scene, Company company) {
    this.scene = scene;
    this.company = company;
  }

  /** Trains that will not rust soon. */
  int lasting() {
    return (int) company.trains().stream().filter(this::lasts).count();
  }

  /** Whether a train will stay for some time. */
  boolean lasts(Train train) {
    TrainSpec spec = scene.game().spec(train);
    String end = spec.rustsOn().isEmpty() ? spec.obsoleteWith() : spec.rustsOn();
    if (end.isEmpty()) return true;
    List<Train> upcoming = scene.game().state().depot().upcoming();
    int before = 0;
    while (before < upcoming.size() && !upcoming.get(before).type().equals(end)) before++;
    return before >= Math.min(SOON, upcoming.size() + 1);
  }

  /**
   * Whether the company should keep its money for the bank's next train: it lacks one that lasts,
   * cannot pay for it yet, and will be able to after a few runs.
   */
  boolean saves() {
    Optional<Train> next = scene.nextTrain();
    int lasting = lasting();
    if (next.isEmpty() || lasting >= ENOUGH) return false;
    int missing = scene.trainPrice(next.get()) - company.cash();
    if (missing <= 0) return false;
    int runs = lasting == 0 ? PATIENCE : PATIENCE / 2;
    return missing <= runs * Math.max(1, company.revenue());
  }
}

package roundhouse.lab.bots;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.design.spec.PhaseSpec;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Game;
import roundhouse.engine.trains.Trains;
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
    String end = end(train);
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

  /** The type of train that ends the life of this one; empty for none. */
  private String end(Train train) {
    TrainSpec spec = scene.game().spec(train);
    return spec.rustsOn().isEmpty() ? spec.obsoleteWith() : spec.rustsOn();
  }

  /**
   * Whether the company, with this train too, has room for the train that will end its life.
   * Companies that are full of trains to rust can only wait for others to end the phase.
   */
  boolean leavesRoom(Train train) {
    String end = end(train);
    if (end.isEmpty()) return true;
    long then =
        Stream.concat(company.trains().stream(), Stream.of(train))
            .filter(each -> isKeptUntil(each, end))
            .count();
    return then < limitBefore(end);
  }

  /** Whether a train does not rust before the bank sells this type. */
  private boolean isKeptUntil(Train train, String type) {
    List<String> order = List.copyOf(scene.game().design().trains().keySet());
    String end = end(train);
    return end.isEmpty() || order.indexOf(end) >= order.indexOf(type);
  }

  /** How many trains the company may own just before the bank sells the first of a type. */
  private int limitBefore(String type) {
    Game game = scene.game();
    String last = game.state().phase();
    boolean ahead = false;
    for (PhaseSpec phase : game.design().phases().values()) {
      if (phase.startsWith().equals(type)) break;
      ahead = ahead || phase.name().equals(last);
      if (ahead) last = phase.name();
    }
    return Trains.limit(game.with(game.state().withPhase(last)), company);
  }

  /** Whether the company can buy all that are left of a type, and then the first of the next. */
  boolean reachesNextType(Train train) {
    List<Train> upcoming = scene.game().state().depot().upcoming();
    int left = 0;
    while (left < upcoming.size() && upcoming.get(left).type().equals(train.type())) left++;
    if (left == 0 || left == upcoming.size()) return false;
    return company.trains().size() + left < Trains.limit(scene.game(), company)
        && company.cash() >= left * scene.trainPrice(train) + scene.trainPrice(upcoming.get(left));
  }
}

package roundhouse.engine.trainpurchases;

import java.util.ArrayList;
import java.util.List;
import roundhouse.design.spec.EndTiming;
import roundhouse.design.spec.PhaseSpec;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.events.RoundEvent;
import roundhouse.engine.events.TrainEvent;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.GameEndTriggers;
import roundhouse.engine.rounds.GameHooks;
import roundhouse.game.Company;
import roundhouse.game.Depot;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/** Starts phases and rusts trains when the first train of a type is bought. */
final class PhaseChanges {
  private PhaseChanges() {}

  /** Whether a phase has begun, now or earlier; true for "". */
  static boolean reached(Game game, String phase) {
    List<String> order = List.copyOf(game.design().phases().keySet());
    return order.indexOf(game.state().phase()) >= order.indexOf(phase);
  }

  /** Applies the effects of the first train of a type. */
  static void firstTrain(StateTransaction change, String type) {
    rust(change, type);
    for (PhaseSpec phase : change.title().design().phases().values()) {
      if (phase.startsWith().equals(type)) start(change, phase);
    }
  }

  private static void start(StateTransaction change, PhaseSpec phase) {
    change.update(change.state().withPhase(phase.name()));
    change.log(new RoundEvent.PhaseBegan(phase.name()));
    if (GameEndTriggers.isLastPhase(change.game(), phase))
      GameEndTriggers.trigger(change, EndTiming.Cause.LAST_PHASE);
    for (var held : change.state().privates().values()) {
      var spec = Privates.spec(change.game(), held);
      if (spec.availableFrom().equals(phase.name()) && !held.closed()) {
        change.update(change.state().with(held.ownedBy(Holder.BANK)));
        change.log(new PrivateEvent.PrivateOpened(spec.id()));
      }
    }
    if (phase.privatesClose()) Privates.closeAll(change);
    Privates.phaseStarted(change, phase.name());
    HookEvents.tell(change, GameHooks.PHASE_STARTED, new GameHooks.PhaseStarted(phase.name()));
  }

  /** Removes rusted trains from the game, including those of bankrupt companies and of the pool. */
  private static void rust(StateTransaction change, String type) {
    for (TrainSpec spec : change.title().design().trains().values()) {
      if (!spec.rustsOn().equals(type)) continue;
      change.log(new TrainEvent.TrainRusted(spec.name()));
      for (Company company : change.state().companies().values()) {
        var kept =
            company.trains().stream().filter(train -> !train.type().equals(spec.name())).toList();
        if (kept.size() == company.trains().size()) continue;
        change.log(
            new TrainEvent.TrainsLost(
                company.id(), company.trains().size() - kept.size(), spec.name()));
        change.update(company.withTrains(kept));
      }
      Depot depot = change.state().depot();
      var pool = new ArrayList<>(depot.pool());
      pool.removeIf(train -> train.type().equals(spec.name()));
      var upcoming = new ArrayList<Train>(depot.upcoming());
      upcoming.removeIf(train -> train.type().equals(spec.name()));
      change.update(change.state().with(new Depot(upcoming, pool)));
    }
  }
}

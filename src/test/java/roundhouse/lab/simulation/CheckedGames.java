package roundhouse.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import roundhouse.lab.invariants.SimulationOutcome;

/** What tests expect of games that were played with their invariants checked. */
final class CheckedGames {
  private CheckedGames() {}

  static void assertEnded(SimulatedGame game) {
    assertThat(game.outcome()).as(() -> told(game)).isInstanceOf(SimulationOutcome.Ended.class);
  }

  /** The game may have been broken off, but no rule or invariant failed. */
  static void assertLawful(SimulatedGame game) {
    assertThat(game.outcome())
        .as(() -> told(game))
        .isNotInstanceOfAny(
            SimulationOutcome.InvariantBroken.class,
            SimulationOutcome.OfferRefused.class,
            SimulationOutcome.Crashed.class,
            SimulationOutcome.Stuck.class,
            SimulationOutcome.Standstill.class);
  }

  private static String told(SimulatedGame game) {
    return "seed %d with %s, after %d actions: %s"
        .formatted(
            game.log().seed(),
            game.log().options(),
            game.log().actions().size(),
            game.outcome().says());
  }
}

package roundhouse.lab.simulation;

/**
 * Limits of a simulated game.
 *
 * @param actions after which a game is stopped
 */
public record SimulationLimits(int actions) {
  public static final SimulationLimits USUAL = new SimulationLimits(20_000);

  public SimulationLimits {
    if (actions < 1)
      throw new IllegalArgumentException("a game needs at least one action, not " + actions);
  }
}

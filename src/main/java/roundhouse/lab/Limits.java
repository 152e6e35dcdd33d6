package roundhouse.lab;

/**
 * Limits of a simulated game.
 *
 * @param actions after which a game is stopped
 */
public record Limits(int actions) {
  public static final Limits USUAL = new Limits(20_000);

  public Limits {
    if (actions < 1)
      throw new IllegalArgumentException("a game needs at least one action, not " + actions);
  }
}

package roundhouse.lab;

/**
 * How long a simulated game may be.
 *
 * @param actions after so many a game is broken off
 */
public record Limits(int actions) {
  public static final Limits USUAL = new Limits(20_000);

  public Limits {
    if (actions < 1)
      throw new IllegalArgumentException("a game needs at least one action, not " + actions);
  }
}

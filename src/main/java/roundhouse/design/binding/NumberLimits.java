package roundhouse.design.binding;

/**
 * The largest numbers that a design or a script may name. They are far beyond what any game needs,
 * and small enough that everything the rules add and multiply stays exact.
 */
public final class NumberLimits {
  /** One payment or price. */
  public static final int MONEY = 1_000_000;

  /** All that one player, one company or the bank has. */
  public static final int HOLDING = 1_000_000_000;

  /** The bank at the start. */
  public static final int BANK = 100_000_000;

  /** What one call at a stop earns. */
  public static final int STOP = 10_000;

  /** Calls of a train, markers of a company, trains that a company may own. */
  public static final int FEW = 99;

  /** Cards of one kind. */
  public static final int CARDS = 999;

  /** The limit that stands for no limit. */
  public static final int MANY = 9_999;

  /** Steps of one price move. */
  public static final int STEPS = 100;

  private NumberLimits() {}
}

package roundhouse.game;

/**
 * Who may hold money, shares, privates and trains: players and companies by their names, and these.
 */
public final class Holder {
  /** The bank: money; privates sold back. */
  public static final String BANK = "bank";

  /** The initial offering: shares not sold yet. */
  public static final String IPO = "ipo";

  /** The pool: shares that players sold, trains given back. */
  public static final String POOL = "pool";

  private Holder() {}
}

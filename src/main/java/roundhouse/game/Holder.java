package roundhouse.game;

/** Holders of money, shares, privates and trains: players and companies by name, and these. */
public final class Holder {
  /** The bank: holds money, and privates that were sold back. */
  public static final String BANK = "bank";

  /** The initial offering: holds unsold shares. */
  public static final String IPO = "ipo";

  /** The pool: holds shares sold by players, and discarded trains. */
  public static final String POOL = "pool";

  private Holder() {}
}

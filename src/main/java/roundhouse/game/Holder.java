package roundhouse.game;

/**
 * A holder of money and shares: a player, a company, or one of the three that every game has.
 *
 * @param name of the player or company, as designs, actions and scripts write it
 */
public record Holder(String name) {
  /** The bank: holds money, new trains, and privates that were sold back. */
  public static final Holder BANK = new Holder("bank");

  /** The initial offering: holds unsold shares. */
  public static final Holder IPO = new Holder("ipo");

  /** The pool: holds shares sold by players, and discarded trains. */
  public static final Holder POOL = new Holder("pool");

  /** Holds what is not in play yet, or no longer. */
  public static final Holder NOBODY = new Holder("");

  public static Holder of(Player player) {
    return new Holder(player.name());
  }

  public static Holder of(Company company) {
    return new Holder(company.id());
  }

  /** The holder whom an action or a script names. */
  public static Holder named(String name) {
    return new Holder(name);
  }

  /** Whether an action or a script means this holder by a name. */
  public boolean is(String written) {
    return name.equals(written);
  }

  /** Whether this is no holder at all. */
  public boolean isNobody() {
    return equals(NOBODY);
  }

  /**
   * Asked for every certificate whenever shares are counted; a record's own answer takes longer.
   */
  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Holder holder && name.equals(holder.name));
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  /** As messages name it. */
  @Override
  public String toString() {
    return name;
  }
}

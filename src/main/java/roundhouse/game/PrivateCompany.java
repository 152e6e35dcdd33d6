package roundhouse.game;

/**
 * A private company.
 *
 * @param owner a player, a company, the bank while it sells it, nobody before it is in play
 */
public record PrivateCompany(String id, Holder owner, boolean closed) {

  public PrivateCompany ownedBy(Holder newOwner) {
    return new PrivateCompany(id, newOwner, closed);
  }

  public PrivateCompany close() {
    return new PrivateCompany(id, Holder.NOBODY, true);
  }

  /** Whether a player or a company owns it. */
  public boolean hasOwner() {
    return !closed && !owner.isNobody() && !owner.equals(Holder.BANK);
  }
}

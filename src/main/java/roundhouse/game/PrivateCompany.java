package roundhouse.game;

/**
 * A private company.
 *
 * @param owner a player, a company, "bank" when the bank sells it, or "" before it is in play
 */
public record PrivateCompany(String id, String owner, boolean closed) {

  public PrivateCompany ownedBy(String newOwner) {
    return new PrivateCompany(id, newOwner, closed);
  }

  public PrivateCompany close() {
    return new PrivateCompany(id, "", true);
  }
}

package roundhouse.game;

/**
 * A private company.
 *
 * @param owner a player, a company, "bank" when it can be bought there, or "" when not in play yet
 */
public record PrivateCompany(String id, String owner, boolean closed) {

  public PrivateCompany ownedBy(String newOwner) {
    return new PrivateCompany(id, newOwner, closed);
  }

  public PrivateCompany close() {
    return new PrivateCompany(id, "", true);
  }
}

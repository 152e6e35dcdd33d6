package roundhouse.game;

/**
 * A share certificate.
 *
 * @param percent of the company that it represents
 * @param president whether it is the president's certificate
 * @param holder a player, a company, the offering or the pool
 * @param reserved private for whose owner it is reserved, "" for none
 */
public record Certificate(int percent, boolean president, Holder holder, String reserved) {

  public Certificate to(Holder newHolder) {
    return new Certificate(percent, president, newHolder, reserved);
  }

  public Certificate released() {
    return new Certificate(percent, president, holder, "");
  }
}

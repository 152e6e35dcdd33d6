package roundhouse.game;

import java.util.ArrayList;
import java.util.List;

/**
 * A share certificate.
 *
 * @param percent of the company that it represents
 * @param president whether it is the president's certificate
 * @param holder a player, a company, the offering or the pool
 * @param reserved private for whose owner it is reserved, "" for none
 */
public record Certificate(int percent, boolean president, Holder holder, String reserved) {

  /** All certificates of a company of these sizes in percent, the president's first, on offer. */
  public static List<Certificate> offered(List<Integer> sizes) {
    var all = new ArrayList<Certificate>();
    for (int percent : sizes) all.add(new Certificate(percent, all.isEmpty(), Holder.IPO, ""));
    return List.copyOf(all);
  }

  public Certificate to(Holder newHolder) {
    return new Certificate(percent, president, newHolder, reserved);
  }

  public Certificate released() {
    return new Certificate(percent, president, holder, "");
  }
}

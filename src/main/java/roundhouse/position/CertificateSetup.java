package roundhouse.position;

import java.util.ArrayList;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/** Distributes the certificates of a company in a {@link PositionSetup}. */
final class CertificateSetup {
  private CertificateSetup() {}

  /**
   * A percentage from the offering goes to a holder: the president's certificate first, the
   * reserved one last.
   */
  static Company held(Company company, String holder, int percent) {
    int left = percent;
    var all = new ArrayList<>(company.certificates());
    boolean presides = !Holder.POOL.is(holder) && !holder.equals(company.id());
    boolean president = all.getFirst().holder().equals(Holder.IPO) && presides;
    for (int i = president ? 0 : 1; i < all.size() && left > 0; i++) {
      Certificate each = all.get(i);
      if (!each.holder().equals(Holder.IPO) || each.percent() > left) continue;
      all.set(i, each.to(Holder.named(holder)));
      left -= each.percent();
    }
    if (left > 0)
      throw new ImpossiblePosition(
          "the offering has less than " + percent + " percent of " + company.id() + " left");
    return company.withCertificates(all);
  }

  /** The president's certificate goes to the pool. */
  static Company withoutPresident(Company company) {
    var all = new ArrayList<>(company.certificates());
    all.set(0, all.getFirst().to(Holder.POOL));
    return company.withCertificates(all);
  }

  /** The same, where the pool has that many percent in all, including that certificate. */
  static Company withoutPresident(Company company, int pooled) {
    int president = company.presidency().percent();
    if (pooled < president)
      throw new ImpossiblePosition(
          "the pool has the president's certificate of %s, which is %s %%, and not %s %%"
              .formatted(company.id(), president, pooled));
    return held(withoutPresident(company), Holder.POOL.name(), pooled - president);
  }
}

package roundhouse.engine.shares;

import java.util.ArrayList;
import java.util.Optional;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/** Transfers certificates from one holder to another. */
public final class Shares {
  private Shares() {}

  /** The company with the certificate at this index in other hands. */
  public static Company moved(Company company, int index, Holder to) {
    var all = new ArrayList<>(company.certificates());
    all.set(index, all.get(index).to(to));
    return company.withCertificates(all);
  }

  /** The company with all its shares back in the offering. */
  static Company returned(Company company) {
    return company.withCertificates(
        company.certificates().stream().map(certificate -> certificate.to(Holder.IPO)).toList());
  }

  /**
   * The index of an ordinary certificate of this percentage available from a holder; reserved ones
   * are not.
   */
  public static Optional<Integer> available(Company company, Holder from, int percent) {
    for (int i = 0; i < company.certificates().size(); i++) {
      Certificate certificate = company.certificates().get(i);
      boolean free = certificate.reserved().isEmpty() || !from.equals(Holder.IPO);
      if (!certificate.president()
          && free
          && certificate.holder().equals(from)
          && certificate.percent() == percent) return Optional.of(i);
    }
    return Optional.empty();
  }

  /** Transfers ordinary certificates for this percentage. */
  public static void transfer(
      StateTransaction change, String id, Holder from, Holder to, int percent) {
    int left = percent;
    while (left > 0) {
      Company company = change.company(id);
      int index =
          available(company, from, company.sharePercent())
              .orElseThrow(
                  () -> Refusal.because("shares", "%s has no share of %s to give", from, id));
      left -= company.certificates().get(index).percent();
      change.update(moved(company, index, to));
    }
  }
}

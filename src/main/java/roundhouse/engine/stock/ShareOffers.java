package roundhouse.engine.stock;

import java.util.TreeSet;
import roundhouse.design.spec.KindSpec;
import roundhouse.engine.Game;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/** The certificates of a company that are for sale: their sizes, and what they bring and cost. */
final class ShareOffers {
  private ShareOffers() {}

  static TreeSet<Integer> sizes(Company company, Holder from) {
    var sizes = new TreeSet<Integer>();
    for (Certificate certificate : company.certificates())
      if (certificate.holder().equals(from)) sizes.add(certificate.percent());
    return sizes;
  }

  /**
   * The percentage that the buyer gains: half of a president's certificate is paid with a share.
   */
  static int gain(Company company, Holder from, int percent) {
    return Shares.available(company, from, percent).isPresent()
        ? percent
        : percent - company.sharePercent();
  }

  static int cost(Game game, Company company, Holder from, int percent) {
    boolean par = game.design().kindOf(company.id()).price() == KindSpec.Price.PAR;
    int each = from.equals(Holder.IPO) && par ? company.par() : game.price(company);
    return each * gain(company, from, percent) / company.sharePercent();
  }

  static String place(Holder from) {
    return from.equals(Holder.IPO) ? "offering" : "pool";
  }
}

package roundhouse.engine.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.engine.Game;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/**
 * A certificate of a company that is for sale.
 *
 * @param from the offering or the pool
 * @param percent that is on the certificate
 */
record ShareOffer(Company company, Holder from, int percent) {

  /** An offer for each size of certificate that each holder has, small ones first. */
  static List<ShareOffer> of(Company company, Holder... holders) {
    var offers = new ArrayList<ShareOffer>();
    for (Holder from : holders) {
      var sizes = new TreeSet<Integer>();
      for (Certificate certificate : company.certificates())
        if (certificate.holder().equals(from)) sizes.add(certificate.percent());
      for (int percent : sizes) offers.add(new ShareOffer(company, from, percent));
    }
    return offers;
  }

  /** The offers of the offering and of the pool. */
  static List<ShareOffer> of(Company company) {
    return of(company, Holder.IPO, Holder.POOL);
  }

  /** The index of an ordinary certificate of this size, if the holder has one. */
  Optional<Integer> certificate() {
    return Shares.available(company, from, percent);
  }

  /**
   * The percentage that the buyer gains: half of a president's certificate is paid with a share
   * where it is not sold whole.
   */
  int gain(StockTurn rules) {
    return certificate().isPresent() || rules.presidentWholeFromPool()
        ? percent
        : percent - company.sharePercent();
  }

  int cost(Game game, StockTurn rules) {
    boolean par = game.design().kindOf(company.id()).price() == KindSpec.Price.PAR;
    int each = from.equals(Holder.IPO) && par ? company.par() : game.price(company);
    return each * gain(rules) / company.sharePercent();
  }

  /** Where it is sold, in words. */
  String place() {
    return from.equals(Holder.IPO) ? "offering" : "pool";
  }
}

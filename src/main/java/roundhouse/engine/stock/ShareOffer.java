package roundhouse.engine.stock;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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

  /** An offer for each size of certificate that the holder has, small ones first. */
  static List<ShareOffer> of(Company company, Holder from) {
    return company.certificates().stream()
        .filter(certificate -> certificate.holder().equals(from))
        .map(Certificate::percent)
        .distinct()
        .sorted()
        .map(percent -> new ShareOffer(company, from, percent))
        .toList();
  }

  /** The offers of the offering and of the pool. */
  static List<ShareOffer> of(Company company) {
    return Stream.of(Holder.IPO, Holder.POOL).flatMap(from -> of(company, from).stream()).toList();
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

package roundhouse.engine.auctions;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.Bid;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/** The first bid on a company is at least 60, and twice its lowest par price. */
class LeastBidTest {
  private static Position stock(String... options) {
    return Setting.of(Tiny.plain("tiny-merging", options), "Ann", "Bob").stock("Ann");
  }

  private static Bid bid(int amount) {
    return new Bid("Ann", "ONE", amount);
  }

  @Test
  void itIsWhatTheRulesAskWhereAParPriceIsAsLowAsHalfOfIt() {
    stock().offers(bid(60)).refused(bid(55), "must be at least £60");
  }

  @Test
  void itIsTwiceTheLowestParPriceWhereThatIsMore() {
    stock("dear").offers(bid(100)).refused(bid(95), "must be at least £100");
  }
}

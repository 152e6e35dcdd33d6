package roundhouse.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.Bid;
import roundhouse.testkit.Position;
import roundhouse.testkit.Tiny;

/** Companies that are auctioned, as a simple title with merger rounds takes them over by its design alone. */
class MergersTest {
  private static Position start() {
    return Position.start(Tiny.plain("tiny-merging"), "Ann", "Bob");
  }

  @Test
  void halfOfTheBidIsTheSharePriceAndTheBidTheTreasury() {
    Position sold = start().play(new Bid("Ann", "ONE", 110)).pass("Bob");
    assertThat(sold.price("ONE")).isEqualTo(50);
    assertThat(sold.state().company("ONE").cash()).isEqualTo(110);
    assertThat(sold.state().company("ONE").president()).contains("Ann");
    sold.asks("Bob", "stock-turn");
  }

  @Test
  void theFirstBidIsNotBelowTheLeast() {
    start().refused(new Bid("Ann", "ONE", 55), "at least £60");
  }
}

package roundhouse.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.Bid;
import roundhouse.lab.GameRecord;
import roundhouse.lab.Outcome;
import roundhouse.lab.RandomBot;
import roundhouse.lab.Simulation;
import roundhouse.testkit.Position;
import roundhouse.testkit.Tiny;

/** Companies that are auctioned, as a simple title with merger rounds takes them over by its design alone. */
class MergersTest {
  private static final Title TITLE = Tiny.plain("tiny-merging");

  private static Position start() {
    return Position.start(TITLE, "Ann", "Bob");
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

  @Test
  void botsMergeCompaniesAndPlayOn() {
    long formed = 0;
    for (long seed = 1; seed <= 12; seed++) {
      GameRecord game = Simulation.of(TITLE, 2, new RandomBot()).checking().play(seed);
      assertThat(game.outcome()).as("seed %d: %s", seed, game.outcome().says()).isInstanceOf(Outcome.Ended.class);
      formed += game.log().actions().stream().filter(Action.Form.class::isInstance).count();
    }
    assertThat(formed).isPositive();
  }
}

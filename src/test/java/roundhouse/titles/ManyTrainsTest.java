package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Title;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.simulation.Simulation;
import roundhouse.testkit.TestTitle;

/** 1860 without a train limit, where a company may run many trains, all of which must meet. */
@Tag("slow")
class ManyTrainsTest {
  private static final Title TITLE =
      TestTitle.of(
          "1860",
          "small-map",
          "original-insolvency",
          "no-skip-towns",
          "first-edition",
          "non-operated-full-value",
          "variable-privates",
          "free-order",
          "destinations",
          "accelerated-track",
          "no-train-limit",
          "two-seven-trains",
          "large-bank");

  @Test
  void runsThatCannotAllMeetAreNotSoughtForEver() {
    var game = Simulation.of(TITLE, 2, new RandomBot()).play(10_108);

    assertThat(game.outcome().endedNormally()).as(game.outcome().says()).isTrue();
  }
}

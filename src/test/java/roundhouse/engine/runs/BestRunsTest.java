package roundhouse.engine.runs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** A company's best runs are known in anyone's turn. */
class BestRunsTest {

  private static Setting east() {
    return trainless().company("IOW", it -> it.trains("2+1"));
  }

  private static Setting trainless() {
    return Setting.of("1860")
        .company("IOW", it -> it.held("A", 60).floated(82).cash(300))
        .tile("J4", "6", 0)
        .tile("J6", "746", 0);
  }

  @Test
  void theBestRunsAreThoseThatTheCompanysTurnOffers() {
    Position turn = east().operating("IOW", "run-trains");
    var offered = turn.choices(Action.RunTrains.class).getFirst();

    BestRuns best = BestRuns.of(turn.title(), turn.state(), "IOW");

    assertThat(best.runs()).isEqualTo(offered.runs());
    assertThat(best.revenue()).isPositive();
    assertThat(best.lent()).isEmpty();
  }

  @Test
  void theyAreAlsoKnownInAStockRound() {
    Position stock = east().stock("B");
    assertThat(BestRuns.of(stock.title(), stock.state(), "IOW").runs()).isNotEmpty();
  }

  @Test
  void aCompanyWithoutATrainIsAssumedToHaveTheBanksCheapest() {
    Position stock = trainless().stock("B");
    BestRuns best = BestRuns.of(stock.title(), stock.state(), "IOW");

    assertThat(best.lent()).isPresent();
    assertThat(stock.state().company("IOW").trains()).isEmpty();
  }
}

package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.workshop.ReplayRepair.SimilarActions;

/** A changed value is found, and changed in actions like the first only. */
class SimilarActionsTest {
  private static final Action DEARER = new Action.BuyTrain("Ann", "3-0", "bank", 260);
  private static final Action REFUSED = new Action.BuyTrain("Ann", "3-0", "bank", 250);

  private final SimilarActions price = SimilarActions.between(REFUSED, DEARER).orElseThrow();

  @Test
  void theSameOldPriceBecomesTheNewOne() {
    assertThat(price.instead(new Action.BuyTrain("Ben", "3-1", "bank", 250)))
        .contains(new Action.BuyTrain("Ben", "3-1", "bank", 260));
  }

  @Test
  void anotherPriceOrAnotherKindOfActionStays() {
    assertThat(price.instead(new Action.BuyTrain("Ben", "3-1", "Red", 100))).isEmpty();
    assertThat(price.instead(new Action.Pass("Ben"))).isEmpty();
  }

  @Test
  void twoChangedValuesAreNoChangeOfOneThing() {
    assertThat(SimilarActions.between(REFUSED, new Action.BuyTrain("Ben", "3-0", "bank", 260)))
        .isEmpty();
    assertThat(SimilarActions.between(REFUSED, new Action.Pass("Ann"))).isEmpty();
  }
}

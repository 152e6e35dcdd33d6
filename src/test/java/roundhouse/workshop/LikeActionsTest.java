package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;

/** A changed value is found, and changed in actions like the first only. */
class LikeActionsTest {
  private static final Action DEARER = new Action.BuyTrain("Ann", "3-0", "bank", 260);
  private static final Action REFUSED = new Action.BuyTrain("Ann", "3-0", "bank", 250);

  private final LikeActions price = LikeActions.between(REFUSED, DEARER).orElseThrow();

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
    assertThat(LikeActions.between(REFUSED, new Action.BuyTrain("Ben", "3-0", "bank", 260)))
        .isEmpty();
    assertThat(LikeActions.between(REFUSED, new Action.Pass("Ann"))).isEmpty();
  }
}

package roundhouse.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.engine.events.MoneyAmount;

class ChoiceTest {
  private static final Choice.Amount RANGE = new Choice.Amount(5, 50, 5);

  @Test
  void aBidSaysTheLeastUntilAnAmountIsChosen() {
    Choice bid =
        Choice.ranging(
            new Action.Bid("Ann", "MKT", 5),
            RANGE,
            "bid[ at least {least}][ {chosen}] for {lot}",
            Map.of("least", new MoneyAmount("£", 5)));

    assertThat(bid.says()).isEqualTo("bid at least £5 for MKT");
    assertThat(bid.says(new MoneyAmount("£", 40))).isEqualTo("bid £40 for MKT");
  }

  @Test
  void aPurchaseSaysWhatIsPaid() {
    Choice purchase =
        Choice.ranging(
            new Action.BuyPrivate("RED", "MKT", 5),
            RANGE,
            "buy {id} from {owner}",
            Map.of("owner", "Ann"));

    assertThat(purchase.says(new MoneyAmount("£", 40))).isEqualTo("buy MKT from Ann for £40");
  }
}

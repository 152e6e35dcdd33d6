package roundhouse.design.spec;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.testkit.Tiny;

class DesignTest {
  private final Design design = Tiny.plain().design();

  @Test
  void theCurrencyStandsBeforeAnAmount() {
    assertThat(design.amount(0)).isEqualTo("£0");
    assertThat(design.amount(1250)).isEqualTo("£1250");
  }

  @Test
  void theSignOfADebtStandsBeforeTheCurrency() {
    assertThat(design.amount(-3063)).isEqualTo("−£3063");
    assertThat(design.amount(Integer.MIN_VALUE)).isEqualTo("−£2147483648");
  }
}

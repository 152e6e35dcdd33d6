package roundhouse.design.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShareSizesTest {
  private static ShareSizes sizes(Integer... percents) {
    return new ShareSizes(List.of(percents));
  }

  @Test
  void whoHoldsMoreThanThePresidentMustMakeUpTheCertificate() {
    assertThat(sizes(20, 10, 10, 10, 10, 10, 10, 10, 10).misfit()).isEmpty();
    assertThat(sizes(20, 20, 20, 20, 10, 10).misfit()).isEmpty();
    assertThat(sizes(30, 20, 20, 20, 10).misfit()).hasValue(new ShareSizes.Misfit(20, 30));
    assertThat(sizes(20, 15, 15, 10, 10, 10, 10, 10).misfit())
        .hasValue(new ShareSizes.Misfit(15, 20));
  }

  @Test
  void aCertificateLargerThanThePresidentsCannotBeExchanged() {
    assertThat(sizes(10, 20, 10, 20, 10, 10, 20).misfit()).hasValue(new ShareSizes.Misfit(20, 10));
  }

  @Test
  void wherePlayersCannotHoldMoreThanThePresidentAnySizesDo() {
    assertThat(sizes(50, 20, 20, 10).misfit()).isEmpty();
    assertThat(sizes(60, 15, 15, 10).misfit()).isEmpty();
  }

  @Test
  void sizesThatAreNoWholeCompanyAreNotLookedAt() {
    assertThat(sizes(30, 20).misfit()).isEmpty();
    assertThat(sizes(120, -20).misfit()).isEmpty();
  }
}

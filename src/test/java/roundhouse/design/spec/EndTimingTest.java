package roundhouse.design.spec;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What ended a game is told in words; a sentence already is. */
class EndTimingTest {
  @Test
  void aNameBecomesWords() {
    assertThat(EndTiming.Cause.says("bank-broken")).isEqualTo("the bank is broken");
    assertThat(EndTiming.Cause.says("state-buys-all")).isEqualTo("state buys all");
  }

  @Test
  void aSentenceKeepsItsHyphens() {
    assertThat(EndTiming.Cause.says("WMR has no train card '9-99'"))
        .isEqualTo("WMR has no train card '9-99'");
  }
}

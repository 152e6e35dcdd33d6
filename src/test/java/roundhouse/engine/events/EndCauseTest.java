package roundhouse.engine.events;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What ended a game is told in words; a sentence already is. */
class EndCauseTest {
  @Test
  void aNameBecomesWords() {
    assertThat(EndCause.says("bank-broken")).isEqualTo("the bank is broken");
    assertThat(EndCause.says("state-buys-all")).isEqualTo("state buys all");
  }

  @Test
  void aSentenceKeepsItsHyphens() {
    assertThat(EndCause.says("WMR has no train card '9-99'"))
        .isEqualTo("WMR has no train card '9-99'");
  }
}

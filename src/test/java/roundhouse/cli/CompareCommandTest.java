package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.cli.outcome.ExitStatus;

class CompareCommandTest {
  @Test
  void anOptionIsToldByWhatItChangesAndNotOnceMoreUnderOptions() {
    CommandLines.Answer told = CommandLines.run("compare", "1860", "1860:no-skip-towns");

    assertThat(told.status()).isEqualTo(ExitStatus.DONE);
    assertThat(told.out())
        .isEqualTo(
            """
            1860 → 1860 with no-skip-towns

            routes
              skip-towns: yes → no
            """);
  }
}

package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The time that play waits for a decision. */
class TableClockTest {
  private final AtomicLong now = new AtomicLong();
  private final TableClock clock = new TableClock(now::get);

  private void wait(int seconds) {
    now.addAndGet(Duration.ofSeconds(seconds).toNanos());
  }

  @Test
  void timeStandsStillWhileItIsPaused() {
    wait(5);
    assertThat(clock.pause("Ann")).isTrue();
    assertThat(clock.pause("Ben")).isFalse();
    wait(100);
    assertThat(clock.thought()).hasSeconds(5);
    assertThat(clock.pausedBy()).isEqualTo("Ann");
    assertThat(clock.pause("")).isTrue();
    wait(2);
    assertThat(clock.thought()).hasSeconds(7);
  }

  @Test
  void anotherDecisionBeginsAtZeroAndAPauseLasts() {
    clock.pause("Ann");
    wait(3);
    clock.begin();
    wait(3);
    assertThat(clock.thought()).hasSeconds(0);
    clock.pause("");
    wait(4);
    assertThat(clock.thought()).hasSeconds(4);
  }
}

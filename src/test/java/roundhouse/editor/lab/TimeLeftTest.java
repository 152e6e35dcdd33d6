package roundhouse.editor.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import roundhouse.editor.lab.ManyGamesDialog.TimeLeft;

class TimeLeftTest {

  @Test
  void eachRemainingStepTakesAsLongAsThoseDone() {
    assertThat(TimeLeft.says(5, 20, Duration.ofSeconds(10))).isEqualTo("30 seconds left");
  }

  @Test
  void theRemainingTimeIsRoundedUp() {
    assertThat(TimeLeft.says(3, 4, Duration.ofMillis(100))).isEqualTo("1 second left");
    assertThat(TimeLeft.says(1, 2, Duration.ofSeconds(61))).isEqualTo("2 minutes left");
  }

  @Test
  void noTimeRemainsAtTheEnd() {
    assertThat(TimeLeft.says(4, 4, Duration.ofSeconds(10))).isEqualTo("0 seconds left");
  }
}

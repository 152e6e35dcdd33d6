package roundhouse.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.GraphicsEnvironment;
import org.junit.jupiter.api.Test;

class DisplayConditionTest {

  @Test
  void withADisplayATestRuns() {
    assertThat(DisplayCondition.judge(false, true, "Dragging").isDisabled()).isFalse();
  }

  @Test
  void withoutADisplayATestIsSkippedByName() {
    var judgement = DisplayCondition.judge(true, false, "Dragging");

    assertThat(judgement.isDisabled()).isTrue();
    assertThat(judgement.getReason())
        .hasValueSatisfying(reason -> assertThat(reason).startsWith("Dragging "));
  }

  @Test
  void inCiATestFailsWithoutADisplay() {
    assertThatThrownBy(() -> DisplayCondition.judge(true, true, "Dragging"))
        .hasMessageStartingWith("Dragging ")
        .hasMessageContaining("display");
  }

  @Test
  @NeedsDisplay
  void aMarkedTestSeesAScreen() {
    assertThat(
            GraphicsEnvironment.getLocalGraphicsEnvironment()
                .getDefaultScreenDevice()
                .getDisplayMode()
                .getWidth())
        .isPositive();
  }
}

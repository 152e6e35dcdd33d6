package roundhouse.editor.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;

@NeedsDisplay
class ProgressDialogTest {
  @Test
  void workThatIsLateDoesNotOpenAClosedWindowAgain() throws Exception {
    var frame = new AtomicReference<JFrame>();
    SwingUtilities.invokeAndWait(
        () -> {
          frame.set(new JFrame());
          frame.get().pack();
          new ProgressDialog(frame.get(), "Work", 0);
          frame.get().dispose();
        });

    boolean again =
        Waiting.within(Duration.ofSeconds(1), () -> frame.get().isDisplayable(), shown -> shown);

    SwingUtilities.invokeAndWait(() -> frame.get().dispose());
    assertThat(again).isFalse();
  }
}

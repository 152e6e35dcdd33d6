package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;

class RecoveryTest {
  private static final GameLog LOG =
      new GameLog(
          "small", "abc", List.of("Ann", "Ben"), List.of(), 1, List.of(new Action.Pass("Ann")));

  @TempDir Path root;
  private Recovery recovery;

  @BeforeEach
  void keep() throws Exception {
    recovery = new Recovery(root);
    recovery.keep(LOG);
  }

  @Test
  void whatACrashLeftIsTheGame() throws Exception {
    recovery.start();

    assertThat(recovery.game()).contains(LOG);
    assertThat(recovery.left()).isEmpty();
  }

  @Test
  void whatWasNotSavedWhenTheAppWasQuitIsPutAside() throws Exception {
    recovery.quit();
    recovery.start();

    assertThat(recovery.game()).isEmpty();
    assertThat(recovery.left()).contains(LOG);
  }

  @Test
  void aCrashAfterAnOrdinaryQuitIsToldFromIt() throws Exception {
    recovery.quit();
    recovery.start();
    recovery.keep(LOG);
    recovery.start();

    assertThat(recovery.game()).contains(LOG);
  }

  @Test
  void aGameThatWasLeftIsOfferedUntilItIsForgotten() throws Exception {
    recovery.quit();
    recovery.start();
    recovery.quit();
    recovery.start();
    assertThat(recovery.left()).contains(LOG);

    recovery.forgetLeft();

    assertThat(recovery.left()).isEmpty();
  }
}

package roundhouse.workshop.recovery;

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
    assertThat(recovery.leftGame()).isEmpty();
  }

  @Test
  void whatWasNotSavedWhenTheAppWasQuitIsPutAside() throws Exception {
    recovery.markQuit();
    recovery.start();

    assertThat(recovery.game()).isEmpty();
    assertThat(recovery.leftGame()).contains(LOG);
  }

  @Test
  void aCrashAfterAnOrdinaryQuitIsToldFromIt() throws Exception {
    recovery.markQuit();
    recovery.start();
    recovery.keep(LOG);
    recovery.start();

    assertThat(recovery.game()).contains(LOG);
  }

  @Test
  void aGameThatWasLeftIsOfferedUntilItIsForgotten() throws Exception {
    recovery.markQuit();
    recovery.start();
    recovery.markQuit();
    recovery.start();
    assertThat(recovery.leftGame()).contains(LOG);

    recovery.forgetLeftGame();

    assertThat(recovery.leftGame()).isEmpty();
  }
}

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

  /** A crash and a quit leave the same. */
  @Test
  void whatWasNotSavedIsTheGameThatGoesOn() throws Exception {
    var later = new Recovery(root);

    assertThat(later.game()).contains(LOG);
    assertThat(later.leftGame()).isEmpty();
  }

  @Test
  void aGameThatAnotherWindowLeftIsOfferedUntilItIsForgotten() throws Exception {
    var mine = new Recovery(root.resolve("mine"));
    mine.keep(LOG);
    mine.takeOver(recovery);
    assertThat(mine.leftGame()).contains(LOG);

    mine.forgetLeftGame();

    assertThat(mine.leftGame()).isEmpty();
  }
}

package roundhouse.workshop.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
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

  private static GameLog.Growth pass(String player) {
    return new GameLog.Growth(List.of(new Action.Pass(player)), List.of(), null);
  }

  private List<String> passed() {
    return new Recovery(root).game().orElseThrow().actions().stream().map(Action::by).toList();
  }

  @Test
  void whatIsAddedContinuesTheGameUpToATornLine() throws Exception {
    recovery.keep(pass("Ben"));
    recovery.keep(pass("Ann"));
    Path journal = root.resolve("game.journal");
    String whole = Files.readString(journal);
    assertThat(passed()).containsExactly("Ann", "Ben", "Ann");

    Files.writeString(journal, whole.substring(0, whole.length() - 1));
    assertThat(passed()).containsExactly("Ann", "Ben");
    Files.writeString(journal, whole + "\0\0\0\n");
    assertThat(passed()).containsExactly("Ann", "Ben", "Ann");
    Files.writeString(journal, whole.substring(0, 10));
    assertThat(passed()).containsExactly("Ann");
  }

  @Test
  void whatWasAddedToAnotherGameDoesNotCount() throws Exception {
    recovery.keep(pass("Ben"));
    String added = Files.readString(root.resolve("game.journal"));
    recovery.keep(LOG.with(List.of(new Action.Pass("Ben"))));
    assertThat(root.resolve("game.journal")).doesNotExist();

    // As if the app had ended before the journal was deleted.
    Files.writeString(root.resolve("game.journal"), added);
    assertThat(passed()).containsExactly("Ben");
  }

  @Test
  void anAppThatTakesOverHasWhatWasAdded() throws Exception {
    recovery.keep(pass("Ben"));
    var mine = new Recovery(Files.createDirectory(root.resolve("mine")));
    mine.takeOver(recovery);

    assertThat(mine.game().orElseThrow().actions()).hasSize(2);
    assertThat(recovery.game()).isEmpty();
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

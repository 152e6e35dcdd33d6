package roundhouse.editor.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.design.spec.Design;
import roundhouse.testkit.TestTitle;

/** What is only there to replay recordings is not offered to players, unless it is on. */
class NewGameDialogTest {
  private static final Design RAILROADING = TestTitle.of("1870").design();

  @Test
  void optionsForRecordingsAreNotOffered() {
    assertThat(RAILROADING.options()).containsKeys("as-recorded", "diesels");
    assertThat(NewGameDialog.forPlayers(RAILROADING, Set.of()))
        .containsKey("diesels")
        .doesNotContainKey("as-recorded");
  }

  @Test
  void anOptionThatIsOnCanBeTurnedOff() {
    assertThat(NewGameDialog.forPlayers(RAILROADING, Set.of("as-recorded")))
        .containsKey("as-recorded");
  }
}

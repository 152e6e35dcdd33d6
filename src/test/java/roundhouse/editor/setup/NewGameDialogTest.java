package roundhouse.editor.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.design.spec.Design;
import roundhouse.testkit.TestTitle;
import roundhouse.workshop.Seats;

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
  void aBotTakesAllSeatsButTheFirst() {
    Seats before = Seats.PEOPLE.with("Ann", Optional.of("greedy"));

    Seats seats =
        NewGameDialog.seated(before, List.of("Ann", "Ben", "Cleo"), Optional.of("sensible"));

    assertThat(seats.bots())
        .containsExactlyInAnyOrderEntriesOf(Map.of("Ben", "sensible", "Cleo", "sensible"));
    assertThat(NewGameDialog.seated(seats, List.of("Ann", "Ben", "Cleo"), Optional.empty()).bots())
        .isEmpty();
  }

  @Test
  void withoutNamesTheUsualPlayersSitThere() {
    assertThat(NewGameDialog.seated(Seats.PEOPLE, List.of(), Optional.of("sensible")).bots())
        .containsKey("Ben")
        .doesNotContainKey("Ann");
  }

  @Test
  void anOptionThatIsOnCanBeTurnedOff() {
    assertThat(NewGameDialog.forPlayers(RAILROADING, Set.of("as-recorded")))
        .containsKey("as-recorded");
  }
}

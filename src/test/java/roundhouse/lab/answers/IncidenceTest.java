package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import roundhouse.lab.answers.SideTally.GameEnds;
import roundhouse.lab.answers.SideTally.Incidence;

class IncidenceTest {

  @Test
  void withoutBrokenGamesItIsTheShareOfGames() {
    var ends = new GameEnds();
    ends.add(3, true);
    ends.add(9, true);
    var found = new Incidence(IntervalsTest.values(2, 4), ends);

    assertThat(found.by(2).value()).isEqualTo(0.25);
    assertThat(found.by(4).value()).isEqualTo(0.5, within(1e-9));
    assertThat(found.by(99).value()).isEqualTo(0.5, within(1e-9));
  }

  /** Five games: events at 1 and 3, an end at 2, one broken off at 2, an end at 4. */
  @Test
  void aGameBrokenOffLeavesOpenWhatWouldHaveCome() {
    var ends = new GameEnds();
    ends.add(2, true);
    ends.add(4, true);
    ends.add(2, false);
    var found = new Incidence(IntervalsTest.values(1, 3), ends);

    assertThat(found.by(1).value()).isEqualTo(0.2, within(1e-9));
    assertThat(found.by(3).value())
        .as("0.2 + 0.8 · 3/4 · 1/2, as two of the five are left at 3")
        .isEqualTo(0.5, within(1e-9));
  }
}

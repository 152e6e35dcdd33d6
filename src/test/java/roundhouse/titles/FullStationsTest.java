package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.testkit.Position;
import roundhouse.testkit.Runs;
import roundhouse.testkit.Setting;

/** Trains, and stations full of other companies' bases. */
class FullStationsTest {
  private static final String THROUGH = ": I3:5-_0 J4:2-_0 J4:0-_0 J6:3-_0 = I3.0 J4.0 J6.0";
  private static final String TWICE =
      ": I3:5-_0 J4:2-_0 J4:0-_0 J6:3-_0 J6:0-_0 J8:3-_0 = I3.0 J4.0 J6.0 J8.0";

  private static Setting coast(String... trains) {
    Setting line = Setting.of("1860").tile("J4", "6", 0).tile("J6", "746", 0).tile("J8", "6", 1);
    return line.company("IOW", it -> it.held("A", 60).operated(82).trains(trains))
        .company("C&N", it -> it.held("B", 60).operated(82).marker("J4"));
  }

  private static String train(Position position, int index) {
    return position.company("IOW").trains().get(index).id();
  }

  @Test
  void aRunMayEndInAFullStation() {
    Position turn = coast("2+1").operating("IOW", "run-trains");
    assertThat(turn.play(Runs.of("IOW", train(turn, 0) + ": I3:5-_0 J4:2-_0 = I3.0 J4.0")).told())
        .contains("IOW runs for £50");
  }

  @Test
  void oneTrainPassesOneFullStation() {
    Position turn = coast("4+2").operating("IOW", "run-trains");
    assertThat(turn.play(Runs.of("IOW", train(turn, 0) + THROUGH)).told())
        .contains("IOW runs for £60");
  }

  @Test
  void noTrainPassesTwo() {
    Position turn =
        coast("4+2").company("C&N", it -> it.marker("J6")).operating("IOW", "run-trains");
    turn.refused(Runs.of("IOW", train(turn, 0) + TWICE), "full");
    turn.offers(Runs.of("IOW", train(turn, 0) + THROUGH));
  }

  @Test
  void aSecondTrainPassesNone() {
    Setting both =
        coast("4+2", "4+2")
            .tile("I9", "115", 4)
            .company("IOW", it -> it.marker("J6"))
            .company("C&N", it -> it.marker("J8"));
    Position turn = both.operating("IOW", "run-trains");
    String south = ": J6:0-_0 J8:3-_0 J8:1-_0 I9:4-_0 = J6.0 J8.0 I9.0";
    turn.refused(Runs.of("IOW", train(turn, 0) + THROUGH, train(turn, 1) + south), "full");
    turn.offers(turn.choices().getFirst());
  }

  @Test
  void basesOfABankruptCompanyStopNoTrain() {
    Setting coast = coast("4+2").company("C&N", it -> it.marker("J6"));
    Position bankrupt =
        coast
            .operating("IOW", "run-trains")
            .markers(it -> it.company().equals("C&N") ? it.flipped(true) : it);
    assertThat(bankrupt.play(Runs.of("IOW", train(bankrupt, 0) + TWICE)).told())
        .contains("IOW runs for £80");
  }
}

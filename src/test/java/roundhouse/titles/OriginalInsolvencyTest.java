package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.RunTrains;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** The designer's first rule for what a leased train brings. */
class OriginalInsolvencyTest {

  /**
   * From the pier by the east coast and Shanklin to Godshill: seven large stations worth 250, four
   * halts.
   */
  private static Position leasing() {
    Setting coast =
        Setting.of("1860", "original-insolvency")
            .phase("7")
            .tile("I3", "786", 0)
            .tile("J4", "6", 0)
            .tile("J6", "770", 3)
            .tile("J8", "5", 2);
    Setting whole =
        coast
            .tile("I7", "745", 5)
            .tile("H8", "741", 4)
            .tile("I9", "771", 1)
            .tile("H10", "742", 2)
            .tile("G9", "770", 4);
    return whole
        .company("IOW", it -> it.held("A", 50).operated(82).flag("insolvent"))
        .operating("IOW", "run-trains");
  }

  @Test
  void aRunOf250WithFourHaltsBrings170() {
    Position turn = leasing();
    RunTrains best = turn.choices(RunTrains.class).getFirst();
    assertThat(best.runs().getFirst().train()).startsWith("8+4");
    Position ran = turn.play(best);
    assertThat(ran.told().getFirst()).isEqualTo("IOW runs for £130 and a subsidy of £40");
    assertThat(ran.cash("IOW")).isEqualTo(170);
  }
}

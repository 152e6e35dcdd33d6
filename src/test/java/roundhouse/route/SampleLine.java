package roundhouse.route;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.route.SampleTrack.CITY_20;
import static roundhouse.route.SampleTrack.HALT;
import static roundhouse.route.SampleTrack.TOWN;

import java.util.List;
import roundhouse.board.SmallMap;
import roundhouse.design.spec.RouteRules;

/** Runs on a straight line of five stops, under strict rules. */
final class SampleLine {
  /** Rules that require calls at marker and home, and runs that meet. */
  static final RouteRules STRICT = new RouteRules(false, true, 10, true, true, false, 1);

  private SampleLine() {}

  /** A1 is the home, A5 a halt, A7 a town, the others are cities. */
  static SampleTurn turn() {
    var map = new SmallMap();
    for (String hex : List.of("A1", "A3", "A5", "A7", "A9"))
      map.hex(hex, hex.equals("A5") ? HALT : hex.equals("A7") ? TOWN : CITY_20);
    return SampleTurn.on(map)
        .train("2")
        .train("3+2")
        .train("3")
        .home("A1.0")
        .marker("A9.0")
        .rules(STRICT);
  }

  static void refused(RunCheckResult check, RunFault.Rule rule, String reason) {
    assertThat(check).isEqualTo(new RunFault(rule, reason));
  }
}

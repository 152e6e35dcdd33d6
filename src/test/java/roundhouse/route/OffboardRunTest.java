package roundhouse.route;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.route.SampleTrack.CITY_20;
import static roundhouse.route.SampleTrack.CITY_30;
import static roundhouse.route.SampleTrack.CITY_40;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.board.SmallMap;
import roundhouse.route.problem.PairBonus;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.StopValues;

/** Areas off the board on the best runs. */
class OffboardRunTest {
  @Test
  void noRunPassesThroughAnOffBoardArea() {
    SmallMap map =
        new SmallMap()
            .hex("A1", CITY_40)
            .hex("A3", "offboard=revenue:60;path=a:3,b:_0;path=a:0,b:_0")
            .hex("A5", CITY_30);

    assertThat(SampleTurn.on(map).train("9").marker("A1.0").best().revenue()).isEqualTo(100);
  }

  @Test
  void aRunVisitsOnlyOneStopOfAnOffBoardArea() {
    String east = "offboard=revenue:50,groups:East;path=a:3,b:_0;path=a:0,b:_0";
    SmallMap map = new SmallMap().hex("A1", east).hex("A3", CITY_20).hex("A5", east);

    assertThat(SampleTurn.on(map).train("9").marker("A3.0").best().revenue()).isEqualTo(70);
  }

  @Test
  void aPairBonusIsThatOfTheStopOfAnAreaThatTheRunCallsAt() {
    String east = "offboard=revenue:50,groups:East;path=a:3,b:_0;path=a:0,b:_0";
    SmallMap map = new SmallMap().hex("A1", east).hex("A3", CITY_20).hex("A5", east);
    StopRef near = StopRef.parse("A1.0");
    StopRef home = StopRef.parse("A3.0");
    StopRef far = StopRef.parse("A5.0");
    var values =
        new StopValues(
            Map.of(near, 50, home, 20, far, 30),
            Map.of(),
            Map.of(),
            List.of(
                new PairBonus(Set.of(home), Set.of(near), 10),
                new PairBonus(Set.of(home), Set.of(far), 35)));

    assertThat(SampleTurn.on(map).train("9", values).marker("A3.0").best().revenue()).isEqualTo(85);
  }
}

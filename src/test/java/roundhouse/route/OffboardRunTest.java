package roundhouse.route;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.route.SampleTrack.CITY_20;
import static roundhouse.route.SampleTrack.CITY_30;
import static roundhouse.route.SampleTrack.CITY_40;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.board.SmallMap;
import roundhouse.route.problem.RunRule;
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
                SampleTurn.both(Set.of(home), Set.of(near), 10),
                SampleTurn.both(Set.of(home), Set.of(far), 35)));

    assertThat(SampleTurn.on(map).train("9", values).marker("A3.0").best().revenue()).isEqualTo(85);
  }

  @Test
  void aMarkerStandsInOneCityOfAGroupNotInAll() {
    SmallMap map =
        new SmallMap()
            .hex("A1", CITY_20)
            .hex(
                "A3",
                "city=revenue:10,groups:Town;city=revenue:10,groups:Town;path=a:3,b:_0;path=a:0,b:_1")
            .hex("A5", CITY_40);

    SampleTurn turn = SampleTurn.on(map).train("3").marker("A3.0");
    assertThat(turn.best().revenue()).isEqualTo(30);
    assertThat(turn.check("3: A3:0-_1 A5:3-_0 = A3.1 A5.0"))
        .isInstanceOfSatisfying(
            RunFault.class, fault -> assertThat(fault.rule()).isEqualTo(RunFault.Rule.MARKER));
    assertThat(SampleTurn.on(map).train("3").marker("A3.1").best().revenue()).isEqualTo(50);
  }

  @Test
  void oneOfTwoBonusesMayBeWorthMoreThanBothWhereCitiesAreSkipped() {
    var map = new SmallMap();
    var revenue = new HashMap<StopRef, Integer>();
    for (int row = 1; row <= 11; row += 2) {
      map.hex("A" + row, CITY_20);
      revenue.put(StopRef.parse("A" + row + ".0"), row < 8 ? 0 : 100);
    }
    var values =
        new StopValues(
            revenue, Map.of(), Map.of(), List.of(pair("A1", "A3", 150), pair("A5", "A7", 300)));

    RouteSolution best = SampleTurn.on(map).train("4/6", values).marker("A5.0").best();
    assertThat(best.revenue()).isEqualTo(500);
  }

  private static RunRule pair(String one, String other, int adds) {
    return SampleTurn.both(
        Set.of(StopRef.parse(one + ".0")), Set.of(StopRef.parse(other + ".0")), adds);
  }
}

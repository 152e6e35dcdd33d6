package roundhouse.lab.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.Depot;
import roundhouse.game.GameState;
import roundhouse.game.Train;
import roundhouse.testkit.TestTitle;

/** In 1889 a company may own four trains until the 4-trains come, and two from the 5-trains on. */
class TrainPlanTest {
  private final Title title = TestTitle.of("1889").forPlayers(4);
  private final GameState start = title.start(List.of("Ann", "Ben", "Cleo", "Dan"), 1);

  private TrainPlan plan(String owned, int cash, Depot depot) {
    Company company = start.company("AR").withTrains(trains(owned)).withCash(cash);
    GameState state = start.with(company).with(depot).withPhase("3");
    var decision = new Decision("AR", List.of("Ann"), "buy-trains", "Ann buys trains");
    return new TrainPlan(
        new BotSituation(title, state, decision, DecisionDraws.of(1, state, decision, 1)), company);
  }

  private static List<Train> trains(String types) {
    return types.isBlank()
        ? List.of()
        : Stream.of(types.split(" ")).map(type -> new Train(type, 0)).toList();
  }

  @ParameterizedTest
  @CsvSource({
    // 2-trains rust when the first 4-train is sold; until then the limit is 4.
    "2 2, 2, true",
    "2 2 2, 2, false",
    // 3-trains rust with the first 6-train; just before, the limit is 2.
    "'', 3, true",
    "3, 3, false",
    "2 2 2, 3, true",
    // 4-trains rust with the first D-train, when the 3-trains have gone.
    "3, 4, true",
    "4, 4, false",
    "5, 4, false",
    // 5-trains never rust.
    "4, 5, true"
  })
  void aTrainLeavesRoomForTheTrainThatRustsIt(String owned, String train, boolean leavesRoom) {
    assertThat(plan(owned, 0, start.depot()).leavesRoom(new Train(train, 0))).isEqualTo(leavesRoom);
  }

  @ParameterizedTest
  @CsvSource({
    // A 3-train costs 180, a 4-train 300.
    "2, 480, 3 4, true",
    "2, 479, 3 4, false",
    "2, 659, 3 3 4, false",
    "2, 660, 3 3 4, true",
    // Two more trains than the three that it owns are one too many.
    "2 2 2, 660, 3 4, false",
    "2 2, 660, 3 4, true"
  })
  void aCompanyReachesTheNextTypeWithMoneyAndRoomForAllThatAreLeft(
      String owned, int cash, String upcoming, boolean reaches) {
    var depot = new Depot(trains(upcoming), List.of());

    assertThat(plan(owned, cash, depot).reachesNextType(new Train("3", 0))).isEqualTo(reaches);
  }

  @Test
  void nothingFollowsTheLastType() {
    var depot = new Depot(trains("D"), List.of());

    assertThat(plan("", 9999, depot).reachesNextType(new Train("D", 0))).isFalse();
  }
}

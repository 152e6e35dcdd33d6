package roundhouse.engine.rounds;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Player;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/** The next stock round begins after everybody has passed, because no company operates. */
class PlayerOrdersTest {
  @TempDir Path folder;

  private static Title title(String option) {
    return option.isEmpty() ? Tiny.plain("tiny-seats") : Tiny.plain("tiny-seats", option);
  }

  private static Position withCash(Title title, int ann, int bob, int cid) {
    return Setting.of(title, "Ann", "Bob", "Cid")
        .cash("Ann", ann)
        .cash("Bob", bob)
        .cash("Cid", cid)
        .stock("Ann");
  }

  private static List<String> seats(Position position) {
    return position.state().players().stream().map(Player::name).toList();
  }

  private static String order(Position position) {
    Position now = position;
    var order = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      String turn = now.decision().orElseThrow().entity();
      order.append(turn.charAt(0));
      now = now.pass(turn);
    }
    return order.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "'',       400, 500, 300, BAC, Bob Ann Cid",
    "'',       400, 400, 500, CAB, Cid Ann Bob",
    "'',       400, 400, 400, ABC, Ann Bob Cid",
    "poorest,  400, 500, 300, CAB, Cid Ann Bob",
    "poorest,  400, 300, 300, BCA, Bob Cid Ann",
    "rotating, 400, 500, 300, BCA, Bob Cid Ann",
    "rotating, 300, 500, 500, BCA, Bob Cid Ann",
  })
  void theNextRoundBeginsInTheOrderOfTheDesign(
      String option, int ann, int bob, int cid, String order, String seats) {
    Position next = withCash(title(option), ann, bob, cid).pass("Ann", "Bob", "Cid");
    assertThat(next.state().calendar().set()).isEqualTo(2);
    assertThat(seats(next)).containsExactly(seats.split(" "));
    assertThat(next.state().priority()).startsWith(order.substring(0, 1));
    assertThat(order(next)).isEqualTo(order);
  }

  @ParameterizedTest
  @CsvSource({
    "'',       400, 500, 300, Bob",
    "poorest,  400, 500, 300, Cid",
    "poorest,  400, 300, 300, Bob",
    "rotating, 400, 500, 300, Bob",
    "passing,  400, 500, 300, Ann",
  })
  void whereMoneyDecidesThePriorityIsThatOfWhoeverWouldBeginNow(
      String option, int ann, int bob, int cid, String first) {
    Position operating =
        Setting.of(title(option), "Ann", "Bob", "Cid")
            .cash("Ann", ann)
            .cash("Bob", bob)
            .cash("Cid", cid)
            .priority("Ann")
            .company("RED", it -> it.held("Ann", 60).operated(90))
            .operating("RED", "buy-trains");

    assertThat(PlayerOrders.priority(new Game(operating.title(), operating.state())))
        .isEqualTo(first);
  }

  @Test
  void whoPassedFirstAndDidNotActAgainBeginsTheNextRound() {
    Position started =
        withCash(title("passing"), 200, 200, 200)
            .pass("Ann")
            .play(new Action.Start("Bob", "RED", 90))
            .pass("Cid");
    Position kept = started.pass("Ann").playOn(now -> now.state().calendar().set() == 2);
    assertThat(seats(kept)).as("Ann, Cid, then Bob").containsExactly("Ann", "Cid", "Bob");
    Position acted =
        started
            .play(new Action.BuyShare("Ann", "RED", "ipo", 20))
            .playOn(now -> now.state().calendar().set() == 2);
    assertThat(seats(acted)).as("Ann acted again").containsExactly("Cid", "Bob", "Ann");
  }

  @Test
  void aScriptAnswersInWhichOrder() {
    Title title = scripted("[...state.players].map((player) => player.id).reverse()");
    Position next = Position.start(title, "Ann", "Bob", "Cid"); // asked for the first round, too
    assertThat(order(next)).isEqualTo("CBA");
    assertThat(next.events()).isEmpty();
  }

  @Test
  void anOrderThatLeavesSomebodyOutIsAFaultOfTheScript() {
    Title title = scripted("state.set === 1 ? standard() : standard().slice(1)");
    Position first = Position.start(title, "Ann", "Bob", "Cid").pass("Ann", "Bob");
    assertThat(Engine.apply(title, first.state(), new Action.Pass("Cid")))
        .isInstanceOfSatisfying(
            Result.Failed.class,
            failed ->
                assertThat(failed.failure().says())
                    .contains("rules.js:1:", "answer each of the players once: Ann, Bob, Cid"));
  }

  private Title scripted(String answer) {
    return new Tiny(folder)
        .script(
            "tiny/rules.js",
            "export const playerOrder = ({ state, standard }) => %s;".formatted(answer))
        .title("tiny");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "poorest", "rotating", "passing"})
  void gamesKeepAllInvariants(String option) {
    for (long seed = 1; seed <= 4; seed++) {
      SimulatedGame game = Simulation.of(title(option), 3, new RandomBot()).checking().play(seed);
      assertThat(game.outcome())
          .as("seed %d: %s", seed, game.outcome().says())
          .isInstanceOf(SimulationOutcome.Ended.class);
    }
  }
}

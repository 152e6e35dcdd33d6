package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.cli.text.ChoiceMenu;
import roundhouse.design.problem.Problem;
import roundhouse.engine.Action;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.engine.events.MoneyAmount;
import roundhouse.engine.play.Engine;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.bots.DecisionDraws;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/**
 * Steps of scripts that play does not wait for: companies borrow at any time in their turn, and the
 * ferry is given up beside a stock turn.
 */
class StepsBesideTest {
  private static final Tiny SMALL = new Tiny(Path.of("src/test/resources/scripts"));
  private static final Title CREDIT = SMALL.title("tiny-credit");

  @TempDir Path folder;

  private static Position turnOfRed(int cash) {
    return Setting.of(CREDIT, "Ann", "Bob")
        .company("RED", it -> it.held("Ann", 60).operated(100).cash(cash))
        .operating("RED", "lay-track");
  }

  @Test
  void theDesignHasNoProblem() {
    assertThat(SMALL.load("tiny-credit").problems()).isEmpty();
  }

  @Test
  void aRangeIsOneChoiceWithAnAmountThatCountsAnything() {
    List<Choice> choices = Engine.choices(CREDIT, turnOfRed(20).state());
    Choice borrow =
        choices.stream().filter(each -> each.action() instanceof Choose).findFirst().orElseThrow();
    assertThat(borrow.amount()).contains(new Choice.Amount(10, 100, 10));
    assertThat(borrow.says()).isEqualTo("borrow");
    assertThat(borrow.says(new MoneyAmount("£", 40))).isEqualTo("borrow 40");
    assertThat(borrow.withAmount(40)).isEqualTo(new Choose("RED", "borrow", "", 40));

    var menu = new ChoiceMenu(choices);
    assertThat(menu.text()).contains("borrow (10 to 100 by 10)");
    int number = choices.indexOf(borrow) + 1;
    assertThat(menu.pick(number + " 40")).isEqualTo(new ChoiceMenu.Picked(borrow.withAmount(40)));
    assertThat(menu.pick(number + " 45")).isInstanceOf(ChoiceMenu.Unclear.class);
  }

  @Test
  void gamesOfSensibleAndRandomBotsKeepAllInvariants() {
    long loans = 0;
    long landings = 0;
    for (String bot : List.of("sensible", "random"))
      for (long seed = 1; seed <= 6; seed++) {
        SimulatedGame game =
            Simulation.of(CREDIT, 2, Bots.named(bot).orElseThrow()).checking().play(seed);
        assertThat(game.outcome())
            .as("%s, seed %d: %s", bot, seed, game.outcome().says())
            .isInstanceOf(SimulationOutcome.Ended.class);
        loans += answers(game, "borrow");
        landings += answers(game, "landing");
      }
    assertThat(loans).isPositive();
    assertThat(landings).isPositive();
  }

  private static long answers(SimulatedGame game, String step) {
    return game.log().actions().stream()
        .filter(action -> action instanceof Choose choice && choice.question().equals(step))
        .count();
  }

  @Test
  void aBotTakesTheAmountThatIsWorthMostAndNoneThatIsWorthNothing() {
    assertThat(choice(turnOfRed(40))).isEqualTo(new Choose("RED", "borrow", "", 60));
    assertThat(choice(turnOfRed(140))).isNotInstanceOf(Choose.class);
  }

  private static Action choice(Position turn) {
    Decision decision = turn.decision().orElseThrow();
    return new SensibleBot()
        .choose(
            CREDIT,
            turn.state(),
            decision,
            Engine.choices(CREDIT, turn.state()),
            DecisionDraws.of(1, turn.state(), decision, 1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          beside: stock-trun           | the round 'stock' waits for no step named 'stock-trun'
          beside: grant                | the round 'stock' waits for no step named 'grant'
          waits: no, beside: stock-turn| 'grant' never waits, so it is offered in the whole turn
          """)
  void aStepIsOfferedBesideAnotherOneOrInTheWholeTurn(String keys, String says) throws IOException {
    Path designs = folder.resolve("designs");
    Tiny.copyInto(designs, "granting");
    Files.writeString(
        designs.resolve("granting/title.yaml"),
        """
        extends: ../tiny
        title: Granting
        rounds: { stock: { steps: [script: { name: grant, %s }, stock-turn] } }
        """
            .formatted(keys));
    assertThat(new TitleLoader(designs, folder, Tiny.TILES).load("granting", Set.of()).problems())
        .extracting(Problem::message)
        .contains(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          { from: 20, to: 10 }             | a range goes up: not from 20 to 10
          { from: 1, to: 9, step: 0 }      | the 'step' of a range is at least 1
          { from: 1.5, to: 9 }             | use a whole number
          { from: -1, to: 9 }              | as 'from', answer a whole number from 0 to 1000000
          { from: 1 }                      | the answer lacks 'to'
          { from: 1, to: 9, by: 2 }        | answer texts, or ranges such as
          { answer: 3, from: 1, to: 9 }    | as 'answer', answer a text
          7                                | answer texts, or ranges such as
          """)
  void aRangeThatIsNoneIsAFaultOfTheScript(String range, String says) {
    Title title =
        new Tiny(folder)
            .script(
                "tiny-credit/borrow.js",
                """
                export const borrowDecider = ({ state }, { entity }) => state.companies[entity].president;
                export const borrowChoices = () => [%s];
                export const borrowTaken = () => [];
                export const landingDecider = () => "";
                export const landingChoices = () => [];
                export const landingTaken = () => [];
                """
                    .formatted(range))
            .title("tiny-credit");
    assertThatThrownBy(
            () ->
                Setting.of(title, "Ann", "Bob")
                    .company("RED", it -> it.held("Ann", 60).operated(100).cash(0))
                    .operating("RED", "lay-track")
                    .choices())
        .hasMessageContaining(says);
  }
}

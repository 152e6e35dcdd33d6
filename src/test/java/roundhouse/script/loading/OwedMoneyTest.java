package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/** Money that companies and players must pay by an effect of a script. */
class OwedMoneyTest {
  private static final Tiny SMALL = new Tiny(Path.of("src/test/resources/scripts"));

  @TempDir Path folder;

  @Test
  void theDesignHasNoProblem() {
    assertThat(SMALL.load("tiny-rent").problems()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sensible", "random"})
  void gamesKeepAllInvariants(String bot) {
    Title rent = SMALL.title("tiny-rent");
    long sales = 0;
    for (long seed = 1; seed <= 6; seed++) {
      SimulatedGame game =
          Simulation.of(rent, 2, Bots.named(bot).orElseThrow()).checking().play(seed);
      assertThat(game.outcome())
          .as("seed %d: %s", seed, game.outcome().says())
          .isInstanceOf(SimulationOutcome.Ended.class);
      sales += game.log().actions().stream().filter(Action.SellShares.class::isInstance).count();
    }
    assertThat(sales).isPositive();
  }

  /** BLU has 20 and Ann 30 when BLU must pay after its run; Ann may sell a share for 90. */
  private Position turn(String effect) {
    Title title =
        new Tiny(folder)
            .script(
                "tiny/rent.js",
                """
                export const tileLaid = ({ effects }, { company }) => [
                  %s,
                  effects.setFlag("after", true),
                ];
                export const short = ({ effects }, { data, amount }) => effects.setFlag(data, amount);
                """
                    .formatted(effect))
            .title("tiny");
    return Setting.of(title, "Ann", "Bob")
        .company("BLU", it -> it.held("Ann", 60).operated(90).cash(20))
        .company("RED", it -> it.held("Bob", 60).operated(90).cash(20))
        .cash("Ann", 30)
        .operating("BLU", "lay-track");
  }

  private static final Action TRACK = new Action.LayTile("BLU", HexId.of("B8"), "5", 2);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          20 | {}                                            | 0  | 30 | 0
          50 | { means: ['president'] }                      | 0  | 0  | 0
          50 | { means: ['sales'] }                          | 0  | 0  | 0
          70 | { means: ['president'], then: 'short', data: 'x' } | 0 | 0 | 20
          70 | { then: 'short', data: 'x' }                  | 0  | 30 | 50
          """)
  void whatIsThereIsPaidWithoutADecision(
      int amount, String how, int ofCompany, int ofPresident, int missing) {
    Position paid =
        turn("effects.owe(company, 'bank', %d, 'rent', %s)".formatted(amount, how)).play(TRACK);
    assertThat(paid.cash("BLU")).isEqualTo(ofCompany);
    assertThat(paid.cash("Ann")).isEqualTo(ofPresident);
    assertThat(paid.state().flag("", "x"))
        .isEqualTo(missing == 0 ? (Object) false : (long) missing);
    assertThat(paid.flag("", "after")).isTrue();
  }

  @Test
  void aPlayerIsPaidAndTheEffectsAfterItWaitForSales() {
    Position sells = turn("effects.owe(company, 'Bob', 130, 'rent', { means: ['sales'] })");
    int before = sells.cash("Bob");
    Position asked = sells.play(TRACK).asks("BLU", "raise-money");
    assertThat(asked.flag("", "after")).isFalse();
    assertThat(asked.decision().orElseThrow().says())
        .isEqualTo("sell shares for the £80 missing: rent");
    Position paid = asked.play(new Action.SellShares("Ann", "BLU", 20));
    assertThat(paid.flag("", "after")).isTrue();
    assertThat(paid.cash("Bob")).isEqualTo(before + 130);
    assertThat(paid.cash("Ann")).isEqualTo(10);
  }

  @Test
  void whatACompanyMayDoAtAnyTimeItMayDoToRaiseMoney() throws IOException {
    Path designs = folder.resolve("designs");
    Tiny.copyInto(designs, "lending");
    Files.writeString(
        designs.resolve("lending/title.yaml"),
        """
        extends: ../tiny
        title: Lending
        options: { remove: [claims, generous] }
        data: { remove: [bonus] }
        rounds: { operating: { steps: { script borrow: { before: lay-track, waits: no } } } }
        """);
    new Tiny(folder.resolve("scripts"))
        .script(
            "lending/rules.js",
            """
            export const borrowDecider = ({ state }, { entity }) => state.companies[entity].president;
            export const borrowChoices = () => [{ from: 10, to: 100, step: 10 }];
            export const borrowTaken = ({ effects }, { entity, amount }) => effects.pay("bank", entity, amount);
            export const tileLaid = ({ effects }, { company }) =>
              effects.owe(company, "bank", 130, "rent", { means: ["sales"] });
            """);
    var loaded =
        new TitleLoader(designs, folder.resolve("scripts"), Tiny.TILES).load("lending", Set.of());
    assertThat(loaded.problems()).isEmpty();
    Position asked =
        Setting.of(loaded.title().orElseThrow(), "Ann", "Bob")
            .company("BLU", it -> it.held("Ann", 60).operated(90).cash(20))
            .cash("Ann", 30)
            .operating("BLU", "lay-track")
            .play(TRACK)
            .asks("BLU", "raise-money")
            .offers(new Action.Choose("BLU", "borrow", "", 10));
    Position paid = asked.play(new Action.Choose("BLU", "borrow", "", 100));
    assertThat(paid.cash("BLU")).isZero();
    assertThat(paid.cash("Ann")).isEqualTo(20);
    asked
        .play(new Action.Choose("BLU", "borrow", "", 10))
        .denies(new Action.Choose("BLU", "borrow", "", 10))
        .offers(new Action.SellShares("Ann", "BLU", 20));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          'x', 'bank', 10, 'rent'                       | there is no player or company to pay named x
          'bank', company, 10, 'rent'                   | there is no debtor named bank
          company, 'x', 10, 'rent'                      | there is no player or company to be paid named x
          company, 'bank', -1, 'rent'                   | a payment of -1 is less than 0
          company, 'bank', 10, ''                       | a sentence needs some words
          company, 'bank', 70, 'rent'                   | BLU owes £70 for rent and lacks £50
          company, 'bank', 70, 'rent', { means: ['gold'] } | is one of [loans, president, sales], not 'gold'
          company, 'bank', 70, 'rent', { then: 'none' } | no script exports a function 'none' to go on with
          company, 'bank', 70, 'rent', { by: 'Ann' }    | has no 'by'; write one of means, then, data
          """)
  void aDebtThatIsNoneIsAFaultOfTheScript(String arguments, String says) {
    Position turn = turn("effects.owe(" + arguments + ")");
    assertThat(Engine.apply(turn.title(), turn.state(), TRACK))
        .isInstanceOfSatisfying(
            Result.Failed.class, failed -> assertThat(failed.failure().says()).contains(says));
  }
}

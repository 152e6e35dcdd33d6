package roundhouse.engine.shares;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/** Price protection in a simple title that adds it in its design alone. */
class PriceProtectionTest {
  @TempDir private Path folder;

  private static final Title TITLE = Tiny.plain("tiny-protected");
  private static final Title PRESIDENTS = Tiny.plain("tiny-protected", "presidents");

  /** Ann is president of RED with 50 %, Bob has 20 % and Cid 10 %; Cid is president of BLU. */
  private static Position turnOfBob() {
    return setting().stock("Bob");
  }

  private static Setting setting() {
    return setting(TITLE);
  }

  private static Setting setting(Title title) {
    return Setting.of(title, "Ann", "Bob", "Cid")
        .company("RED", it -> it.held("Ann", 50).held("Bob", 20).held("Cid", 10).operated(100))
        .company("BLU", it -> it.held("Cid", 50).held("Bob", 10).operated(90));
  }

  @Test
  void thePriceWaitsUntilTheSellersTurnIsOver() {
    Position sold = turnOfBob().play(new SellShares("Bob", "RED", 20));
    assertThat(sold.price("RED")).isEqualTo(100);
    sold.asks("Bob", "stock-turn").pass("Bob").asks("Ann", "protect-price");
  }

  @Test
  void thePresidentBuysAllThatWasSoldAndThePriceStays() {
    Position offered = turnOfBob().play(new SellShares("Bob", "RED", 20)).pass("Bob");
    offered.refused(new BuyShare("Ann", "RED", "pool", 10), "only buy the 20 %");
    Position kept = offered.play(new BuyShare("Ann", "RED", "pool", 20));
    assertThat(kept.price("RED")).isEqualTo(100);
    assertThat(kept.held("Ann", "RED")).isEqualTo(70);
    assertThat(kept.cash("Ann")).isEqualTo(500 - 200);
  }

  @Test
  void playContinuesLeftOfTheLastPresidentWhoBought() {
    Position round = setting().stock("Cid").play(new SellShares("Cid", "RED", 10)).pass("Cid");
    round.play(new BuyShare("Ann", "RED", "pool", 10)).asks("Bob", "stock-turn");
    round.play(new Pass("Ann")).asks("Ann", "stock-turn");
  }

  @Test
  void theSpecialTurnsAreTakenInTheOrderOfSale() {
    Position both =
        turnOfBob()
            .play(new SellShares("Bob", "BLU", 10), new SellShares("Bob", "RED", 10))
            .pass("Bob");
    both.asks("Cid", "protect-price")
        .play(new BuyShare("Cid", "BLU", "pool", 10))
        .asks("Ann", "protect-price");
  }

  @Test
  void whoDeclinesLetsThePriceFall() {
    Position fallen = turnOfBob().play(new SellShares("Bob", "RED", 20)).pass("Bob", "Ann");
    assertThat(fallen.price("RED")).isEqualTo(80);
    fallen.asks("Cid", "stock-turn");
  }

  @Test
  void whoCannotPayIsNotAsked() {
    Position poor =
        setting().cash("Ann", 199).stock("Bob").play(new SellShares("Bob", "RED", 20)).pass("Bob");
    assertThat(poor.price("RED")).isEqualTo(80);
  }

  @Test
  void sharesSoldByThePresidentAreNotProtected() {
    Position sold = setting().stock("Ann").play(new SellShares("Ann", "RED", 20)).pass("Ann");
    assertThat(sold.price("RED")).isEqualTo(80);
  }

  @Test
  void whereOnlyPresidentsMovePricesASaleByAnotherNeedsNoProtection() {
    Position sold =
        setting(PRESIDENTS).stock("Bob").play(new SellShares("Bob", "RED", 20)).pass("Bob");
    assertThat(sold.price("RED")).isEqualTo(100);
    sold.asks("Cid", "stock-turn");
  }

  @Test
  void whereOnlyPresidentsMovePricesTheirOwnSalesDo() {
    Position sold =
        setting(PRESIDENTS).stock("Ann").play(new SellShares("Ann", "RED", 20)).pass("Ann");
    assertThat(sold.price("RED")).isEqualTo(90);
  }

  @Test
  void botsPlayTheSimpleTitleToItsEndAndTheRuleApplies() {
    int protectedPrices = 0;
    for (long seed = 1; seed <= 12; seed++) {
      SimulatedGame game = Simulation.of(TITLE, 3, new RandomBot()).checking().play(seed);
      assertThat(game.outcome())
          .as("seed %d: %s", seed, game.outcome().says())
          .isInstanceOf(SimulationOutcome.Ended.class);
      protectedPrices += protections(game);
    }
    assertThat(protectedPrices).isPositive();
  }

  private static int protections(SimulatedGame game) {
    SavedGameReplay again = SavedGameReplay.of(TITLE, game.log());
    int count = 0;
    for (int i = 0; i < again.actionCount(); i++) {
      boolean asked =
          Engine.decision(TITLE, again.states().get(i))
              .filter(decision -> decision.step().equals("protect-price"))
              .isPresent();
      if (asked && List.of(game.log().actions().get(i)).getFirst() instanceof BuyShare) count++;
    }
    return count;
  }

  /** Bob has sold 20 % of RED, of which Ann is president, and ends his turn. */
  private Position sold(String script) throws IOException {
    Title title =
        new Tiny(folder).script("tiny-protected/rules.js", script).title("tiny-protected");
    return setting(title).stock("Bob").play(new SellShares("Bob", "RED", 20)).pass("Bob");
  }

  @Test
  void aScriptMayForbidIt() throws IOException {
    String below =
        "export const mayProtectPrice = (_, { company }) => company.price > %s || 'too cheap';";
    assertThat(sold(below.formatted(100)).price("RED")).isLessThan(100);
    sold(below.formatted(99)).asks("Ann", "protect-price");
  }

  @Test
  void aScriptSaysWhatItCostsAndHearsOfIt() throws IOException {
    Position offered =
        sold(
            """
            export const protectionCost = ({ standard }, { percent }) => standard() + percent;
            export const priceProtected = ({ effects }, { player }) => effects.pay("bank", player, 7);
            """);
    Position kept = offered.play(new BuyShare("Ann", "RED", "pool", 20));
    assertThat(kept.cash("Ann")).isEqualTo(500 - 220 + 7);
    assertThat(kept.price("RED")).isEqualTo(100);
    assertThat(offered.play(new Pass("Ann")).cash("Ann")).isEqualTo(500);
  }
}

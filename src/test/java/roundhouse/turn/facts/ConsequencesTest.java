package roundhouse.turn.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.WITHHOLD;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.engine.play.TreasuryKnowledge;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Tiny;

class ConsequencesTest {
  private final Title title = Tiny.plain();
  private final GameState start = Tiny.start(title);

  @Test
  void theStartOfACompanyTellsPricePresidentAndCash() {
    int cash = start.player("Ann").cash();
    Consequences told =
        Consequences.of(title, start, new Action.Start("Ann", "RED", 100), List.of("Ann"));

    assertThat(told.legal()).isTrue();
    assertThat(told.lines()).contains("RED starts at £100", "Ann becomes president of RED");
    assertThat(told.lines()).anyMatch(line -> line.startsWith("Ann: £" + cash + " → £"));
  }

  @Test
  void whatIsNotLegalTellsTheReasonInTheWordsOfTheRules() {
    Consequences told =
        Consequences.of(title, start, new Action.Start("Bob", "RED", 100), List.of("Bob"));

    assertThat(told.legal()).isFalse();
    assertThat(told.lines().getFirst()).contains("not the turn of Bob");
  }

  @Test
  void severalActionsAreToldTogether() {
    Consequences told =
        Consequences.of(
            title,
            start,
            List.of(new Action.Start("Ann", "RED", 100), new Action.Pass("Bob")),
            List.of("Ann"));

    assertThat(told.lines()).contains("RED starts at £100");
  }

  @Test
  void ofSeveralActionsTheFirstThatIsNotLegalTellsTheReason() {
    Consequences told =
        Consequences.of(
            title,
            start,
            List.of(new Action.Pass("Bob"), new Action.Start("Ann", "RED", 100)),
            List.of("Ann"));

    assertThat(told.legal()).isFalse();
    assertThat(told.lines().getFirst()).contains("not the turn of Bob");
  }

  @Test
  void aTreasuryIsToldOnlyToThoseWhoMayKnowIt() throws Exception {
    var golden = GoldenGame.named("1860/3-players");
    Title secret = Repository.titles().load("1860", Set.of()).title().orElseThrow();
    GameState now = secret.start(golden.log().players(), golden.log().seed());
    for (Action action : golden.log().actions()) {
      if (action instanceof Action.Dividend paid && isSecretFromSomebody(secret, now, paid)) {
        String cash = paid.by() + ": £" + now.company(paid.by()).cash() + " → £";
        assertThat(told(secret, now, paid, true)).anyMatch(line -> line.startsWith(cash));
        assertThat(told(secret, now, paid, false)).noneMatch(line -> line.startsWith(cash));
        return;
      }
      now = Tiny.after(secret, now, action);
    }
    throw new AssertionError("nobody was without shares when a company withheld");
  }

  @Test
  void theLimitOfTrainsIsThatOfThePhaseWhichThePurchaseBegins() throws Exception {
    var golden = GoldenGame.named("1889/3-players");
    Title title = Repository.titles().load("1889", Set.of()).title().orElseThrow();
    GameState now = title.start(golden.log().players(), golden.log().seed());
    for (Action action : golden.log().actions()) {
      if (action instanceof Action.BuyTrain buy && buy.train().startsWith("4-")) {
        assertThat(Consequences.ofOpenAmount(title, now, buy).trainLimit()).hasValue(4);
        assertThat(Consequences.of(title, now, buy, List.of()).trainLimit()).hasValue(3);
        return;
      }
      now = Tiny.after(title, now, action);
    }
    throw new AssertionError("nobody bought a 4-train");
  }

  @Test
  void thePurchaseThatEndsAStockRoundTellsItsPriceAndTheIncomeApart() throws Exception {
    var golden = GoldenGame.named("1889/3-players");
    Title title = Repository.titles().load("1889", Set.of()).title().orElseThrow();
    GameState now = title.start(golden.log().players(), golden.log().seed());
    for (Action action : golden.log().actions()) {
      GameState next = Tiny.after(title, now, action);
      if (isStockAction(action) && next.calendar().set() >= 1 && isOperating(next)) {
        int cash = now.player(action.by()).cash();
        Consequences told = Consequences.of(title, now, action, List.of(action.by()));
        int spent = cash - told.after().orElseThrow().player(action.by()).cash();
        assertThat(told.lines())
            .contains(action.by() + ": ¥" + cash + " → ¥" + (cash - spent))
            .last()
            .asString()
            .startsWith("then by itself: ")
            .contains(
                action.by() + ": ¥" + (cash - spent) + " → ¥" + next.player(action.by()).cash());
        return;
      }
      now = next;
    }
    throw new AssertionError("no stock round ended with a purchase");
  }

  private static boolean isStockAction(Action action) {
    return action instanceof Action.BuyShare || action instanceof Action.Start;
  }

  private static boolean isOperating(GameState state) {
    return state.round().name().startsWith("operating");
  }

  @Test
  void aTileTellsNoFallOfThePriceThatTheMissingTrainBrings() throws Exception {
    int found = 0;
    for (String name : List.of("2-players", "3-players", "4-players")) {
      var golden = GoldenGame.read(GoldenGame.FOLDER.resolve("1889").resolve(name + ".jsonl"));
      Title title = Repository.titles().load("1889", Set.of()).title().orElseThrow();
      GameState now = title.start(golden.log().players(), golden.log().seed());
      for (Action action : golden.log().actions()) {
        GameState next = Tiny.after(title, now, action);
        boolean falls = !now.tokens().at().equals(next.tokens().at());
        if (action instanceof Action.LayTile && falls) {
          found++;
          List<String> lines = Consequences.of(title, now, action, List.of()).lines();
          assertThat(lines).noneMatch(line -> line.startsWith("price of"));
          assertThat(lines.getLast())
              .startsWith("then by itself: ")
              .contains("price of " + action.by());
        }
        now = next;
      }
    }
    assertThat(found).as("tiles laid by companies without a train").isPositive();
  }

  private static List<String> told(
      Title title, GameState now, Action.Dividend paid, boolean knowing) {
    Company company = now.company(paid.by());
    List<String> players =
        now.players().stream()
            .map(Player::name)
            .filter(player -> TreasuryKnowledge.knows(title, now, player, company) == knowing)
            .toList();
    return Consequences.of(title, now, paid, players).lines();
  }

  private static boolean isSecretFromSomebody(Title title, GameState now, Action.Dividend paid) {
    Company company = now.company(paid.by());
    return paid.kind() == WITHHOLD
        && company.revenue() != 0
        && now.players().stream()
            .anyMatch(player -> !TreasuryKnowledge.knows(title, now, player.name(), company))
        && Tiny.after(title, now, paid).company(paid.by()).cash() != company.cash();
  }
}

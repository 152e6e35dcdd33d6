package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.testkit.GoldenGame;

/** Where a sale or a dividend would move prices, before it is played. */
@Tag("slow")
class PriceForecastTest {

  private static GoldenMoments game(String title) throws Exception {
    return GoldenMoments.of(GoldenGame.FOLDER.resolve(title).resolve("4-players.jsonl"));
  }

  private static int first(GameLog log, Predicate<Action> wanted) {
    for (int index = 0; index < log.actions().size(); index++)
      if (wanted.test(log.actions().get(index))) return index;
    throw new AssertionError("the game has no such action");
  }

  private static List<PriceForecast> forecast(GoldenMoments game, int index) {
    return PriceForecast.of(
        game.title(), game.states().get(index), game.log().actions().get(index));
  }

  @Test
  void aSaleMovesThePriceToWhereItIsAfterTheSale() throws Exception {
    GoldenMoments game = game("1830");
    int sale = first(game.log(), action -> action instanceof Action.SellShares);
    String company = ((Action.SellShares) game.log().actions().get(sale)).company();
    GameState before = game.states().get(sale);
    GameState after = game.states().get(sale + 1);

    assertThat(forecast(game, sale))
        .contains(
            new PriceForecast(
                company,
                before.tokens().of(company).orElseThrow(),
                after.tokens().of(company).orElseThrow()));
  }

  @Test
  void aSaleWhosePriceMayBeProtectedShowsWhereItFallsIfNobodyDoes() throws Exception {
    GoldenMoments game = game("1870");
    int sale = first(game.log(), action -> action instanceof Action.SellShares);
    String company = ((Action.SellShares) game.log().actions().get(sale)).company();
    GameState before = game.states().get(sale);

    assertThat(game.states().get(sale + 1).tokens().of(company))
        .as("the price waits")
        .isEqualTo(before.tokens().of(company));
    assertThat(forecast(game, sale))
        .anyMatch(move -> move.company().equals(company) && price(game.title(), move) < 0);
  }

  private static int price(Title title, PriceForecast move) {
    return title.market().at(move.to()).price() - title.market().at(move.from()).price();
  }

  @Test
  void aDividendThatIsPaidRaisesThePrice() throws Exception {
    GoldenMoments game = game("1830");
    int pay =
        first(game.log(), action -> action instanceof Action.Dividend paid && paid.kind() == PAY);

    assertThat(forecast(game, pay)).anyMatch(move -> price(game.title(), move) > 0);
  }

  @Test
  void anActionThatIsRefusedMovesNothing() throws Exception {
    GoldenMoments game = game("1830");

    assertThat(
            PriceForecast.of(
                game.title(), game.states().getFirst(), new Action.SellShares("X", "PRR", 10)))
        .isEmpty();
  }
}

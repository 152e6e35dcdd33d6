package roundhouse.editor.play.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import roundhouse.design.spec.steps.Dividend.Kind;
import roundhouse.engine.Action;
import roundhouse.engine.Action.Dividend;
import roundhouse.engine.Choice;
import roundhouse.market.MarketCell;
import roundhouse.picture.market.MarketOverlay.Move;
import roundhouse.workshop.PriceForecast;

/** The arrows on the market: the picked action's, and beside it those of the other dividends. */
class PriceMovesTest {
  private static final MarketCell HERE = new MarketCell(0, 5);
  private static final Dividend PAY = new Dividend("Red", Kind.PAY);
  private static final Dividend HALF = new Dividend("Red", Kind.HALF);
  private static final Dividend WITHHOLD = new Dividend("Red", Kind.WITHHOLD);

  private final List<Action> asked = new ArrayList<>();
  private final List<CompletableFuture<List<PriceForecast>>> answers = new ArrayList<>();
  private final PriceMoves moves =
      new PriceMoves(
          action -> {
            asked.add(action);
            answers.add(new CompletableFuture<>());
            return answers.getLast();
          },
          () -> {});

  private static List<Choice> choices(Action... actions) {
    return List.of(actions).stream().map(action -> Choice.of(action, "so")).toList();
  }

  private static PriceForecast to(int column) {
    return new PriceForecast("Red", HERE, new MarketCell(0, column));
  }

  private static Move arrow(int column) {
    return new Move("Red", HERE, new MarketCell(0, column));
  }

  private void answer(int question, PriceForecast... forecast) throws Exception {
    answers.get(question).complete(List.of(forecast));
    SwingUtilities.invokeAndWait(() -> {});
  }

  @Test
  void theOtherDividendsAreShownBesideThePickedOne() throws Exception {
    moves.begin(choices(PAY, HALF, WITHHOLD));
    moves.pick(Optional.of(PAY));
    answer(0, to(6));
    answer(1);
    answer(2, to(4));

    assertThat(asked).as("each once").containsExactly(PAY, HALF, WITHHOLD);
    assertThat(moves.moves()).containsExactly(arrow(6));
    assertThat(moves.others()).containsExactly(arrow(4));

    moves.pick(Optional.of(WITHHOLD));
    assertThat(moves.moves()).containsExactly(arrow(4));
    assertThat(moves.others()).containsExactly(arrow(6));
  }

  @Test
  void whereNoDividendIsDecidedOnlyThePickedActionIsShown() {
    moves.begin(choices(new Action.Pass("Ann")));
    moves.pick(Optional.of(new Action.Pass("Ann")));

    assertThat(asked).as("a pass moves no price").isEmpty();
  }

  @Test
  void anAnswerAboutAnEarlierStateIsDropped() throws Exception {
    moves.begin(choices(PAY, WITHHOLD));
    moves.begin(choices());
    answer(0, to(6));

    assertThat(moves.others()).isEmpty();
  }

  @Test
  void arrowsOfTheSameDividendsStayUntilTheyAreAnsweredAgain() throws Exception {
    moves.begin(choices(PAY, WITHHOLD));
    answer(0, to(6));
    moves.begin(choices(PAY, WITHHOLD));
    assertThat(moves.others()).containsExactly(arrow(6));

    answer(2, to(7));
    assertThat(moves.others()).containsExactly(arrow(7));
  }
}

package roundhouse.lab.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.testkit.TestTitle;

/** When every company has a 2-train and none can pay for a 3-train, one sells its train. */
class LastTrainPurchaseTest {
  private static final int GAMES = 3;

  private final Title title = TestTitle.of("1867").forPlayers(4);

  @Test
  void theCompanyThatSoldItsLastTrainBeginsTheNextPhase() {
    int begun = 0;
    for (int seed = 1; seed <= GAMES; seed++) begun += begunPhases(seed);

    assertThat(begun).as("phases begun by a company that sold its train").isPositive();
  }

  private int begunPhases(long seed) {
    var draws = new GameDraws(seed);
    GameState state = title.start(List.of("Ann", "Ben", "Cleo", "Dan"), seed);
    var waiting = new ArrayList<String>();
    int begun = 0;
    while (!state.over()) {
      Decision decision = Engine.decision(title, state).orElseThrow();
      List<Choice> choices = Engine.quickChoices(title, state);
      Action action =
          Bots.usual().choose(title, state, decision, choices, draws.next(state, decision));
      String phase = state.phase();
      sellerOfLastTrain(state, action).ifPresent(waiting::add);
      state = ((Result.Applied) Engine.apply(title, state, action)).state();
      if (action instanceof Action.BuyTrain purchase
          && Holder.BANK.is(purchase.from())
          && waiting.remove(purchase.by())
          && !phase.equals(state.phase())) begun++;
    }
    assertThat(waiting).as("companies that sold their train and bought none").isEmpty();
    return begun;
  }

  /** The company whose only train a sister buys, while it cannot pay for the bank's next. */
  private Optional<String> sellerOfLastTrain(GameState state, Action action) {
    if (!(action instanceof Action.BuyTrain purchase)) return Optional.empty();
    return Optional.ofNullable(state.companies().get(purchase.from()))
        .filter(seller -> seller.trains().size() == 1 && seller.cash() < price(state))
        .filter(seller -> seller.president().equals(state.company(purchase.by()).president()))
        .map(Company::id);
  }

  private int price(GameState state) {
    var game = new Game(title, state);
    return state.depot().upcoming().stream()
        .findFirst()
        .map(train -> game.spec(train).price())
        .orElse(0);
  }
}

package roundhouse.lab.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.lab.simulation.PlayableTitles;

class PlannedActionsTest {
  private static final List<String> PLAYERS = List.of("Ann", "Ben", "Cleo");

  @Test
  void sharesAreOnlySoldWhereAPlayerMust() {
    Title title = PlayableTitles.title();
    var draws = new GameDraws(1);
    GameState state = title.start(PLAYERS, 1);
    int couldSell = 0;
    while (!state.over() && couldSell < 20) {
      var decision = Engine.decision(title, state).orElseThrow();
      List<Choice> choices = Engine.quickChoices(title, state);
      List<Choice> kept = PlannedActions.keepingShares(state, choices);
      if (!kept.equals(choices)) {
        couldSell++;
        assertThat(choices).anyMatch(each -> each.action() instanceof Action.Pass);
        assertThat(kept).isNotEmpty().noneMatch(each -> each.action() instanceof Action.SellShares);
      }
      Action action =
          Bots.usual().choose(title, state, decision, choices, draws.next(state, decision));
      state = ((Result.Applied) Engine.apply(title, state, action)).state();
    }
    assertThat(couldSell).isEqualTo(20);
  }

  @Test
  void aForcedSaleIsKept() {
    var sale = new Action.SellShares("Ann", "any", 10);
    var forced = List.of(Choice.of(sale, "Sell", Map.of()));
    Title title = PlayableTitles.title();

    assertThat(PlannedActions.keepingShares(title.start(PLAYERS, 1), forced)).isEqualTo(forced);
  }
}

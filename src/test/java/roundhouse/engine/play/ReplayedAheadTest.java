package roundhouse.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.route.problem.Run;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;

/** To know the next action makes a replay quicker; it never changes where play waits. */
class ReplayedAheadTest {

  @ParameterizedTest
  @ValueSource(strings = {"1860", "1861", "1870", "1830"})
  void whateverIsTriedNextPlayWaitsAtTheSameDecision(String name) throws IOException {
    GoldenGame game = GoldenGame.read(game(name));
    Title title =
        Repository.titles().load(game.log().title(), game.options()).title().orElseThrow();
    List<GameState> states = SavedGameReplay.of(title, game.log()).states();
    List<Action> actions = game.log().actions();

    for (int i = 0; i < actions.size(); i++) {
      Action next = i + 1 < actions.size() ? actions.get(i + 1) : actions.get(i);
      for (Action tried : List.of(next, broken(next), actions.get(i)))
        assertThat(after(title, states.get(i), actions.get(i), tried))
            .as("action %d, %s, before %s", i + 1, actions.get(i), tried)
            .isEqualTo(states.get(i + 1));
    }
  }

  private static Path game(String title) throws IOException {
    return GoldenGame.files(GoldenGame.FOLDER.resolve(title)).getFirst();
  }

  private static GameState after(Title title, GameState state, Action action, Action next) {
    return ((Result.Applied) Engine.apply(title, state, action, Optional.of(next))).state();
  }

  /** An action of the same type that no rule allows. */
  private static Action broken(Action action) {
    return switch (action) {
      case Action.LayTile lay -> new Action.LayTile(lay.by(), HexId.of("Z99"), lay.tile(), 9);
      case Action.BuyTrain buy -> new Action.BuyTrain(buy.by(), "none-0", buy.from(), -1);
      case Action.BuyShare buy -> new Action.BuyShare(buy.by(), "NONE", buy.from(), 0);
      case Action.SellShares sale -> new Action.SellShares(sale.by(), sale.company(), 1000);
      case Action.RunTrains run ->
          new Action.RunTrains(run.by(), List.of(new Run("none", List.of(), List.of())));
      default -> new Action.Pass("nobody");
    };
  }
}

package roundhouse.workshop.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.workshop.SmallTitle;

/** A game is counted at the end of each of its rounds. */
class GameStatisticsTest {
  @TempDir Path root;
  private GameHistory game;

  @BeforeEach
  void play() throws Exception {
    game = GameHistory.begin(SmallTitle.in(root).load(), List.of("Ann", "Ben"), 1);
    for (Action action :
        List.of(
            new Action.Start("Ann", "Red", 76),
            new Action.BuyShare("Ben", "Red", "ipo", 20),
            new Action.Pass("Ann"),
            new Action.Pass("Ben"),
            new Action.Pass("Red"))) game = game.play(action).game();
  }

  @Test
  void everyRoundHasOneCount() {
    GameStatistics counted = GameStatistics.of(game);

    assertThat(counted.rounds()).startsWith("SR 1", "OR 1.1").doesNotHaveDuplicates();
    assertThat(counted.ends().getFirst()).as("the last moment of the stock round").isEqualTo(3);
    assertThat(counted.money().get("Ann").getFirst()).isEqualTo(424);
    assertThat(counted.prices().get("Red").getFirst()).isEqualTo(76);
    assertThat(counted.prices()).doesNotContainKey("Blu");
    assertThat(counted.worth().get("Ben")).hasSameSizeAs(counted.rounds());
  }

  @Test
  void aCompanyHasNoPriceUntilItStarts() {
    GameHistory later = game.play(new Action.Pass("Red")).game();
    GameStatistics counted =
        GameStatistics.of(later.play(new Action.Start("Ann", "Blu", 71)).game());

    assertThat(counted.prices().get("Blu")).startsWith(-1).endsWith(71);
  }

  @Test
  void aMomentBelongsToARound() {
    GameStatistics counted = GameStatistics.of(game);
    assertThat(counted.roundOf(0)).isZero();
    assertThat(counted.roundOf(4)).isEqualTo(1);
  }
}

package roundhouse.workshop.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.workshop.SmallTitle;

class GameHistoryTest {
  @TempDir Path root;
  private GameHistory game;

  @BeforeEach
  void begin() throws Exception {
    game = GameHistory.begin(SmallTitle.in(root).load(), List.of("Ann", "Ben"), 1);
  }

  private GameHistory played(Action... actions) {
    GameHistory played = game;
    for (Action action : actions) {
      var step = played.play(action);
      assertThat(step.result()).isInstanceOf(Result.Applied.class);
      played = step.game();
    }
    return played;
  }

  @Test
  void undoingIsNeverHavingPlayed() {
    GameHistory played = played(new Action.Start("Ann", "Red", 71));

    assertThat(played.at(0).state()).isEqualTo(game.state());
    assertThat(played.at(0).at(1).state()).isEqualTo(played.state());
  }

  @Test
  void aRefusedActionLeavesTheGameAsItIs() {
    var step = game.play(new Action.Start("Ben", "Red", 71));

    assertThat(step.result()).isInstanceOf(Result.Refused.class);
    assertThat(step.game()).isSameAs(game);
  }

  @Test
  void playingTheSameAgainAfterUndoKeepsWhatFollowed() {
    GameHistory played = played(new Action.Start("Ann", "Red", 71), new Action.Pass("Ben"));

    GameHistory again = played.at(0).play(new Action.Start("Ann", "Red", 71)).game();

    assertThat(again.played()).hasSize(2);
    assertThat(again.at()).isEqualTo(1);
  }

  @Test
  void playingOtherwiseFromAnEarlierMomentIsALineOfItsOwn() {
    GameHistory played = played(new Action.Start("Ann", "Red", 71), new Action.Pass("Ben"));

    GameHistory branch = played.at(0).play(new Action.Start("Ann", "Blu", 76)).game();

    assertThat(branch.played()).hasSize(1);
    assertThat(branch.state().company("Blu").par()).isEqualTo(76);
    assertThat(branch.branches().names()).containsExactly("Branch 2", "Main branch");
    assertThat(branch.branches().named("Main branch").orElseThrow().play().actions()).hasSize(2);
  }

  @Test
  void playingAsInALineThatWasLeftGoesOnInThatLine() {
    GameHistory played = played(new Action.Start("Ann", "Red", 71), new Action.Pass("Ben"));
    GameHistory branch = played.at(0).play(new Action.Start("Ann", "Blu", 76)).game();

    GameHistory back = branch.at(0).play(new Action.Start("Ann", "Red", 71)).game();

    assertThat(back.branches().names()).containsExactly("Main branch", "Branch 2");
    assertThat(back.played()).isEqualTo(played.played());
    assertThat(back.at()).isEqualTo(1);
  }

  @Test
  void theLogHoldsEveryActionAlsoWhileAnEarlierMomentIsLookedAt() {
    GameHistory played = played(new Action.Start("Ann", "Red", 71), new Action.Pass("Ben"));

    assertThat(played.at(0).log().actions()).hasSize(2);
  }

  @Test
  void aTitleThatIsNotForSoManyPlayersSaysSo() {
    assertThatThrownBy(() -> GameHistory.begin(game.title(), List.of("Ann"), 1))
        .hasMessageContaining("2 to 4 players");
  }
}

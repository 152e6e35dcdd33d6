package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.Result;

class PlaytestTest {
  @TempDir Path root;
  private Playtest game;

  @BeforeEach
  void begin() throws Exception {
    game = Playtest.begin(SmallTitle.in(root).load(), List.of("Ann", "Ben"), 1);
  }

  private Playtest played(Action... actions) {
    Playtest played = game;
    for (Action action : actions) {
      var step = played.play(action);
      assertThat(step.result()).isInstanceOf(Result.Applied.class);
      played = step.game();
    }
    return played;
  }

  @Test
  void undoingIsNeverHavingPlayed() {
    Playtest played = played(new Action.Start("Ann", "Red", 71));

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
    Playtest played = played(new Action.Start("Ann", "Red", 71), new Action.Pass("Ben"));

    Playtest again = played.at(0).play(new Action.Start("Ann", "Red", 71)).game();

    assertThat(again.moments()).hasSize(2);
    assertThat(again.at()).isEqualTo(1);
  }

  @Test
  void playingOtherwiseFromAnEarlierMomentIsALineOfItsOwn() {
    Playtest played = played(new Action.Start("Ann", "Red", 71), new Action.Pass("Ben"));

    Playtest branch = played.at(0).play(new Action.Start("Ann", "Blu", 76)).game();

    assertThat(branch.moments()).hasSize(1);
    assertThat(branch.state().company("Blu").par()).isEqualTo(76);
    assertThat(branch.lines().names()).containsExactly("Branch 2", "Main branch");
    assertThat(branch.lines().named("Main branch").orElseThrow().play().actions()).hasSize(2);
  }

  @Test
  void playingAsInALineThatWasLeftGoesOnInThatLine() {
    Playtest played = played(new Action.Start("Ann", "Red", 71), new Action.Pass("Ben"));
    Playtest branch = played.at(0).play(new Action.Start("Ann", "Blu", 76)).game();

    Playtest back = branch.at(0).play(new Action.Start("Ann", "Red", 71)).game();

    assertThat(back.lines().names()).containsExactly("Main branch", "Branch 2");
    assertThat(back.moments()).isEqualTo(played.moments());
    assertThat(back.at()).isEqualTo(1);
  }

  @Test
  void theLogHoldsEveryActionAlsoWhileAnEarlierMomentIsLookedAt() {
    Playtest played = played(new Action.Start("Ann", "Red", 71), new Action.Pass("Ben"));

    assertThat(played.at(0).log().actions()).hasSize(2);
  }

  @Test
  void aTitleThatIsNotForSoManyPlayersSaysSo() {
    assertThatThrownBy(() -> Playtest.begin(game.title(), List.of("Ann"), 1))
        .hasMessageContaining("2 to 4 players");
  }
}

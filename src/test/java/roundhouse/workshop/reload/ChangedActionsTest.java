package roundhouse.workshop.reload;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.history.GameHistory;

class ChangedActionsTest {
  @TempDir private Path root;
  private SmallTitle small;

  @BeforeEach
  void write() throws Exception {
    small = SmallTitle.in(root);
  }

  private GameHistory played(Title title) {
    return GameHistory.begin(title, List.of("Ann", "Ben"), 1)
        .play(new Action.Start("Ann", "Red", 71))
        .game()
        .play(new Action.Pass("Ben"))
        .game();
  }

  private GameHistory after(String file, String what, String by) throws Exception {
    GameHistory before = played(small.load());
    small.replace(file, what, by);
    return Reload.replay(small.load(), before, 0, () -> false).orElseThrow().game();
  }

  @Test
  void anActionThatTellsTheSameIsNotCounted() throws Exception {
    GameHistory before = played(small.load());
    assertThat(ChangedActions.count(before, after("title.yaml", "3: 400", "3: 410"))).isZero();
  }

  @Test
  void actionsFromTheOneRefusedAreAllCounted() throws Exception {
    GameHistory before = played(small.load());
    assertThat(ChangedActions.count(before, after("market.yaml", "71p", "71"))).isEqualTo(2);
  }

  @Test
  void anActionWithAnotherStoryIsCountedAlone() throws Exception {
    GameHistory before = played(small.load());
    GameHistory now = after("title.yaml", "money: £", "money: $");
    assertThat(ChangedActions.count(before, now))
        .isEqualTo(
            (int)
                IntStream.range(0, 2)
                    .filter(
                        index ->
                            !before
                                .played()
                                .get(index)
                                .says()
                                .equals(now.played().get(index).says()))
                    .count());
  }
}

package roundhouse.workshop.notes;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.history.Branch;
import roundhouse.workshop.history.GameHistory;

/** A note on a moment stays with the actions that led to it. */
class GameMomentsTest {
  private static final Action STARTS = new Action.Start("Ann", "Red", 71);
  private static final Action PASSES = new Action.Pass("Ann");

  @TempDir private Path root;
  private final GameMoments moments = new GameMoments();
  private GameHistory started;

  @BeforeEach
  void play() throws Exception {
    SmallTitle small = SmallTitle.in(root.toRealPath());
    var title = small.titles().load(small.folder(), Set.of()).title().orElseThrow();
    started = GameHistory.begin(title, List.of("Ann", "Ben"), 1).play(STARTS).game();
    moments.show(Optional.of(started));
  }

  @Test
  void itIsThereAfterTakingBackAndPlayingTheSameAgain() {
    NoteSubject noted = moments.at(1);
    moments.show(Optional.of(started.at(0)));
    assertThat(moments.isHere(noted)).as("taken back, and still to be done again").isTrue();

    moments.show(Optional.of(started.at(0).play(STARTS).game()));
    assertThat(moments.isHere(noted)).isTrue();
  }

  @Test
  void itIsOnTheOtherLineAfterAnotherAction() {
    NoteSubject noted = moments.at(1);
    GameHistory other = started.at(0).play(PASSES).game();
    moments.show(Optional.of(other));

    assertThat(moments.isHere(noted)).isFalse();
    assertThat(moments.at(1)).isNotEqualTo(noted);
    Branch left = other.branches().others().getFirst();
    assertThat(moments.line(noted)).contains(left.name());

    moments.show(Optional.of(other.onBranch(left, left.play())));
    assertThat(moments.isHere(noted)).isTrue();
  }

  @Test
  void whatLiesBeforeBothLinesIsOnBoth() {
    NoteSubject before = moments.at(0);
    moments.show(Optional.of(started.at(0).play(PASSES).game()));

    assertThat(moments.isHere(before)).isTrue();
  }

  @Test
  void aNoteOfOldIsOnWhicheverActionsThereAre() {
    NoteSubject old = NoteSubject.moment(1, "");
    assertThat(moments.isHere(old)).isTrue();

    moments.show(Optional.of(started.at(0).play(PASSES).game()));
    assertThat(moments.isHere(old)).isTrue();
    assertThat(moments.isHere(NoteSubject.moment(2, ""))).as("not played yet").isFalse();
  }
}

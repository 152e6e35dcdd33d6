package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.picture.board.LastBoard;
import roundhouse.position.WrittenMoments;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.TestTitle;

/**
 * Games that this engine played, of which one replay tells all. After a deliberate change of a
 * rule, the benchmark command {@code golden DESIGN} records them again.
 */
@ParameterizedClass
@MethodSource("games")
@Tag("slow")
record GoldenGamesTest(Path file) {

  /** A replay takes long, so all tests look at the same one. */
  private record Replayed(GoldenGame game, Title title, SavedGameReplay replay) {

    static Replayed of(Path file) throws IOException {
      GoldenGame game = GoldenGame.read(file);
      Title title =
          TestTitle.of(game.log().title(), game.options().toArray(String[]::new))
              .forPlayers(game.log().players().size());
      return new Replayed(game, title, SavedGameReplay.of(title, game.log()));
    }
  }

  private static Replayed replayed;

  static List<Path> games() throws IOException {
    return GoldenGame.files(GoldenGame.FOLDER);
  }

  @BeforeParameterizedClassInvocation
  static void replay(Path file) throws IOException {
    replayed = Replayed.of(file);
  }

  /** It takes the memory that later tests need. */
  @AfterParameterizedClassInvocation
  static void forget() {
    replayed = null;
  }

  @Test
  void itReplaysEqual() {
    assertThat(replayed.game().difference(replayed.replay())).isEmpty();
  }

  @Test
  void theWordsOfItsLastBoardCanBeRead() throws Exception {
    assertThat(
            LastBoard.faults(
                replayed.title(),
                replayed.game().log().players().size(),
                replayed.replay().last().board()))
        .isEmpty();
  }

  @Test
  void aPositionIsTheMomentItWasWrittenFrom(@TempDir Path folder) throws IOException {
    assertThat(
            WrittenMoments.differences(
                replayed.title(), replayed.game().log(), replayed.replay().states(), folder))
        .isEmpty();
  }
}

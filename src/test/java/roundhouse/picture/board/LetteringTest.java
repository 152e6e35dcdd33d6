package roundhouse.picture.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.board.Board;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.TestTitle;

/** No word of a board lies on track, a city, a river or another word, at the start and the end. */
class LetteringTest {
  /** A hair's breadth: a fiftieth of a hex's radius. */
  private static final double MOST = 2;

  static Stream<Path> games() throws IOException {
    return GoldenGame.files(GoldenGame.FOLDER).stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void noWordLiesOnAnything(Path file) throws IOException {
    GoldenGame game = GoldenGame.read(file);
    Title title =
        TestTitle.of(game.log().title(), game.options().toArray(String[]::new))
            .forPlayers(game.log().players().size());
    var found =
        new ArrayList<>(LetteringSurvey.of(Board.empty(title.map()), LetterScale.TO_SCALE, MOST));
    List<LetteringSurvey.Overlap> late =
        LetteringSurvey.of(
            SavedGameReplay.of(title, game.log()).last().board(), LetterScale.TO_SCALE, MOST);
    found.addAll(late);
    assertThat(found).isEmpty();
  }
}

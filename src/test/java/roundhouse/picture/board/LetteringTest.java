package roundhouse.picture.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.TestTitle;

/** No word of a board lies on track, a city, a river or another word, at the start and the end. */
@Tag("slow")
class LetteringTest {
  /** A hair's breadth: a fiftieth of a hex's radius. */
  private static final double MOST = 2;

  /** What was found on the empty board of a map: most games of a title share it. */
  private static final Map<GameMap, List<LetteringSurvey.Overlap>> EMPTY =
      new ConcurrentHashMap<>();

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
        new ArrayList<>(
            EMPTY.computeIfAbsent(
                title.map(),
                map -> LetteringSurvey.of(Board.empty(map), LetterScale.TO_SCALE, MOST)));
    List<LetteringSurvey.Overlap> late =
        LetteringSurvey.of(
            SavedGameReplay.of(title, game.log()).last().board(), LetterScale.TO_SCALE, MOST);
    found.addAll(late);
    assertThat(found).isEmpty();
  }
}

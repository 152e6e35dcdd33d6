package roundhouse.picture.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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

  static Stream<Path> games() throws IOException {
    return GoldenGame.files(GoldenGame.FOLDER).stream();
  }

  static Stream<Path> gamesWithoutOptions() throws IOException {
    return games().filter(LetteringTest::isWithoutOptions);
  }

  static Stream<Path> gamesWithOptions() throws IOException {
    return games().filter(file -> !isWithoutOptions(file));
  }

  private static boolean isWithoutOptions(Path file) {
    return file.getFileName().toString().endsWith("-players.jsonl");
  }

  @Test
  void noWordLiesOnAnythingAtTheStart() throws IOException {
    var maps = new HashSet<GameMap>();
    for (Path file : games().toList()) {
      GameMap map = title(GoldenGame.read(file)).map();
      if (maps.add(map)) assertThat(overlaps(Board.empty(map))).as("%s", file).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("gamesWithoutOptions")
  void noWordLiesOnAnythingAtTheEnd(Path file) throws IOException {
    assertThat(overlapsAtTheEnd(file)).isEmpty();
  }

  @ParameterizedTest
  @Tag("long")
  @MethodSource("gamesWithOptions")
  void noWordLiesOnAnythingAtTheEndWithOptions(Path file) throws IOException {
    assertThat(overlapsAtTheEnd(file)).isEmpty();
  }

  private static List<LetteringSurvey.Overlap> overlapsAtTheEnd(Path file) throws IOException {
    GoldenGame game = GoldenGame.read(file);
    return overlaps(SavedGameReplay.of(title(game), game.log()).last().board());
  }

  private static Title title(GoldenGame game) throws IOException {
    return TestTitle.of(game.log().title(), game.options().toArray(String[]::new))
        .forPlayers(game.log().players().size());
  }

  private static List<LetteringSurvey.Overlap> overlaps(Board board) {
    return LetteringSurvey.of(board, LetterScale.TO_SCALE, MOST);
  }
}

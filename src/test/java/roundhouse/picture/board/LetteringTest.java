package roundhouse.picture.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.TestTitle;

/** No word of a board lies on track, a city, a river or another word at the start of a game. */
@Tag("slow")
class LetteringTest {
  /** A hair's breadth: a fiftieth of a hex's radius. */
  private static final double MOST = 2;

  @Test
  void noWordLiesOnAnythingAtTheStart() throws IOException {
    var maps = new HashSet<GameMap>();
    for (Path file : GoldenGame.files(GoldenGame.FOLDER)) {
      GoldenGame game = GoldenGame.read(file);
      GameMap map =
          TestTitle.of(game.log().title(), game.options().toArray(String[]::new))
              .forPlayers(game.log().players().size())
              .map();
      if (maps.add(map)) assertThat(overlaps(Board.empty(map))).as("%s", file).isEmpty();
    }
  }

  static List<LetteringSurvey.Overlap> overlaps(Board board) {
    return LetteringSurvey.of(board, LetterScale.TO_SCALE, MOST);
  }
}

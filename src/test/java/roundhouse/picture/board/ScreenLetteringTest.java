package roundhouse.picture.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.Board;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.TestTitle;

/** On a screen every word of a board can be read, from the start of a game to its end. */
@Tag("slow")
class ScreenLetteringTest {

  @ParameterizedTest
  @CsvSource({"10.1", "13", "17"})
  void coordinatesOfASmallBoardStandApart(double radius) throws Exception {
    var painter =
        new BoardPainter(Board.empty(TestTitle.of("1830").map()), Liveries.NONE, Theme.LIGHT);
    var recorder = new TextRecorder();
    recorder.scale(radius / 100, radius / 100);
    recorder.translate(-painter.bounds().getX(), -painter.bounds().getY());
    painter.paint(recorder, radius / 100);
    List<TextRecorder.Text> texts = recorder.texts();
    double high = painter.bounds().getHeight() * radius / 100;
    assertThat(texts)
        .as("nothing is cut off above or below")
        .allMatch(text -> text.box().getMinY() >= 0 && text.box().getMaxY() <= high);
    assertThat(texts).hasSizeGreaterThan(10);
    for (TextRecorder.Text one : texts)
      for (TextRecorder.Text other : texts)
        if (one != other)
          assertThat(one.box().intersects(other.box()))
              .as("%s on %s", one.says(), other.says())
              .isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "25, LIGHT",
    "30, LIGHT",
    "30, DARK",
    "41, LIGHT",
    "41, DARK",
    "48, LIGHT",
    "48, DARK",
    "64, LIGHT"
  })
  void everyWordOfTheIsleCanBeRead(double radius, String theme) throws Exception {
    GoldenGame game = GoldenGame.named("1860/4-players");
    Title title =
        TestTitle.of("1860", game.options().toArray(String[]::new))
            .forPlayers(game.log().players().size());
    Liveries liveries = Liveries.of(title.design().companies().values());
    Theme colors = theme.equals("DARK") ? Theme.DARK : Theme.LIGHT;
    Board late = SavedGameReplay.of(title, game.log()).last().board();
    assertThat(ScreenSurvey.of(Board.empty(title.map()), liveries, colors, radius / 100)).isEmpty();
    assertThat(ScreenSurvey.of(late, liveries, colors, radius / 100)).isEmpty();
  }

  /** Tolls of neighbouring sides, and signs of water in the dark. */
  @ParameterizedTest
  @CsvSource({"1867, 21", "18GB, 23.5"})
  void everyWordBesideTollsCanBeReadInTheDark(String name, double radius) throws Exception {
    Title title = TestTitle.of(name);
    Liveries liveries = Liveries.of(title.design().companies().values());
    assertThat(ScreenSurvey.of(Board.empty(title.map()), liveries, Theme.DARK, radius / 100))
        .isEmpty();
  }
}

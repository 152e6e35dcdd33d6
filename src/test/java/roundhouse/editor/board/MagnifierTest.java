package roundhouse.editor.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.swing.Icon;
import org.junit.jupiter.api.Test;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.editor.board.HexCard.Magnifier;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.board.TextRecorder;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.picture.lettering.PlacedLabel;
import roundhouse.testkit.TestTitle;

class MagnifierTest {
  private static final LetterScale SMALL = LetterScale.onScreen(0.25);

  private final Board board = Board.empty(TestTitle.of("1860").map());
  private final BoardPainter painter = new BoardPainter(board, Liveries.NONE, Theme.LIGHT);
  private final Magnifier magnifier = new Magnifier();

  @Test
  void aSmallHexIsShownWithAllItsWordsAndMovesNoLabelOfTheBoard() throws Exception {
    List<PlacedLabel> before = painter.labels(SMALL);
    Hex town =
        board.map().hexes().values().stream()
            .filter(hex -> !hex.name().isEmpty())
            .filter(hex -> hex.printed().stops().stream().allMatch(stop -> stop.isSmall()))
            .findFirst()
            .orElseThrow();
    Icon enlarged = magnifier.over(painter, town, 25).orElseThrow();

    var recorder = new TextRecorder();
    enlarged.paintIcon(null, recorder, 0, 0);

    assertThat(recorder.texts()).anyMatch(text -> town.name().startsWith(text.says()));
    assertThat(recorder.texts()).noneMatch(text -> text.size() < 9);
    assertThat(painter.labels(SMALL)).isSameAs(before);
  }

  @Test
  void aBoardWithAllItsWordsIsNotEnlarged() {
    Hex hex = board.map().hexes().values().iterator().next();

    assertThat(magnifier.over(painter, hex, 48)).isEmpty();
  }
}

package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.TilePlacement;
import roundhouse.engine.Title;
import roundhouse.picture.Liveries;
import roundhouse.picture.SvgGraphics;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardPainter;
import roundhouse.testkit.TestTitle;

/** The groups of a picture that change when a tile is laid. */
class PicturePartsTest {
  private final Title title = TestTitle.of("1889");

  private String svg(Board board) {
    Liveries liveries = Liveries.of(title.design().companies().values());
    var painter = new BoardPainter(board, liveries, Theme.LIGHT);
    var graphics = new SvgGraphics();
    painter.paint(graphics);
    return graphics.document("1", "1", painter.bounds());
  }

  @Test
  void aTileChangesItsHexAndTheColoursOfTheGround() {
    HexId hex = HexId.of("C8");
    Board empty = Board.empty(title.map());
    Board laid = empty.with(hex, new TilePlacement(title.tiles().get("9"), 0));
    PictureParts before = PictureParts.of(svg(empty));
    PictureParts after = PictureParts.of(svg(laid));
    PictureParts.Change change = after.since(before).orElseThrow();

    assertThat(change.parts()).containsKey("track-C8").doesNotContainKey("track-C4");
    assertThat(change.order().get("track")).contains("track-C8", "track-C4");
    assertThat(change.parts().toString().length()).isLessThan(svg(laid).length() / 2);
    assertThat(before.since(after).orElseThrow().order().get("track")).doesNotContain("track-C8");
    assertThat(after.since(after.sharing(before)).orElseThrow().parts()).isEmpty();
  }

  @Test
  void anotherMapIsSentWhole() {
    String svg = svg(Board.empty(title.map()));

    assertThat(PictureParts.of(svg).since(PictureParts.of(svg.replace("viewBox", "other"))))
        .isEmpty();
  }
}

package roundhouse.editor.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.editor.board.AccessibleBoard.HiddenHexHints.HiddenHexes;

class HiddenHexesTest {
  private static final Map<String, Point2D> PIXELS =
      Map.of(
          "A1", new Point2D.Double(-30, 50),
          "B2", new Point2D.Double(150, 90),
          "C3", new Point2D.Double(420, -10),
          "C5", new Point2D.Double(500, 50),
          "D4", new Point2D.Double(100, 240));

  @Test
  void eachHexBeyondTheRimCountsAtTheSideWhereItIsFarthestOut() {
    HiddenHexes out =
        HiddenHexes.of(
            PIXELS.keySet().stream().map(HexId::of).toList(),
            hex -> PIXELS.get(hex.text()),
            new Dimension(300, 200));

    assertThat(out.beyond())
        .isEqualTo(
            Map.of(
                HiddenHexes.Rim.LEFT, List.of(HexId.of("A1")),
                HiddenHexes.Rim.RIGHT, List.of(HexId.of("C3"), HexId.of("C5")),
                HiddenHexes.Rim.BOTTOM, List.of(HexId.of("D4"))));
  }
}

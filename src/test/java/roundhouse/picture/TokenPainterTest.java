package roundhouse.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.picture.board.TextRecorder;

/** What a marker on the screen says at its width in pixels. */
class TokenPainterTest {
  private static final Livery LIVERY = new Livery("ATSF", Color.BLUE, "AT", ChipPattern.PLAIN);

  @Test
  void aMarkerBearsItsCapitalsWhileABoardShowsItsValues() throws Exception {
    assertThat(drawn(8.9)).isEmpty();
    for (double wide : new double[] {9, 12, 18, 43})
      assertThat(drawn(wide))
          .singleElement()
          .satisfies(
              text -> {
                assertThat(text.says()).isEqualTo("AT");
                assertThat(text.size()).isGreaterThanOrEqualTo(9);
              });
    assertThat(drawn(44)).extracting(TextRecorder.Text::says).containsExactly("ATSF");
  }

  private static List<TextRecorder.Text> drawn(double wide) throws Exception {
    var recorder = new TextRecorder();
    new TokenPainter(recorder, true, 1).draw(LIVERY, new Vec(50, 50), wide / 2);
    return recorder.texts();
  }
}

package roundhouse.compare;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.compare.LineDifference.Line;

class LineDifferenceTest {

  @Test
  void commonLinesAreKept() {
    var difference = LineDifference.of("a\nb\nc\nd\ne\nf\ng", "a\nb\nc\nX\ne\nf\ng");

    assertThat(difference.lines())
        .extracting(Line::toString)
        .containsExactly("  a", "  b", "  c", "- d", "+ X", "  e", "  f", "  g");
    assertThat(difference.shortened())
        .extracting(Line::text)
        .containsExactly("…", "b", "c", "d", "X", "e", "f");
  }
}

package roundhouse.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import roundhouse.compare.LineDifference.Kind;
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

  @Test
  void linesBetweenChangesAreKept() {
    assertThat(LineDifference.of("a\nb\nc\nd\ne", "a\nX\nc\ne\nY").lines())
        .extracting(Line::toString)
        .containsExactly("  a", "- b", "+ X", "  c", "- d", "  e", "+ Y");
  }

  @Test
  void commonLinesOfVeryLongTextsAreKept() {
    String[] before = IntStream.range(0, 20_000).mapToObj(i -> "line " + i).toArray(String[]::new);
    String[] after = before.clone();
    after[5] = "changed at the start";
    after[19_995] = "changed at the end";

    var difference = LineDifference.of(String.join("\n", before), String.join("\n", after));

    assertThat(difference.lines())
        .filteredOn(line -> line.kind() != Kind.KEPT)
        .extracting(Line::toString)
        .containsExactly(
            "- line 5", "+ changed at the start", "- line 19995", "+ changed at the end");
    assertThat(difference.lines()).hasSize(20_002);
  }

  @Test
  void veryLongTextsWithoutACommonLineBetweenTheirEndsAreReplaced() {
    String before = "same\n" + "before\n".repeat(50_000) + "end";
    String after = "same\n" + "after\n".repeat(50_000) + "end";

    var difference = LineDifference.of(before, after);

    assertThat(difference.lines()).hasSize(100_002);
    assertThat(difference.lines().getFirst()).hasToString("  same");
    assertThat(difference.lines().get(50_001)).hasToString("+ after");
    assertThat(difference.lines().getLast()).hasToString("  end");
  }
}

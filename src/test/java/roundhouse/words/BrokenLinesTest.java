package roundhouse.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BrokenLinesTest {

  @Test
  void aSentenceGoesOnInIndentedLines() {
    assertThat(BrokenLines.of("  Phase 5 begins 0.3 sets earlier: could be chance.", 24))
        .isEqualTo("  Phase 5 begins 0.3\n    sets earlier: could\n    be chance.");
  }

  @Test
  void aShortSentenceAndARowOfATableStayAsTheyAre() {
    assertThat(BrokenLines.of("Nothing differs clearly.", 24))
        .isEqualTo("Nothing differs clearly.");
    assertThat(BrokenLines.of("phase 5 begins  1889  100 %  1.5", 24))
        .isEqualTo("phase 5 begins  1889  100 %  1.5");
  }

  @Test
  void aWordThatIsTooLongIsNotCut() {
    assertThat(BrokenLines.of("  trains.5.price=x0.5,x1,x2,x3 earlier", 24))
        .isEqualTo("  trains.5.price=x0.5,x1,x2,x3\n    earlier");
  }
}

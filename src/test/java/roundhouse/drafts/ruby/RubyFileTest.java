package roundhouse.drafts.ruby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.drafts.ruby.RubyValue.Items;
import roundhouse.drafts.ruby.RubyValue.Pair;
import roundhouse.drafts.ruby.RubyValue.Pairs;
import roundhouse.drafts.ruby.RubyValue.Plainly;

class RubyFileTest {
  @Test
  void listsAndHashesAreReadWithWhatIsNestedInThem() throws RubyMistake {
    assertThat(RubyFile.read("SOME = [1, { 'a' => [], b: :c }].freeze\n").constants())
        .containsEntry(
            "SOME",
            new Items(
                List.of(
                    new Plainly(1L),
                    new Pairs(
                        List.of(
                            new Pair(new Plainly("a"), new Items(List.of())),
                            new Pair(new Plainly("b"), new Plainly("c")))))));
  }

  @Test
  void aPatternIsReadAsItIsWritten() throws RubyMistake {
    assertThat(RubyFile.read("RX = /['\"]\\/x/i.freeze\nA = 'b'\n").constants())
        .containsEntry("RX", new Plainly("/['\"]\\/x/i"))
        .containsEntry("A", new Plainly("b"));
  }

  @Test
  void readingGoesOnBehindAConstantThatIsWrittenInAWayThatIsNotRead() throws RubyMistake {
    RubyFile file = RubyFile.read("  ODD = [1 }\n  A = 'b'\n  def x\n  end\n");

    assertThat(file.constants()).containsOnlyKeys("A");
    assertThat(file.methods().keySet()).containsExactly("x");
    assertThat(file.unread())
        .containsExactly(
            "the constant `ODD`: not read, line 1: a comma or ']' is expected, not '}';"
                + " numbers in it: 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A = [1 }    | 7 | a comma or ']' is expected, not '}'",
        "A = [1, }   | 8 | a value is expected, not '}'",
        "A = { a: 1] | 10 | a comma or '}' is expected, not ']'",
        "A = { a: ]  | 9 | a value is expected, not ']'",
        "A = )       | 4 | a value is expected, not ')'",
        "A = [1,     | 4 | what begins here is not closed: ']' is missing"
      })
  void aBracketThatDoesNotFitIsAMistakeAtItsPlace(String text, int offset, String message) {
    assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () ->
            assertThatThrownBy(() -> RubyFile.read(text))
                .isInstanceOfSatisfying(
                    RubyMistake.class,
                    mistake -> {
                      assertThat(mistake).hasMessage(message);
                      assertThat(mistake.offset()).isEqualTo(offset);
                    }));
  }
}

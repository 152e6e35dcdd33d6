package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.cli.outcome.ExitStatus;

/** Blank words are refused, and long ones are not repeated as a whole. */
class OddArgumentsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '"',
      textBlock =
          """
          simulate 1889 --find ~ ""   ~ --find
          simulate 1889 --find ~ "  " ~ --find
          simulate 1889 --while ~ ""  ~ --while
          simulate 1889 --until ~ ""  ~ --until
          simulate 1889         ~ " " ~ DESIGN[:OPTION,OPTION]
          simulate 1889 --vary  ~ ""  ~ --vary
          validate              ~ " " ~ DESIGN
          compare 1889          ~ " " ~ SECOND
          play 1889 --players   ~ ""  ~ --players
          test                  ~ " " ~ DESIGN
          """)
  void aBlankWordIsRefused(String words, String blank, String name) {
    String[] before = words.strip().split(" ");
    var all = Arrays.copyOf(before, before.length + 1);
    all[before.length] = blank;
    CommandLines.Answer answer = CommandLines.run(all);

    assertThat(answer.status()).isEqualTo(ExitStatus.MISUSED);
    assertThat(answer.err()).contains(name + " is blank: write what it should be, or omit it.");
    assertThat(answer.err().lines()).hasSize(1);
    assertThat(answer.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "simulate", "play", "picture", "print", "export", "test"})
  void ofAWordWithSeveralLinesTheFirstIsRepeated(String command) {
    CommandLines.Answer answer = CommandLines.run(command, "first line\nsecond line\nthird");

    assertThat(answer.status()).isNotEqualTo(ExitStatus.DONE);
    assertThat(answer.out() + answer.err()).contains("first line…").doesNotContain("second line");
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "simulate", "play", "picture", "print", "export", "test"})
  void ofALongWordTheBeginningIsRepeated(String command) {
    CommandLines.Answer answer = CommandLines.run(command, "many words ".repeat(300));

    assertThat(answer.status()).isNotEqualTo(ExitStatus.DONE);
    assertThat(answer.out() + answer.err()).contains("many words many words").contains("…");
    assertThat((answer.out() + answer.err()).lines()).allMatch(line -> line.length() < 500);
  }

  @Test
  void soItIsForPartsOfAWordAndForUnknownOptions() {
    assertThat(CommandLines.run("simulate", "1889:no\nsuch option").err())
        .contains("no…")
        .doesNotContain("such option");
    assertThat(CommandLines.run("simulate", "1889", "--vary", "trains.2.cost\nmore=1").err())
        .doesNotContain("more");
    assertThat(CommandLines.run("simulate", "--" + "odd ".repeat(200)).err().lines())
        .allMatch(line -> line.length() < 1000);
  }

  @Test
  void aShortWordIsRepeatedAsItIs() {
    assertThat(CommandLines.run("validate", "1831").err()).contains("'1831'");
  }
}

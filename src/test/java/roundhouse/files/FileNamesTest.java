package roundhouse.files;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileNamesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "CON|CON_",
        "nul.map|nul_.map",
        "Com1|Com1_",
        "lpt9.tar.gz|lpt9_.tar.gz",
        "aux .x|aux_.x",
        "COM10|COM10",
        "console|console",
        "a/b:c|a-b-c",
        "end. . |end",
        "..|_",
        ".git|git",
        "a*?b|a-b",
        "Île & Co+1|Île & Co+1"
      })
  void aNameBecomesOneThatEverySystemHas(String name, String file) {
    assertThat(FileNames.of(name)).isEqualTo(file);
  }

  @Test
  void aNameIsNotTooLongAndItsAccentsAreWrittenInOneWay() {
    assertThat(FileNames.of("\uD83D\uDE82".repeat(150)).codePointCount(0, 200)).isEqualTo(100);
    assertThat(FileNames.of("Cafe\u0301")).isEqualTo("Caf\u00e9");
  }

  @Test
  void capitalsAndWaysToWriteAnAccentAreFolded() {
    assertThat(FileNames.folded("A-CAFE\u0301")).isEqualTo(FileNames.folded("a-caf\u00e9"));
    assertThat(FileNames.folded("STRASSE")).isEqualTo(FileNames.folded("Stra\u00dfe"));
    assertThat(FileNames.folded("a-b")).isNotEqualTo(FileNames.folded("ab"));
  }
}

package roundhouse.lab.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CsvTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=1+1",
        "+10 Montreal",
        "-2+3",
        "@SUM(A1)",
        " =1",
        "\t=1",
        "＝1",
        "'=1",
        "''@x",
        "-",
        "--1"
      })
  void whatASpreadsheetWouldRunHasOneApostropheMore(String text) {
    assertThat(unquoted(row(text))).isEqualTo("'" + text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-3", "12.5", "-0.25", "1.0E-5", "2+2", "a=b", "'tis", "A-B", ""})
  void numbersAndOtherTextsStayAsTheyAre(String text) {
    assertThat(row(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"a,b|\"a,b\"", "a;=b|\"a;=b\"", "say \"x\"|\"say \"\"x\"\"\"", "=a,b|\"'=a,b\""})
  void whatWouldEndACellIsInQuotes(String text, String cell) {
    assertThat(row(text)).isEqualTo(cell);
  }

  private static String row(String text) {
    return CsvText.row(Stream.of(text));
  }

  private static String unquoted(String cell) {
    return cell.replaceAll("^\"|\"$", "");
  }
}

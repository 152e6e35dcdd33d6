package roundhouse.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VisibleTextTest {

  @ParameterizedTest
  @CsvSource({
    "a\u001b[2J, a\\u001b[2J",
    "a\u009b31m, a\\u009b31m",
    "a\u0007b, a\\u0007b",
    "a\u202eb, a\\u202eb",
    "a\u2066b, a\\u2066b",
    "a\u200fb, a\\u200fb",
    "a\u061cb, a\\u061cb",
    "a\u2028b, a\\u2028b",
    "a\ufeffb, a\\ufeffb",
    "a\u00adb, a\\u00adb",
    "Ö £ 東 ß, Ö £ 東 ß",
  })
  void whatATerminalObeysIsWrittenOut(String text, String shown) {
    assertThat(VisibleText.line(text)).isEqualTo(shown);
    assertThat(VisibleText.lines(text)).isEqualTo(shown);
    assertThat(VisibleText.isPlain(text)).isEqualTo(text.equals(shown));
  }

  @Test
  void anEndOfALineIsShownWhereItCouldForgeTheNextLine() {
    assertThat(VisibleText.line("no\nroundhouse: fine\r\t"))
        .isEqualTo("no\\nroundhouse: fine\\r\\t");
    assertThat(VisibleText.lines("one\n\ttwo\r")).isEqualTo("one\n\ttwo\\r");
  }

  @Test
  void whatIsHiddenBeyondTheFirstPlaneIsWrittenAsJsonWouldReadIt() {
    assertThat(VisibleText.line("a" + Character.toString(0xE0041) + "b"))
        .isEqualTo("a\\udb40\\udc41b");
    assertThat(VisibleText.line("\ud83d\ude82")).isEqualTo("\ud83d\ude82");
    assertThat(VisibleText.line("\ud83d")).isEqualTo("\\ud83d");
  }

  @Test
  void noTextBecomesAPageInALabel() {
    assertThat(VisibleText.isPlain("<HTML><img src=x>")).isFalse();
    assertThat(VisibleText.line("<html>x")).isEqualTo(" <html>x");
    assertThat(VisibleText.html("<b>&\"\u202e")).isEqualTo("&lt;b&gt;&amp;&quot;\\u202e");
  }
}

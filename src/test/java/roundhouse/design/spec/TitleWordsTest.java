package roundhouse.design.spec;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences say what a title calls things. */
class TitleWordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A becomes president of IOW | A becomes director of IOW",
        "the president's certificate of IOW | the director's certificate of IOW",
        "President's certificate | Director's certificate",
        "shares (P: president) | shares (P: director)",
        "the presidency of IOW | the presidency of IOW",
        "A. President sells IOW | A. President sells IOW"
      })
  void theOwnWordTakesThePlaceOfTheUsualOne(String usual, String own) {
    assertThat(new TitleWords("director").in(usual)).isEqualTo(own);
  }

  @ParameterizedTest
  @ValueSource(strings = {"president", "", " "})
  void withoutAnOwnWordASentenceStays(String word) {
    assertThat(new TitleWords(word).in("A becomes president")).isEqualTo("A becomes president");
  }

  @Test
  void aWordThatWouldLeaveItsLineIsShownAsItIs() {
    assertThat(new TitleWords("a\u001b[31m\nb$1").in("A becomes president"))
        .doesNotContain("\u001b", "\n")
        .endsWith("b$1");
  }
}

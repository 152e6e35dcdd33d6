package roundhouse.design.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingHintTest {
  private static final List<String> KNOWN =
      List.of("count", "price", "rusts-on", "operating-rounds", "5+3", "4");

  @ParameterizedTest
  @CsvSource({
    "cuont, count",
    "Price, price",
    "prices, price",
    "rustson, rusts-on",
    "rusts_on, rusts-on",
    "operating, operating-rounds",
    "5+33, 5+3"
  })
  void aMisspelledNameHasASuggestion(String word, String meant) {
    assertThat(SpellingHint.of(word, KNOWN)).contains(meant);
  }

  @ParameterizedTest
  @CsvSource({"zzz", "7", "''", "colour"})
  void aNameUnlikeAnyOtherHasNoSuggestion(String word) {
    assertThat(SpellingHint.of(word, KNOWN)).isEmpty();
    assertThat(SpellingHint.hint(word, KNOWN)).isEmpty();
  }

  @Test
  void theHintAsksAndTheFixListsTheNames() {
    assertThat(SpellingHint.hint("cuont", KNOWN)).isEqualTo(" (did you mean 'count'?)");
    assertThat(SpellingHint.fix("zzz", List.of("a", "b"))).isEqualTo("there are a, b");
    assertThat(SpellingHint.fix("zzz", List.of())).isEmpty();
  }

  @Test
  void amongEquallyNearNamesACommonBeginningWins() {
    assertThat(SpellingHint.of("D5", List.of("A5", "D4", "D6"))).contains("D4");
  }

  @Test
  void longWordsAreNotCompared() {
    assertThat(SpellingHint.of("x".repeat(1000), List.of("y".repeat(1000)))).isEmpty();
  }
}

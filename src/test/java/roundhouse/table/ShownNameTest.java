package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Under which names guests are shown, and which look like one. */
class ShownNameTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Ann",
        "Ann-Marie O'Neil",
        "J. R.",
        "Zoë",
        "Анна",
        "Ευα",
        "小林 さくら",
        "김민준",
        "R2D2",
        "Anna (train)"
      })
  void names(String name) {
    assertThat(ShownName.fault(name)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u0430nn",
        "An\u03bd",
        "A\u200bnn",
        "\u202ennA",
        "\u2066Ann",
        "An\u00adn",
        "Ann\n",
        "\u3164",
        "An\uFE0Fn",
        "A\u0301\u0302\u0303\u0304nn",
        "...",
        "<b>Ann",
        "@everyone",
        "https://x",
        "\uD835\uDC00\u0430",
        "\uE000Ann",
        "Ann\uFEFF",
        "a name that is longer than anybody would write"
      })
  void whatIsNoName(String name) {
    assertThat(ShownName.fault(name)).isPresent();
  }

  @ParameterizedTest
  @CsvSource({
    "Ben, bEn",
    "Ben, B e n",
    "Ben, Bén",
    "Ben, \uFF22en",
    "Carla, СагӀа",
    "Bill, B1ll",
    "Bill, Biii",
    "Bob, B0b",
    "Marn, Mam",
    "Wim, VVim",
    "Петр, петр",
    "Ax, Ах",
    "Ben, B.e.n"
  })
  void namesThatLookAlike(String one, String other) {
    assertThat(ShownName.looksLike(one, other)).isTrue();
  }

  @Test
  void namesThatDiffer() {
    assertThat(ShownName.looksLike("Ann", "Anna")).isFalse();
    assertThat(ShownName.looksLike("Ben", "Dan")).isFalse();
    assertThat(ShownName.looksLike("Анна", "Ann")).isFalse();
  }
}

package roundhouse.engine.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sentences with places for values. */
class SentenceTemplateTest {
  private static final SentenceTemplate LAID =
      SentenceTemplate.parse("{company} lays tile {tile}[ for {cost}]");

  private static String laid(Object cost) {
    return LAID.filledWith(Map.of("company", "GWR", "tile", "57", "cost", cost)::get);
  }

  @Test
  void valuesStandWhereTheirNamesStood() {
    assertThat(laid(new MoneyAmount("£", 40))).isEqualTo("GWR lays tile 57 for £40");
  }

  @Test
  void aPartInBracketsIsLeftOutWhenItsValueIsEmptyOrZero() {
    assertThat(laid(new MoneyAmount("£", 0))).isEqualTo("GWR lays tile 57");
    assertThat(laid("")).isEqualTo("GWR lays tile 57");
    assertThat(laid(0)).isEqualTo("GWR lays tile 57");
    assertThat(laid(List.of())).isEqualTo("GWR lays tile 57");
  }

  @Test
  void aValueMayHoldWhatTemplatesAreMadeOf() {
    assertThat(laid("$1 {tile} [x]")).isEqualTo("GWR lays tile 57 for $1 {tile} [x]");
  }

  @Test
  void severalValuesAreJoined() {
    assertThat(
            SentenceTemplate.parse("{parts} become {company}")
                .filledWith(Map.of("parts", List.of("A", "B"), "company", "C")::get))
        .isEqualTo("A and B become C");
  }

  @Test
  void itNamesItsValues() {
    assertThat(LAID.names()).containsExactly("company", "tile", "cost");
  }
}

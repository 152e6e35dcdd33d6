package roundhouse.design.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FormatDescriptionTest {
  private static FormatDescription at(String... path) {
    return FormatDescription.at(List.of(path)).orElseThrow();
  }

  @Test
  void theKeysOfARecordAreKnown() {
    assertThat(at("trains", "any").keys()).contains("runs", "price", "count", "rusts-on");
    assertThat(at("trains", "any", "price").says()).isEqualTo("Price from the bank.");
    assertThat(at("trains", "any", "price").writtenForm()).isEqualTo("0 to 1000000; required");
  }

  @Test
  void keysOfAnOptionAreThoseOfATitle() {
    assertThat(at("options", "any", "trains", "7+4").keys()).contains("price");
    assertThat(at("options", "any").keys()).contains("says", "implies");
  }

  @Test
  void stepsAreKnownByNumberAndByName() {
    assertThat(at("rounds", "stock", "steps").keys()).contains("stock-turn", "lay-track");
    assertThat(at("rounds", "stock", "steps", "0", "stock-turn").keys())
        .contains("order", "sell-from");
    assertThat(at("rounds", "stock", "steps", "stock-turn", "order").words())
        .contains("sell-then-buy", "sell-buy-sell");
  }

  @Test
  void possibleWordsAndNamesAreKnown() {
    assertThat(at("phases", "3", "tiles").words()).contains("yellow", "green");
    assertThat(at("phases", "3", "privates-close").words()).containsExactly("yes", "no");
    assertThat(at("companies", "X", "home").referencedMap()).contains("map.hexes");
  }

  @Test
  void dataForScriptsMayBeAnything() {
    assertThat(FormatDescription.at(List.of("data", "leasing", "by"))).isEmpty();
  }
}

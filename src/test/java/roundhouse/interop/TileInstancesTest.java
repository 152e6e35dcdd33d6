package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Recordings name a city by a tile's number, its instance and an index, or by its hex. */
class TileInstancesTest {
  @ParameterizedTest
  @CsvSource({
    "57-0-0, 0",
    "619-2-1, 1",
    "H8-0-2, 2",
    "H8, 0",
    "57-0-2147483648, 2147483647",
    "57-0-99999999999999999999, 2147483647"
  })
  void theIndexOfACityIsTheLastNumberOfItsName(String city, int index) {
    assertThat(TileInstances.index(city)).isEqualTo(index);
  }

  @Test
  void aCityIsWhereItsTileLies() {
    var instances = new TileInstances();
    instances.laid("57-0", "C3");

    assertThat(instances.hex("57-0-0")).isEqualTo("C3");
    assertThat(instances.hex("H8-0-1")).isEqualTo("H8");
  }
}

package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.testkit.TestTitle;

/** 1846: the map shows the spaces of homes, and those that railroads claim elsewhere. */
class ReservedSpaces1846Test {
  private final GameMap map = TestTitle.of("1846").map();

  @Test
  void aHomeHasASpaceInItsCity() {
    assertThat(map.hex(HexId.of("F20")).reservations()).isEqualTo(Map.of("PRR", 0));
  }

  @Test
  void aClaimHasASpaceAnywhereInItsHex() {
    assertThat(map.hex(HexId.of("E11")).reservations()).isEqualTo(Map.of("PRR", -1));
    assertThat(map.hex(HexId.of("H12")).reservations()).isEqualTo(Map.of("B&O", -1));
  }

  @Test
  void otherHexesHaveNone() {
    assertThat(map.hex(HexId.of("C9")).reservations()).isEmpty();
  }
}
